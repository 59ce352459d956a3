import DemoSupport
import Knurl

/// The game: a ship, rocks, shots, and a star whose field bends all their ways. Lengths are points, times seconds.
struct World {
  struct Body {
    var place: Point
    var velocity: Vector
    var angle = Angle.zero
    var spin = 0.0
    var radius = 0.0
    /// Seconds that are left; nothing for what lasts.
    var life: Double?
    /// Corners of a rock as shares of its radius.
    var corners: [Double] = []
  }

  /// What the overlay's knobs set.
  struct Settings {
    /// Acceleration of the ship, 0...400 points a second squared.
    var thrust = 160.0
    /// The share of its speed that the ship loses in a second, 0...1.
    var drag = 0.3
    /// The pull of the star, 0...1.
    var field = 0.25
  }

  struct Controls {
    var turn = 0.0
    var isThrusting = false
  }

  let size: Size
  var settings = Settings()
  var controls = Controls()
  private(set) var ship: Body
  private(set) var rocks: [Body] = []
  private(set) var shots: [Body] = []
  private(set) var shotCount = 0
  private(set) var hitCount = 0
  private var dice = Dice(seed: 77)

  init(size: Size) {
    self.size = size
    ship = Body(
      place: Point(x: size.width * 0.68, y: size.height * 0.62), velocity: Vector(x: -18, y: -26),
      angle: .degrees(-60), radius: 12)
    for _ in 0..<9 { rocks.append(rock(radius: 22 + Double(dice.roll(22)))) }
  }

  var star: Point { Point(x: size.width / 2, y: size.height / 2) }
  var starRadius: Double { 6 + 16 * settings.field }

  private mutating func rock(radius: Double) -> Body {
    let place = Point(
      x: Double(dice.roll(1000)) / 1000 * size.width, y: Double(dice.roll(1000)) / 1000 * size.height)
    let direction = Angle.degrees(Double(dice.roll(360)))
    return Body(
      place: place, velocity: Vector(angle: direction, length: 20 + Double(dice.roll(40))),
      angle: .zero, spin: Double(dice.roll(100) - 50) / 40, radius: radius,
      corners: (0..<11).map { _ in 0.72 + Double(dice.roll(40)) / 100 })
  }

  /// Turns the ship to a place and fires at it.
  mutating func fire(at target: Point) {
    ship.angle = (target - ship.place).angle
    fire()
  }

  mutating func fire() {
    let nose = ship.place + Vector(angle: ship.angle, length: 14)
    shots.append(
      Body(place: nose, velocity: ship.velocity + Vector(angle: ship.angle, length: 340), radius: 2, life: 1.6))
    shotCount += 1
  }

  /// Moves everything on by a time step.
  mutating func advance(by seconds: Double) {
    ship.angle = ship.angle + .radians(controls.turn * 3.4 * seconds)
    if controls.isThrusting {
      ship.velocity = ship.velocity + Vector(angle: ship.angle, length: settings.thrust * seconds)
    }
    ship.velocity = ship.velocity * max(0, 1 - settings.drag * seconds)
    move(&ship, seconds)
    for index in rocks.indices { move(&rocks[index], seconds) }
    for index in shots.indices { move(&shots[index], seconds) }
    shots.removeAll { ($0.life ?? 0) <= 0 }
    collide()
    if rocks.count < 5 { rocks.append(rock(radius: 26 + Double(dice.roll(18)))) }
  }

  private func move(_ body: inout Body, _ seconds: Double) {
    let way = star - body.place
    let distance = max(40, way.length)
    body.velocity = body.velocity + way * (settings.field * 900_000 / (distance * distance * distance) * seconds)
    body.place += body.velocity * seconds
    body.angle = body.angle + .radians(body.spin * seconds)
    body.place.x = wrapped(body.place.x, size.width)
    body.place.y = wrapped(body.place.y, size.height)
    if let life = body.life { body.life = life - seconds }
  }

  private func wrapped(_ value: Double, _ limit: Double) -> Double {
    let rest = value.truncatingRemainder(dividingBy: limit)
    return rest < 0 ? rest + limit : rest
  }

  private mutating func collide() {
    for shot in shots.indices {
      guard let hit = rocks.firstIndex(where: { $0.place.distance(to: shots[shot].place) < $0.radius }) else {
        continue
      }
      shots[shot].life = 0
      hitCount += 1
      let struck = rocks.remove(at: hit)
      guard struck.radius > 16 else { continue }
      for side in [-1.0, 1] {
        var piece = rock(radius: struck.radius * 0.6)
        piece.place = struck.place
        piece.velocity = struck.velocity + Vector(x: 30 * side, y: -24 * side)
        rocks.append(piece)
      }
    }
  }

  /// The model's values as text, for scripts.
  var values: [(String, String)] {
    [
      ("thrust", "\(settings.thrust)"), ("drag", "\(settings.drag)"), ("field", "\(settings.field)"),
      ("shots", "\(shotCount)"), ("hits", "\(hitCount)"), ("ship.x", "\(ship.place.x)"), ("ship.y", "\(ship.place.y)"),
    ]
  }
}
