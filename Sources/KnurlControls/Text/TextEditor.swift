/// A way for the caret to go.
enum TextMotion: Hashable, Sendable {
  case left, right
  case wordLeft
  /// To where the next word begins.
  case wordRight
  /// To where this word or the next one ends.
  case wordEnd
  case lineStart, lineEnd, textStart, textEnd
}

/// Text that an input method is composing.
struct Preedit: Hashable, Sendable {
  var text: String
  /// Where the caret stands in it, in bytes of its UTF-8.
  var caret: Int
}

/// A text that is being edited, with its selection and its history. It knows of no keys, no pixels and no clipboard.
///
/// No operation leaves an end of the selection inside a grapheme cluster: where an edit makes one cluster of two, the caret
/// stands behind it.
struct TextEditor: Sendable {
  private(set) var text: String
  private(set) var selection: TextSelection
  /// What is being composed, shown in the place of the selection and not yet part of the text.
  private(set) var preedit: Preedit?
  var rules = TextRules()
  private var history = TextHistory()

  /// An editor with the caret at the end.
  init(_ text: String, rules: TextRules = TextRules()) {
    self.text = text
    self.rules = rules
    selection = TextSelection(text.utf8.count)
  }

  var selectedText: String { text.part(selection.lower, selection.upper) }
  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }

  /// The text with what is being composed.
  var shownText: String {
    guard let preedit else { return text }
    return text.part(0, selection.lower) + preedit.text + text.part(selection.upper, text.utf8.count)
  }

  /// The selection in `shownText`; while something is being composed, the caret in it.
  var shownSelection: TextSelection {
    preedit.map { TextSelection(selection.lower + $0.caret) } ?? selection
  }

  // MARK: Changing

  /// Puts a text in the place of the selection, as far as the rules let it in. What is being composed is dropped.
  mutating func insert(_ incoming: String, isTyped: Bool = true) {
    preedit = nil
    let admitted = fitted(rules.admitted(incoming))
    guard !admitted.isEmpty else { return }
    replace(selection.lower, selection.upper, admitted, isTyped ? .typing : .other)
  }

  /// As much of a text as there is room for.
  private func fitted(_ incoming: String) -> String {
    guard let most = rules.maximumLength else { return incoming }
    var part = incoming
    while !part.isEmpty {
      let whole = text.part(0, selection.lower) + part + text.part(selection.upper, text.utf8.count)
      let excess = whole.count - max(0, most)
      if excess <= 0 { break }
      part.removeLast(min(excess, part.count))
    }
    return part
  }

  /// Deletes the selection or, without one, all up to where a motion leads.
  mutating func delete(_ motion: TextMotion) {
    preedit = nil
    if !selection.isEmpty { return replace(selection.lower, selection.upper, "", .other) }
    let end = target(motion)
    if end == selection.head { return }
    let isCluster = motion == .left || motion == .right
    let kind: TextStep.Kind =
      isCluster ? (end < selection.head ? .deletingBackward : .deletingForward) : .other
    replace(min(end, selection.head), max(end, selection.head), "", kind)
  }

  /// Puts a text in the place of all, as one step; the rules do not count.
  mutating func replaceAll(_ new: String) {
    preedit = nil
    if text.isSame(as: new) { return }
    replace(0, text.utf8.count, new, .other)
  }

  private mutating func replace(_ lower: Int, _ upper: Int, _ new: String, _ kind: TextStep.Kind) {
    let before = selection, removed = text.part(lower, upper)
    text.replaceSubrange(text.index(at: lower)..<text.index(at: upper), with: new)
    selection = TextSelection(text.clusterBoundary(from: lower + new.utf8.count))
    // The same text again is nothing to undo.
    if removed.isSame(as: new) { return history.close() }
    history.record(
      TextStep(kind: kind, place: lower, removed: removed, inserted: new, before: before, after: selection))
  }

  // MARK: Moving

  /// Where a motion leads from the caret.
  func target(_ motion: TextMotion) -> Int {
    let head = selection.head
    return switch motion {
    case .left: text.clusterStart(before: head)
    case .right: text.clusterEnd(after: head)
    case .wordLeft: text.wordStart(before: head)
    case .wordRight: text.wordStart(after: head)
    case .wordEnd: text.wordEnd(after: head)
    case .lineStart: text.lineStart(at: head)
    case .lineEnd: text.lineEnd(at: head)
    case .textStart: 0
    case .textEnd: text.utf8.count
    }
  }

  /// Moves the caret; extending, the selection reaches there from its anchor. A step left or right from a selection goes to
  /// its end.
  mutating func move(_ motion: TextMotion, extending: Bool = false) {
    if !extending, !selection.isEmpty, motion == .left || motion == .right {
      return place(motion == .left ? selection.lower : selection.upper)
    }
    place(target(motion), extending: extending)
  }

  /// Puts the caret at a place, or behind the cluster that it is in.
  mutating func place(_ place: Int, extending: Bool = false) {
    preedit = nil
    history.close()
    let head = text.clusterBoundary(from: place)
    selection = extending ? TextSelection(anchor: selection.anchor, head: head) : TextSelection(head)
  }

  /// Selects from one place to another.
  mutating func select(_ anchor: Int, _ head: Int) {
    place(anchor)
    place(head, extending: true)
  }

  mutating func selectAll() { select(0, text.utf8.count) }

  // MARK: History

  mutating func undo() {
    preedit = nil
    guard let step = history.undo() else { return }
    swap(step.place, step.inserted, for: step.removed)
    selection = step.before
  }

  mutating func redo() {
    preedit = nil
    guard let step = history.redo() else { return }
    swap(step.place, step.removed, for: step.inserted)
    selection = step.after
  }

  private mutating func swap(_ place: Int, _ old: String, for new: String) {
    text.replaceSubrange(text.index(at: place)..<text.index(at: place + old.utf8.count), with: new)
  }

  /// Lets the next edit begin a step of its own.
  mutating func endStep() { history.close() }

  /// Takes over a text that the program has set; steps back lead to it no more.
  mutating func reset(to new: String) {
    preedit = nil
    text = new
    history = TextHistory()
    let end = new.utf8.count
    selection = TextSelection(
      anchor: new.clusterBoundary(from: min(selection.anchor, end)),
      head: new.clusterBoundary(from: min(selection.head, end)))
  }

  // MARK: Composition

  /// Shows a text that an input method is composing, its caret behind so many characters; an empty one ends that.
  mutating func compose(_ new: String, caret: Int) {
    guard !new.isEmpty else {
      preedit = nil
      return
    }
    let index = new.index(new.startIndex, offsetBy: max(0, caret), limitedBy: new.endIndex) ?? new.endIndex
    preedit = Preedit(text: new, caret: new.place(of: index))
  }
}
