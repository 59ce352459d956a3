/// What a control answers: lasting states in the present tense, edges of this frame in the past tense.
public struct Response: Sendable {
  /// The control's id; of a repeated one, the id that stands in for it.
  public let id: ControlID
  /// The control's path.
  public let path: String
  /// The control's frame, in window points.
  public let frame: Rect
  var flags: Flags = []
  /// Clicks in this frame.
  public var clickCount: Int { Int(clicks) }
  var clicks: Int32 = 0

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16
    static let hot = Flags(rawValue: 1)
    static let active = Flags(rawValue: 2)
    static let focused = Flags(rawValue: 4)
    static let enabled = Flags(rawValue: 8)
    static let began = Flags(rawValue: 16)
    static let changed = Flags(rawValue: 32)
    static let committed = Flags(rawValue: 64)
    static let cancelled = Flags(rawValue: 128)
    static let longPressed = Flags(rawValue: 1 << 13)
    static let secondaryClicked = Flags(rawValue: 1 << 14)
    static let crossedDetent = Flags(rawValue: 1 << 15)
  }

  /// Whether a hovering pointer is over it.
  public var isHot: Bool { flags.contains(.hot) }
  /// Whether it holds a pointer.
  public var isActive: Bool { flags.contains(.active) }
  /// Whether it receives keys.
  public var isFocused: Bool { flags.contains(.focused) }
  /// Whether it can be operated.
  public var isEnabled: Bool { flags.contains(.enabled) }
  /// Whether an edit began in this frame.
  public var didBegin: Bool { flags.contains(.began) }
  /// Whether the value changed in this frame.
  public var didChange: Bool { flags.contains(.changed) }
  /// Whether an edit ended in this frame with a new value.
  public var didCommit: Bool { flags.contains(.committed) }
  /// Whether an edit ended in this frame with the old value.
  public var didCancel: Bool { flags.contains(.cancelled) }
  /// Whether the user's value came to a detent in this frame, or passed one.
  public var didCrossDetent: Bool { flags.contains(.crossedDetent) }
  /// Whether it was clicked in this frame.
  public var wasClicked: Bool { clicks > 0 }
  /// Whether a finger has rested on it for ``UI/longPressDelay`` in this frame: once a press, which then is no click.
  public var wasLongPressed: Bool { flags.contains(.longPressed) }
  /// Whether it was clicked with the mouse's right button in this frame; a press that takes a drag back is none.
  public var wasSecondaryClicked: Bool { flags.contains(.secondaryClicked) }
}
