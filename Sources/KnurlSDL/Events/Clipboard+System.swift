import CKnurlSDL2
import KnurlControls

extension Clipboard {
  /// The system's. The C functions are `SDL_GetClipboardText` and `SDL_SetClipboardText`; what they can't do counts as an
  /// empty clipboard.
  static var system: Clipboard {
    Clipboard {
      guard let bytes = unsafe SDL_GetClipboardText() else { return "" }
      defer { unsafe SDL_free(bytes) }
      return unsafe String(cString: bytes)
    } write: { text in
      // C ends a text at its first zero.
      _ = unsafe SDL_SetClipboardText(String(text.prefix { $0 != "\0" }))
    }
  }
}

extension UI {
  /// Connects text fields with the system: its clipboard, and the habits of its keys.
  func connectText() {
    clipboard = .system
    #if os(macOS)
    keyHabits = .command
    #endif
  }
}
