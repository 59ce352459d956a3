import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct FrameTests {
  @Test func lendsAList() {
    let canvas = Canvas(pixelsPerPoint: 1)
    canvas.clip(to: .circle(center: .zero, radius: 5)) {
      canvas.stroke(lines([(0, 0), (5, 5)]), white, Stroke(width: 1, dash: [1, 2, 3]))
    }
    Frame.with(canvas.list, width: 20, height: 10) { frame in
      #expect(frame.count == 1 && frame.clipCount == 1)
      #expect(frame.bounds == PixelBox(left: 0, top: 0, right: 20, bottom: 10))
      let words = unsafe frame.words(frame.command(0).start)
      let count = unsafe WordCount.shape(words)
      #expect(count == 9)
      let strokeCount = unsafe WordCount.stroke(words + count)
      #expect(strokeCount == 8)
      #expect(frame.command(0).clip == 0)
    }
    Frame.with(DrawList(pixelsPerPoint: 1), width: 0, height: 0) { #expect($0.count == 0) }
  }
}
