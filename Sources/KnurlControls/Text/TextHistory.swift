/// One step of an edit: at a place, a text was taken out and another put in.
struct TextStep: Equatable, Sendable {
  enum Kind: Sendable { case typing, deletingBackward, deletingForward, other }

  let kind: Kind
  var place: Int
  var removed: String
  var inserted: String
  let before: TextSelection
  var after: TextSelection

  var bytes: Int { removed.utf8.count + inserted.utf8.count }
}

/// Steps to undo and to do again. Typing, and deleting in one direction, makes one step until the caret is moved; a word
/// begins a step of its own.
struct TextHistory: Sendable {
  /// The most steps and the most bytes of text that are kept; the last step always is.
  static let mostSteps = 1000, mostBytes = 8 << 20

  private var done: [TextStep] = []
  private var undone: [TextStep] = []
  private var bytes = 0
  private var isOpen = false

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Lets the next step begin anew.
  mutating func close() { isOpen = false }

  mutating func record(_ step: TextStep) {
    undone.removeAll()
    bytes += step.bytes
    if isOpen, let last = done.last, let both = Self.joined(last, step) {
      done[done.count - 1] = both
    } else {
      done.append(step)
    }
    isOpen = step.kind != .other
    while done.count > 1, done.count > Self.mostSteps || bytes > Self.mostBytes { bytes -= done.removeFirst().bytes }
  }

  private static func joined(_ first: TextStep, _ second: TextStep) -> TextStep? {
    guard first.kind == second.kind else { return nil }
    var both = first
    both.after = second.after
    switch first.kind {
    case .typing:
      guard second.removed.isEmpty, second.place == first.place + first.inserted.utf8.count,
        !(first.inserted.last?.isWhitespace == true && second.inserted.first?.isWhitespace == false)
      else { return nil }
      both.inserted += second.inserted
    case .deletingBackward:
      guard second.place + second.removed.utf8.count == first.place else { return nil }
      both.place = second.place
      both.removed = second.removed + first.removed
    case .deletingForward:
      guard second.place == first.place else { return nil }
      both.removed += second.removed
    case .other: return nil
    }
    return both
  }

  mutating func undo() -> TextStep? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    isOpen = false
    return step
  }

  mutating func redo() -> TextStep? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    isOpen = false
    return step
  }
}
