import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

/// Known hard cases of rasterizers: lines, their corners, ends and dashes.
@Suite struct StrokeCasesTests {
  private static let caps: [Stroke.Cap] = [.butt, .round, .square]
  private static let joins: [Stroke.Join] = [.miter, .round, .bevel]

  @Test("case 3: a line between two rows of pixels covers half of both")
  func betweenRows() {
    let level = painted(16, 16) { $0.stroke(lines([(2, 8), (14, 8)]), white, Stroke(width: 1)) }
    let upright = painted(16, 16) { $0.stroke(lines([(8, 2), (8, 14)]), white, Stroke(width: 1)) }
    for x in 2..<14 {
      #expect((0..<16).map { level.level(x, $0) } == (0..<16).map { $0 == 7 || $0 == 8 ? 128 : 0 })
      #expect((0..<16).map { upright.level($0, x) } == (0..<16).map { $0 == 7 || $0 == 8 ? 128 : 0 })
    }
  }

  @Test("case 4: a line of a quarter of a pixel leaves a quarter")
  func quarter() {
    let pixmap = painted(20, 16) { $0.stroke(lines([(2, 4.5), (18, 4.5)]), white, Stroke(width: 0.25)) }
    for x in 2..<18 { #expect((0..<16).map { pixmap.level(x, $0) } == (0..<16).map { $0 == 4 ? 64 : 0 }) }
  }

  @Test("case 4: thin lines weigh what their width says in every direction", arguments: [0.25, 0.3, 0.5, 1, 1.7])
  func weight(width: Double) {
    for degrees in stride(from: 0.0, to: 180, by: 7.5) {
      let (sine, cosine) = Angle.degrees(degrees).sineAndCosine
      let path = lines([(60.3 - 50 * cosine, 60.6 - 50 * sine), (60.3 + 50 * cosine, 60.6 + 50 * sine)])
      let pixmap = painted(121, 121) { $0.stroke(path, white, Stroke(width: width)) }
      let share = Double(pixmap.sum) / (width * 100 * 255)
      #expect(abs(share - 1) < 0.025, "\(degrees) degrees: \(share)")
    }
    let circle = painted(121, 121) {
      $0.stroke(.circle(center: Point(x: 60.3, y: 60.6), radius: 40), white, Stroke(width: width))
    }
    #expect(abs(Double(circle.sum) / (width * 80 * .pi * 255) - 1) < 0.025)
  }

  @Test("case 11: a line without length shows its caps", arguments: [false, true])
  func dots(isClosed: Bool) {
    func dot(_ cap: Stroke.Cap) -> Pixmap {
      painted(100, 100) {
        $0.stroke(lines([(50, 50), (50, 50)], isClosed: isClosed), white, Stroke(width: 3, cap: cap))
      }
    }
    let disc = dot(.round)
    for (x, y) in [(49, 49), (50, 49), (49, 50), (50, 50)] { #expect(disc.level(x, y) == 255) }
    #expect(abs(disc.sum - 1802) <= 6)
    let square = dot(.square)
    // Nine pixels' area; the halves and quarters about the four full ones are rounded up.
    #expect(square.level(49, 49) == 255 && square.level(48, 50) == 128 && square.level(48, 48) == 64)
    #expect(square.sum == 4 * 255 + 8 * 128 + 4 * 64)
    let whole = painted(100, 100) {
      $0.stroke(lines([(50.5, 50.5), (50.5, 50.5)], isClosed: isClosed), white, Stroke(width: 3, cap: .square))
    }
    #expect(whole.sum == 2295)
    #expect(dot(.butt).sum == 0)
  }

  @Test("case 12: a subpath that is only begun draws nothing", arguments: caps)
  func movesAlone(cap: Stroke.Cap) {
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    #expect(painted(20, 20) { $0.stroke(path, white, Stroke(width: 2, cap: cap)) }.sum == 0)
    path.move(to: Point(x: 4, y: 4))
    #expect(painted(20, 20) { $0.stroke(path, white, Stroke(width: 2, cap: cap)) }.sum == 0)
  }

  @Test("case 13: an arc that sweeps nothing is nothing or one dot, wherever it starts")
  func sweepOfNothing() {
    func arc(_ start: Double, _ sweep: Double, _ cap: Stroke.Cap) -> Int {
      painted(100, 100) {
        $0.stroke(
          .arc(center: Point(x: 50, y: 50), radius: 30, start: .degrees(start), sweep: .degrees(sweep)), white,
          Stroke(width: 6, cap: cap))
      }.sum
    }
    for start in [130, 0, -90, 359.9, 720, -1234.5] {
      for sweep in [0, -0.0, 1e-300, 1e-9] {
        #expect(arc(start, sweep, .butt) == 0)
        #expect(abs(Double(arc(start, sweep, .round)) - 9 * .pi * 255) < 60, "\(start)")
        #expect(abs(arc(start, sweep, .square) - 36 * 255) < 60, "\(start)")
      }
    }
  }

  @Test("case 14: a whole turn and more is the ring without ends", arguments: [360, 400, -360, 720, -1e9])
  func wholeTurns(sweep: Double) {
    let center = Point(x: 50, y: 50)
    let outer = painted(100, 100) { $0.fill(.circle(center: center, radius: 33), white) }
    let inner = painted(100, 100) { $0.fill(.circle(center: center, radius: 27), white) }
    for cap in Self.caps {
      for start in [0.0, 77] {
        let ring = painted(100, 100) {
          $0.stroke(
            .arc(center: center, radius: 30, start: .degrees(start), sweep: .degrees(sweep)), white,
            Stroke(width: 6, cap: cap))
        }
        for y in 0..<100 {
          for x in 0..<100 { #expect(abs(ring.level(x, y) - (outer.level(x, y) - inner.level(x, y))) <= 1) }
        }
      }
    }
    let turn = painted(100, 100) {
      $0.stroke(
        .arc(center: center, radius: 30, start: .zero, sweep: .radians(2 * .pi)), white, Stroke(width: 6))
    }
    let circle = painted(100, 100) { $0.stroke(.circle(center: center, radius: 30), white, Stroke(width: 6)) }
    #expect(difference(turn, circle) == nil)
  }

  @Test("case 17: a corner beyond the miter limit is cut")
  func sharpCorner() {
    let (sine, cosine) = Angle.degrees(5).sineAndCosine
    let places = [(20.0, 50.0), (120, 50), (120 - 100 * cosine, 50 - 100 * sine)]
    let pixmap = painted(200, 100) { $0.stroke(lines(places), white, Stroke(width: 10, miterLimit: 4)) }
    for y in 0..<100 { for x in 126..<200 { #expect(pixmap.level(x, y) == 0) } }
    for y in 0..<100 where y < 35 || y > 56 { for x in 0..<200 { #expect(pixmap.level(x, y) == 0) } }
    let longer = painted(400, 100) { $0.stroke(lines(places), white, Stroke(width: 10, miterLimit: 30)) }
    #expect(longer.level(180, 52) == 255)
  }

  @Test("case 17: a line that turns back has no spike", arguments: joins)
  func reversal(join: Stroke.Join) {
    for limit in [4, 1000, .infinity] {
      let pixmap = painted(220, 60) { c in
        c.translate(x: 20, y: 30)
        c.stroke(lines([(0, 0), (100, 0), (0, 0)]), white, Stroke(width: 10, join: join, miterLimit: limit))
      }
      for y in 0..<60 {
        for x in 0..<220 where x < 20 || x >= 125 || y < 25 || y >= 35 { #expect(pixmap.level(x, y) == 0) }
      }
      for x in 20..<120 { #expect(pixmap.level(x, 30) == 255) }
    }
  }

  @Test("case 18: a translucent line is blended once at its inner corners", arguments: joins)
  func innerCorners(join: Stroke.Join) {
    let path = lines([(10, 0), (100, 0), (130, 50), (130, 10), (250, 0)])
    let pixmap = painted(270, 90) { c in
      c.translate(x: 0, y: 20)
      c.stroke(path, .color(Color(white: 1, alpha: 128.0 / 255)), Stroke(width: 10, join: join))
    }
    for y in 0..<90 { for x in 0..<270 { #expect(pixmap.level(x, y) <= 128) } }
    #expect(pixmap.level(100, 20) == 128 && pixmap.level(60, 20) == 128 && pixmap.level(130, 60) == 128)
  }

  @Test("case 49: a line of endless dashes is drawn unbroken", arguments: [99_999_999, 1e9, 1e30])
  func manyDashes(length: Double) {
    let dashed = painted(40, 10) {
      $0.stroke(lines([(0, 5), (length, 5)]), white, Stroke(width: 2, dash: [2, 1]))
    }
    #expect(
      difference(dashed, painted(40, 10) { $0.stroke(lines([(0, 5), (40, 5)]), white, Stroke(width: 2)) }) == nil)
    for dash in [[1e-30, 1e-30], [0, 1e-300], [0, 0], [-1, 2], [.leastNonzeroMagnitude]] {
      _ = painted(40, 10) { $0.stroke(lines([(0, 5), (length, 5)]), white, Stroke(width: 2, dash: dash)) }
    }
    let many = Array(repeating: 1e-7, count: 100_000)
    let fine = painted(40, 10) { $0.stroke(lines([(0, 5), (40, 5)]), white, Stroke(width: 2, dash: many)) }
    #expect(fine.level(20, 5) == 255)
  }

  @Test("case 49: dashes lie where they belong, and as many as fit")
  func dashes() {
    let pixmap = painted(60, 10) { $0.stroke(lines([(0, 5), (60, 5)]), white, Stroke(width: 2, dash: [2, 1])) }
    for x in 0..<60 { #expect(pixmap.level(x, 5) == (x % 3 == 2 ? 0 : 255)) }
    let odd = painted(60, 10) { $0.stroke(lines([(0, 5), (60, 5)]), white, Stroke(width: 2, dash: [3])) }
    for x in 0..<60 { #expect(odd.level(x, 5) == (x % 6 < 3 ? 255 : 0)) }
  }

  @Test("case 49: a dash that ends where the line begins leaves no dot there", arguments: [Stroke.Cap.round, .square])
  func phases(cap: Stroke.Cap) {
    func pixmap(_ phase: Double) -> Pixmap {
      painted(40, 10) {
        $0.stroke(
          lines([(10, 5), (38, 5)]), white, Stroke(width: 4, cap: cap, dash: [4, 16], dashPhase: phase))
      }
    }
    #expect(difference(pixmap(4), pixmap(24)) == nil)
    #expect(pixmap(4).level(10, 5) == 0 && pixmap(3).level(10, 5) == 255)
  }

  @Test("a dash longer than a closed line is the line, with all its corners", arguments: joins, caps)
  func longDashes(join: Stroke.Join, cap: Stroke.Cap) {
    var circle = Path()
    circle.add(.circle(center: Point(x: 20, y: 20), radius: 12))
    for path in [lines([(6, 6), (30, 9), (20, 30)], isClosed: true), lines([(6, 6), (30, 9), (20, 30)]), circle] {
      let dashed = painted(40, 40) {
        $0.stroke(path, white, Stroke(width: 5, join: join, cap: cap, dash: [1000, 4]))
      }
      let whole = painted(40, 40) { $0.stroke(path, white, Stroke(width: 5, join: join, cap: cap)) }
      #expect(dashed.distance(to: whole) <= 4)
    }
  }

  @Test("a dash goes on over the place where a closed line begins", arguments: joins)
  func dashesOverTheStart(join: Stroke.Join) {
    let box = lines([(10, 10), (30, 10), (30, 26), (10, 26)], isClosed: true)
    let dashed = painted(44, 40) {
      $0.stroke(box, white, Stroke(width: 6, join: join, dash: [20, 16], dashPhase: 10))
    }
    let corner = painted(44, 40) {
      $0.stroke(lines([(10, 20), (10, 10), (20, 10)]), white, Stroke(width: 6, join: join))
    }
    for y in 0..<22 { for x in 0..<22 { #expect(dashed.level(x, y) == corner.level(x, y)) } }
  }

  @Test("dots between lines are those that they are alone, and what is only begun is nothing", arguments: caps)
  func dotsAmongLines(cap: Stroke.Cap) {
    let parts = [
      lines([(4, 4), (20, 9)]), lines([(30.3, 30.6), (30.3, 30.6)]), lines([(50, 3)]),
      lines([(5, 40), (5, 40)], isClosed: true), lines([(50, 45), (55, 20)]),
    ]
    var path = Path()
    for part in parts { path.add(part) }
    let stroke = Stroke(width: 5, cap: cap)
    let together = painted(64, 52) { $0.stroke(path, white, stroke) }
    let apart = painted(64, 52) { canvas in for part in parts { canvas.stroke(part, white, stroke) } }
    #expect(difference(together, apart) == nil)
  }

  @Test("case 55: a border between pixels covers half of two, and one in full when snapped")
  func border() {
    let frame = Rect(x: 4, y: 4, width: 20, height: 12)
    let between = painted(30, 22) { $0.stroke(.rect(frame), white, Stroke(width: 1)) }
    #expect((2...5).map { between.level(12, $0) } == [0, 128, 128, 0])
    #expect((2...5).map { between.level($0, 9) } == [0, 128, 128, 0])
    let snapped = painted(30, 22) { $0.stroke(.rect(frame.inset(by: 0.5)), white, Stroke(width: 1)) }
    #expect((2...6).map { snapped.level(12, $0) } == [0, 0, 255, 0, 0])
    #expect(snapped.sum == (20 * 12 - 18 * 10) * 255)
  }

  @Test(
    "boxes of sharp and round corners get the join where they are sharp, and arcs where they are round",
    arguments: joins)
  func mixedCorners(join: Stroke.Join) {
    let radii = CornerRadii(topLeft: 0, topRight: 9, bottomRight: 0, bottomLeft: 14)
    let frame = Rect(x: 10, y: 12, width: 50, height: 40)
    let box = Path.roundedRect(frame, radii: radii)
    // The same as steps.
    var steps: [PathElement] = []
    box.appendElements(to: &steps)
    for width in [1.0, 3, 8, 30] {
      let shape = painted(80, 70) { $0.stroke(box, white, Stroke(width: width, join: join)) }
      let path = painted(80, 70) { $0.stroke(Path(.elements(steps)), white, Stroke(width: width, join: join)) }
      #expect(shape.distance(to: path) <= 8, "width \(width)")
    }
  }
}
