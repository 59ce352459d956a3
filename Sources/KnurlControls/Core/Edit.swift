/// A value as an edit reports it: exact for integers, flags and text too.
public enum EditValue: Hashable, Sendable {
  /// A floating-point value.
  case real(Double)
  /// A value of a signed integer type.
  case integer(Int64)
  /// A value of an unsigned integer type.
  case unsigned(UInt64)
  /// On or off.
  case flag(Bool)
  /// A text.
  case text(String)
}

/// One edit of a frame: what undo needs.
///
/// Every edit that began ends in exactly one of committed, where the value differs from the one it began with, and
/// cancelled, where it equals it. Controls add theirs while they are called; what is found at the end of a frame (a control
/// that vanished) is listed in the next.
public struct Edit: Hashable, Sendable {
  /// The part of an edit that is reported.
  public enum Phase: Hashable, Sendable {
    /// The first change of a value.
    case began
    /// A new value.
    case changed
    /// The end, with a new value.
    case committed
    /// The end, with the old value.
    case cancelled
  }

  /// Whose edit it is.
  public enum Source: Hashable, Sendable {
    /// The user's.
    case user
    /// The program's.
    case program
  }

  /// The control's path, with its part: "mixer/3/gain", "price/lower".
  public let path: String
  /// The part of the edit.
  public let phase: Phase
  /// Whose edit it is.
  public let source: Source
  /// The value before: of a change the previous one, of an end the one that the edit began with.
  public let oldValue: EditValue
  /// The value after.
  public let newValue: EditValue
}

/// A listener's registration.
public final class Listening {
  let path: String
  let listener: (Edit) -> Void
  private(set) var isCancelled = false

  init(path: String, _ listener: @escaping (Edit) -> Void) {
    self.path = path
    self.listener = listener
  }

  /// Ends the listening.
  public func cancel() { isCancelled = true }

  func hears(_ edit: Edit) -> Bool {
    !isCancelled
      && (edit.path == path
        || edit.path.hasPrefix(path) && edit.path.utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "/"))
  }
}
