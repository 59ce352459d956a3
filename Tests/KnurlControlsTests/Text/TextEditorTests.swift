import TestSupport
import Testing

@testable import KnurlControls

@Suite struct TextEditorTests {
  @Test("peers 95 all characters of one commit are inserted")
  func commits() {
    var editor = TextEditor("")
    editor.insert("日本語")
    #expect(editor.text == "日本語" && editor.text.count == 3 && editor.selection == TextSelection(9))
  }

  @Test("what is typed takes the place of the selection")
  func replaces() {
    var editor = TextEditor("one two")
    editor.select(4, 7)
    editor.insert("2")
    #expect(editor.text == "one 2" && editor.selection == TextSelection(5))
  }

  @Test("backspace and delete take whole clusters, words, and all up to the ends")
  func deletes() {
    var editor = TextEditor("a👨‍👩‍👧e\u{301}")
    editor.delete(.left)
    #expect(editor.text == "a👨‍👩‍👧")
    editor.delete(.left)
    #expect(editor.text == "a")
    editor = TextEditor("one two three")
    editor.delete(.wordLeft)
    #expect(editor.text == "one two ")
    editor.move(.textStart)
    editor.delete(.wordRight)
    #expect(editor.text == "two ")
    editor.move(.right)
    editor.delete(.lineEnd)
    #expect(editor.text == "t")
    editor.delete(.lineStart)
    editor.delete(.left)
    editor.delete(.right)
    #expect(editor.text == "")
  }

  @Test("an arrow leaves a selection at its end, Shift extends it")
  func moves() {
    var editor = TextEditor("abcdef")
    editor.select(1, 4)
    editor.move(.left)
    #expect(editor.selection == TextSelection(1))
    editor.select(1, 4)
    editor.move(.right)
    #expect(editor.selection == TextSelection(4))
    editor.move(.left, extending: true)
    editor.move(.left, extending: true)
    #expect(editor.selection == TextSelection(anchor: 4, head: 2) && editor.selectedText == "cd")
    editor.move(.textEnd, extending: true)
    #expect(editor.selectedText == "ef")
  }

  @Test("no more characters come in than there may be; a combining one adds none")
  func lengths() {
    var editor = TextEditor("", rules: TextRules(maximumLength: 4))
    editor.insert("e")
    editor.insert("\u{301}bcdef")
    #expect(editor.text == "e\u{301}bcd" && editor.text.count == 4)
    editor.insert("x")
    #expect(editor.text.count == 4)
    editor.selectAll()
    editor.insert("123456", isTyped: false)
    #expect(editor.text == "1234")
    var long = TextEditor("abcdef", rules: TextRules(maximumLength: 3))
    long.insert("x")
    long.delete(.left)
    #expect(long.text == "abcde")
    var none = TextEditor("", rules: TextRules(maximumLength: -1))
    none.insert("x")
    #expect(none.text == "")
  }

  @Test("text that the filter keeps out leaves the selection alone")
  func filtered() {
    var editor = TextEditor("12", rules: TextRules(filter: .digits))
    editor.selectAll()
    editor.insert("ab")
    #expect(editor.text == "12" && editor.selectedText == "12")
  }

  @Test("peers 97 what is composed is shown in the selection's place; a commit replaces it, an end restores it")
  func composition() {
    var editor = TextEditor("one two")
    editor.select(4, 7)
    editor.compose("nihon", caret: 2)
    #expect(editor.text == "one two" && editor.shownText == "one nihon")
    #expect(editor.shownSelection == TextSelection(6))
    editor.compose("", caret: 0)
    #expect(editor.shownText == "one two" && editor.selectedText == "two")
    editor.compose("にほん", caret: 99)
    #expect(editor.shownSelection == TextSelection(13))
    editor.insert("日本")
    #expect(editor.text == "one 日本" && editor.shownText == editor.text)
    editor.undo()
    #expect(editor.text == "one two")
  }

  @Test("where an edit makes one cluster of two, the caret stands behind it")
  func merges() {
    var editor = TextEditor("\u{301}x")
    editor.move(.textStart)
    editor.insert("e")
    #expect(editor.text.isClusterBoundary(editor.selection.head) && editor.selection.head == 3)
    editor = TextEditor("🇩x🇪")
    editor.place(5)
    editor.delete(.left)
    #expect(editor.text == "🇩🇪" && editor.selection.head == 8)
    editor.undo()
    #expect(editor.text == "🇩x🇪" && editor.selection.head == 5)
  }

  @Test("a text that the program sets keeps the caret where it can")
  func resets() {
    var editor = TextEditor("abcdef")
    editor.select(2, 5)
    editor.reset(to: "e\u{301}e\u{301}")
    #expect(editor.selection == TextSelection(anchor: 3, head: 6) && !editor.canUndo)
    editor.reset(to: "")
    #expect(editor.selection == TextSelection(0))
  }

  // MARK: Properties

  /// The plainest editor there is: a list of scalars, the ends of a selection in it.
  private struct Model {
    var scalars: [Unicode.Scalar]
    var anchor: Int, head: Int

    var text: String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }

    /// The boundaries of clusters, in scalars.
    var boundaries: [Int] {
      var places = [0]
      for character in text { places.append(places[places.count - 1] + character.unicodeScalars.count) }
      return places
    }

    func up(_ place: Int) -> Int { boundaries.first { $0 >= place } ?? scalars.count }
    func before(_ place: Int) -> Int { boundaries.last { $0 < place } ?? 0 }
    func after(_ place: Int) -> Int { boundaries.first { $0 > place } ?? scalars.count }

    mutating func replace(_ lower: Int, _ upper: Int, _ new: [Unicode.Scalar]) {
      scalars.replaceSubrange(lower..<upper, with: new)
      head = up(lower + new.count)
      anchor = head
    }

    /// The same place in bytes.
    func bytes(_ place: Int) -> Int { scalars[..<place].reduce(0) { $0 + $1.utf8.count } }
  }

  private static let pieces = [
    "a", "b", " ", "word", "e\u{301}", "\u{301}", "🇩", "🇪", "🇩🇪", "👨‍👩‍👧", "\u{200D}", "👩", "日本", "한", "\u{1100}",
    "\u{1161}",
    ".", "ß", "\u{0}", "x\r\ny",
  ]

  @Test(
    "random edits are those of the plainest editor, never split a cluster, and are undone exactly",
    arguments: 0..<40 as Range<UInt64>)
  func random(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var editor = TextEditor(""), model = Model(scalars: [], anchor: 0, head: 0)
    var states: [(String, TextSelection)] = []
    for step in 0..<120 {
      let text = editor.text, selection = editor.selection
      act(&editor, &model, &random)
      let bytes = (model.bytes(model.anchor), model.bytes(model.head))
      #expect(editor.text.isSame(as: model.text), "seed \(seed), step \(step)")
      #expect(editor.selection == TextSelection(anchor: bytes.0, head: bytes.1), "seed \(seed), step \(step)")
      for place in [editor.selection.anchor, editor.selection.head] {
        #expect(editor.text.isClusterBoundary(place), "seed \(seed), step \(step)")
      }
      if !editor.text.isSame(as: text) { states.append((text, selection)) }
      // A step of its own each.
      editor.endStep()
    }
    let last = editor.text
    for (text, selection) in states.reversed() {
      editor.undo()
      #expect(editor.text.isSame(as: text) && editor.selection == selection, "seed \(seed)")
    }
    #expect(!editor.canUndo)
    while editor.canRedo { editor.redo() }
    #expect(editor.text.isSame(as: last), "seed \(seed)")
  }

  private func act(_ editor: inout TextEditor, _ model: inout Model, _ random: inout SeededGenerator) {
    let lower = min(model.anchor, model.head), upper = max(model.anchor, model.head)
    switch random.count(0...9) {
    case 0...3:
      let piece = Self.pieces[random.count(0...Self.pieces.count - 1)]
      let admitted = TextRules().admitted(piece)
      editor.insert(piece, isTyped: random.chance(50))
      if !admitted.isEmpty { model.replace(lower, upper, Array(admitted.unicodeScalars)) }
    case 4:
      editor.delete(.left)
      model.replace(lower == upper ? model.before(lower) : lower, upper, [])
    case 5:
      editor.delete(.right)
      model.replace(lower, lower == upper ? model.after(upper) : upper, [])
    case 6, 7:
      let isLeft = random.chance(50), isExtending = random.chance(50)
      editor.move(isLeft ? .left : .right, extending: isExtending)
      if !isExtending, lower != upper {
        model.head = isLeft ? lower : upper
      } else {
        model.head = isLeft ? model.before(model.head) : model.after(model.head)
      }
      if !isExtending { model.anchor = model.head }
    case 8:
      let places = model.boundaries, place = places[random.count(0...places.count - 1)]
      let isExtending = random.chance(50)
      editor.place(model.bytes(place), extending: isExtending)
      model.head = place
      if !isExtending { model.anchor = place }
    default:
      editor.selectAll()
      (model.anchor, model.head) = (0, model.scalars.count)
      if random.chance(70) { return }
      editor.move(.textStart)
      (model.anchor, model.head) = (0, 0)
    }
  }

  @Test("random edits with coalescing are undone to the beginning and done again", arguments: 0..<20 as Range<UInt64>)
  func coalesced(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var editor = TextEditor("start"), model = Model(scalars: Array("start".unicodeScalars), anchor: 5, head: 5)
    for _ in 0..<200 { act(&editor, &model, &random) }
    let last = editor.text
    while editor.canUndo { editor.undo() }
    #expect(editor.text == "start", "seed \(seed)")
    while editor.canRedo { editor.redo() }
    #expect(editor.text.isSame(as: last), "seed \(seed)")
  }
}
