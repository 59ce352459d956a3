import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlCapture

@Suite("A target") struct TargetTests {
  private final class Model {
    var gains = [0.5, 0.5], clicks = 0

    func build(_ ui: UI) {
      clicks += ui.button(id: "reset", "Reset").clickCount
      for index in 0...1 { ui.scope(index) { _ = ui.slider(id: "gain", &gains[index], label: "Gain \(index)") } }
    }
  }

  private func rig() -> (Model, Harness) {
    let model = Model()
    let harness = Harness(size: Size(width: 240, height: 200)) { model.build($0) }
    harness.step()
    return (model, harness)
  }

  @Test("is a point, a path, or a role and a label")
  func places() {
    let harness = rig().1
    let center = harness.node("1/gain/thumb")?.frame.center
    #expect(harness.place(of: "1/gain/thumb") == center)
    #expect(harness.place(of: .point(Point(x: 3, y: 4))) == Point(x: 3, y: 4))
    #expect(harness.place(of: .control("button", "Reset")) == harness.node("reset")?.frame.center)
    #expect(harness.node(role: "slider", label: "Gain 1")?.path == "1/gain")
    #expect(harness.node(role: "slider", label: "Gain 2") == nil)
  }

  @Test("peers 124 and 129: a click by label, and two fingers on two controls in one step")
  func verbs() {
    let (model, harness) = rig()
    harness.click(.control("button", "Reset"))
    #expect(harness.finger(1).tap("reset") == .claimed)
    harness.step()
    #expect(model.clicks == 2)
    harness.finger(1).press(on: "0/gain/thumb")
    harness.finger(2).press(on: "1/gain/thumb")
    harness.finger(1).move(by: Vector(x: 40, y: 0))
    harness.finger(2).move(by: Vector(x: -40, y: 0))
    harness.step()
    #expect(model.gains[0] > 0.5 && model.gains[1] < 0.5)
    harness.mouse.move(onto: "reset")
    #expect(harness.mouse.position == harness.node("reset")?.frame.center)
  }

  @Test("a fling lifts while it moves; a pinch moves two fingers apart")
  func gestures() {
    let (model, harness) = rig()
    harness.startRecording(hashes: false)
    harness.finger(4).fling("0/gain/thumb", by: Vector(x: 60, y: 0), over: 3)
    #expect(model.gains[0] > 0.5)
    var frames = harness.stopRecording().frames
    #expect(frames.count == 4 && frames[3].events.count == 2)
    harness.startRecording(hashes: false)
    harness.pinch(on: .point(Point(x: 120, y: 190)), from: 20, to: 80, over: 3)
    frames = harness.stopRecording().frames
    #expect(frames.map(\.events.count) == [2, 2, 2, 2, 2])
    #expect(
      frames[3].events[1].kind
        == .moved(.finger(device: 1, finger: 2), Point(x: 160, y: 190), heldButtons: .left))
    #expect(harness.ui.leaks == [])
  }

  @Test("idle frames are expected, and what disturbs them is named")
  func idle() throws {
    let (model, harness) = rig()
    try harness.expectIdle(for: 10)
    model.gains[1] = 0.9
    let error = #expect(throws: CaptureError.self) { try harness.expectIdle() }
    guard case .notIdle(frame: 0, let painted, _) = error else { return #expect(error == nil) }
    #expect(painted > 0 && error?.description.contains("was not idle") == true)
  }

  @Test("the clock is turned on by seconds")
  func clock() {
    let harness = rig().1
    harness.advance(by: 0.5)
    #expect(abs(harness.time - 31.0 / 60) < 1e-9)
    harness.advance(by: .nan)
    harness.advance(by: -1)
    #expect(abs(harness.time - 31.0 / 60) < 1e-9)
  }
}
