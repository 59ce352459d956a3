import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

/// What the shapes beyond rectangle, circle and arc look like, against samples in each pixel.
@Suite struct ShapePixelsTests {
  @Test("an ellipse is one, at whole and broken places")
  func ellipses() {
    for (x, y, a, b) in [(30, 20, 25, 15), (30.3, 20.8, 12.7, 18.2), (30, 20, 29.5, 0.7)]
      as [(Double, Double, Double, Double)]
    {
      let pixmap = painted(64, 48) {
        $0.fill(.ellipse(in: Rect(x: x - a, y: y - b, width: 2 * a, height: 2 * b)), white)
      }
      let distance = pixmap.distance { px, py in
        let dx = (px - x) / a, dy = (py - y) / b
        return dx * dx + dy * dy <= 1
      }
      #expect(distance <= 8, "\(a) x \(b)")
    }
  }

  private func isBetween(_ x: Double, _ y: Double, _ start: Double, _ sweep: Double) -> Bool {
    let angle = Angle(x: x, y: y).degrees
    let from = sweep < 0 ? start + sweep : start
    let turned = (angle - from) - ((angle - from) / 360).rounded(.down) * 360
    return turned <= abs(sweep)
  }

  @Test("sectors and parts of rings lie between their angles and radii, whichever way they go")
  func rings() {
    for (inner, start, sweep) in [(0, 20, 75), (9, -130, 250), (12.5, 300, -110), (0, 0, -300)]
      as [(Double, Double, Double)]
    {
      let path = Path.ring(
        center: Point(x: 25.3, y: 24.6), innerRadius: inner, outerRadius: 20, start: .degrees(start),
        sweep: .degrees(sweep))
      let pixmap = painted(50, 50) { $0.fill(path, white) }
      let distance = pixmap.distance { px, py in
        let x = px - 25.3, y = py - 24.6, radius = (x * x + y * y).squareRoot()
        return radius <= 20 && radius >= inner && isBetween(x, y, start, sweep)
      }
      #expect(distance <= 8, "\(inner) \(start) \(sweep)")
    }
  }

  @Test("a whole ring is the difference of two circles, and nothing shows where it begins", arguments: [360.0, -400])
  func wholeRings(sweep: Double) {
    let center = Point(x: 25.5, y: 24.75)
    let ring = painted(50, 50) {
      $0.fill(
        .ring(center: center, innerRadius: 11, outerRadius: 19, start: .degrees(33), sweep: .degrees(sweep)), white)
    }
    let outer = painted(50, 50) { $0.fill(.circle(center: center, radius: 19), white) }
    let inner = painted(50, 50) { $0.fill(.circle(center: center, radius: 11), white) }
    for y in 0..<50 {
      for x in 0..<50 { #expect(abs(ring.level(x, y) - outer.level(x, y) + inner.level(x, y)) <= Self.flattening) }
    }
  }

  @Test("a sector of no sweep, and a ring of no width, are nothing")
  func nothing() {
    let center = Point(x: 25, y: 25)
    #expect(
      painted(50, 50) { $0.fill(.sector(center: center, radius: 20, start: .degrees(9), sweep: .zero), white) }.sum == 0
    )
    #expect(painted(50, 50) { $0.fill(.ring(center: center, innerRadius: 9, outerRadius: 9), white) }.sum == 0)
  }

  /// The lines of a curve stray from it by 5/256 pixel, those of two by twice that at most where they lie in one pixel.
  private static let flattening = 10

  @Test(
    "a border is the outer rectangle less the inner one, drawn and as a path", arguments: [0, 0.4, 1.5, 3, 8, 20.0])
  func borders(radius: Double) {
    for (rect, width) in [
      (Rect(x: 4, y: 5, width: 40, height: 30), 3), (Rect(x: 4.3, y: 5.6, width: 38.2, height: 29), 1.25),
      (Rect(x: 4.3, y: 5.6, width: 38.2, height: 29), 9.4),
    ] as [(Rect, Double)] {
      let border = painted(50, 42) { $0.fill(.border(rect, radius: radius, width: width), white) }
      let outer = painted(50, 42) { $0.fill(.roundedRect(rect, radius: radius), white) }
      let fitted = CornerRadii(radius).fitted(to: rect.size).topLeft
      let inner = painted(50, 42) {
        $0.fill(.roundedRect(rect.inset(by: width), radius: max(0, fitted - width)), white)
      }
      let drawn = painted(50, 42) { $0.border(rect, radius: radius, width: width, white) }
      var largest = 0, largestDrawn = 0
      for y in 0..<42 {
        for x in 0..<50 {
          let difference = outer.level(x, y) - inner.level(x, y)
          largest = max(largest, abs(border.level(x, y) - difference))
          largestDrawn = max(largestDrawn, abs(drawn.level(x, y) - difference))
        }
      }
      #expect(largest <= (radius == 0 ? 1 : Self.flattening), "\(rect) \(width)")
      let isStroke = radius == 0 || radius > width / 2
      #expect(largestDrawn <= (isStroke ? 2 : Self.flattening), "\(rect) \(width)")
    }
  }

  @Test("a border of whole pixels has a sharp inside and outside")
  func sharpBorders() {
    let pixmap = painted(20, 12) { $0.fill(.border(Rect(x: 2, y: 2, width: 16, height: 8), width: 2), white) }
    #expect(pixmap.sum == (16 * 8 - 12 * 4) * 255)
    for x in 0..<20 { #expect([0, 255].contains(pixmap.level(x, 5))) }
  }

  @Test("a border works as a clip and throws a shadow")
  func otherUses() {
    let border = Path.border(Rect(x: 3.5, y: 3.5, width: 30, height: 20), radius: 6, width: 3)
    let filled = painted(40, 30) { $0.fill(border, white) }
    let clipped = painted(40, 30) { c in
      c.clip(to: border) { c.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 30)), white) }
    }
    #expect(difference(filled, clipped) == nil)
    let shadow = painted(40, 30) { $0.shadow(of: border, Shadow(color: .white, sigma: 0)) }
    #expect(shadow.distance(to: filled) <= 2)
  }

  // MARK: Transforms

  @Test("a path scaled up has lines for its new size, not those of its old one")
  func scaling() {
    var small = Path()
    small.add(.circle(center: Point(x: 0.5, y: 0.5), radius: 0.45))
    let large = small.transformed(by: .scale(200))
    let pixmap = painted(200, 200) { $0.fill(large, white) }
    let circle = painted(200, 200) { $0.fill(.circle(center: Point(x: 100, y: 100), radius: 90), white) }
    // Quarter circles as cubics are off by 0.03 % of the radius, a fortieth pixel.
    #expect(pixmap.distance(to: circle) <= 12)
  }

  @Test("quarter turns of a picture of shapes are exact")
  func quarterTurns() {
    let path = Path.rect(Rect(x: 5, y: 8, width: 20, height: 6))
    let pixmap = painted(40, 40) {
      $0.fill(path.transformed(by: .rotation(.degrees(90), about: Point(x: 20, y: 20))), white)
    }
    #expect(pixmap.sum == 120 * 255)
    #expect(pixmap.level(26, 5) == 255 && pixmap.level(31, 24) == 255 && pixmap.level(25, 5) == 0)
  }

  @Test("a turned square is one")
  func turns() {
    let square = Path.rect(Rect(x: 12, y: 12, width: 16, height: 16))
      .transformed(by: .rotation(.degrees(30), about: Point(x: 20, y: 20)))
    let pixmap = painted(40, 40) { $0.fill(square, white) }
    let (sine, cosine) = Angle.degrees(30).sineAndCosine
    let distance = pixmap.distance { px, py in
      let x = px - 20, y = py - 20
      return abs(x * cosine + y * sine) <= 8 && abs(y * cosine - x * sine) <= 8
    }
    #expect(distance <= 4)
  }
}
