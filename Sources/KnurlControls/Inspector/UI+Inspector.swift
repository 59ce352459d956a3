extension UI {
  /// Shows an event, and whose its pointer is now, once it was answered.
  func inspect(_ event: InputEvent, _ claim: Claim, isSecret: Bool) {
    inspector.note(event, claim, isSecret: isSecret)
    switch event.kind {
    case .moved(let pointer, let point, _): follow(pointer, point)
    case .pressed(let pointer, let point, _): follow(pointer, point, isDown: true, claim)
    case .released(let pointer, let point, _): follow(pointer, point)
    case .left(let pointer), .cancelled(let pointer): follow(pointer, nil)
    default: break
    }
  }

  private func follow(_ pointer: PointerID, _ point: Point?, isDown: Bool? = nil, _ claim: Claim? = nil) {
    guard let slot = pointers.first(where: { $0.id == pointer }) else {
      return inspector.follow(pointer, at: point, isDown: false, nil, owner: "")
    }
    let isHeld = !slot.claimed.isEmpty || !slot.free.isEmpty
    let known: Claim? = isHeld ? slot.claimed.isEmpty ? .free : .claimed : nil
    let owner = slot.owner?.path ?? slot.hot.flatMap { states[$0]?.path } ?? ""
    inspector.follow(pointer, at: point, isDown: isHeld, known, owner: owner)
  }

  /// Draws the inspector over the frame that is being finished.
  func showInspector() {
    let width = Int((size.width * grid.pixelsPerPoint).rounded(.up))
    let height = Int((size.height * grid.pixelsPerPoint).rounded(.up))
    let repaints = inspector.findRepaints?(canvas.list, width, height) ?? []
    let painted = repaints.reduce(0) { $0 + $1.width * $1.height }
    let share = width > 0 && height > 0 ? Double(painted) / Double(width * height) : 0
    let under = inspector.place.map { paths(at: $0) } ?? []
    inspector.finish(frameIndex, repaints, share: share) { under }
    InspectorLook(self, inspector).draw(canvas)
  }

  /// The paths of what lies under a place in the frame that is being finished, the topmost first.
  private func paths(at place: Point) -> [String] {
    var paths: [String] = []
    for node in records.nodes.reversed() where node.frame.contains(place) {
      guard let state = node.state, paths.count < 6 else { continue }
      paths.append("\(state.path(of: node.part))  \(node.role)")
    }
    return paths
  }
}
