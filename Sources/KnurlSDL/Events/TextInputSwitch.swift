import CKnurlSDL2
import KnurlControls

/// Keeps SDL's text input on while a control that takes text has the focus, and off otherwise.
struct TextInputSwitch {
  private(set) var isOn = false

  /// Follows the interface after a frame. The C functions are `SDL_StartTextInput` and `SDL_StopTextInput`.
  mutating func follow(_ ui: UI) {
    guard ui.isTextInputActive != isOn else { return }
    isOn.toggle()
    if isOn { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }
}
