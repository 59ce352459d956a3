public import KnurlControls

/// A further window of an application, with an interface of its own. `Application.openWindow` makes one.
///
/// Pointers, focus and claims of two windows know nothing of each other; the program's model is what they share.
public final class ApplicationWindow {
  /// The interface that lives in the window.
  public var ui: UI { host.ui }
  /// The user's enlargement on top of the screen's own; may change at any time, also while something is dragged.
  public var scale: Double {
    get { host.scale }
    set { host.scale = newValue }
  }
  /// Whether the window is there; false once the user or the program has closed it.
  public private(set) var isOpen = true

  let host: WindowHost
  let body: (UI) throws -> Void

  init(_ host: WindowHost, _ body: @escaping (UI) throws -> Void) {
    self.host = host
    self.body = body
  }

  /// Closes the window: it goes when the application's step ends, or at the next one.
  public func close() { isOpen = false }
}
