import CKnurlSDL2
import KnurlControls
import KnurlGeometry

/// Keeps SDL's text input on while a control that takes text has the focus, and off otherwise; tells input methods where the
/// caret is.
struct TextInputSwitch {
  private(set) var isOn = false
  private var caret: Rect?

  /// Follows the interface after a frame. The C functions are `SDL_StartTextInput`, `SDL_StopTextInput` and, where the caret
  /// has moved, `SDL_SetTextInputRect`.
  mutating func follow(_ ui: UI, _ map: WindowMap) {
    if ui.isTextInputActive != isOn {
      isOn.toggle()
      if isOn { SDL_StartTextInput() } else { SDL_StopTextInput() }
      caret = nil
    }
    guard isOn, let frame = ui.textInputFrame.map(map.windowRect), frame != caret else { return }
    caret = frame
    var rect = SDL_Rect(x: Int32(frame.minX), y: Int32(frame.minY), w: Int32(frame.width), h: Int32(frame.height))
    unsafe SDL_SetTextInputRect(&rect)
  }
}
