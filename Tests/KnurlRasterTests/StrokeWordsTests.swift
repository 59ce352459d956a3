import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct StrokeWordsTests {
  private func words(_ stroke: Stroke) -> StrokeWords {
    let canvas = Canvas(pixelsPerPoint: 1)
    canvas.stroke(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), white, stroke)
    return unsafe canvas.list.words.withUnsafeBufferPointer {
      unsafe StrokeWords(words: $0.baseAddress.unsafelyUnwrapped + 9)
    }
  }

  @Test func readsWhatWasRecorded() {
    let stroke = words(Stroke(width: 2.5, join: .bevel, cap: .square, miterLimit: 3))
    #expect(stroke.width == 640)
    #expect(stroke.half == 320)
    #expect(stroke.join == .bevel)
    #expect(stroke.cap == .square)
    #expect(stroke.miterLimit == 3)
  }

  @Test func cornersOfBoxes() {
    #expect(words(Stroke(width: 2)).outerRadius(256) == 0)
    #expect(words(Stroke(width: 2, join: .round)).outerRadius(256) == 256)
    #expect(words(Stroke(width: 2, miterLimit: 1.2)).isBeveledAtRightAngles)
    #expect(!words(Stroke(width: 2, join: .round)).isBeveledAtRightAngles)
  }
}
