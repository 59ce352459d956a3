import KnurlDrawing
import Testing

@testable import KnurlRaster

/// Strokes of rectangles that have shrunk to a point: what the smallest ones lead to.
@Suite struct PointStrokesTests {
  private func stroke(_ path: Path, _ join: Stroke.Join, _ cap: Stroke.Cap) -> Pixmap {
    painted(40, 40) { $0.stroke(path, white, Stroke(width: 9, join: join, cap: cap)) }
  }

  private func rect(_ size: Double) -> Path {
    .rect(Rect(x: 20 - size / 2, y: 20 - size / 2, width: size, height: size))
  }

  @Test(
    "a stroked rectangle without extent is what small ones become", arguments: [Stroke.Join.miter, .round, .bevel],
    [Stroke.Cap.butt, .round, .square])
  func limits(join: Stroke.Join, cap: Stroke.Cap) {
    let point = stroke(rect(0), join, cap), small = stroke(rect(1.0 / 64), join, cap)
    #expect(point.sum > 0)
    #expect(point.distance(to: small) <= 8, "\(point.sum) and \(small.sum)")
  }
}
