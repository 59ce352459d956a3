import KnurlDrawing
import KnurlGeometry
import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct UprightRowTests {
  @Test("an upright gradient looks like one that leans by nothing one could see, whatever is painted of it")
  func rampOfEachRow() {
    for seed in 1...40 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      var offset = 0.0
      let stops = (0..<Int.random(in: 2...4, using: &numbers)).map { _ in
        offset += Double.random(in: 0.2...0.3, using: &numbers)
        let color = Color(
          red: .random(in: 0...1, using: &numbers), green: .random(in: 0...1, using: &numbers), blue: 0.5)
        return (offset: offset, color: color)
      }
      let height = Int.random(in: 16...60, using: &numbers), width = 40
      func painted(_ lean: Double) -> Pixmap {
        let pixmap = Pixmap(width: width, height: height)
        pixmap.paint(background: .white) {
          let paint = Paint.linear(
            from: Point(x: 0, y: 0), to: Point(x: lean, y: Double(height)), stops: stops)
          $0.fill(.roundedRect(Rect(x: 1, y: 0, width: 38, height: Double(height)), radius: 5), paint)
        }
        return pixmap
      }
      let upright = painted(0), leaning = painted(1.0 / 256)
      for y in 0..<height {
        for x in 0..<width {
          let difference = furthest(upright[x, y], leaning[x, y])
          #expect(difference <= 3, "seed \(seed), pixel \(x) \(y)")
        }
      }
    }
  }

  @Test("the last row asked for is kept, and others replace it")
  func rows() {
    let paint = Paint.linear(
      from: Point(x: 0, y: 0), to: Point(x: 0, y: 16), stops: [(0, .black), (1, .white)])
    let whole = Pixmap(width: 24, height: 16), parts = Pixmap(width: 24, height: 16)
    whole.paint(background: .white) { $0.fill(.rect(Rect(x: 0, y: 0, width: 24, height: 16)), paint) }
    parts.paint(background: .white) { canvas in
      for x in [16, 3, 0, 11] {
        canvas.fill(
          .rect(Rect(x: Double(x), y: 0, width: x == 3 ? 8 : x == 16 ? 8 : x == 0 ? 3 : 5, height: 16)), paint)
      }
    }
    #expect(whole.contentHash == parts.contentHash)
  }

  private func furthest(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
  }
}
