import CKnurlSDL2
import KnurlControls
import KnurlGeometry

/// Where all events come in, for windows of ours and for guests: translates, drops second tellings, captures the mouse.
final class FrontDoor {
  let ui: UI
  let clock: HostClock
  private var translation: EventTranslation
  private var gate = PointerGate()
  private var capture = MouseCapture()
  private var lock = MouseLock()
  private var places = HeldPlaces()
  private var listed = ListedFingers()

  init(ui: UI, windowID: UInt32, clock: HostClock = HostClock()) {
    self.ui = ui
    self.clock = clock
    capture.isOutsideOnly = unsafe SDL_GetCurrentVideoDriver().map { unsafe String(cString: $0) } == "x11"
    translation = EventTranslation(windowID: windowID, map: .empty, isIndirect: TouchDevices.isIndirect)
  }

  deinit { lock.follow(nil, map, windowID: translation.windowID) }

  /// Holds the mouse still while a control asks for it, and lets it go; after each frame, and each event.
  func followLock() {
    lock.follow(ui.pointerLock, map, windowID: translation.windowID)
    translation.isMouseLocked = lock.isOn
  }

  /// From the window's coordinates to points; of the last size that was not zero. A new one does not move what is held.
  var map: WindowMap {
    get { translation.map }
    set {
      if newValue != translation.map { places.follow(from: translation.map, to: newValue) }
      translation.map = newValue
    }
  }

  /// Whether events that name no window, such as those of game pads, are meant for this one.
  var takesUnaddressed: Bool {
    get { translation.takesUnaddressed }
    set { translation.takesUnaddressed = newValue }
  }

  /// Hands an event to the controls; answers at once whose it is.
  func handle(_ event: SDL_Event) -> Claim {
    if unsafe translation.isEntry(event) { capture.entered(at: unsafe clock.time(of: event)) }
    guard let meaning = unsafe translation.meaning(of: event) else { return unsafe handleForeign(event) }
    let verdict = gate.verdict(on: meaning, fingersAreOn: TouchDevices.fingersAreOn) { ui.claim(at: $0, isTouch: $1) }
    if case .answer(let claim) = verdict { return claim }
    return unsafe deliver(meaning.kind, time: clock.time(of: event))
  }

  /// A mouse that holds something here and is told of in another window may have been released on its way.
  private func handleForeign(_ event: SDL_Event) -> Claim {
    guard gate.mouse != nil, let kind = unsafe translation.foreignMouse(event) else { return .free }
    _ = unsafe deliver(kind, time: clock.time(of: event))
    return .free
  }

  private func deliver(_ kind: InputEvent.Kind, time: Double) -> Claim {
    let kind = places.hold(kind)
    let claim = ui.handle(InputEvent(kind, time: time))
    gate.delivered(kind, claim)
    listed.delivered(kind, isDown: TouchDevices.isDown)
    follow(capture.follow(kind, claim, at: time, in: map.size))
    if kind == .focusLost { cancel(gate.removeDead(TouchDevices.isDown), time: time) }
    if lock.isOn { followLock() }
    return claim
  }

  private func follow(_ change: MouseCapture.Change?) {
    guard let change else { return }
    if change == .renew { _ = SDL_CaptureMouse(SDL_FALSE) }
    _ = SDL_CaptureMouse(change == .end ? SDL_FALSE : SDL_TRUE)
  }

  /// Takes back what fingers hold that SDL no longer knows of, before a frame: a screen that is unplugged lifts none, and
  /// SDL 2 has no event for fingers that the system took away.
  func dropDeadFingers() {
    if listed.isEmpty { return }
    let lost = listed.missing(TouchDevices.isDown)
    if !lost.isEmpty { cancel(gate.removeDead { !lost.contains($0) }, time: clock.now) }
  }

  private func cancel(_ dead: [PointerID], time: Double) {
    for pointer in dead {
      places.forget(pointer)
      _ = ui.handle(InputEvent(.cancelled(pointer), time: time))
    }
  }
}
