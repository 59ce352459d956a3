import Testing

@testable import KnurlControls

@Suite struct TextCommandTests {
  /// A key with modifiers, and what it means by either habit.
  private typealias Row = (key: Key, modifiers: Modifiers, control: TextCommand, command: TextCommand)

  @Test("keys have the meaning of each platform's habits")
  func habits() {
    let rows: [Row] = [
      (.left, [], .move(.left, extending: false), .move(.left, extending: false)),
      (.left, .control, .move(.wordLeft, extending: false), .move(.left, extending: false)),
      (.right, [.control, .shift], .move(.wordRight, extending: true), .move(.right, extending: true)),
      (.right, .alt, .move(.right, extending: false), .move(.wordEnd, extending: false)),
      (.left, .command, .move(.left, extending: false), .move(.lineStart, extending: false)),
      (.home, [], .move(.lineStart, extending: false), .move(.textStart, extending: false)),
      (.end, [.control, .shift], .move(.textEnd, extending: true), .move(.textEnd, extending: true)),
      (.up, .command, .line(-1, extending: false), .move(.textStart, extending: false)),
      (.backspace, .control, .delete(.wordLeft), .delete(.left)),
      (.backspace, .alt, .delete(.left), .delete(.wordLeft)),
      (.delete, [], .delete(.right), .delete(.right)), (.delete, .shift, .cut, .delete(.right)),
      (.enter, [], .enter, .enter), (.space, [], .none, .none), (.character("w"), [], .none, .none),
    ]
    for row in rows {
      #expect(TextCommand(row.key, row.modifiers, .control) == row.control, "\(row.key) \(row.modifiers)")
      #expect(TextCommand(row.key, row.modifiers, .command) == row.command, "\(row.key) \(row.modifiers)")
    }
  }

  @Test("shortcuts take the modifier of the habits; other ones are the program's")
  func shortcuts() {
    for (character, meaning) in [("a", TextCommand.selectAll), ("c", .copy), ("x", .cut), ("v", .paste), ("z", .undo)] {
      let key = Key.character(Character(character))
      #expect(TextCommand(key, .control, .control) == meaning && TextCommand(key, .command, .command) == meaning)
      #expect(TextCommand(key, .command, .control) == nil && TextCommand(key, .control, .command) == nil)
    }
    #expect(TextCommand(.character("z"), [.control, .shift], .control) == .redo)
    #expect(TextCommand(.character("y"), .control, .control) == .redo)
    #expect(TextCommand(.character("s"), .control, .control) == nil && TextCommand(.tab, [], .control) == nil)
    #expect(TextCommand(.character("q"), [.control, .alt], .control) == TextCommand.none)
  }
}
