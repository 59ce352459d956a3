import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct RoundedBoxTests {
  private func box(_ words: [Int32]) -> RoundedBox {
    unsafe words.withUnsafeBufferPointer { unsafe RoundedBox(words: $0.baseAddress.unsafelyUnwrapped) }
  }

  @Test func radiiAreCutToFit() {
    let round = box([0, 0, 512, 512, 257, 257, 257, 257])
    #expect(round.topLeft + round.topRight <= 512)
    #expect(round.topRight + round.bottomRight <= 512)
    #expect(round.bottomLeft + round.topLeft <= 512)
    #expect(box([0, 0, -5, 10, 9, 9, 9, 9]).isSharp)
  }

  @Test func containsOnlyWhatIsWhollyInside() {
    let round = box([0, 0, 2560, 2560, 512, 512, 512, 512])
    #expect(round.contains(PixelBox(left: 0, top: 2, right: 10, bottom: 8)))
    #expect(round.contains(PixelBox(left: 2, top: 0, right: 8, bottom: 10)))
    #expect(!round.contains(PixelBox(left: 1, top: 1, right: 9, bottom: 9)))
    #expect(!box([1, 0, 2560, 2560, 0, 0, 0, 0]).contains(PixelBox(left: 0, top: 0, right: 5, bottom: 5)))
  }

  @Test func squareCornersGrowByTheirJoin() {
    let sharp = box([0, 0, 2560, 2560, 0, 512, 0, 0])
    #expect(sharp.grown(by: 256, sharp: 0).topLeft == 0)
    #expect(sharp.grown(by: 256, sharp: 256).topLeft == 256)
    #expect(sharp.grown(by: 256, sharp: 0).topRight == 768)
    #expect(sharp.grown(by: -600, sharp: 0).topRight == 0)
  }

  @Test(arguments: [Stroke.Join.miter, .round, .bevel])
  func strokesOfSquaresHaveTheirJoins(join: Stroke.Join) {
    let frame = Rect(x: 10, y: 10, width: 30, height: 20)
    let shape = painted(50, 40) { $0.stroke(.rect(frame), white, Stroke(width: 6, join: join)) }
    let path = painted(50, 40) {
      $0.stroke(lines([(10, 10), (40, 10), (40, 30), (10, 30)], isClosed: true), white, Stroke(width: 6, join: join))
    }
    #expect(shape.distance(to: path) <= 4)
  }

  @Test func strokesWiderThanTheBoxFillIt() {
    let pixmap = painted(50, 40) {
      $0.stroke(.rect(Rect(x: 20, y: 15, width: 4, height: 4)), white, Stroke(width: 10))
    }
    #expect(pixmap.sum == 14 * 14 * 255)
  }
}
