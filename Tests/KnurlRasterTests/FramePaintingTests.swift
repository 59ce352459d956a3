import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct FramePaintingTests {
  @Test("painters take turns with the bands of a frame without a trace")
  func turns() {
    let scene = RandomScene(seed: 3, width: 200, height: 300, count: 40)
    let canvas = Canvas(pixelsPerPoint: 1)
    scene.draw(canvas)
    func painted(_ threads: Int, _ thread: (Int) -> Int) -> Pixmap {
      let painting = FramePainting(cacheLimit: 1 << 20), grid = DamageGrid()
      let pixmap = Pixmap(width: 200, height: 300)
      grid.resize(width: 200, height: 300)
      Frame.with(canvas.list, width: 200, height: 300) { frame in
        painting.table.prepare(frame)
        _ = grid.update(painting.table)
        painting.bands.prepare(painting.table.commands, bands: grid.rows)
        painting.jobs.prepare(grid)
        painting.begin(frame, pixmap, threads: threads)
        for job in painting.jobs.jobs.indices.reversed() { painting.paint(job, thread: thread(job)) }
        painting.end()
      }
      return pixmap
    }
    let whole = Pixmap(width: 200, height: 300)
    _ = Renderer(threads: 1).render(canvas.list, into: whole, pixelsPerPoint: 1)
    #expect(difference(painted(1) { _ in 0 }, whole) == nil)
    #expect(difference(painted(3) { $0 % 3 }, whole) == nil)
    #expect(difference(painted(8) { $0 * 5 % 8 }, whole) == nil)
  }
}
