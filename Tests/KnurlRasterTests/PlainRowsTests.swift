import KnurlDrawing
import KnurlGeometry
import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct PlainRowsTests {
  /// A clip that lets everything through but is no rectangle, so that rows are not plain.
  private func clipped(_ canvas: Canvas, _ size: Double, _ body: () -> Void) {
    canvas.clip(to: .circle(center: Point(x: size / 2, y: size / 2), radius: 10 * size), body)
  }

  @Test("what is painted the short way equals the way through a clip, to the bit")
  func clips() {
    for seed in 1...150 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
      let size = 90, whole = seed % 2 == 0
      let x = number(-20...60), y = number(-20...60)
      let rect = Rect(
        x: whole ? x.rounded() : x, y: whole ? y.rounded() : y, width: number(1...80), height: number(1...80))
      let color = Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: seed % 3 == 0 ? 0.6 : 1)
      let paint: Paint =
        seed % 5 < 2
        ? .linear(
          from: rect.origin, to: Point(x: rect.minX, y: rect.maxY), stops: [(0, color), (1, .black)]) : .color(color)
      let path = Path.roundedRect(rect, radius: number(0...30))
      let plain = Pixmap(width: size, height: size), other = Pixmap(width: size, height: size)
      plain.paint(background: .white) { $0.fill(path, paint) }
      other.paint(background: .white) { canvas in
        self.clipped(canvas, Double(size)) { canvas.fill(path, paint) }
      }
      #expect(plain.contentHash == other.contentHash, "seed \(seed)")
    }
  }
}
