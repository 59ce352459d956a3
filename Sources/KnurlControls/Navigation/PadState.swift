/// A direction of a pad or a stick on the screen.
enum PadDirection: Hashable, CaseIterable {
  case left, right, up, down

  /// The arrow key that says the same.
  var key: Key {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }

  var axes: Axes { self == .left || self == .right ? .horizontal : .vertical }
  /// Whether it goes towards higher coordinates.
  var isForward: Bool { self == .right || self == .down }

  init?(_ button: PadButton) {
    switch button {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    default: return nil
    }
  }
}

/// What a pad holds down.
struct PadState {
  let number: Int
  /// Buttons whose press was claimed, until their release.
  var claimed: [PadButton] = []
  /// The directions that the directional pad holds, the last one pressed at the end.
  private var directions: [PadDirection] = []
  private var stick = Vector.zero
  private var stickDirection: PadDirection?
  /// When the direction that counts repeats next, in seconds.
  var nextRepeat = 0.0

  init(number: Int) { self.number = number }

  /// The direction that counts: that of the buttons, else of the stick.
  var direction: PadDirection? { directions.last ?? stickDirection }

  /// Whether nothing is held.
  var isIdle: Bool { directions.isEmpty && stickDirection == nil && claimed.isEmpty }

  mutating func hold(_ direction: PadDirection, isDown: Bool) {
    directions.removeAll { $0 == direction }
    if isDown { directions.append(direction) }
  }

  /// Leans the stick, and works out its direction: that of the longer component, once it is out of the dead zone. One that is
  /// held stays until it has come back by a fifth, or another is clearly longer, so that a stick on the edge does not flicker.
  mutating func lean(_ axis: PadAxis, to value: Double, deadZone: Double) {
    guard value.isFinite else { return }
    let value = Interpolation.clamp(value, -1, 1)
    switch axis {
    case .leftX: stick.x = value
    case .leftY: stick.y = value
    default: return
    }
    if let held = stickDirection, part(held) >= deadZone * 0.8, across(held) <= part(held) * 1.25 { return }
    let isUpright = stick.y.magnitude > stick.x.magnitude
    let longest: PadDirection = isUpright ? stick.y < 0 ? .up : .down : stick.x < 0 ? .left : .right
    stickDirection = part(longest) >= deadZone ? longest : nil
  }

  /// How far the stick leans in a direction.
  private func part(_ direction: PadDirection) -> Double {
    switch direction {
    case .left: -stick.x
    case .right: stick.x
    case .up: -stick.y
    case .down: stick.y
    }
  }

  private func across(_ direction: PadDirection) -> Double {
    direction.axes == .horizontal ? stick.y.magnitude : stick.x.magnitude
  }
}
