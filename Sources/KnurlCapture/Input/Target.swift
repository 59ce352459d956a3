public import KnurlControls
public import KnurlGeometry

/// A place that a verb of the harness means: a point, a control by its path, or one by what a person calls it.
///
/// A literal is a path: `harness.finger(1).press(on: "mixer/3/gain")`.
public enum Target: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A place in window points.
  case point(Point)
  /// The centre of a control or part, by its path in the semantic tree.
  case path(String)
  /// The centre of the first control of a role and with a label: `.control("button", "Reset")`.
  case control(String, String)

  /// Creates a target from a path.
  public init(stringLiteral path: String) { self = .path(path) }
}

extension Harness {
  /// The first control or part of the last frame with a role and a label; nil where there is none.
  public func node(role: String, label: String) -> Node? {
    Self.find(nodes) { $0.role == role && $0.label == label }
  }

  /// The first node, in the order of calls and parts after their control, that something holds of.
  private static func find(_ nodes: [Node], _ isMeant: (Node) -> Bool) -> Node? {
    for node in nodes {
      if isMeant(node) { return node }
      if let part = find(node.children, isMeant) { return part }
    }
    return nil
  }

  /// The place that a target means in the last frame.
  /// - Precondition: The last frame showed the control.
  public func place(of target: Target) -> Point {
    switch target {
    case .point(let point): return point
    case .path(let path):
      guard let node = node(path) else {
        let paths = nodes.map(\.path).filter { !$0.isEmpty }.joined(separator: ", ")
        preconditionFailure("no control \"\(path)\" in the last frame; there were: \(paths.isEmpty ? "none" : paths)")
      }
      return node.frame.center
    case .control(let role, let label):
      guard let node = node(role: role, label: label) else {
        let names = nodes.map { "\($0.role) \"\($0.label)\"" }.joined(separator: ", ")
        preconditionFailure(
          "no \(role) \"\(label)\" in the last frame; there were: \(names.isEmpty ? "none" : names)")
      }
      return node.frame.center
    }
  }

  /// Clicks on a target with the mouse, in three frames: arriving, press, release.
  public func click(_ target: Target) {
    mouse.move(to: place(of: target))
    step()
    mouse.press()
    step()
    mouse.release()
    step()
  }

  /// Does an action as assistive technology would, without a pointer and without moving the focus, and steps once.
  /// - Returns: Whether the control can do it.
  @discardableResult
  public func perform(_ action: NodeAction, on path: String) -> Bool {
    let claim = send(InputEvent(.action(action, path: path), time: time))
    step()
    return claim == .claimed
  }

  /// Moves two fingers towards each other or apart, in even moves over `frames` frames; a frame before for the presses and
  /// one after for the lifts.
  /// - Parameters:
  ///   - target: The middle between the fingers.
  ///   - start: The distance of the fingers at first, in points.
  ///   - end: Their distance at last.
  ///   - frames: The frames of the way.
  ///   - angle: The direction from the first finger to the second.
  ///   - fingers: The numbers of the fingers.
  public func pinch(
    on target: Target, from start: Double, to end: Double, over frames: Int = 10, angle: Angle = .zero,
    fingers: (Int, Int) = (1, 2)
  ) {
    let center = place(of: target)
    func places(_ distance: Double) -> (Point, Point) {
      let half = Vector(angle: angle, length: distance / 2)
      return (center - half, center + half)
    }
    let first = places(start)
    finger(fingers.0).press(at: first.0)
    finger(fingers.1).press(at: first.1)
    step()
    let count = max(1, frames)
    for index in 1...count {
      let next = places(start + (end - start) * Double(index) / Double(count))
      finger(fingers.0).move(to: next.0)
      finger(fingers.1).move(to: next.1)
      step()
    }
    finger(fingers.0).lift()
    finger(fingers.1).lift()
    step()
  }
}

extension Mouse {
  /// Moves to a target.
  @discardableResult
  public func move(onto target: Target) -> Claim { move(to: harness.place(of: target)) }

  /// Moves to a target and presses a button there.
  @discardableResult
  public func press(on target: Target, _ button: MouseButton = .left) -> Claim {
    move(onto: target)
    return press(button)
  }
}

extension Finger {
  /// Touches a target.
  @discardableResult
  public func press(on target: Target) -> Claim { press(at: harness.place(of: target)) }

  /// Moves to a target.
  @discardableResult
  public func move(onto target: Target) -> Claim { move(to: harness.place(of: target)) }

  /// Touches a target and lifts at once.
  @discardableResult
  public func tap(_ target: Target) -> Claim {
    let claim = press(on: target)
    lift()
    return claim
  }

  /// Touches a target, moves by a distance in even moves over `frames` frames, and lifts while it still moves; a frame
  /// before for the press. The frame of the lift is run.
  public func fling(_ target: Target, by distance: Vector, over frames: Int = 4) {
    let start = harness.place(of: target)
    press(at: start)
    harness.step()
    let count = max(1, frames)
    for index in 1...count {
      move(to: start + distance * (Double(index) / Double(count)))
      if index == count { lift() }
      harness.step()
    }
  }
}
