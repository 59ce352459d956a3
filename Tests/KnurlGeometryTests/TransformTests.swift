import KnurlGeometry
import TestSupport
import Testing

@Suite struct TransformTests {
  private func random(_ generator: inout SeededGenerator) -> Transform {
    Transform(
      a: generator.number(-3...3), b: generator.number(-3...3), c: generator.number(-3...3),
      d: generator.number(-3...3),
      offset: Vector(x: generator.number(-50...50), y: generator.number(-50...50)))
  }

  private func point(_ generator: inout SeededGenerator) -> Point {
    Point(x: generator.number(-90...90), y: generator.number(-90...90))
  }

  @Test("the identity leaves everything where it is")
  func identity() {
    let place = Point(x: 3, y: -4)
    #expect(Transform.identity.applied(to: place) == place)
    #expect(Transform.identity.inverse == .identity)
    #expect(Transform.translation(.zero) == .identity && Transform.scale(1) == .identity)
    #expect(Transform.rotation(.zero, about: place) == .identity)
  }

  @Test("a quarter turn is exact, and clockwise since y grows downwards")
  func quarterTurns() {
    let east = Point(x: 1, y: 0)
    #expect(Transform.rotation(.degrees(90)).applied(to: east) == Point(x: 0, y: 1))
    #expect(Transform.rotation(.degrees(180)).applied(to: east) == Point(x: -1, y: 0))
    #expect(Transform.rotation(.degrees(-90)).applied(to: east) == Point(x: 0, y: -1))
    #expect(Transform.rotation(.degrees(360)).applied(to: east) == east)
    let turned = Transform.rotation(.degrees(90), about: Point(x: 10, y: 20)).applied(to: Point(x: 12, y: 20))
    #expect(turned == Point(x: 10, y: 22))
  }

  @Test("the centre of a turn and of a scale stays", arguments: seeds)
  func centers(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let center = point(&generator)
      let turn = Transform.rotation(.degrees(generator.number(-400...400)), about: center)
      let scale = Transform.scale(x: generator.number(-3...3), y: generator.number(-3...3), about: center)
      #expect(turn.applied(to: center).distance(to: center) < 1e-12)
      #expect(scale.applied(to: center).distance(to: center) < 1e-12)
    }
  }

  @Test("one map followed by another does both, in that order", arguments: seeds)
  func following(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let first = random(&generator), second = random(&generator), place = point(&generator)
      let both = first.followed(by: second)
      #expect(both.applied(to: place).distance(to: second.applied(to: first.applied(to: place))) < 1e-9)
      #expect(abs(both.determinant - first.determinant * second.determinant) < 1e-9)
    }
    let place = Transform.scale(2).followed(by: .translation(Vector(x: 5, y: 0))).applied(to: Point(x: 1, y: 1))
    #expect(place == Point(x: 7, y: 2))
  }

  @Test("the inverse leads back, and a map that flattens the plane has none", arguments: seeds)
  func inverses(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let map = random(&generator), place = point(&generator)
      guard abs(map.determinant) > 0.01 else { continue }
      let back = try #require(map.inverse)
      #expect(back.applied(to: map.applied(to: place)).distance(to: place) < 1e-8, "\(map)")
    }
    #expect(Transform.scale(x: 1, y: 0).inverse == nil)
    #expect(Transform(a: .nan, b: 0, c: 0, d: 1).inverse == nil)
    #expect(Transform.translation(Vector(x: .infinity, y: 0)).inverse == nil)
  }

  @Test("a displacement has no place: the offset does not move it")
  func vectors() {
    let map = Transform.scale(3, about: Point(x: 7, y: 7))
    #expect(map.applied(to: Vector(x: 1, y: -2)) == Vector(x: 3, y: -6))
  }

  @Test("an angle that is not finite turns nothing", arguments: [Double.nan, .infinity])
  func brokenAngles(radians: Double) {
    #expect(Transform.rotation(.radians(radians)) == .identity)
  }
}
