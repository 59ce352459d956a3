import TestSupport
import Testing

@testable import KnurlDrawing

@Suite struct DrawWriterTests {
  private func writer(scale: Double = 1, x: Int = 0, y: Int = 0) -> DrawWriter {
    DrawWriter(scale: scale, translationX: x, translationY: y)
  }

  @Test("lengths are 24.8 pixels, rounded half up")
  func lengths() {
    var writer = writer(scale: 1.5)
    #expect(writer.length(2) == 3 << 8)
    #expect(writer.length(1 / 256.0) == 2)
    #expect(writer.length(-1 / 256.0) == -1)
    #expect(writer.length(-0.0) == 0)
    #expect(!writer.isAbsurd)
  }

  @Test("large numbers are clamped to 2^20 pixels before they become integers", arguments: [3e9, 1e38, 1e40])
  func clamped(number: Double) {
    var writer = writer()
    #expect(writer.length(number) == 1 << 28)
    #expect(writer.length(-number) == -(1 << 28))
    #expect(!writer.isAbsurd)
  }

  @Test("what is not finite or beyond 1e40 pixels is absurd", arguments: [1e50, -1e41, Double.nan, .infinity])
  func absurd(number: Double) {
    var first = writer()
    #expect(first.length(number) == 0)
    #expect(first.isAbsurd)
    var second = writer()
    #expect(second.angle(.radians(number)) == 0)
    #expect(second.isAbsurd)
    var third = writer(scale: 2)
    _ = third.length(0.9e40)
    #expect(third.isAbsurd)
  }

  @Test("angles are parts of 2^24 turns, clamped to 64 turns")
  func angles() {
    var writer = writer()
    #expect(writer.angle(.degrees(90)) == DrawWords.turn / 4)
    #expect(writer.angle(.degrees(-45)) == -DrawWords.turn / 8)
    #expect(writer.angle(.radians(1e38)) == 64 * DrawWords.turn)
    #expect(!writer.isAbsurd)
  }

  @Test("the corner is the whole pixel above and left of the path, on either side of zero")
  func corners() {
    var writer = writer(x: 5, y: -7)
    let box = writer.place(.rect(Rect(x: -0.25, y: 3.75, width: 2, height: 1)))
    #expect((writer.originX, writer.originY) == (4, -4))
    #expect(box == PixelBox(left: 192, top: 192, right: 192 + 512, bottom: 192 + 256))
    #expect(writer.x(-0.25) == 192 && writer.y(3.75) == 192)
  }

  @Test("a rounded place is added to a whole-pixel translation, not rounded with it", arguments: seeds)
  func translation(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for scale in [1, 1.25, 1.5, 2.0] {
      for _ in 0..<200 {
        let x = generator.count(-4000...4000), number = generator.number(-500...500)
        var here = writer(scale: scale), there = writer(scale: scale, x: x)
        #expect(there.absoluteX(number) == here.absoluteX(number) + Int32(x) << 8, "\(number) at \(x)")
      }
    }
  }
}
