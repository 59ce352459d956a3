import KnurlCapture
import Testing

@testable import KnurlControls

@Suite struct UIInspectorTests {
  @Test("pointers have the claim of their press and the path of what they hold or hover over")
  func owners() {
    var value = 0.5
    let harness = Harness(size: Size(width: 640, height: 200)) { ui in
      ui.place(Rect(x: 20, y: 20, width: 200, height: 60)) { ui.scope("mixer") { ui.slider(id: "gain", &value) } }
    }
    harness.ui.inspector.isShown = true
    harness.step()
    harness.mouse.move(onto: "mixer/gain/thumb")
    harness.finger(1).press(at: Point(x: 300, y: 150))
    harness.step()
    var contacts = harness.ui.inspector.contacts
    #expect(contacts.map(\.owner) == ["mixer/gain", ""] && contacts.map(\.claim) == [nil, .free])
    harness.mouse.press()
    harness.finger(1).lift()
    harness.step()
    contacts = harness.ui.inspector.contacts
    #expect(contacts.map(\.isDown) == [true, false] && contacts[0].claim == .claimed && contacts[1].trail.count == 1)
    harness.finger(2).press(at: Point(x: 310, y: 150))
    harness.step()
    #expect(harness.ui.inspector.contacts.map(\.id) == [.mouse, .finger(device: 1, finger: 2)])
  }
}
