import KnurlGeometry
import TestSupport
import Testing

@Suite struct VectorTests {
  @Test("sum, difference, inverse and multiple work part by part")
  func arithmetic() {
    let first = Vector(x: 1, y: -2), second = Vector(x: 3, y: 5)
    #expect(first + second == Vector(x: 4, y: 3))
    #expect(first - second == Vector(x: -2, y: -7))
    #expect(-first == Vector(x: -1, y: 2))
    #expect(first * -3 == Vector(x: -3, y: 6))
    #expect(first + -first == .zero)
  }

  @Test("angles grow clockwise from +x, since y grows downwards")
  func directions() {
    #expect(Vector(x: 2, y: 0).angle == .zero)
    #expect(Vector(x: 0, y: 2).angle.degrees == 90)
    #expect(Vector(x: -2, y: 0).angle.degrees == 180)
    #expect(Vector(x: 0, y: -2).angle.degrees == -90)
    #expect(Vector.zero.angle == .zero)
  }

  @Test("length and angle give the displacement back", arguments: seeds)
  func polar(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let vector = Vector(x: generator.number(-100...100), y: generator.number(-100...100))
      let again = Vector(angle: vector.angle, length: vector.length)
      #expect((again - vector).length < 1e-12, "\(vector)")
    }
  }
}
