/// Whose habits the keys of text fields follow.
public enum KeyHabits: Hashable, Sendable {
  /// Those of Linux and Windows: Control for shortcuts and words, Home and End for lines.
  case control
  /// Those of macOS: Command for shortcuts and ends, Alt for words.
  case command

  /// The modifier of shortcuts.
  var shortcut: Modifiers { self == .control ? .control : .command }
}

/// What a key means to a text.
enum TextCommand: Hashable, Sendable {
  case move(TextMotion, extending: Bool)
  /// Up or down by lines, of a text with more than one.
  case line(Int, extending: Bool)
  /// Up or down by what is visible.
  case page(Int, extending: Bool)
  case delete(TextMotion)
  case selectAll, copy, cut, paste, undo, redo
  /// Enter.
  case enter
  /// A key whose text follows.
  case none
}

extension TextCommand {
  /// The meaning of a key; nil for a key that a text has no use for.
  init?(_ key: Key, _ modifiers: Modifiers, _ habits: KeyHabits) {
    let isExtending = modifiers.contains(.shift)
    if let motion = Self.motion(key, modifiers, habits) {
      self = .move(motion, extending: isExtending)
      return
    }
    switch key {
    case .up, .down: self = .line(key == .up ? -1 : 1, extending: isExtending)
    case .pageUp, .pageDown: self = .page(key == .pageUp ? -1 : 1, extending: isExtending)
    case .backspace: self = .delete(Self.reach(modifiers, habits, .left, .wordLeft, .lineStart))
    case .delete where habits == .control && modifiers == .shift: self = .cut
    case .delete: self = .delete(Self.reach(modifiers, habits, .right, habits.wordRight, .lineEnd))
    case .enter: self = .enter
    case .space: self = .none
    case .character(let character):
      guard let command = Self.shortcut(character, modifiers, habits) else { return nil }
      self = command
    default: return nil
    }
  }

  private static func motion(_ key: Key, _ modifiers: Modifiers, _ habits: KeyHabits) -> TextMotion? {
    let isShortcut = modifiers.contains(habits.shortcut)
    switch key {
    case .left: return reach(modifiers, habits, .left, .wordLeft, .lineStart)
    case .right: return reach(modifiers, habits, .right, habits.wordRight, .lineEnd)
    case .home: return isShortcut || habits == .command ? .textStart : .lineStart
    case .end: return isShortcut || habits == .command ? .textEnd : .lineEnd
    case .up: return habits == .command && isShortcut ? .textStart : nil
    case .down: return habits == .command && isShortcut ? .textEnd : nil
    default: return nil
    }
  }

  /// By cluster, by word, or to the end of the line.
  private static func reach(
    _ modifiers: Modifiers, _ habits: KeyHabits, _ cluster: TextMotion, _ word: TextMotion, _ line: TextMotion
  ) -> TextMotion {
    switch habits {
    case .control: modifiers.contains(.control) ? word : cluster
    case .command: modifiers.contains(.command) ? line : modifiers.contains(.alt) ? word : cluster
    }
  }

  private static func shortcut(_ character: Character, _ modifiers: Modifiers, _ habits: KeyHabits) -> TextCommand? {
    // With Alt alone, and with Alt and Control where that is AltGr, keys write signs.
    let others = modifiers.subtracting(.shift)
    if others.isEmpty || others.contains(.alt) && !others.contains(.command) { return TextCommand.none }
    guard others == habits.shortcut else { return nil }
    switch character {
    case "a": return .selectAll
    case "c": return .copy
    case "x": return .cut
    case "v": return .paste
    case "z": return modifiers.contains(.shift) ? .redo : .undo
    case "y": return habits == .control ? .redo : nil
    default: return nil
    }
  }
}

extension KeyHabits {
  fileprivate var wordRight: TextMotion { self == .control ? .wordRight : .wordEnd }
}
