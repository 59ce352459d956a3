import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Known hard cases of rasterizers: shadows of all widths.
@Suite struct ShadowCasesTests {
  private func steps(of path: Path) -> Path {
    var steps: [PathElement] = []
    path.appendElements(to: &steps)
    return Path(.elements(steps))
  }

  @Test("case 25: a shadow without blur is the shape, moved")
  func withoutBlur() {
    let frame = Rect(x: 20.3, y: 20, width: 50, height: 30.6)
    for path in [
      Path.roundedRect(frame, radius: 8), .circle(center: frame.center, radius: 14), RandomScene.star(frame.center, 20),
    ] {
      let shadow = painted(100, 100) {
        $0.shadow(of: path, Shadow(color: .white, offset: Vector(x: 3, y: 3), sigma: 0))
      }
      let shape = painted(100, 100) { c in
        c.translate(x: 3, y: 3)
        c.fill(path, white)
      }
      #expect(shadow.distance(to: shape) <= 1)
      #expect(shape.sum > 0)
    }
    let line = Path.line(from: Point(x: 10, y: 10), to: Point(x: 60, y: 40))
    let halo = painted(100, 100) { $0.shadow(of: line, Stroke(width: 5), Shadow(color: .white, sigma: 0)) }
    #expect(difference(halo, painted(100, 100) { $0.stroke(line, white, Stroke(width: 5)) }) == nil)
  }

  @Test(
    "case 26: the widest blur of the smallest box is even in the window, and blurs beyond are the same",
    arguments: [300, 1000, 2000, 1e30])
  func hugeSigma(sigma: Double) {
    func shadow(_ sigma: Double, _ side: Double) -> Pixmap {
      painted(64, 64) {
        let box = Rect(x: 32 - side / 2, y: 32 - side / 2, width: side, height: side)
        $0.shadow(of: .roundedRect(box, radius: min(4, side / 8)), Shadow(color: .white, sigma: sigma))
      }
    }
    for side in [20.0, 4020] {
      let pixmap = shadow(sigma, side)
      #expect(difference(pixmap, shadow(300, side)) == nil)
      let levels = (0..<64).flatMap { y in (0..<64).map { pixmap.level($0, y) } }
      #expect((levels.max() ?? 0) - (levels.min() ?? 0) <= 1)
      // 20 pixels of a blur of 300: 0.027 by 0.027 in the middle.
      if side == 20 { #expect((levels.max() ?? 9) <= 1) } else { #expect(levels.min() ?? 0 >= 254) }
    }
  }

  @Test("case 28: the half contour at a corner hardly moves with the blur, and nowhere where the method changes")
  func continuity() {
    let frame = Rect(x: 30, y: 30, width: 250, height: 250)
    func contour(_ path: Path, _ sigma: Double) -> Double {
      let pixmap = painted(160, 160) { $0.shadow(of: path, Shadow(color: .white, sigma: sigma)) }
      for i in 1..<160 where pixmap.level(i, i) >= 128 {
        let below = Double(pixmap.level(i - 1, i - 1)), above = Double(pixmap.level(i, i))
        return Double(i) - (above - 127.5) / (above - below)
      }
      return 0
    }
    let box = Path.roundedRect(frame, radius: 40)
    for path in [box, steps(of: box)] {
      let places = [0, 0.25, 0.5, 1.99, 2, 4].map { contour(path, $0) }
      for first in places { for second in places { #expect(abs(first - second) < 0.5, "\(places)") } }
      #expect(abs(contour(path, 2) - contour(path, 1.75)) < 0.1)
    }
  }

  @Test(
    "case 28: a slightly wider blur is a slightly wider blur, also where masks are halved",
    arguments: [2, 32, 64, 128, 256])
  func noJumps(sigma: Double) {
    let frame = Rect(x: 40, y: 40, width: 120, height: 90)
    for path in [Path.roundedRect(frame, radius: 40), .rect(frame), RandomScene.star(frame.center, 60)] {
      for isInner in [false, true] {
        func shadow(_ sigma: Double) -> Pixmap {
          painted(200, 170) {
            let shadow = Shadow(color: .white, offset: Vector(x: 2.5, y: 3), sigma: sigma)
            if isInner { $0.innerShadow(of: path, shadow) } else { $0.shadow(of: path, shadow) }
          }
        }
        let levels = [-0.25, 0, 0.25, 0.5].map { shadow(sigma + $0) }
        // A change is no more than a half larger than the next one.
        let changes = (1..<4).map { levels[$0].distance(to: levels[$0 - 1]) }
        for index in 1..<3 { #expect(2 * changes[index - 1] <= 3 * changes[index] + 4, "\(changes)") }
        for index in 1..<3 { #expect(2 * changes[index] <= 3 * changes[index - 1] + 4, "\(changes)") }
      }
    }
  }

  @Test("wide blurs are those of a Gaussian", arguments: [20.0, 31, 33, 50, 70, 110, 150, 220, 300])
  func gaussian(sigma: Double) {
    // Along an edge of a half plane: the sum of a bell.
    let pixmap = painted(400, 8) {
      $0.shadow(of: .rect(Rect(x: 200, y: -5000, width: 9000, height: 10_000)), Shadow(color: .white, sigma: sigma))
    }
    var total = 0.0, sums: [Double] = []
    for step in -40_000...40_000 {
      let x = Double(step) / 4000
      total += exp(-x * x / 2)
      sums.append(total)
    }
    for x in 0..<400 {
      let place = (Double(x) + 0.5 - 200) / sigma
      let exact = 255 * sums[min(80_000, max(0, Int(place * 4000) + 40_000))] / total
      #expect(abs(Double(pixmap.level(x, 4)) - exact) <= 3.5, "column \(x)")
    }
  }

  @Test("shadows of rectangles are those of the same outline, at all widths", arguments: [1, 8, 33, 65, 300])
  func shapes(sigma: Double) {
    let frame = Rect(x: -50, y: 30, width: 2400, height: 1300)
    for isInner in [false, true] {
      func draw(_ path: Path) -> Pixmap {
        painted(240, 100) {
          let shadow = Shadow(color: .white, offset: Vector(x: 1.5, y: -2), sigma: sigma)
          if isInner { $0.innerShadow(of: path, shadow) } else { $0.shadow(of: path, shadow) }
        }
      }
      #expect(draw(.rect(frame)).distance(to: draw(steps(of: .rect(frame)))) <= 1)
    }
  }

  @Test("case 29: an inner shadow without offset is an even rim", arguments: [10, 40])
  func innerRim(sigma: Double) {
    for path in [
      Path.circle(center: Point(x: 50, y: 50), radius: 30),
      .roundedRect(Rect(x: 20, y: 20, width: 60, height: 60), radius: 8),
    ] {
      let pixmap = painted(100, 100) { $0.innerShadow(of: path, Shadow(color: .white, sigma: sigma)) }
      #expect(pixmap.level(21, 50) > pixmap.level(50, 50))
      for y in 0..<100 {
        for x in 0..<100 {
          // A halved mask is even to the rounding of its halves.
          #expect(abs(pixmap.level(x, y) - pixmap.level(99 - x, y)) <= (sigma > 32 ? 1 : 0))
          #expect(abs(pixmap.level(x, y) - pixmap.level(y, x)) <= 1)
        }
      }
    }
  }

  @Test("an inner shadow is the shape less its blurred copy, at any place", arguments: [0, 0.5, 1.75, 4, 11, 40])
  func innerShadows(sigma: Double) {
    let box = Rect(x: 20.5, y: 20, width: 30, height: 24.25)
    for path in [Path.rect(box), .roundedRect(box, radius: 7), RandomScene.star(Point(x: 35, y: 35), 20)] {
      for offset in [Vector(x: 0, y: 0), Vector(x: 3, y: -4.5), Vector(x: 60, y: 0)] {
        let shadow = Shadow(color: .white, offset: offset, sigma: sigma)
        let inner = painted(80, 70) { $0.innerShadow(of: path, shadow) }
        let outer = painted(80, 70) { $0.shadow(of: path, shadow) }, shape = painted(80, 70) { $0.fill(path, white) }
        for y in 0..<70 {
          for x in 0..<80 {
            let left = (shape.level(x, y) * (255 - outer.level(x, y)) + 127) / 255
            #expect(abs(inner.level(x, y) - left) <= 3, "(\(x), \(y)), \(offset)")
          }
        }
      }
    }
  }

  @Test("case 30: a shadow half outside is the crop of a larger picture", arguments: [5, 20, 50, 200])
  func crops(sigma: Double) {
    let shadow = Shadow(color: .white, offset: Vector(x: 4.5, y: -3), sigma: sigma)
    func draw(_ c: Canvas) {
      c.shadow(of: .roundedRect(Rect(x: 90, y: 95, width: 50, height: 30), radius: 8), shadow)
      c.shadow(of: RandomScene.star(Point(x: 160, y: 160), 30), shadow)
    }
    let large = painted(200, 200, draw)
    let small = painted(90, 90) { c in
      c.translate(x: -110, y: -110)
      draw(c)
    }
    for y in 0..<90 { for x in 0..<90 { #expect(small[x, y] == large[x + 110, y + 110]) } }
    #expect(small.sum > 0)
  }
}
