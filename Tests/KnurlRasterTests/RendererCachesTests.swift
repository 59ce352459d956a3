import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct RendererCachesTests {
  /// A frame of small shapes, letters, shadows, corners and gradients that no other frame has.
  private func list(_ frame: Int) -> DrawList {
    var generator = SeededGenerator(seed: UInt64(frame))
    let canvas = Canvas(pixelsPerPoint: 1)
    for _ in 0..<12 {
      let place = Point(x: generator.number(10...150), y: generator.number(10...80))
      let frame = Rect(x: place.x, y: place.y, width: generator.number(8...40), height: generator.number(8...40))
      let stops = GradientStops(Color(white: generator.number(0...1), alpha: 1), .white)
      let path = Path.roundedRect(frame, radius: generator.number(1...20))
      canvas.shadow(of: path, Shadow(color: .black, sigma: generator.number(1...4)))
      canvas.fill(path, .radial(center: place, radius: 30, stops))
      let arc = Path.arc(
        center: place, radius: frame.width / 2, start: .zero, sweep: .degrees(generator.number(9...300)))
      // Twice, so that it gets a mask.
      for _ in 0..<2 { canvas.stroke(arc, .color(.black), Stroke(width: generator.number(1...1.01), cap: .round)) }
      canvas.text("text", at: place, size: generator.number(6...20), .color(.white))
    }
    return canvas.list
  }

  @Test(
    "thousands of different masks stay within the limit and one frame's needs, and change no pixel", arguments: [1, 3])
  func limits(threads: Int) {
    let limit = 4 << 20
    let small = Renderer(threads: threads, cacheLimit: limit, share: 1), large = Renderer(threads: 1)
    let first = Pixmap(width: 192, height: 128), second = Pixmap(width: 192, height: 128)
    var most = 0
    for frame in 0..<120 {
      let list = list(frame)
      _ = small.render(list, into: first, pixelsPerPoint: 1)
      _ = large.render(list, into: second, pixelsPerPoint: 1)
      #expect(first.isEqual(to: second), "frame \(frame)")
      most = max(most, small.cachedBytes)
    }
    // Twelve shadows of 64 x 64 pixels, and four gradients a thread.
    #expect(most < limit + threads * (12 * 4096 + 4 * RampCache.rampBytes))
    #expect(most > limit / 8)
    #expect(large.cachedBytes < Renderer.defaultCacheLimit)
  }
}
