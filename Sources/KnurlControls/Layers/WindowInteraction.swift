/// One call of a window: replays what pointers did to its title and edges.
struct WindowInteraction {
  let ui: UI
  let state: ControlState
  let layer: LayerState
  let window: WindowState
  let options: WindowOptions
  let isClosable: Bool

  func replay() {
    for mail in state.mailbox { replay(mail) }
    state.mailbox.removeAll(keepingCapacity: true)
  }

  private var geometry: WindowGeometry {
    WindowGeometry(
      size: state.shownFrame.size, titleHeight: ui.theme.layer.titleHeight, isResizable: options.isResizable,
      isClosable: isClosable)
  }

  private func replay(_ mail: Mail) {
    switch mail {
    case .pressed(let pointer, let point, let modifiers, let time):
      guard state.holds.isEmpty else { return }
      state.holds.append(Hold(pointer: pointer, part: .body, press: point, time: time, modifiers: modifiers))
      let zone = geometry.zone(at: local(point), isTouch: pointer.isTouch)
      if zone != .content { window.drag = (zone, state.shownFrame, false) }
    case .moved(let pointer, let point, _): follow(pointer, point)
    case .released(let pointer, let point, _, _):
      follow(pointer, point)
      let isClosing = window.drag?.zone == .close && geometry.zone(at: local(point), isTouch: pointer.isTouch) == .close
      if letGo(pointer), isClosing { layer.isDismissed = true }
    case .lost(let pointer): letGo(pointer)
    case .cancelled(let pointer):
      if state.hold(by: pointer) != nil, let drag = window.drag, drag.hasMoved {
        move(to: drag.from, drag.zone)
      }
      letGo(pointer)
    case .key, .focused, .unfocused, .wheel, .text, .composing, .chosen, .longPressed, .adjusting, .adjusted: break
    }
  }

  private func local(_ point: Point) -> Point { point - (state.shownFrame.origin - .zero) }

  @discardableResult
  private func letGo(_ pointer: PointerID) -> Bool {
    guard let index = state.hold(by: pointer) else { return false }
    state.holds.remove(at: index)
    window.drag = nil
    return true
  }

  /// A finger's drag begins after 8 points, so that a tap leaves the window where it is; then the whole way counts.
  private func follow(_ pointer: PointerID, _ point: Point) {
    guard let index = state.hold(by: pointer), let drag = window.drag, drag.zone != .close else { return }
    let way = point - state.holds[index].press
    guard drag.hasMoved || way.length >= (pointer.isTouch ? UI.touchSlop : 0), way != .zero || drag.hasMoved else {
      return
    }
    window.drag?.hasMoved = true
    let least = Size(
      width: max(options.minimumSize.width, 80),
      height: max(options.minimumSize.height, ui.theme.layer.titleHeight + 24))
    move(to: WindowGeometry.frame(drag.from, drag.zone, by: way, least: least), drag.zone)
  }

  private func move(to frame: Rect, _ zone: WindowZone) {
    window.frame = frame
    if case .edge(_, let y) = zone, y != 0 { window.fitsContent = false }
  }
}

/// What a window remembers between frames.
final class WindowState {
  /// Where it was put, in window points; it is shown where it can still be reached.
  var frame: Rect
  /// Whether its height follows its content.
  var fitsContent: Bool
  /// The drag of a part of it.
  var drag: (zone: WindowZone, from: Rect, hasMoved: Bool)?

  init(frame: Rect, fitsContent: Bool) { (self.frame, self.fitsContent) = (frame, fitsContent) }
}
