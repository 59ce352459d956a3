import AllocationCounting
import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct RendererAllocationsTests {
  #if DEBUG
  private static let reason: Comment? = "the compiler leaves blocks in a debug build that a release build has not"
  private static let isCountable = false
  #else
  private static let reason: Comment? = "allocations are counted on Linux with glibc, without sanitizers"
  private static let isCountable = allocationsAreCountable
  #endif

  @Test("300 frames of everything in motion take nothing from the heap", .enabled(if: isCountable, reason))
  func moving() {
    let scene = MovingScene()
    let lists = (0..<330).map { scene.list($0) }
    let renderer = Renderer(threads: 1), pixmap = Pixmap(width: scene.width, height: scene.height)
    for list in lists[..<30] { _ = renderer.render(list, into: pixmap, pixelsPerPoint: 1) }
    var counts: [Int] = []
    counts.reserveCapacity(300)
    var isTracing = true
    for list in lists[30...] {
      let count = allocations(tracing: isTracing) { _ = renderer.render(list, into: pixmap, pixelsPerPoint: 1) }
      if count > 0 { isTracing = false }
      counts.append(count)
    }
    _ = isTracing
    #expect(counts.reduce(0, +) == 0, "in frames \(counts.indices.filter { counts[$0] > 0 }.map { $0 + 30 })")
    // The frames are no idle ones.
    #expect(renderer.paintedPixels > 50_000)
  }

  @Test("helpers that have painted before take nothing from the heap either", .enabled(if: isCountable, reason))
  func helpers() {
    let scene = MovingScene()
    let lists = (0..<200).map { scene.list($0) }
    let renderer = Renderer(threads: 2, share: 1), pixmap = Pixmap(width: scene.width, height: scene.height)
    for list in lists[..<60] { _ = renderer.render(list, into: pixmap, pixelsPerPoint: 1) }
    let count = allocations {
      for list in lists[60...] { _ = renderer.render(list, into: pixmap, pixelsPerPoint: 1) }
    }
    #expect(count == 0)
  }
}
