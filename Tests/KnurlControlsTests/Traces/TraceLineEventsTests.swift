import KnurlGeometry
import Testing

@testable import KnurlControls

@Suite("An event in a trace") struct TraceLineEventsTests {
  private func event(_ text: String) throws(TraceMisreading) -> InputEvent {
    var line = TraceLine(Array(text.utf8)[...])
    return try line.event(5)
  }

  @Test("has the words of the grammar")
  func events() throws {
    let point = Point(x: 1, y: 2), finger = PointerID.finger(device: 1, finger: 3)
    let table: [(String, InputEvent.Kind)] = [
      ("move mouse 1 2", .moved(.mouse, point, heldButtons: [])),
      ("move mouse 1 2 held left+right", .moved(.mouse, point, heldButtons: [.left, .right])),
      ("move finger:3 1 2", .moved(finger, point, heldButtons: .left)),
      ("press pen:9 1 2", .pressed(.pen(9), point, .left)), ("press mouse 1 2 right", .pressed(.mouse, point, .right)),
      ("release finger:7:3 1 2", .released(.finger(device: 7, finger: 3), point, .left)),
      ("leave mouse", .left(.mouse)), ("cancel finger:3", .cancelled(finger)),
      ("wheel 1 2 0 -0.5", .wheel(point, Vector(x: 0, y: -0.5))),
      ("key down page-up with shift+alt repeat", .keyDown(.pageUp, [.shift, .alt], isRepeat: true)),
      ("key up \"\u{e9}\"", .keyUp(.character("\u{e9}"), [])), ("text \"a b\"", .text("a b")),
      ("compose \"ab\" caret 1", .composing("ab", caret: 1)), ("modifiers none", .modifiers([])),
      ("focus gained", .focusGained), ("pad 0 down left-shoulder", .padButton(pad: 0, .leftShoulder, isDown: true)),
      ("pad 1 axis right-y -0.25", .padAxis(pad: 1, .rightY, -0.25)), ("pad 2 removed", .padRemoved(pad: 2)),
      ("action increment \"price/upper\"", .action(.increment, path: "price/upper")),
    ]
    for (text, kind) in table {
      #expect(try event(text) == InputEvent(kind, time: 5), "\(text)")
      #expect(try event(text + " at 7.5") == InputEvent(kind, time: 7.5), "\(text)")
    }
  }

  @Test(
    "that is none says what could stand there",
    arguments: [
      ("prss mouse 1 1", "press, release"), ("press moose 1 1", "mouse, finger:N"), ("press finger:x 1 1", "finger:N"),
      ("press mouse 1 1 up", "the end of the line"), ("move mouse 1 1 held 999", "buttons such as"),
      ("key down nothing", "a key such as"), ("key sideways left", "down or up"), ("key down \"ab\"", "one character"),
      ("key down left with hyper", "modifiers such as"), ("compose \"a\"", "caret"), ("focus", "gained or lost"),
      ("pad 0 left", "down, up, axis or removed"), ("pad a down a", "a whole number"), ("pad 0 axis z 1", "an axis"),
      ("action jump \"x\"", "increment"), ("leave mouse at", "a number"), ("text a", "a text in quotes"),
    ])
  func misreadings(_ text: String, _ expected: String) {
    let error = #expect(throws: TraceMisreading.self) { try event(text) }
    #expect(error?.expected.contains(expected) == true, "\(error?.expected ?? "")")
  }
}
