import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct EdgeBuilderTests {
  @Test func lineBetweenPixelsIsEven() {
    let pixmap = painted(20, 16) { $0.stroke(lines([(2, 8), (18, 8)]), white, Stroke(width: 1)) }
    #expect(pixmap.level(10, 7) == 128)
    #expect(pixmap.level(10, 8) == 128)
    #expect(pixmap.level(10, 6) == 0)
    #expect(pixmap.level(10, 9) == 0)
  }

  @Test func thinLinesAreFaint() {
    let pixmap = painted(20, 16) { $0.stroke(lines([(2, 4.5), (18, 4.5)]), white, Stroke(width: 0.25)) }
    #expect(pixmap.level(10, 4) == 64)
  }

  @Test func borderBetweenPixels() {
    let frame = Rect(x: 4, y: 4, width: 20, height: 12)
    let soft = painted(30, 20) { $0.stroke(.rect(frame), white, Stroke(width: 1)) }
    #expect(soft.level(10, 3) == 128)
    #expect(soft.level(10, 4) == 128)
    let sharp = painted(30, 20) { $0.stroke(.rect(frame.inset(by: 0.5)), white, Stroke(width: 1)) }
    #expect(sharp.level(10, 4) == 255)
    #expect(sharp.level(10, 3) == 0)
    #expect(sharp.level(10, 5) == 0)
    #expect(sharp.level(4, 4) == 255)
  }

  @Test func dots() {
    for isClosed in [false, true] {
      let path = lines([(50, 50), (50, 50)], isClosed: isClosed)
      let round = painted(100, 100) { $0.stroke(path, white, Stroke(width: 3, cap: .round)) }
      for (x, y) in [(49, 49), (50, 49), (49, 50), (50, 50)] { #expect(round.level(x, y) == 255) }
      #expect(abs(round.sum - 1802) <= 6)
      let square = painted(100, 100) { $0.stroke(path, white, Stroke(width: 3, cap: .square)) }
      #expect(square.sum == 2295 + 5)  // Halves round up to 128 in eight pixels, a quarter to 64 in four.
      #expect(square.level(50, 50) == 255)
      #expect(painted(100, 100) { $0.stroke(path, white, Stroke(width: 3)) }.sum == 0)
    }
    let place = lines([(10, 10)])
    #expect(painted(20, 20) { $0.stroke(place, white, Stroke(width: 2, cap: .round)) }.sum == 0)
  }

  @Test func sweepOfNothing() {
    func arc(_ start: Double, _ sweep: Double, _ cap: Stroke.Cap) -> Pixmap {
      painted(100, 100) {
        $0.stroke(
          .arc(center: Point(x: 50, y: 50), radius: 30, start: .degrees(start), sweep: .degrees(sweep)), white,
          Stroke(width: 8, cap: cap))
      }
    }
    #expect(arc(130, 0, .butt).sum == 0)
    let dot = arc(0, 0, .round)
    #expect(abs(Double(dot.sum) - .pi * 16 * 255) < 30)
    #expect(dot.level(80, 50) == 255)
    #expect(dot.level(20, 50) == 0)
  }

  @Test(arguments: [400, -360, 360.0001] as [Double])
  func wholeTurnsAreRings(sweep: Double) {
    func arc(_ start: Double, _ sweep: Double) -> Pixmap {
      painted(100, 100) {
        $0.stroke(
          .arc(center: Point(x: 50, y: 50), radius: 30, start: .degrees(start), sweep: .degrees(sweep)), white,
          Stroke(width: 8, cap: .round))
      }
    }
    let ring = arc(0, 360)
    #expect(difference(arc(77, sweep), ring) == nil)
    let outer = painted(100, 100) { $0.fill(.circle(center: Point(x: 50, y: 50), radius: 34), white) }
    let inner = painted(100, 100) { $0.fill(.circle(center: Point(x: 50, y: 50), radius: 26), white) }
    for y in 0..<100 {
      for x in 0..<100 { #expect(ring.level(x, y) == outer.level(x, y) - inner.level(x, y)) }
    }
  }

  @Test func sharpCornersAreCut() {
    // 5 degrees, far beyond the limit.
    let (sine, cosine) = Angle.degrees(5).sineAndCosine
    let path = lines([(20, 50), (120, 50), (120 - 100 * cosine, 50 - 100 * sine)])
    let pixmap = painted(200, 100) { $0.stroke(path, white, Stroke(width: 10, miterLimit: 4)) }
    for y in 0..<100 { for x in 126..<200 { #expect(pixmap.level(x, y) == 0) } }
    let turned = painted(200, 100) { $0.stroke(lines([(20, 50), (120, 50), (20, 50)]), white, Stroke(width: 10)) }
    for y in 0..<100 { for x in 121..<200 { #expect(turned.level(x, y) == 0) } }
    #expect(turned.level(70, 50) == 255)
    let miter = painted(60, 60) { $0.stroke(lines([(10, 50), (50, 50), (50, 10)]), white, Stroke(width: 10)) }
    #expect(miter.level(54, 54) == 255)
  }

  @Test func innerCornersBlendOnce() {
    let path = lines([(10, 5), (100, 5), (130, 55), (130, 15), (250, 5)])
    let pixmap = painted(260, 80) {
      $0.stroke(path, .color(Color(white: 1, alpha: 128.0 / 255)), Stroke(width: 10))
    }
    for y in 0..<80 { for x in 0..<260 { #expect(pixmap.level(x, y) <= 128) } }
    #expect(pixmap.level(100, 5) == 128)
    #expect(pixmap.level(60, 5) == 128)
  }

  @Test func insidesOfThickCurvesAreFull() {
    // Every place well within the line is covered wholly: pieces leave no seam.
    var path = Path()
    path.move(to: Point(x: 20, y: 100))
    path.cubic(to: Point(x: 180, y: 100), control1: Point(x: 60, y: -40), control2: Point(x: 140, y: 240))
    for join in [Stroke.Join.miter, .round, .bevel] {
      let thick = painted(200, 200) { $0.stroke(path, white, Stroke(width: 20, join: join, cap: .round)) }
      let thin = painted(200, 200) { $0.stroke(path, white, Stroke(width: 16, cap: .round)) }
      for y in 0..<200 {
        for x in 0..<200 where thin.level(x, y) > 0 { #expect(thick.level(x, y) == 255, "(\(x), \(y))") }
      }
    }
  }

  @Test func circlesAreAccurate() {
    for (radius, limit) in [(4.0, 2), (12.3, 3), (40, 4), (95.6, 5)] {
      let pixmap = painted(200, 200) { $0.fill(.circle(center: Point(x: 100, y: 100), radius: radius), white) }
      let found = pixmap.distance(toSamples: { x, y in (x - 100) * (x - 100) + (y - 100) * (y - 100) <= radius * radius
      })
      #expect(found <= limit, "radius \(radius)")
    }
  }

  @Test func arcsAreAccurate() {
    let pixmap = painted(120, 120) {
      $0.stroke(
        .arc(center: Point(x: 60, y: 60), radius: 45, start: .degrees(135), sweep: .degrees(270)), white,
        Stroke(width: 7.5))
    }
    let found = pixmap.distance(toSamples: { x, y in
      let dx = x - 60, dy = y - 60
      let distance = (dx * dx + dy * dy).squareRoot()
      return abs(distance - 45) <= 3.75 && !(dy > 0 && abs(dx) < dy)
    })
    #expect(found <= 7)
  }

  @Test func curvesAreAccurate() {
    let p = [(20.0, 90.0), (35, -60), (90, 180), (110, 20)]
    func place(_ t: Double) -> (Double, Double) {
      let u = 1 - t
      let w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      return (zip(w, p).reduce(0) { $0 + $1.0 * $1.1.0 }, zip(w, p).reduce(0) { $0 + $1.0 * $1.1.1 })
    }
    let fine = (0...600).map { place(Double($0) / 600) }
    var path = Path()
    path.move(to: Point(x: p[0].0, y: p[0].1))
    path.cubic(
      to: Point(x: p[3].0, y: p[3].1), control1: Point(x: p[1].0, y: p[1].1), control2: Point(x: p[2].0, y: p[2].1))
    let stroked = painted(130, 120) { $0.stroke(path, white, Stroke(width: 6, cap: .round)) }
    func isNear(_ a: (Double, Double), _ x: Double, _ y: Double, _ reach: Double) -> Bool {
      (a.0 - x) * (a.0 - x) + (a.1 - y) * (a.1 - y) <= reach * reach
    }
    for y in stride(from: 0, to: 120, by: 3) {
      for x in 0..<130 {
        let near = fine.filter { isNear($0, Double(x) + 0.5, Double(y) + 0.5, 4) }
        let found = stroked.distance(x, y) { x, y in near.contains { isNear($0, x, y, 3) } }
        #expect(found <= 7, "(\(x), \(y))")
      }
    }
  }

  @Test func tooManyDashesAreOne() {
    let dashed = painted(20, 10) {
      $0.stroke(lines([(0, 5), (99_999_999, 5)]), white, Stroke(width: 2, dash: [2, 1]))
    }
    #expect(dashed.level(2, 5) == 255)
    let short = painted(20, 10) { $0.stroke(lines([(0, 5), (20, 5)]), white, Stroke(width: 2, dash: [2, 1])) }
    #expect(short.level(1, 5) == 255)
    #expect(short.level(2, 5) == 0)
    #expect(short.level(3, 5) == 255)
  }
}
