import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct RendererThreadsTests {
  /// Frames of a scene that changes, as lists.
  private static func frames(seed: UInt64, count: Int, width: Int, height: Int) -> [DrawList] {
    var scene = RandomScene(seed: seed, width: width, height: height, count: 40)
    return (0..<count).map { _ in
      let canvas = Canvas(pixelsPerPoint: 1)
      scene.draw(canvas)
      for _ in 0..<3 { scene.edit() }
      return canvas.list
    }
  }

  @Test(
    "case 48: 1, 2, 3 and 8 threads paint the same bytes, frame after frame, however helpers are delayed",
    arguments: 1...6 as ClosedRange<UInt64>)
  func threads(seed: UInt64) {
    let width = 333, height = 270
    let frames = Self.frames(seed: seed, count: 12, width: width, height: height)
    let dawdling = Dawdling(seed: seed)
    let renderers = [1, 2, 3, 8].map { threads in
      Renderer(threads: threads, share: 1) { _, worker in if worker != Int(seed % 3) { dawdling.dawdle() } }
    }
    let pixmaps = renderers.map { _ in Pixmap(width: width, height: height) }
    for (step, list) in frames.enumerated() {
      let damage = zip(renderers, pixmaps).map { $0.render(list, into: $1, pixelsPerPoint: 1) }
      for index in 1..<4 {
        #expect(damage[index] == damage[0], "seed \(seed), frame \(step)")
        let found = difference(pixmaps[index], pixmaps[0])
        #expect(found == nil, "seed \(seed), frame \(step), \([1, 2, 3, 8][index]) threads")
        if found != nil { return }
      }
    }
    #expect(renderers[0].helperCount == 0)
  }

  @Test("many renderers paint at once, each with its own helpers, each as if it were alone")
  func manyRenderers() {
    let frames = Self.frames(seed: 77, count: 5, width: 200, height: 160)
    let expected = frames.map { list in
      let pixmap = Pixmap(width: 200, height: 160)
      _ = Renderer(threads: 1).render(list, into: pixmap, pixelsPerPoint: 1)
      return pixmap.contentHash
    }
    let failures = Gate()
    let threads = (0..<6).compactMap { _ in
      HelperThread {
        let renderer = Renderer(threads: 3, share: 1), pixmap = Pixmap(width: 200, height: 160)
        for (list, hash) in zip(frames, expected) {
          _ = renderer.render(list, into: pixmap, pixelsPerPoint: 1)
          if pixmap.contentHash != hash { failures.note() }
        }
      }
    }
    for thread in threads { thread.join() }
    #expect(failures.noted == 0)
  }

  @Test("a renderer is let go while its helpers sleep, or are late")
  func dropped() {
    let list = Self.frames(seed: 5, count: 1, width: 200, height: 160)[0]
    for round in 0..<40 {
      let dawdling = Dawdling(seed: UInt64(round))
      weak var left: Pixmap?
      do {
        let renderer = Renderer(threads: 4, share: 1) { _, worker in if worker > 0 { dawdling.dawdle() } }
        let pixmap = Pixmap(width: 200, height: 160)
        left = pixmap
        _ = renderer.render(list, into: pixmap, pixelsPerPoint: 1)
      }
      #expect(left == nil)
    }
  }

  @Test("small work starts no helper, work of milliseconds does, and one thread never")
  func laziness() {
    func paint(_ renderer: Renderer, _ width: Int, _ height: Int, _ layers: Int) -> Int {
      let canvas = Canvas(pixelsPerPoint: 1), pixmap = Pixmap(width: width, height: height)
      for _ in 0..<layers {
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 2000, height: 2000)), .color(Color(white: 1, alpha: 0.5)))
      }
      _ = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1)
      return renderer.helperCount
    }
    #expect(paint(Renderer(threads: 8), 100, 100, 3) == 0)
    #expect(paint(Renderer(threads: 1), 1000, 600, 8) == 0)
    #expect(paint(Renderer(threads: 0), 1000, 600, 8) == 0)
    #expect(paint(Renderer(threads: -5), 1000, 600, 8) == 0)
    #expect(paint(Renderer(threads: 3), 1000, 600, 24) == 2)
    #expect(paint(Renderer(threads: 64), 1000, 600, 8) < 5)
    #expect(paint(Renderer(), 1000, 600, 8) < HelperThread.processorCount)
  }

  @Test("nothing is painted twice, whoever paints")
  func paintedOnce() {
    let list = Self.frames(seed: 9, count: 1, width: 500, height: 300)[0]
    let renderer = Renderer(threads: 4, share: 1), pixmap = Pixmap(width: 500, height: 300)
    #expect(renderer.render(list, into: pixmap, pixelsPerPoint: 1) == [PixelRect(x: 0, y: 0, width: 500, height: 300)])
    #expect(renderer.paintedPixels == 500 * 300)
    #expect(renderer.render(list, into: pixmap, pixelsPerPoint: 1).isEmpty)
  }
}
