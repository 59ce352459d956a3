import CKnurlSDL2
import KnurlControls

extension EventTranslation {
  /// The meaning of a game pad's event; pads are numbered by their joystick's instance.
  func pad(_ event: SDL_Event) -> Meaning? {
    switch unsafe SDL_EventType(event.type) {
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP: unsafe padButton(event.cbutton)
    case SDL_CONTROLLERAXISMOTION: unsafe padAxis(event.caxis)
    case SDL_CONTROLLERDEVICEREMOVED: unsafe Meaning(kind: .padRemoved(pad: Int(event.cdevice.which)))
    default: nil
    }
  }

  private func padButton(_ event: SDL_ControllerButtonEvent) -> Meaning? {
    guard let button = Self.padButton(event.button) else { return nil }
    let isDown = event.type == SDL_CONTROLLERBUTTONDOWN.rawValue
    return Meaning(kind: .padButton(pad: Int(event.which), button, isDown: isDown))
  }

  private func padAxis(_ event: SDL_ControllerAxisEvent) -> Meaning? {
    guard let axis = Self.padAxis(event.axis) else { return nil }
    // -32768 and 32767 are the ends: both become exactly 1 away from 0.
    let value = event.value < 0 ? Double(event.value) / 32768 : Double(event.value) / 32767
    return Meaning(kind: .padAxis(pad: Int(event.which), axis, value))
  }

  private static func padButton(_ number: UInt8) -> PadButton? {
    switch SDL_GameControllerButton(Int32(number)) {
    case SDL_CONTROLLER_BUTTON_A: .a
    case SDL_CONTROLLER_BUTTON_B: .b
    case SDL_CONTROLLER_BUTTON_X: .x
    case SDL_CONTROLLER_BUTTON_Y: .y
    case SDL_CONTROLLER_BUTTON_DPAD_UP: .up
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: .down
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: .left
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: .right
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: .leftShoulder
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: .rightShoulder
    case SDL_CONTROLLER_BUTTON_START: .start
    case SDL_CONTROLLER_BUTTON_BACK: .back
    default: nil
    }
  }

  private static func padAxis(_ number: UInt8) -> PadAxis? {
    switch SDL_GameControllerAxis(Int32(number)) {
    case SDL_CONTROLLER_AXIS_LEFTX: .leftX
    case SDL_CONTROLLER_AXIS_LEFTY: .leftY
    case SDL_CONTROLLER_AXIS_RIGHTX: .rightX
    case SDL_CONTROLLER_AXIS_RIGHTY: .rightY
    case SDL_CONTROLLER_AXIS_TRIGGERLEFT: .leftTrigger
    case SDL_CONTROLLER_AXIS_TRIGGERRIGHT: .rightTrigger
    default: nil
    }
  }
}
