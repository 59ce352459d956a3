import Testing

@testable import KnurlControls

@Suite struct TextHistoryTests {
  private func typed(_ text: String) -> TextEditor {
    var editor = TextEditor("")
    for character in text { editor.insert(String(character)) }
    return editor
  }

  @Test("peers 100 typing is undone word by word, a paste as one, and done again")
  func words() {
    var editor = typed("one two")
    editor.insert(" three four", isTyped: false)
    editor.undo()
    #expect(editor.text == "one two")
    editor.undo()
    #expect(editor.text == "one ")
    editor.undo()
    #expect(editor.text == "" && !editor.canUndo)
    for _ in 0..<3 { editor.redo() }
    #expect(editor.text == "one two three four" && !editor.canRedo)
  }

  @Test("a move of the caret ends a step")
  func moves() {
    var editor = typed("ab")
    editor.move(.left)
    editor.insert("x")
    editor.undo()
    #expect(editor.text == "ab" && editor.selection == TextSelection(1))
    editor.undo()
    #expect(editor.text == "")
  }

  @Test("deleting in one direction is one step")
  func deleting() {
    var editor = TextEditor("abcdef")
    for _ in 0..<3 { editor.delete(.left) }
    editor.move(.textStart)
    for _ in 0..<2 { editor.delete(.right) }
    #expect(editor.text == "c")
    editor.undo()
    #expect(editor.text == "abc" && editor.selection == TextSelection(0))
    editor.undo()
    #expect(editor.text == "abcdef" && editor.selection == TextSelection(6))
  }

  @Test("what was typed over a selection is one step, and the selection comes back")
  func typedOver() {
    var editor = TextEditor("old")
    editor.selectAll()
    editor.insert("n")
    editor.insert("ew")
    editor.undo()
    #expect(editor.text == "old" && editor.selection == TextSelection(anchor: 0, head: 3))
  }

  @Test("a new edit forgets what was undone")
  func branches() {
    var editor = typed("a")
    editor.undo()
    editor.insert("b")
    editor.redo()
    #expect(editor.text == "b")
  }

  @Test("no more steps and bytes are kept than the limits say")
  func limits() {
    var editor = TextEditor("")
    let large = String(repeating: "x", count: 3 << 20)
    for _ in 0..<4 {
      editor.selectAll()
      editor.insert(large, isTyped: false)
    }
    var count = 0
    while editor.canUndo {
      editor.undo()
      count += 1
    }
    #expect(count == 1)
    for index in 0..<1200 { editor.insert("\(index % 10)", isTyped: false) }
    count = 0
    while editor.canUndo {
      editor.undo()
      count += 1
    }
    #expect(count == TextHistory.mostSteps)
  }
}
