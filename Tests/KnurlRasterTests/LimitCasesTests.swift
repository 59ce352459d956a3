import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

/// What numbers at and beyond the limits lead to.
@Suite struct LimitCasesTests {
  private let window = Rect(x: 0, y: 0, width: 64, height: 8)

  private func filled(_ paint: Paint) -> Pixmap { painted(64, 8) { $0.fill(.rect(window), paint) } }

  @Test("curves and arcs without length show the same dots as lines", arguments: [Stroke.Cap.butt, .round, .square])
  func dots(cap: Stroke.Cap) {
    let center = Point(x: 10, y: 10)
    var curve = Path()
    curve.move(to: center)
    curve.cubic(to: center, control1: center, control2: center)
    let stroke = Stroke(width: 6, cap: cap)
    func draw(_ path: Path) -> Pixmap { painted(20, 20) { $0.stroke(path, white, stroke) } }
    let dot = draw(lines([(10, 10), (10, 10)]))
    #expect((dot.sum > 0) == (cap != .butt))
    if cap == .square { #expect(dot.sum == 36 * 255) }
    #expect(draw(curve).isEqual(to: dot))
  }

  @Test("rectangles without width or height stroke as the limit of small ones", arguments: [0.0, 30])
  func flatRectangles(height: Double) {
    func draw(_ width: Double) -> Pixmap {
      let rect = Rect(x: 20, y: 20, width: width, height: height)
      return painted(60, 80) { $0.stroke(.rect(rect), white, Stroke(width: 6)) }
    }
    #expect(draw(0).distance(to: draw(1.0 / 256)) <= 2)
  }

  @Test("a radial paint about a far centre", arguments: [1e6, 1e30])
  func farRadial(far: Double) {
    let stops: [(Double, Color)] = [(0, .black), (1, .white)]
    let small = filled(.radial(center: Point(x: -far, y: 4), radius: 10, stops: stops))
    #expect(small.sum == 64 * 8 * 255)
    let even = filled(.radial(center: Point(x: -far, y: 4), radius: far, stops: [(0, .white), (1, .white)]))
    #expect(even.sum == 64 * 8 * 255)
  }

  @Test("the rim of a radial paint of a million pixels lies where it belongs")
  func farRim() {
    let stops: [(Double, Color)] = [(0, .white), (0.99999, .white), (0.99999, .black), (1, .black)]
    let rim = filled(.radial(center: Point(x: 32 - 1e6, y: 4), radius: 1e6, stops: stops))
    #expect((40..<64).allSatisfy { rim.level($0, 4) == 0 })
  }

  @Test("a conic paint about a far centre has the colour of its direction", arguments: [1e6, 1e30])
  func farConic(far: Double) {
    let stops: [(Double, Color)] = [(0, .black), (0.25, .black), (0.25, .white), (0.75, .white), (0.75, .black)]
    let right = filled(.conic(center: Point(x: far, y: 4), start: .zero, stops: stops))
    let left = filled(.conic(center: Point(x: -far, y: 4), start: .zero, stops: stops))
    #expect(right.sum == 64 * 8 * 255 && left.sum == 0)
  }

  @Test("edges of a picture's frame beyond 2^20 pixels count as there", arguments: [0x1p21, 1e9, 1e30])
  func hugeFrames(far: Double) {
    let halves = picture(2, 1) { x, _ in x == 0 ? 0xff00_0000 : 0xffff_ffff }
    func draw(_ frame: Rect) -> Pixmap { painted(64, 8) { $0.image(halves, in: frame) } }
    let huge = draw(Rect(x: -2 * far, y: -far, width: 3 * far, height: 2 * far))
    let limit = draw(Rect(x: -0x1p20, y: -0x1p20, width: 0x1p21, height: 0x1p21))
    #expect(huge.isEqual(to: limit))
    #expect(huge.level(30, 3) == 128)
  }

  @Test("phases that are no number drop the stroke, huge and negative ones begin somewhere in the dashes")
  func phases() {
    func list(_ phase: Double, _ dash: [Double] = [4, 2]) -> DrawList {
      let canvas = Canvas(pixelsPerPoint: 1)
      canvas.stroke(.line(from: .zero, to: Point(x: 64, y: 4)), white, Stroke(width: 2, dash: dash, dashPhase: phase))
      return canvas.list
    }
    for phase in [Double.nan, .infinity, -.infinity, 1e50] {
      #expect(list(phase).droppedCommands == 1 && list(phase).count == 0, "\(phase)")
    }
    for phase in [1e30, -1e30, -1, -7.5] {
      #expect(list(phase).droppedCommands == 0 && list(phase).count == 1, "\(phase)")
    }
    #expect(list(-1).words == list(5).words && list(-7.5).words == list(4.5).words)
  }

  @Test("a hundred thousand dashes of no length, or of none to see, leave the line unbroken")
  func absurdDashes() {
    func draw(_ dash: [Double]) -> Pixmap {
      painted(64, 8) { $0.stroke(lines([(2, 4), (62, 4)]), white, Stroke(width: 2, dash: dash, dashPhase: 1e30)) }
    }
    let whole = draw([])
    #expect(draw([Double](repeating: 0, count: 100_000)).isEqual(to: whole))
    #expect(draw([Double](repeating: -1, count: 100_000)).isEqual(to: whole))
    #expect(draw([1e-30, 1e-30]).isEqual(to: whole))
    #expect(draw([Double](repeating: 1e9, count: 10_000)).sum <= whole.sum)
  }

  @Test("an inner shadow wider than the widest is the widest")
  func widestInnerShadow() {
    let path = Path.roundedRect(Rect(x: 10, y: 10, width: 44, height: 30), radius: 6)
    func draw(_ sigma: Double) -> Pixmap {
      painted(64, 48) { $0.innerShadow(of: path, Shadow(color: .white, sigma: sigma)) }
    }
    let widest = draw(300), shape = painted(64, 48) { $0.fill(path, white) }
    #expect(draw(301).isEqual(to: widest) && draw(1e30).isEqual(to: widest))
    // Nearly nothing is left of the shape, so that the rim is all of it.
    #expect(widest.distance(to: shape) <= 3)
  }
}
