import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct ShapePainterTests {
  @Test func seamOfNeighbours() {
    let pixmap = painted(20, 1) { canvas in
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 10.5, height: 1)), white)
      canvas.fill(.rect(Rect(x: 10.5, y: 0, width: 9.5, height: 1)), white)
    }
    #expect(pixmap.level(10, 0) == 192)
    #expect(pixmap.level(9, 0) == 255)
    #expect(pixmap.level(11, 0) == 255)
  }

  @Test func thinnestRectangles() {
    #expect(painted(4, 4) { $0.fill(.rect(Rect(x: 1, y: 1, width: 1.0 / 256, height: 1)), white) }.sum == 1)
    #expect(painted(4, 4) { $0.fill(.rect(Rect(x: 1, y: 1, width: 0, height: 1)), white) }.sum == 0)
  }

  @Test func rectanglesEqualPaths() {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<500 {
      let x = generator.number(-3...12), y = generator.number(-3...12)
      let right = x + generator.number(0...9), bottom = y + generator.number(0...9)
      let shape = painted(16, 16) { $0.fill(.rect(Rect(x: x, y: y, width: right - x, height: bottom - y)), white) }
      let path = painted(16, 16) {
        $0.fill(
          lines(
            [(x, y), (x + (right - x), y), (x + (right - x), y + (bottom - y)), (x, y + (bottom - y))], isClosed: true),
          white)
      }
      #expect(difference(shape, path) == nil, "round \(round)")
    }
  }

  @Test func cornersEqualLines() {
    var generator = SeededGenerator(seed: 6)
    for round in 0..<300 {
      let frame = Rect(
        x: generator.number(0...20), y: generator.number(0...20), width: generator.number(1...70),
        height: generator.number(1...70))
      let radii = CornerRadii(
        topLeft: generator.number(0...20), topRight: generator.number(-5...20), bottomRight: generator.number(-9...20),
        bottomLeft: generator.number(0...20))
      let masked = painted(100, 100) { $0.fill(.roundedRect(frame, radii: radii), white) }
      // The mask of a shadow without blur is made from lines alone.
      let direct = painted(100, 100) {
        $0.shadow(of: .roundedRect(frame, radii: radii), Shadow(color: .white, sigma: 0))
      }
      // Mirrored corners may round a crossing the other way.
      #expect(masked.distance(to: direct) <= 1, "round \(round)")
    }
  }

  @Test func cornersThatAreNotMirroredEqualLinesExactly() {
    var generator = SeededGenerator(seed: 8)
    for round in 0..<300 {
      let path = Path.roundedRect(
        Rect(
          x: generator.number(0...20), y: generator.number(0...20), width: generator.number(1...70),
          height: generator.number(1...70)),
        radii: CornerRadii(topLeft: generator.number(0...30), topRight: 0, bottomRight: 0, bottomLeft: 0))
      let masked = painted(100, 100) { $0.fill(path, white) }
      let direct = painted(100, 100) { $0.shadow(of: path, Shadow(color: .white, sigma: 0)) }
      #expect(difference(masked, direct) == nil, "round \(round)")
    }
  }

  @Test func edgesOfTheWindow() {
    for width in [0.0, 1, 3] {
      let pixmap = painted(32, 16) { canvas in
        canvas.stroke(.rect(Rect(x: 0, y: 0, width: 32, height: 16)), white, Stroke(width: width))
        canvas.stroke(lines([(32, 0), (32, 16)]), white, Stroke(width: width))
        canvas.stroke(lines([(0, 16), (32, 16)]), white, Stroke(width: width))
      }
      #expect(pixmap.level(16, 8) == 0)
      #expect(pixmap.level(31, 8) == (width == 0 ? 0 : width == 1 ? 192 : 255))
    }
  }

  @Test func negativeSizes() {
    let negative = painted(110, 110) {
      $0.fill(.roundedRect(Rect(x: 100, y: 100, width: -50, height: -20), radius: 10), white)
    }
    let positive = painted(110, 110) {
      $0.fill(.roundedRect(Rect(x: 50, y: 80, width: 50, height: 20), radius: 10), white)
    }
    #expect(difference(negative, positive) == nil)
  }

  @Test func insideHasOneValue() {
    let pixmap = painted(120, 120) {
      $0.fill(
        .roundedRect(Rect(x: 10, y: 10, width: 100, height: 100), radius: 10), .color(Color(white: 1, alpha: 0.2)))
    }
    for y in 13..<107 { for x in 13..<107 { #expect(pixmap.level(x, y) == 51) } }
  }

  @Test func circlesAreSymmetric() {
    for radius in [3.0, 3.5, 7.25, 16, 70] {
      let size = 160
      let pixmap = painted(size, size) { $0.fill(.circle(center: Point(x: 80, y: 80), radius: radius), white) }
      for y in 0..<size {
        for x in 0..<size {
          let level = pixmap.level(x, y)
          #expect(level == pixmap.level(size - 1 - x, y))
          #expect(level == pixmap.level(x, size - 1 - y))
          #expect(level == pixmap.level(y, x))
        }
      }
    }
  }
}
