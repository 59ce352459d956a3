import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

/// Known hard cases of rasterizers: edges of shapes, their places and numbers.
@Suite struct EdgeCasesTests {
  @Test("case 1: rectangles that share a pixel leave 192 in it, in parts of any size, and none when snapped")
  func seams() {
    let whole = painted(24, 3) { c in
      c.fill(.rect(Rect(x: 0, y: 0, width: 10.5, height: 1)), white)
      c.fill(.rect(Rect(x: 10.5, y: 0, width: 9.5, height: 1)), white)
    }
    #expect((0..<20).map { whole.level($0, 0) } == (0..<20).map { $0 == 10 ? 192 : 255 })
    for shift in [1, 7, 9, 10, 11] {
      let part = painted(12, 1) { c in
        c.translate(x: -shift, y: 0)
        c.fill(.rect(Rect(x: 0, y: 0, width: 10.5, height: 1)), white)
        c.fill(.rect(Rect(x: 10.5, y: 0, width: 9.5, height: 1)), white)
      }
      for x in 0..<12 { #expect(part.level(x, 0) == whole.level(x + shift, 0)) }
    }
    let snapped = painted(24, 3) { c in
      c.fill(.rect(c.pixelGrid.snapped(Rect(x: 0, y: 0, width: 10.5, height: 1))), white)
      c.fill(.rect(c.pixelGrid.snapped(Rect(x: 10.5, y: 0, width: 9.5, height: 1))), white)
    }
    for x in 0..<20 { #expect(snapped.level(x, 0) == 255) }
  }

  @Test("case 2: opposite halves of one path cancel within a pixel; pieces of a stroke never do")
  func cancelling() {
    let path = lines([(0, 0), (0, 4), (4, 4), (0, 0), (4, 0), (4, 4)], isClosed: true)
    let filled = painted(4, 4) { $0.fill(path, white) }
    for y in 0..<4 { for x in 0..<4 { #expect(filled.level(x, y) == (x == y ? 0 : 255)) } }
    let stroked = painted(8, 8) { c in
      c.translate(x: 2, y: 2)
      c.stroke(path, white, Stroke(width: 3))
    }
    for y in 1..<7 { for x in 1..<7 { #expect(stroked.level(x, y) == 255) } }
  }

  @Test("case 5: the thinnest rectangle leaves 1, one without width nothing")
  func thinnest() {
    for x in [3, 3.4, 3.99609375] {
      let pixmap = painted(8, 3) { $0.fill(.rect(Rect(x: x, y: 1, width: 1.0 / 256, height: 1)), white) }
      #expect(pixmap.level(3, 1) == 1)
      #expect(pixmap.sum == 1)
    }
    #expect(painted(8, 3) { $0.fill(.rect(Rect(x: 3, y: 1, width: 0, height: 1)), white) }.sum == 0)
    #expect(painted(8, 3) { $0.fill(.rect(Rect(x: 3, y: 1, width: 1, height: 0)), white) }.sum == 0)
  }

  @Test("case 7: squares of a twelfth of a pixel keep their area in each pixel")
  func tiny() {
    for isPath in [false, true] {
      let pixmap = painted(13, 13) { c in
        for j in 0..<12 {
          for i in 0..<12 {
            let x = Double(i) * 13 / 12, y = Double(j) * 13 / 12, side = 1.0 / 12
            let square = lines([(x, y), (x + side, y), (x + side, y + side), (x, y + side)], isClosed: true)
            c.fill(isPath ? square : .rect(Rect(x: x, y: y, width: side, height: side)), white)
          }
        }
      }
      for j in 0..<12 {
        for i in 0..<12 { #expect((1...3).contains(pixmap.level(i * 13 / 12, j * 13 / 12)), "(\(i), \(j))") }
      }
    }
  }

  @Test("case 8: what lies far outside covers what it encloses and nothing else")
  func huge() {
    let beside = lines([(261, 0), (78_848, 0), (78_848, 4), (261, 4)], isClosed: true)
    #expect(painted(10, 10) { $0.fill(beside, white) }.sum == 0)
    #expect(
      painted(10, 10) { $0.fill(.rect(Rect(x: -1e9, y: 0, width: 2e9, height: 10)), white) }.sum == 100 * 255)
    let around = lines([(-1e9, -1e9), (1e9, -1e9), (1e9, 1e9), (-1e9, 1e9)], isClosed: true)
    #expect(painted(10, 10) { $0.fill(around, white) }.sum == 100 * 255)
    // A triangle over everything but a corner: its long edge is y = x + 5 in the window.
    let triangle = lines([(-1e9, -1e9 + 5), (1e9, 1e9 + 5), (1e9, -1e9)], isClosed: true)
    let near = painted(20, 20) { $0.fill(lines([(-50, -45), (50, 55), (50, -50)], isClosed: true), white) }
    #expect(painted(20, 20) { $0.fill(triangle, white) }.distance(to: near) <= 2)
  }

  @Test("case 9: numbers that can't be drawn drop their command, are counted, and spare the rest")
  func undrawable() {
    let commands: [(Canvas) -> Void] = [
      { $0.fill(lines([(1, 1), (9, .nan), (9, 9)], isClosed: true), white) },
      { $0.fill(.circle(center: Point(x: 5, y: 5), radius: 1e50), white) },
      { $0.fill(.rect(Rect(x: 1, y: 1, width: .infinity, height: 5)), white) },
    ]
    func rest(_ canvas: Canvas) { canvas.fill(.circle(center: Point(x: 10, y: 8), radius: 5), white) }
    let plain = painted(20, 20, rest)
    for command in commands {
      var dropped = 0
      let pixmap = painted(20, 20) { c in
        command(c)
        rest(c)
        dropped = c.list.droppedCommands
      }
      #expect(dropped == 1)
      #expect(difference(pixmap, plain) == nil)
    }
  }

  @Test(
    "case 10: numbers beyond integers are cut off before they become integers", arguments: [3e9, -3e9, 1e38, -1e38])
  func beyondIntegers(number: Double) {
    for scale in [1, 2.5] {
      let pixmap = painted(20, 20, scale: scale) { c in
        c.fill(.rect(Rect(x: number, y: number, width: 5, height: 5)), white)
        c.fill(.circle(center: Point(x: number, y: 0), radius: 7), white)
        c.stroke(lines([(number, 3), (number, 9), (-number, number)]), white, Stroke(width: 0.01))
        c.fill(.arc(center: Point(x: 4, y: number), radius: 3, start: .zero, sweep: .degrees(90)), white)
      }
      #expect(pixmap.sum <= 1024)
    }
  }

  @Test("case 10: a line from far away to far away keeps its slope in the window", arguments: [1e7, 1e9, 1e12])
  func slopes(far: Double) {
    for (dx, dy) in [(1.0, 0.005), (1, 0.3), (1, 1), (0.2, -1), (0.001, 1)] {
      // Through (50, 40), as far as the numbers go.
      func line(_ reach: Double) -> Path {
        lines([(50 - reach * dx, 40 - reach * dy), (50 + reach * dx, 40 + reach * dy)])
      }
      let pixmap = painted(100, 80) { $0.stroke(line(far), white, Stroke(width: 3)) }
      let near = painted(100, 80) { $0.stroke(line(90_000), white, Stroke(width: 3)) }
      #expect(pixmap.distance(to: near) <= 3, "\(dx), \(dy)")
    }
    let level = painted(100, 20) { $0.stroke(lines([(-1e9, 0), (1e9, 10)]), white, Stroke(width: 2)) }
    for x in 0..<100 { #expect((0..<20).map { level.level(x, $0) } == (0..<20).map { $0 == 4 || $0 == 5 ? 255 : 0 }) }
  }

  @Test("case 10: circles, curves and gradients that reach far away are those that they are in the window")
  func farCurves() {
    // A circle so large that its edge is a diagonal.
    let radius = 1e9, leg = 1e9 * 0.5.squareRoot()
    let circle = painted(40, 40) { $0.fill(.circle(center: Point(x: 20 - leg, y: 20 - leg), radius: radius), white) }
    let diagonal = painted(40, 40) {
      $0.fill(lines([(-60, 100), (100, -60), (-100, -100)], isClosed: true), white)
    }
    #expect(circle.distance(to: diagonal) <= 7)
    let ring = painted(40, 40) {
      $0.stroke(.circle(center: Point(x: 20 - leg, y: 20 - leg), radius: radius), white, Stroke(width: 4))
    }
    let line = painted(40, 40) { $0.stroke(lines([(-60, 100), (100, -60)]), white, Stroke(width: 4)) }
    #expect(ring.distance(to: line) <= 7)
    var curve = Path()
    curve.move(to: Point(x: -1e8, y: 1e8))
    curve.cubic(to: Point(x: 1e8, y: -1e8), control1: Point(x: -3e7, y: 3e7), control2: Point(x: 3e7, y: -3e7))
    let bent = painted(40, 40) { $0.stroke(curve, white, Stroke(width: 4)) }
    #expect(
      bent.distance(to: painted(40, 40) { $0.stroke(lines([(-60, 60), (60, -60)]), white, Stroke(width: 4)) }) <= 7)
    let far = painted(64, 4) {
      $0.fill(
        .rect(Rect(x: 0, y: 0, width: 64, height: 4)),
        .linear(
          from: Point(x: -3e6, y: 2), to: Point(x: 1e6, y: 2), stops: [(0, .black), (0.75, .white), (1, .black)]))
    }
    #expect((0..<64).allSatisfy { far.level($0, 2) >= 254 })
  }

  @Test("case 16: a pentagram is full in its middle by the rule non-zero and empty by even-odd")
  func fillRules() {
    let star = RandomScene.star(Point(x: 20, y: 20), 18)
    #expect(painted(40, 40) { $0.fill(star, white) }.level(20, 20) == 255)
    #expect(painted(40, 40) { $0.fill(star, white, rule: .evenOdd) }.level(20, 20) == 0)
    var nested = lines([(2, 2), (38, 2), (38, 38), (2, 38)], isClosed: true)
    nested.add(lines([(10, 10), (30, 10), (30, 30), (10, 30)], isClosed: true))
    #expect(painted(40, 40) { $0.fill(nested, white) }.sum == 36 * 36 * 255)
    #expect(painted(40, 40) { $0.fill(nested, white, rule: .evenOdd) }.sum == (36 * 36 - 400) * 255)
  }

  @Test("case 32: edges on the last column and row stay inside", arguments: [1, 2, 7, 8, 63, 64, 65])
  func lastColumn(side: Int) {
    let full = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
    let pixmap = painted(side, side) { c in
      c.fill(
        lines([(Double(side), -3), (Double(side), Double(side) + 3), (Double(side) + 9, 2)], isClosed: true), white)
      c.stroke(lines([(-5, Double(side)), (Double(side) + 5, Double(side))]), white, Stroke(width: 1e-9))
      c.stroke(.rect(full), white, Stroke(width: 0))
    }
    #expect(pixmap.sum == 0)
    let framed = painted(side, side) { $0.stroke(.rect(full), white, Stroke(width: 1)) }
    if side == 2 { return }
    #expect(framed.level(side / 2, side - 1) == (side == 1 ? 255 : 128))
    #expect(framed.level(side - 1, side / 2) == (side == 1 ? 255 : 128))
  }

  @Test("case 33: a rectangle of negative size covers the place of its positive twin")
  func negativeSizes() {
    let negative = painted(120, 120) {
      $0.fill(.roundedRect(Rect(x: 100, y: 100, width: -50, height: -20), radius: 10), white)
    }
    let positive = painted(120, 120) {
      $0.fill(.roundedRect(Rect(x: 50, y: 80, width: 50, height: 20), radius: 10), white)
    }
    #expect(difference(negative, positive) == nil)
    #expect(positive.sum > 0)
  }

  @Test("case 35: a translucent rounded rectangle has one value inside")
  func oneValue() {
    let pixmap = painted(120, 120) {
      $0.fill(
        .roundedRect(Rect(x: 10, y: 10, width: 100, height: 100), radius: 10),
        .color(Color(white: 1, alpha: 50.0 / 255)))
    }
    for y in 10..<110 {
      for x in 10..<110 where (x >= 20 && x < 100) || (y >= 20 && y < 100) { #expect(pixmap.level(x, y) == 50) }
    }
    #expect((0..<120).allSatisfy { y in (0..<120).allSatisfy { pixmap.level($0, y) <= 50 } })
  }

  @Test("case 37: a picture in parts equals the picture", arguments: [(96, 1), (32, 32), (17, 13), (64, 64), (5, 64)])
  func parts(size: (Int, Int)) {
    func draw(_ c: Canvas) {
      c.stroke(lines([(0, 0), (128, 128)]), white, Stroke(width: 2))
      // Concave, with bands between its edges that no edge crosses.
      c.fill(
        lines([(10, 5), (120, 5), (120, 120), (90, 120), (90, 20), (40, 20), (40, 120), (10, 120)], isClosed: true),
        .color(Color(white: 1, alpha: 0.5)))
      c.fill(lines([(-80, 3), (-2, 50), (-70, 90)], isClosed: true), white)
      c.fill(lines([(-80, 60), (2.5, 70), (-70, 90)], isClosed: true), white)
    }
    let whole = painted(128, 128, draw)
    for top in stride(from: 0, to: 128, by: size.1) {
      for left in stride(from: 0, to: 128, by: size.0) {
        let part = painted(size.0, size.1) { c in
          c.translate(x: -left, y: -top)
          draw(c)
        }
        for y in 0..<min(size.1, 128 - top) {
          for x in 0..<min(size.0, 128 - left) { #expect(part[x, y] == whole[left + x, top + y]) }
        }
      }
    }
  }

  @Test("case 38: nothing is left right of what a closed path covers", arguments: [1, 2, 3, 4] as [UInt64])
  func residue(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<250 {
      let path = lines(
        (0..<generator.count(3...11)).map { _ in (generator.number(-40...70), generator.number(-30...60)) },
        isClosed: true)
      let pixmap = painted(96, 40) { $0.fill(path, white, rule: generator.chance(50) ? .nonZero : .evenOdd) }
      let isClean = (0..<40).allSatisfy { y in (71..<96).allSatisfy { pixmap.level($0, y) == 0 } }
      #expect(isClean, "seed \(seed), round \(round)")
    }
  }

  @Test("case 39: outlines along pixels are sharp")
  func wholePixels() {
    let path = lines(
      [(2, 1), (9, 1), (9, 6), (12, 6), (12, 3), (15, 3), (15, 12), (5, 12), (5, 4), (2, 4)], isClosed: true)
    let pixmap = painted(20, 15) { $0.fill(path, white) }
    for y in 0..<15 { for x in 0..<20 { #expect([0, 255].contains(pixmap.level(x, y))) } }
    // By the shoelace formula.
    #expect(pixmap.sum == (7 * 3 + 4 * 2 + 10 * 6 + 3 * 3) * 255)
  }

  @Test("case 40: overlapping contours of one path are blended once")
  func overlaps() {
    var path = lines([(1, 1), (8, 1), (8, 8), (1, 8)], isClosed: true)
    path.add(lines([(4, 4), (12, 4), (12, 12), (4, 12)], isClosed: true))
    let pixmap = painted(14, 14) { $0.fill(path, .color(Color(white: 1, alpha: 128.0 / 255))) }
    #expect(pixmap.sum == (49 + 64 - 16) * 128)
    #expect(painted(14, 14) { $0.fill(path, white) }.sum == (49 + 64 - 16) * 255)
  }
}
