import CKnurlSDL2
import KnurlControls

/// Where all events come in, for windows of ours and for guests: translates, drops second tellings, captures the mouse.
final class FrontDoor {
  let ui: UI
  let clock: HostClock
  private var translation: EventTranslation
  private var gate = PointerGate()
  private var capture = MouseCapture()

  init(ui: UI, windowID: UInt32, clock: HostClock = HostClock()) {
    self.ui = ui
    self.clock = clock
    capture.isOutsideOnly = unsafe SDL_GetCurrentVideoDriver().map { unsafe String(cString: $0) } == "x11"
    translation = EventTranslation(windowID: windowID, map: .empty, isIndirect: TouchDevices.isIndirect)
  }

  /// From the window's coordinates to points; of the last size that was not zero.
  var map: WindowMap {
    get { translation.map }
    set { translation.map = newValue }
  }

  /// Hands an event to the controls; answers at once whose it is.
  func handle(_ event: SDL_Event) -> Claim {
    guard let meaning = unsafe translation.meaning(of: event) else { return .free }
    let verdict = gate.verdict(on: meaning, fingersAreOn: TouchDevices.fingersAreOn) { ui.claim(at: $0, isTouch: $1) }
    if case .answer(let claim) = verdict { return claim }
    return unsafe deliver(meaning.kind, time: clock.time(of: event))
  }

  private func deliver(_ kind: InputEvent.Kind, time: Double) -> Claim {
    let claim = ui.handle(InputEvent(kind, time: time))
    gate.delivered(kind, claim)
    if let isOn = capture.follow(kind, claim, in: map.size) { _ = SDL_CaptureMouse(isOn ? SDL_TRUE : SDL_FALSE) }
    if kind == .focusLost { dropDeadFingers(time: time) }
    return claim
  }

  /// SDL 2 has no cancel: a finger that the system took away is missing from its list.
  private func dropDeadFingers(time: Double) {
    for pointer in gate.removeDead(TouchDevices.isDown) { _ = ui.handle(InputEvent(.cancelled(pointer), time: time)) }
  }
}
