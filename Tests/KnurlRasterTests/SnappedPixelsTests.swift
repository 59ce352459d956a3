import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

/// Whatever is snapped has sharp edges at every scale: pixels are covered in full or not at all.
@Suite struct SnappedPixelsTests {
  private static let scales = [1, 1.25, 1.5, 1.75, 2, 2.5]
  private static let seeds: [UInt64] = [1, 2, 3, 5, 8, 13]

  private func rect(_ generator: inout SeededGenerator) -> Rect {
    Rect(
      x: generator.number(-4...20), y: generator.number(-4...20), width: generator.number(0.01...20),
      height: generator.number(0.01...20))
  }

  private func isSharp(_ pixmap: Pixmap) -> Bool {
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where pixmap.level(x, y) % 255 != 0 { return false }
    }
    return true
  }

  @Test("rectangles, their borders and lines along an axis", arguments: seeds, scales)
  func sharpness(seed: UInt64, scale: Double) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      let rect = rect(&generator), width = generator.number(0.01...3), end = generator.number(-4...30)
      let forms: [(Canvas) -> Void] = [
        { $0.fill(.rect($0.snapped(rect)), white) },
        { $0.fill(.rect($0.snapped(rect, keeping: .size)), white) },
        { $0.snappedBorder(rect, width: width, white) },
        { $0.snappedLine(from: rect.origin, to: Point(x: end, y: rect.minY), width: width, white) },
        { $0.snappedLine(from: rect.origin, to: Point(x: rect.minX, y: end), width: width, white) },
      ]
      for (index, form) in forms.enumerated() {
        #expect(isSharp(painted(80, 80, scale: scale, form)), "\(rect) \(width), form \(index)")
      }
    }
  }

  @Test(
    "the line of a border is equally wide on all sides, at least a pixel, and the same at any place", arguments: scales)
  func borderWidths(scale: Double) {
    var generator = SeededGenerator(seed: 5)
    for width in [0.1, 0.5, 1, 1.3, 2] {
      let expected = max(1, Int((width * scale + 0.5).rounded(.down)))
      for _ in 0..<6 {
        let rect = Rect(x: generator.number(1...9), y: generator.number(1...9), width: 14.3, height: 15.1)
        let pixmap = painted(80, 80, scale: scale) { $0.snappedBorder(rect, width: width, white) }
        let middle = (x: Int(rect.center.x * scale), y: Int(rect.center.y * scale))
        func count(_ levels: [Int]) -> Int { levels.filter { $0 == 255 }.count }
        #expect(count((0..<middle.x).map { pixmap.level($0, middle.y) }) == expected)
        #expect(count((middle.x..<80).map { pixmap.level($0, middle.y) }) == expected)
        #expect(count((0..<middle.y).map { pixmap.level(middle.x, $0) }) == expected)
        #expect(count((middle.y..<80).map { pixmap.level(middle.x, $0) }) == expected)
      }
    }
  }

  @Test("a row of snapped neighbours leaves no gap and no overlap", arguments: scales)
  func neighbours(scale: Double) {
    let half = Paint.color(Color(white: 1, alpha: 0.5))
    let pixmap = painted(80, 10, scale: scale) { canvas in
      for index in 0..<7 {
        canvas.fill(
          .rect(canvas.snapped(Rect(x: 1 + Double(index) * 3.37, y: 1, width: 3.37, height: 2))), half)
      }
    }
    let y = Int(2 * scale), first = Int((scale + 0.5).rounded(.down)), end = Int((24.59 * scale + 0.5).rounded(.down))
    for x in 0..<80 { #expect(pixmap.level(x, y) == (x >= first && x < end ? 128 : 0), "at \(x)") }
  }

  @Test("a border between pixels is two grey rows, and one full row once it is snapped")
  func borderBetweenPixels() {
    let rect = Rect(x: 4.5, y: 4.5, width: 10, height: 10)
    let plain = painted(20, 20) { $0.stroke(.rect(Rect(x: 5, y: 5, width: 9, height: 9)), white, Stroke(width: 1)) }
    #expect(plain.level(10, 4) == 128 && plain.level(10, 5) == 128)
    let snapped = painted(20, 20) { $0.snappedBorder(rect, width: 1, white) }
    #expect((3..<8).map { snapped.level(10, $0) } == [0, 0, 255, 0, 0])
  }

  @Test("what is snapped keeps its edges under a whole-pixel translation")
  func translations() {
    let pixmap = painted(60, 60, scale: 1.25) { canvas in
      canvas.translate(x: 7, y: 3)
      canvas.snappedBorder(Rect(x: 1.3, y: 2.4, width: 20, height: 20), width: 1.5, white)
    }
    #expect(isSharp(pixmap) && pixmap.sum > 0)
  }
}
