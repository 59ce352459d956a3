/// What a host may say. Positions in window points; time in seconds.
public struct InputEvent: Hashable, Sendable {
  /// The kinds of events.
  public enum Kind: Hashable, Sendable {
    /// A pointer moved; the buttons are those still held, which tells of a release that was never delivered.
    case moved(PointerID, Point, heldButtons: Buttons)
    /// A pointer that the host holds still, as ``UI/pointerLock`` asks, was moved by so many points. Without a lock nothing moves.
    case dragged(PointerID, by: Vector, heldButtons: Buttons)
    /// A button or a finger went down.
    case pressed(PointerID, Point, MouseButton)
    /// A button or a finger went up.
    case released(PointerID, Point, MouseButton)
    /// A pointer left the window; a held button stays held.
    case left(PointerID)
    /// A pointer was taken away by the system: what it did is undone.
    case cancelled(PointerID)
    /// Notches of a wheel, fractions allowed: y > 0 away from the user, x > 0 to the right.
    case wheel(Point, Vector)
    /// A key went down, or repeats.
    case keyDown(Key, Modifiers, isRepeat: Bool)
    /// A key went up.
    case keyUp(Key, Modifiers)
    /// Committed text.
    case text(String)
    /// Text that an input method is composing, with the caret in its characters.
    case composing(String, caret: Int)
    /// The set of modifiers held from here on; key events set it too, lost focus clears it.
    case modifiers(Modifiers)
    /// The window got the keyboard.
    case focusGained
    /// The window lost the keyboard: everything held is cancelled.
    case focusLost
    /// A button of a game pad.
    case padButton(pad: Int, PadButton, isDown: Bool)
    /// An axis of a game pad, -1...1 (triggers 0...1).
    case padAxis(pad: Int, PadAxis, Double)
    /// A game pad was unplugged.
    case padRemoved(pad: Int)
    /// Something was done to a control or a part of one, by its path, without a pointer: assistive technology does so.
    case action(NodeAction, path: String)
  }

  /// What happened.
  public var kind: Kind
  /// When it happened, in seconds of the host's clock.
  public var time: Double

  /// Creates an event.
  public init(_ kind: Kind, time: Double) {
    self.kind = kind
    self.time = time
  }
}

/// One pointer: the mouse, a finger, or a pen.
public enum PointerID: Hashable, Sendable {
  /// The mouse.
  case mouse
  /// A finger, by its touch device and its number there.
  case finger(device: Int64, finger: Int64)
  /// A pen.
  case pen(Int64)

  /// Whether the pointer touches without hovering first.
  var isTouch: Bool {
    if case .finger = self { true } else { false }
  }
}

/// A set of mouse buttons.
public struct Buttons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The main button.
  public static let left = Buttons(rawValue: 1)
  /// The middle button.
  public static let middle = Buttons(rawValue: 2)
  /// The secondary button.
  public static let right = Buttons(rawValue: 4)
}

/// One mouse button.
public enum MouseButton: Hashable, Sendable {
  /// The main button; fingers and pens press this one.
  case left
  /// The middle button.
  case middle
  /// The secondary button.
  case right

  var asSet: Buttons {
    switch self {
    case .left: .left
    case .middle: .middle
    case .right: .right
    }
  }
}

/// A key by its meaning.
public enum Key: Hashable, Sendable {
  /// Arrow keys.
  case left, right, up, down
  /// Page and line ends.
  case pageUp, pageDown, home, end
  /// Keys of dialogues and editing.
  case tab, enter, escape, space, backspace, delete
  /// Any other key, by its unshifted character.
  case character(Character)
}

/// A set of modifier keys.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shift: fine.
  public static let shift = Modifiers(rawValue: 1)
  /// Control: coarse.
  public static let control = Modifiers(rawValue: 2)
  /// Alt: back to the default.
  public static let alt = Modifiers(rawValue: 4)
  /// Command or Windows key.
  public static let command = Modifiers(rawValue: 8)
}

/// A button of a game pad, by its place on the usual layout.
public enum PadButton: Hashable, Sendable {
  /// The face buttons.
  case a, b, x, y
  /// The directional pad.
  case up, down, left, right
  /// The shoulder buttons.
  case leftShoulder, rightShoulder
  /// The menu buttons.
  case start, back
}

/// An axis of a game pad.
public enum PadAxis: Hashable, Sendable {
  /// The left stick.
  case leftX, leftY
  /// The right stick.
  case rightX, rightY
  /// The triggers.
  case leftTrigger, rightTrigger
}

/// Who takes an event.
public enum Claim: Hashable, Sendable {
  /// The user interface: the game should ignore the event.
  case claimed
  /// Nobody here: the event is the game's.
  case free
}
