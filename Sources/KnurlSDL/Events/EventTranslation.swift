import CKnurlSDL2
import KnurlControls
import KnurlGeometry

/// Says what an event of SDL means to the controls, and where it came from. It calls nothing of SDL, so that tables test it.
struct EventTranslation {
  /// Where an event came from, as far as its device tells.
  enum Origin: Hashable {
    /// A device.
    case genuine
    /// A mouse event that SDL made from a finger.
    case mouseOfFinger
    /// A finger event that SDL made from the mouse.
    case fingerOfMouse
    /// A finger on a pad that does not lie over the picture.
    case indirect
  }

  /// An event in the words of the controls.
  struct Meaning: Hashable {
    var kind: InputEvent.Kind
    var origin: Origin = .genuine
  }

  /// The pointer that stands for the first finger where SDL delivers fingers as a mouse only.
  static let fingerBehindMouse = PointerID.finger(device: Int64(touchMouse), finger: 0)
  /// SDL's `SDL_TOUCH_MOUSEID`: the mouse that follows a finger.
  static let touchMouse = UInt32.max
  /// SDL's `SDL_MOUSE_TOUCHID`: the touch screen that follows the mouse.
  static let mouseTouch = SDL_TouchID(-1)

  /// The window whose events count.
  var windowID: UInt32
  /// Whether events count that name no window (0), as those of pads.
  var takesUnaddressed = true
  /// From the window's coordinates to points.
  var map: WindowMap
  /// Whether the mouse is held still, so that only its motions count.
  var isMouseLocked = false
  /// Whether a touch device is one like a track pad. Devices that SDL does not list, as those of events that a program
  /// made itself, are taken for touch screens.
  var isIndirect: (SDL_TouchID) -> Bool
  /// The last place of the mouse: where its wheel turns.
  private(set) var mouse: Point?
  /// The buttons of the mouse that are down as far as events told.
  private var held: Buttons = []

  init(windowID: UInt32, map: WindowMap, isIndirect: @escaping (SDL_TouchID) -> Bool) {
    self.windowID = windowID
    self.map = map
    self.isIndirect = isIndirect
  }

  /// The meaning of an event; nil for one that says nothing to controls, or is of another window.
  mutating func meaning(of event: SDL_Event) -> Meaning? {
    switch unsafe SDL_EventType(event.type) {
    case SDL_MOUSEMOTION: unsafe motion(event.motion)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: unsafe button(event.button)
    case SDL_MOUSEWHEEL: unsafe wheel(event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: unsafe finger(event.tfinger)
    case SDL_KEYDOWN, SDL_KEYUP: unsafe key(event.key)
    case SDL_TEXTINPUT: unsafe text(event.text)
    case SDL_TEXTEDITING: unsafe composing(event.edit)
    case SDL_TEXTEDITING_EXT: unsafe composing(event.editExt)
    case SDL_WINDOWEVENT: unsafe window(event.window)
    default: takesUnaddressed ? unsafe pad(event) : nil
    }
  }

  private func isOurs(_ id: UInt32) -> Bool { id == 0 ? takesUnaddressed : id == windowID }

  // MARK: Mouse

  private mutating func motion(_ event: SDL_MouseMotionEvent) -> Meaning? {
    guard isOurs(event.windowID) else { return nil }
    let place = map.point(x: Double(event.x), y: Double(event.y))
    // SDL's mask has the bits of left, middle and right in the same order.
    let held = Buttons(rawValue: UInt8(event.state & 7))
    if event.which == Self.touchMouse {
      return Meaning(kind: .moved(Self.fingerBehindMouse, place, heldButtons: held), origin: .mouseOfFinger)
    }
    if isMouseLocked {
      self.held = held
      let way = Vector(x: Double(event.xrel), y: Double(event.yrel)) * map.pointsPerUnit
      return Meaning(kind: .dragged(.mouse, by: way, heldButtons: held))
    }
    (mouse, self.held) = (place, held)
    return Meaning(kind: .moved(.mouse, place, heldButtons: held))
  }

  private mutating func button(_ event: SDL_MouseButtonEvent) -> Meaning? {
    guard isOurs(event.windowID), let button = Self.button(event.button) else { return nil }
    let isEmulated = event.which == Self.touchMouse
    let place = map.point(x: Double(event.x), y: Double(event.y))
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    if !isEmulated {
      mouse = place
      if isDown { held.insert(button.asButtons) } else { held.remove(button.asButtons) }
    }
    let pointer = isEmulated ? Self.fingerBehindMouse : .mouse
    return Meaning(
      kind: isDown ? .pressed(pointer, place, button) : .released(pointer, place, button),
      origin: isEmulated ? .mouseOfFinger : .genuine)
  }

  /// What an event of the mouse in another window says of this one: where the mouse was here last, and what it holds still.
  func foreignMouse(_ event: SDL_Event) -> InputEvent.Kind? {
    guard let mouse else { return nil }
    switch unsafe SDL_EventType(event.type) {
    case SDL_MOUSEMOTION where unsafe event.motion.which != Self.touchMouse:
      return unsafe .moved(.mouse, mouse, heldButtons: Buttons(rawValue: UInt8(event.motion.state & 7)))
    case SDL_MOUSEBUTTONUP where unsafe event.button.which != Self.touchMouse:
      // Not a release: at the last place that is known here it would be a click.
      guard let button = unsafe Self.button(event.button.button) else { return nil }
      return .moved(.mouse, mouse, heldButtons: Buttons([.left, .middle, .right]).subtracting(button.asButtons))
    default: return nil
    }
  }

  private static func button(_ number: UInt8) -> MouseButton? {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: .left
    case SDL_BUTTON_MIDDLE: .middle
    case SDL_BUTTON_RIGHT: .right
    default: nil
    }
  }

  private func wheel(_ event: SDL_MouseWheelEvent) -> Meaning? {
    guard isOurs(event.windowID) else { return nil }
    var event = event
    let fallback = unsafe knurl_wheel_place(&event)
    let place = mouse ?? map.point(x: Double(fallback.x), y: Double(fallback.y))
    // Events that a program made itself often hold whole notches only.
    let x = event.preciseX == 0 ? Double(event.x) : Double(event.preciseX)
    let y = event.preciseY == 0 ? Double(event.y) : Double(event.preciseY)
    let sign = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1
    return Meaning(kind: .wheel(place, Vector(x: x * sign, y: y * sign)))
  }

  // MARK: Fingers

  private func finger(_ event: SDL_TouchFingerEvent) -> Meaning? {
    guard isOurs(event.windowID) else { return nil }
    let pointer = PointerID.finger(device: event.touchId, finger: event.fingerId)
    let place = map.point(fingerX: event.x, fingerY: event.y)
    let kind: InputEvent.Kind =
      switch SDL_EventType(event.type) {
      case SDL_FINGERDOWN: .pressed(pointer, place, .left)
      case SDL_FINGERUP: .released(pointer, place, .left)
      default: .moved(pointer, place, heldButtons: .left)
      }
    return Meaning(kind: kind, origin: origin(of: event.touchId))
  }

  private func origin(of device: SDL_TouchID) -> Origin {
    if device == Self.mouseTouch { return .fingerOfMouse }
    return isIndirect(device) ? .indirect : .genuine
  }

  // MARK: Keys and text

  private func key(_ event: SDL_KeyboardEvent) -> Meaning? {
    guard isOurs(event.windowID) else { return nil }
    let modifiers = KeyMap.modifiers(event.keysym.mod)
    switch KeyMap.meaning(of: event.keysym.sym, mods: event.keysym.mod) {
    case .key(let key):
      let isDown = event.type == SDL_KEYDOWN.rawValue
      return Meaning(kind: isDown ? .keyDown(key, modifiers, isRepeat: event.repeat != 0) : .keyUp(key, modifiers))
    case .modifier: return Meaning(kind: .modifiers(modifiers))
    case nil: return nil
    }
  }

  private func text(_ event: SDL_TextInputEvent) -> Meaning? {
    guard isOurs(event.windowID) else { return nil }
    var bytes = event.text
    let text = unsafe withUnsafeBytes(of: &bytes) { unsafe Self.string($0) }
    return text.isEmpty ? nil : Meaning(kind: .text(text))
  }

  private func composing(_ event: SDL_TextEditingEvent) -> Meaning? {
    guard isOurs(event.windowID) else { return nil }
    var bytes = event.text
    let text = unsafe withUnsafeBytes(of: &bytes) { unsafe Self.string($0) }
    return Meaning(kind: .composing(text, caret: Int(max(0, event.start))))
  }

  /// A composition of any length.
  private func composing(_ event: SDL_TextEditingExtEvent) -> Meaning? {
    guard unsafe isOurs(event.windowID), let text = unsafe event.text else { return nil }
    return unsafe Meaning(kind: .composing(String(cString: text), caret: Int(max(0, event.start))))
  }

  private static func string(_ bytes: UnsafeRawBufferPointer) -> String {
    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  // MARK: Window

  /// Whether an event tells that the mouse has entered the window.
  func isEntry(_ event: SDL_Event) -> Bool {
    unsafe event.type == SDL_WINDOWEVENT.rawValue && event.window.event == UInt8(SDL_WINDOWEVENT_ENTER.rawValue)
      && isOurs(event.window.windowID)
  }

  private mutating func window(_ event: SDL_WindowEvent) -> Meaning? {
    guard isOurs(event.windowID) else { return nil }
    switch SDL_WindowEventID(UInt32(event.event)) {
    // SDL leaves out the motion of a mouse that comes back to where it was. One that drags is said to enter while it is
    // outside, as soon as it is captured, so its last place here says nothing then.
    case SDL_WINDOWEVENT_ENTER:
      return held.isEmpty ? mouse.map { Meaning(kind: .moved(.mouse, $0, heldButtons: [])) } : nil
    case SDL_WINDOWEVENT_LEAVE: return Meaning(kind: .left(.mouse))
    case SDL_WINDOWEVENT_FOCUS_GAINED: return Meaning(kind: .focusGained)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      held = []
      return Meaning(kind: .focusLost)
    default: return nil
    }
  }
}
