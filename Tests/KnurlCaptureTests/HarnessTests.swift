import KnurlDrawing
import KnurlGeometry
import Testing

@testable import KnurlCapture
@testable import KnurlControls

/// A button and a slider of two thumbs, in a window of 320 x 200 whose right third is free.
private final class Model {
  var lower = 2.0, upper = 8.0
  var clicks = 0
  var frames = 0
  var edits: [Edit] = []

  func build(_ ui: UI) {
    frames += 1
    ui.place(Rect(x: 20, y: 20, width: 80, height: 30)) {
      clicks += ui.button(id: "go", "Go").clickCount
    }
    ui.place(Rect(x: 20, y: 80, width: 160, height: 40)) {
      ui.rangeSlider(id: "range", &lower, &upper, in: 0...10)
    }
    edits += ui.edits
  }
}

private func window(pixelsPerPoint: Double = 1) -> (Model, Harness) {
  let model = Model()
  let harness = Harness(size: Size(width: 320, height: 200), pixelsPerPoint: pixelsPerPoint) { model.build($0) }
  return (model, harness)
}

@Suite struct HarnessTests {
  @Test("time is 0 at first and grows by one step a frame")
  func time() {
    let (model, harness) = window()
    #expect(harness.time == 0 && model.frames == 0)
    harness.step()
    #expect(harness.time == 1.0 / 60 && model.frames == 1)
    harness.step(30)
    #expect(abs(harness.time - 31.0 / 60) < 1e-12 && model.frames == 31)
    harness.step(-3)
    #expect(model.frames == 31)
  }

  @Test(
    "the picture has the window's pixels, rounded up",
    arguments: [(1.0, 320, 200), (1.1, 352, 220), (1.33, 426, 266)])
  func pixels(scale: Double, width: Int, height: Int) {
    let harness = window(pixelsPerPoint: scale).1
    #expect(harness.pixmap.width == width && harness.pixmap.height == height)
  }

  @Test("absurd sizes and scales have a picture too", arguments: [Double.nan, .infinity, -5, 0])
  func absurd(number: Double) {
    let harness = Harness(size: Size(width: number, height: 10), pixelsPerPoint: number) { _ in }
    harness.step(2)
    #expect(harness.pixmap.width == 0 && harness.pixmap.height == 10)
  }

  @Test("verbs run no frame by themselves, and answer the claim at once")
  func claims() {
    let (model, harness) = window()
    harness.step()
    #expect(harness.mouse.move(to: Point(x: 250, y: 150)) == .free && harness.mouse.press() == .free)
    #expect(harness.mouse.release() == .free)
    #expect(harness.mouse.move(to: Point(x: 60, y: 35)) == .claimed && harness.mouse.press() == .claimed)
    #expect(harness.mouse.release() == .claimed)
    #expect(model.frames == 1 && model.clicks == 0)
    harness.step()
    #expect(model.clicks == 1)
  }

  @Test("the mouse keeps its place and its held buttons")
  func mouse() {
    let (model, harness) = window()
    harness.step()
    harness.mouse.move(to: harness.node("range/upper")?.frame.center ?? .zero)
    let start = harness.mouse.position
    harness.mouse.press()
    harness.step()
    harness.mouse.move(by: Vector(x: -10, y: 0))
    harness.mouse.move(by: Vector(x: -10, y: 3))
    #expect(harness.mouse.position == start + Vector(x: -20, y: 3))
    harness.step()
    #expect(model.upper < 8 && harness.node("range/upper")?.isActive == true)
    harness.mouse.leave()
    harness.step()
    #expect(harness.node("range/upper")?.isActive == true)
    harness.mouse.release()
    harness.step()
    #expect(harness.node("range/upper")?.isActive == false)
  }

  @Test("two fingers hold two thumbs")
  func fingers() {
    let (model, harness) = window()
    harness.step()
    for (id, part) in [(1, "range/lower"), (2, "range/upper")] {
      #expect(harness.finger(id).press(at: harness.node(part)?.frame.center ?? .zero) == .claimed)
    }
    harness.step()
    harness.finger(1).move(by: Vector(x: 20, y: 0))
    harness.finger(2).move(by: Vector(x: -20, y: 0))
    harness.step()
    #expect(model.lower > 2 && model.upper < 8)
    #expect(harness.finger(1).lift() == .claimed)
    harness.finger(2).cancel()
    harness.step()
    #expect(model.lower > 2 && model.upper == 8)
  }

  @Test("a drag moves the value and lets go")
  func drag() {
    let (model, harness) = window()
    harness.step()
    harness.drag("range/lower", by: Vector(x: 30, y: 0), over: 5)
    #expect(model.frames == 1 + 2 + 5 + 1)
    #expect(model.lower > 2 && model.edits.last?.phase == .committed)
  }

  @Test("a click clicks")
  func click() {
    let (model, harness) = window()
    harness.step()
    harness.click("go")
    harness.click("go")
    #expect(model.clicks == 2 && model.frames == 7)
  }

  @Test("losing the focus undoes a drag")
  func loseFocus() {
    let (model, harness) = window()
    harness.step()
    harness.mouse.move(to: harness.node("range/upper")?.frame.center ?? .zero)
    harness.mouse.press()
    harness.mouse.move(by: Vector(x: -30, y: 0))
    harness.step()
    #expect(model.upper < 8)
    harness.loseFocus()
    harness.step()
    #expect(model.upper == 8)
  }

  @Test("keys go to what has the focus, and are free without")
  func keyboard() {
    let harness = window().1
    harness.step()
    #expect(harness.keyboard.press(.right) == .free && harness.keyboard.type("a") == .free)
    #expect(harness.keyboard.press(.tab) == .claimed && harness.keyboard.press(.tab) == .claimed)
    harness.step()
    #expect(harness.node("range/lower")?.isFocused == true)
    #expect(harness.keyboard.press(.tab, with: .shift) == .claimed)
    harness.step()
    #expect(harness.node("go")?.isFocused == true)
  }

  @Test("modifiers are held until the next call or until the focus is lost")
  func modifiers() {
    let harness = window().1
    harness.keyboard.hold(.shift)
    #expect(harness.ui.modifiers == .shift)
    harness.keyboard.press(.left, with: .control)
    #expect(harness.ui.modifiers == .shift)
    harness.keyboard.hold(.alt)
    #expect(harness.ui.modifiers == .alt)
    harness.loseFocus()
    #expect(harness.ui.modifiers == [] && harness.heldModifiers == [])
  }

  @Test("a frame without news paints nothing")
  func idle() throws {
    let harness = window().1
    harness.step()
    #expect(harness.paintedPixels == 320 * 200)
    try harness.settle()
    let before = harness.pixmap.contentHash
    harness.step()
    #expect(harness.paintedPixels == 0 && harness.pixmap.contentHash == before)
  }

  @Test("what never rests is told after 600 frames")
  func neverSettles() throws {
    let line = #line + 1
    let harness = Harness(size: Size(width: 40, height: 40)) { ui in ui.wake(at: ui.time) }
    let error = try #require(throws: CaptureError.self) { try harness.settle() }
    #expect(
      error == .neverSettles(frames: 600, time: harness.time, moving: ["KnurlCaptureTests/HarnessTests.swift:\(line)"]))
    #expect(error.description.contains("HarnessTests.swift:\(line)"))
  }

  @Test("a new size or scale shows in the next frame")
  func resize() {
    let harness = window().1
    harness.step()
    harness.resize(to: Size(width: 100, height: 50), pixelsPerPoint: 2)
    #expect(harness.pixmap.width == 320)
    harness.step()
    #expect(harness.pixmap.width == 200 && harness.pixmap.height == 100)
    #expect(harness.paintedPixels == 200 * 100)
  }

  @Test("a crop shows a control with its margin, cut at the window's edge")
  func crop() throws {
    let harness = window(pixelsPerPoint: 2).1
    harness.step()
    let frame = try #require(harness.node("go")).frame
    let picture = try #require(harness.crop("go", margin: 4))
    #expect(picture.width == Int(frame.size.width + 8) * 2 && picture.height == Int(frame.size.height + 8) * 2)
    let left = Int(frame.minX - 4) * 2, top = Int(frame.minY - 4) * 2
    #expect(picture[5, 7] == harness.pixmap[left + 5, top + 7])
    #expect(harness.crop("go", margin: 1000)?.width == 640)
    #expect(harness.crop("stop") == nil)
  }

  @Test("a capture is the picture as a PNG file")
  func capture() throws {
    let folder = TemporaryFolder()
    defer { folder.remove(["x.png", "x.json"]) }
    let harness = window().1
    harness.step()
    try harness.capture(folder.path + "/x.png")
    #expect(try PNG.read(folder.path + "/x.png").contentHash == harness.pixmap.contentHash)
    #expect(try Files.read(folder.path + "/x.json") == Array(harness.tree.utf8))
  }

  @Test("the same input gives the same bytes")
  func determinism() {
    let hashes = (0..<2).map { _ in
      let harness = window().1
      harness.step()
      harness.drag("range/lower", by: Vector(x: 25, y: 3))
      return harness.pixmap.contentHash
    }
    #expect(hashes[0] == hashes[1])
  }
}
