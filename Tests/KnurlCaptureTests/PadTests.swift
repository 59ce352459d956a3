import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlCapture

@Suite("A pad") struct PadTests {
  @Test("says what its buttons and axes do; B takes a drag back")
  func verbs() {
    var value = 0.5
    let harness = Harness(size: Size(width: 200, height: 80)) { ui in _ = ui.slider(id: "x", &value) }
    harness.step()
    harness.startRecording(hashes: false)
    harness.mouse.press(on: "x/thumb")
    harness.mouse.move(by: Vector(x: 20, y: 0))
    harness.step()
    #expect(value > 0.5)
    #expect(harness.pad(0).press(.b) == .claimed && harness.pad(0).press(.x) == .free)
    harness.pad(1).hold(.leftShoulder)
    harness.pad(1).release(.leftShoulder)
    harness.pad(1).move(.rightTrigger, to: 0.25)
    harness.pad(1).remove()
    harness.step()
    #expect(value == 0.5)
    let kinds = harness.stopRecording().frames[1].events.map(\.kind)
    #expect(kinds.prefix(2) == [.padButton(pad: 0, .b, isDown: true), .padButton(pad: 0, .b, isDown: false)])
    #expect(kinds.suffix(2) == [.padAxis(pad: 1, .rightTrigger, 0.25), .padRemoved(pad: 1)])
  }
}
