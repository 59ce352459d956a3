import CKnurlSDL2
import KnurlControls

/// SDL's keys and modifiers in the words of the controls.
enum KeyMap {
  /// What a key event is about.
  enum Meaning: Hashable {
    /// A key of ours.
    case key(Key)
    /// A modifier went down or up: the set held from here on.
    case modifier
  }

  /// The meaning of a key code; nil for keys without one here, such as F1.
  static func meaning(of code: SDL_Keycode, mods: UInt16) -> Meaning? {
    if let key = named(code) ?? keypad(code, mods: mods) { return .key(key) }
    if isModifier(code) { return .modifier }
    // Codes of keys with a character are that character, unshifted; the others have bit 30 set.
    guard code >= 0x20, code < 0x4000_0000, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
    return .key(.character(Character(scalar)))
  }

  /// The modifiers of SDL's mask.
  static func modifiers(_ mods: UInt16) -> Modifiers {
    let mods = UInt32(mods)
    var set: Modifiers = []
    if mods & KMOD_SHIFT.rawValue != 0 { set.insert(.shift) }
    if mods & KMOD_CTRL.rawValue != 0 { set.insert(.control) }
    if mods & KMOD_ALT.rawValue != 0 { set.insert(.alt) }
    if mods & KMOD_GUI.rawValue != 0 { set.insert(.command) }
    return set
  }

  private static func named(_ code: SDL_Keycode) -> Key? {
    switch SDL_KeyCode(UInt32(bitPattern: code)) {
    case SDLK_LEFT: .left
    case SDLK_RIGHT: .right
    case SDLK_UP: .up
    case SDLK_DOWN: .down
    case SDLK_PAGEUP: .pageUp
    case SDLK_PAGEDOWN: .pageDown
    case SDLK_HOME: .home
    case SDLK_END: .end
    case SDLK_TAB: .tab
    case SDLK_RETURN, SDLK_RETURN2, SDLK_KP_ENTER: .enter
    case SDLK_ESCAPE, SDLK_AC_BACK: .escape
    case SDLK_SPACE: .space
    case SDLK_BACKSPACE: .backspace
    case SDLK_DELETE: .delete
    default: nil
    }
  }

  /// The keypad steers while NumLock is off; else its digits come as text.
  private static func keypad(_ code: SDL_Keycode, mods: UInt16) -> Key? {
    guard UInt32(mods) & KMOD_NUM.rawValue == 0 else { return nil }
    return switch SDL_KeyCode(UInt32(bitPattern: code)) {
    case SDLK_KP_1: .end
    case SDLK_KP_2: .down
    case SDLK_KP_3: .pageDown
    case SDLK_KP_4: .left
    case SDLK_KP_6: .right
    case SDLK_KP_7: .home
    case SDLK_KP_8: .up
    case SDLK_KP_9: .pageUp
    case SDLK_KP_PERIOD: .delete
    default: nil
    }
  }

  private static func isModifier(_ code: SDL_Keycode) -> Bool {
    switch SDL_KeyCode(UInt32(bitPattern: code)) {
    case SDLK_LSHIFT, SDLK_RSHIFT, SDLK_LCTRL, SDLK_RCTRL, SDLK_LALT, SDLK_RALT, SDLK_LGUI, SDLK_RGUI: true
    default: false
    }
  }
}
