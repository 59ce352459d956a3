import KnurlCapture
import KnurlControls
import KnurlDrawing
import KnurlGeometry
import KnurlRaster
import TestSupport
import Testing

/// Reports about pictures, labels and repaints, tried by the harness alone: no window, no video, no renderer of SDL.
@Suite("Capture trials") struct CaptureTrials {
  private static let size = Size(width: 320, height: 160)

  private static func harness(_ label: @escaping () -> String, pixelsPerPoint: Double = 1) -> Harness {
    var value = 40.0, gain = 0.5
    return Harness(size: size, pixelsPerPoint: pixelsPerPoint) { ui in
      ui.column {
        ui.label("Illumination")
        ui.slider(id: "price", &value, in: 0...100, label: label())
        ui.knob(id: "gain", &gain, label: "Gain")
      }
    }
  }

  @Test("peers 85 a label that is translated in a drag does not end it", arguments: [false, true])
  func translation(byFinger: Bool) throws {
    var label = "Price"
    let harness = Self.harness { label }
    harness.step(2)
    let node = try #require(harness.node("price"))
    let thumb = (node.children.first ?? node).frame.center
    if byFinger {
      harness.finger(1).press(at: thumb)
    } else {
      harness.mouse.move(to: thumb)
      harness.mouse.press()
    }
    func move() {
      let way = Vector(x: 10, y: 0)
      if byFinger { harness.finger(1).move(by: way) } else { harness.mouse.move(by: way) }
      harness.step()
    }
    for _ in 0..<3 { move() }
    let before = harness.node("price")?.value
    label = "Preis in Euro"
    for _ in 0..<3 { move() }
    let moved = try #require(harness.node("price"))
    #expect(moved.label == "Preis in Euro" && moved.value != before && harness.ui.isHeld)
    if byFinger { harness.finger(1).lift() } else { harness.mouse.release() }
    harness.step()
    #expect(harness.ui.edits.map(\.phase) == [.committed])
  }

  @Test(
    "peers 87 percent signs and hashes in a label are shown as they are",
    arguments: ["100%n", "%s%d%@", "a##b###c", "\\n"])
  func percent(label: String) {
    let harness = Self.harness { label }, other = Self.harness { String(label.dropLast()) }
    harness.step()
    other.step()
    #expect(harness.node("price")?.label == label)
    #expect(harness.pixmap.contentHash != other.pixmap.contentHash)
  }

  @Test("peers 104 at two pixels a point letters are drawn with those pixels, not blown up")
  func sharpness() {
    let single = Self.harness({ "Level" }), double = Self.harness({ "Level" }, pixelsPerPoint: 2)
    single.step()
    double.step()
    #expect(double.pixmap.width == 640 && double.pixmap.height == 320)
    var differs = 0
    for y in 0..<160 {
      for x in 0..<320 where double.pixmap[2 * x, 2 * y] != double.pixmap[2 * x + 1, 2 * y + 1] { differs += 1 }
    }
    #expect(differs > 100, "every pixel stands for a square of four")
  }

  @Test("peers 113 after each of a thousand doings the parts repainted equal a picture painted whole")
  func trails() {
    var lower = 20.0, upper = 80.0, gain = 0.5, isOn = false
    let body: (UI) -> Void = { ui in
      ui.panel("Trails") {
        ui.rangeSlider(id: "price", &lower, &upper, in: 0...100)
        ui.row {
          ui.knob(id: "gain", &gain)
          ui.toggle(id: "on", &isOn, label: "On")
          ui.button(id: "go", "Go")
        }
      }
    }
    let harness = Harness(size: Self.size, body)
    var generator = SeededGenerator(seed: 113)
    harness.step()
    var wrong = 0
    for _ in 0..<rounds(1000, debug: 150) {
      let place = Point(x: generator.number(0...320), y: generator.number(0...160))
      switch generator.count(0...5) {
      case 0: harness.mouse.press()
      case 1: harness.mouse.release()
      case 2: harness.finger(generator.count(1...2)).press(at: place)
      case 3: harness.finger(generator.count(1...2)).lift()
      case 4: harness.finger(1).move(to: place)
      default: harness.mouse.move(to: place)
      }
      harness.step()
      let whole = Pixmap(width: harness.pixmap.width, height: harness.pixmap.height)
      _ = Renderer(threads: 1).render(harness.ui.drawList, into: whole, pixelsPerPoint: 1)
      wrong += whole.contentHash == harness.pixmap.contentHash ? 0 : 1
    }
    #expect(wrong == 0)
  }

  @Test("peers 112 one thumb that moves on a large screen is painted alone", arguments: [1.0, 2])
  func thumbAlone(pixelsPerPoint: Double) throws {
    var values = [Double](repeating: 40, count: 60)
    let harness = Harness(size: Size(width: 1920, height: 1080), pixelsPerPoint: pixelsPerPoint) { ui in
      ui.column {
        for row in 0..<20 {
          ui.row {
            for column in 0..<3 {
              let number = row * 3 + column
              ui.slider(id: "\(number)", &values[number], in: 0...100, label: "Level \(number)")
            }
          }
        }
      }
    }
    harness.step(2)
    harness.finger(1).press(on: "7/thumb")
    harness.finger(1).move(by: Vector(x: 30, y: 0))
    harness.step(30)
    let pixels = harness.pixmap.width * harness.pixmap.height
    for _ in 0..<20 {
      harness.finger(1).move(by: Vector(x: 1, y: 0))
      harness.step()
      #expect(harness.paintedPixels > 0 && harness.paintedPixels < pixels / 50, "\(harness.paintedPixels)")
    }
  }

  @Test("peers 111 and 123 a drag by path and its picture, without a window or a renderer of SDL")
  func automation() throws {
    let harness = Self.harness { "Price" }
    harness.step()
    let before = harness.pixmap.contentHash
    harness.drag("price/thumb", by: Vector(x: 40, y: 0))
    #expect(try #require(harness.node("price")?.value) > 45)
    #expect(harness.pixmap.contentHash != before && harness.pixmap.isOpaque)
  }
}
