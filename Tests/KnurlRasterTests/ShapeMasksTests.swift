import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct ShapeMasksTests {
  /// A few shapes that need lines, some of them large.
  private func draw(_ canvas: Canvas, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      let center = Point(x: generator.number(-10...200), y: generator.number(-10...120))
      let arc = Path.arc(
        center: center, radius: generator.number(0...90), start: .degrees(generator.number(0...360)),
        sweep: .degrees(generator.number(-400...400)))
      let paint = Paint.color(Color(white: generator.number(0...1), alpha: generator.chance(50) ? 1 : 0.6))
      let stroke = Stroke(width: generator.number(0.2...20), join: .round, cap: generator.chance(50) ? .round : .square)
      let clip = Path.circle(center: center, radius: generator.number(1...80))
      switch generator.count(0...3) {
      case 0: canvas.fill(arc, paint, rule: .evenOdd)
      case 1: canvas.clip(to: clip) { canvas.stroke(arc, paint, stroke) }
      case 2: canvas.stroke(arc, .vertical(Rect(center: center, radius: 40), .white, .black), stroke)
      default: canvas.stroke(arc, paint, stroke)
      }
    }
  }

  @Test("a shape has the same pixels from its lines and from its mask")
  func equality() {
    for seed in 1...150 as ClosedRange<UInt64> {
      let canvas = Canvas(pixelsPerPoint: 1)
      draw(canvas, seed: seed)
      let renderer = Renderer(), pixmap = Pixmap(width: 190, height: 110)
      _ = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1)
      let first = pixmap.contentHash
      for _ in 0..<2 {
        renderer.invalidate()
        _ = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1)
        #expect(pixmap.contentHash == first, "seed \(seed)")
      }
    }
  }

  @Test("a mask is made when a shape is seen again, and never of a large one")
  func policy() {
    let masks = ShapeMasks()
    let words: [Int32] = [1, 2, 3]
    func ask(_ side: Int32) -> SparseMask? {
      unsafe words.withUnsafeBufferPointer { words in
        unsafe masks.mask(words, .fill, extent: PixelBox(left: 0, top: 0, right: side, bottom: 8)) { edges in
          edges.fill(RoundedBox(left: 256, top: 512, right: 1024, bottom: 1280, topLeft: 0))
          return .nonZero
        }
      }
    }
    masks.beginFrame()
    #expect(ask(4) == nil)
    let mask = ask(4)
    #expect(mask?.left == 1 && mask?.top == 2 && mask?.height == 3)
    #expect(mask?.span(1).start == 0 && mask?.span(1).end == 3)
    #expect(ask(129) == nil && ask(129) == nil)
  }
}
