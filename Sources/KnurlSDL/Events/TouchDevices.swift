import CKnurlSDL2
import KnurlControls

/// What SDL knows of touch screens.
enum TouchDevices {
  /// Whether a device is a track pad or the like. The C function is `SDL_GetTouchDeviceType`.
  static func isIndirect(_ device: SDL_TouchID) -> Bool {
    let type = SDL_GetTouchDeviceType(device)
    return type == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE || type == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
  }

  /// All that are known. The C functions are `SDL_GetNumTouchDevices` and `SDL_GetTouchName`.
  static var all: [HostFacts.TouchDevice] {
    (0..<max(0, SDL_GetNumTouchDevices())).map { index in
      let name = unsafe SDL_GetTouchName(index).map { unsafe String(cString: $0) } ?? "a device without a name"
      return HostFacts.TouchDevice(name: name, isDirect: !isIndirect(SDL_GetTouchDevice(index)))
    }
  }

  /// Whether finger events are delivered. The C function is `SDL_EventState`.
  static var fingersAreOn: Bool { SDL_EventState(SDL_FINGERDOWN.rawValue, SDL_QUERY) != UInt8(SDL_IGNORE) }

  /// Whether a finger lies on its screen. The C function is `SDL_GetTouchFinger`.
  static func isDown(_ pointer: PointerID) -> Bool {
    guard case .finger(let device, let finger) = pointer else { return false }
    for index in 0..<max(0, SDL_GetNumTouchFingers(device)) {
      if unsafe SDL_GetTouchFinger(device, index)?.pointee.id == finger { return true }
    }
    return false
  }
}
