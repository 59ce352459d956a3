/// The way to a clipboard. A host connects the system's; without one a UI has a clipboard of its own.
///
/// The closures run inside a control's call, while the program's values are held open: they must not touch these, nor the UI.
public struct Clipboard {
  /// The text on the clipboard; empty for none.
  public var read: () -> String
  /// Puts a text there.
  public var write: (String) -> Void

  /// Creates a way to a clipboard.
  public init(read: @escaping () -> String, write: @escaping (String) -> Void) {
    (self.read, self.write) = (read, write)
  }

  private final class Memory {
    var text = ""
  }

  /// A clipboard that nobody else knows.
  static var own: Clipboard {
    let memory = Memory()
    return Clipboard(read: { memory.text }, write: { memory.text = $0 })
  }
}
