import KnurlCapture
import KnurlControls
import KnurlTesting
import Testing

@Suite struct InspectorLookTests {
  /// A desk under two fingers and a mouse, as one frame of a drag shows it.
  static func desk(_ scale: Double) -> Harness {
    var gain = 0.5, pan = 0.25
    let harness = Harness(size: Size(width: 640, height: 400), pixelsPerPoint: scale) { ui in
      ui.place(Rect(x: 20, y: 20, width: 290, height: 360)) {
        ui.panel("Desk") {
          ui.slider(id: "gain", &gain, label: "Gain")
          ui.slider(id: "pan", &pan, label: "Pan")
          ui.button(id: "go", "Go")
        }
      }
    }
    harness.ui.inspector.isShown = true
    harness.step()
    for index in 0..<60 {
      harness.ui.inspector.note(frameTime: (index % 13 == 5 ? 21 : 3 + Double(index % 5)) / 1000)
    }
    harness.finger(1).press(on: "gain/thumb")
    harness.finger(2).press(on: "pan/thumb")
    harness.mouse.move(to: Point(x: 70, y: 350))
    harness.step()
    for step in 1...12 {
      harness.finger(1).move(by: Vector(x: 5, y: step % 4 == 0 ? 3 : -1))
      harness.finger(2).move(by: Vector(x: 6, y: step % 3 == 0 ? 2 : -1))
      if step == 12 { harness.mouse.wheel(by: Vector(x: 0, y: 1)) }
      harness.step()
    }
    return harness
  }

  @Test("two fingers that drag, a mouse that rests, cells, events, owners and reasons", arguments: [1.0, 2])
  func looks(_ scale: Double) {
    expectFrame(Self.desk(scale), matches: scale == 1 ? "inspector/two-fingers" : "inspector/two-fingers@2x")
  }
}
