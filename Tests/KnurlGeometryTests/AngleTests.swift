import KnurlGeometry
import TestSupport
import Testing

@Suite struct AngleTests {
  @Test("degrees and radians name the same angle")
  func units() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    #expect(Angle.turn.degrees == 360)
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
    #expect(Angle.degrees(90) - .degrees(90) == .zero)
    #expect(Angle.degrees(45) * 2 == .degrees(90))
    #expect(Angle.degrees(-1) < .zero)
  }

  @Test("the wrapped angle is the same direction in (-180°, 180°]")
  func wrapping() {
    #expect(abs(Angle.degrees(370).wrapped.degrees - 10) < 1e-12)
    #expect(abs(Angle.degrees(-190).wrapped.degrees - 170) < 1e-12)
    for halfTurns in [-5.0, -3, -1, 1, 3, 5] {
      #expect(Angle(radians: halfTurns * .pi).wrapped.radians == .pi, "\(halfTurns) half turns")
    }
  }

  @Test("no angle wraps to one outside (-180°, 180°]", arguments: seeds)
  func wrappedBounds(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      // Odd half turns and their neighbours are where rounding could lead astray.
      let half = (2 * generator.number(-1e6...1e6).rounded() + 1) * .pi
      for radians in [half, half.nextUp, half.nextDown, generator.number(-1e11...1e11)] {
        let wrapped = Angle(radians: radians).wrapped.radians
        #expect(wrapped > -.pi && wrapped <= .pi, "\(radians)")
        let (sine, cosine) = Angle(radians: radians).sineAndCosine
        let turned = Vector(angle: Angle(radians: wrapped), length: 1) - Vector(x: cosine, y: sine)
        #expect(radians.magnitude > 1e7 || turned.length < 1e-8, "\(radians)")
      }
    }
  }

  @Test("an angle beyond reason wraps to zero, one that is not finite to none")
  func absurdAngles() {
    #expect(Angle(radians: 1e30).wrapped == .zero)
    #expect(Angle(radians: -1e300).wrapped == .zero)
    #expect(Angle(radians: .infinity).wrapped.radians.isNaN)
    #expect(Angle(radians: .nan).wrapped.radians.isNaN)
  }

  @Test("a displacement to the left has 180°, never -180°, however little it rises")
  func leftwards() {
    #expect(Angle(x: -1, y: 0).radians == .pi)
    #expect(Angle(x: -1, y: -0.0).radians == .pi)
    #expect(Angle(x: -1, y: -1e-300).radians == .pi)
    #expect(Angle(x: -1, y: -1e-3).degrees < -179)
  }
}
