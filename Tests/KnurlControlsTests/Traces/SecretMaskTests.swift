import Testing

@testable import KnurlControls

@Suite("Secret text") struct SecretMaskTests {
  private func masked(_ kinds: [(InputEvent.Kind, Bool)]) -> [InputEvent.Kind] {
    var mask = SecretMask()
    return kinds.map { mask.masked(InputEvent($0.0, time: 1), isSecret: $0.1).kind }
  }

  @Test("becomes as many bullets; other text stays")
  func text() {
    #expect(
      masked([(.text("e\u{301}x"), true), (.text("x"), false), (.composing("abc", caret: 2), true)])
        == [.text("\u{2022}\u{2022}"), .text("x"), .composing("\u{2022}\u{2022}\u{2022}", caret: 2)])
  }

  @Test("is not told by its keys either, shortcuts excepted")
  func keys() {
    let bullet = Key.character("\u{2022}")
    #expect(
      masked([
        (.keyDown(.character("s"), .shift, isRepeat: false), true), (.keyUp(.character("s"), []), true),
        (.keyDown(.character("v"), .control, isRepeat: false), true), (.keyDown(.backspace, [], isRepeat: true), true),
        (.keyDown(.character("q"), [.control, .alt], isRepeat: false), true),
      ]) == [
        .keyDown(bullet, .shift, isRepeat: false), .keyUp(bullet, []),
        .keyDown(.character("v"), .control, isRepeat: false), .keyDown(.backspace, [], isRepeat: true),
        .keyDown(bullet, [.control, .alt], isRepeat: false),
      ])
  }

  @Test("a key that is released after the focus has moved on is not told either")
  func lateRelease() {
    let bullet = Key.character("\u{2022}")
    #expect(
      masked([
        (.keyDown(.character("s"), [], isRepeat: false), true), (.keyUp(.character("s"), []), false),
        (.keyDown(.character("s"), [], isRepeat: false), false), (.keyUp(.character("s"), []), false),
      ]) == [
        .keyDown(bullet, [], isRepeat: false), .keyUp(bullet, []), .keyDown(.character("s"), [], isRepeat: false),
        .keyUp(.character("s"), []),
      ])
  }
}
