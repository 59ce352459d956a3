import CKnurlSDL2
import Testing

/// Events of SDL as a test writes them.
@safe
struct MadeEvent: CustomTestStringConvertible {
  var event: SDL_Event
  var testDescription: String { unsafe "event \(event.type)" }

  private init(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) {
    unsafe event = unsafe SDL_Event()
    unsafe event.type = type.rawValue
    unsafe fill(&event)
    unsafe event.type = type.rawValue
  }

  static func motion(_ x: Int32, _ y: Int32, held: UInt32 = 0, which: UInt32 = 0, window: UInt32 = 0) -> MadeEvent {
    unsafe MadeEvent(SDL_MOUSEMOTION) {
      unsafe $0.motion = SDL_MouseMotionEvent(
        type: 0, timestamp: 0, windowID: window, which: which, state: held, x: x, y: y, xrel: 0, yrel: 0)
    }
  }

  static func button(
    _ isDown: Bool, _ x: Int32, _ y: Int32, button: Int32 = SDL_BUTTON_LEFT, which: UInt32 = 0, window: UInt32 = 0
  ) -> MadeEvent {
    let type = isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP
    return unsafe MadeEvent(type) {
      unsafe $0.button = SDL_MouseButtonEvent(
        type: type.rawValue, timestamp: 0, windowID: window, which: which, button: UInt8(button),
        state: isDown ? 1 : 0, clicks: 1, padding1: 0, x: x, y: y)
    }
  }

  static func wheel(x: Int32 = 0, y: Int32 = 0, precise: Float = 0, isFlipped: Bool = false) -> MadeEvent {
    unsafe MadeEvent(SDL_MOUSEWHEEL) {
      unsafe $0.wheel.x = x
      unsafe $0.wheel.y = y
      unsafe $0.wheel.preciseY = precise
      unsafe $0.wheel.direction = (isFlipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL).rawValue
      unsafe $0.wheel.mouseX = 3
      unsafe $0.wheel.mouseY = 4
    }
  }

  static func finger(
    _ type: SDL_EventType, _ x: Float, _ y: Float, id: SDL_FingerID = 1, device: SDL_TouchID = 7, window: UInt32 = 0
  ) -> MadeEvent {
    unsafe MadeEvent(type) {
      unsafe $0.tfinger = SDL_TouchFingerEvent(
        type: type.rawValue, timestamp: 0, touchId: device, fingerId: id, x: x, y: y, dx: 0, dy: 0, pressure: 1,
        windowID: window)
    }
  }

  static func key(_ isDown: Bool, _ code: SDL_KeyCode, mods: SDL_Keymod = KMOD_NONE, isRepeat: Bool = false)
    -> MadeEvent
  {
    let type = isDown ? SDL_KEYDOWN : SDL_KEYUP
    return unsafe MadeEvent(type) {
      unsafe $0.key.type = type.rawValue
      unsafe $0.key.keysym.sym = SDL_Keycode(bitPattern: code.rawValue)
      unsafe $0.key.keysym.mod = UInt16(mods.rawValue)
      unsafe $0.key.repeat = isRepeat ? 1 : 0
    }
  }

  static func text(_ text: String) -> MadeEvent {
    unsafe MadeEvent(SDL_TEXTINPUT) { event in
      unsafe withUnsafeMutableBytes(of: &event.text.text) { unsafe $0.copyBytes(from: text.utf8) }
    }
  }

  static func composing(_ text: String, start: Int32) -> MadeEvent {
    unsafe MadeEvent(SDL_TEXTEDITING) { event in
      unsafe withUnsafeMutableBytes(of: &event.edit.text) { unsafe $0.copyBytes(from: text.utf8) }
      unsafe event.edit.start = start
    }
  }

  static func window(_ kind: SDL_WindowEventID, id: UInt32) -> MadeEvent {
    unsafe MadeEvent(SDL_WINDOWEVENT) {
      unsafe $0.window.windowID = id
      unsafe $0.window.event = UInt8(kind.rawValue)
    }
  }

  static func padButton(_ button: SDL_GameControllerButton, _ isDown: Bool) -> MadeEvent {
    let type = isDown ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP
    return unsafe MadeEvent(type) {
      unsafe $0.cbutton.type = type.rawValue
      unsafe $0.cbutton.which = 2
      unsafe $0.cbutton.button = UInt8(button.rawValue)
    }
  }

  static func padAxis(_ axis: SDL_GameControllerAxis, _ value: Int16) -> MadeEvent {
    unsafe MadeEvent(SDL_CONTROLLERAXISMOTION) {
      unsafe $0.caxis.which = 2
      unsafe $0.caxis.axis = UInt8(axis.rawValue)
      unsafe $0.caxis.value = value
    }
  }

  static func plain(_ type: SDL_EventType) -> MadeEvent { unsafe MadeEvent(type) { _ in } }
}
