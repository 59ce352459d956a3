import KnurlDrawing
import KnurlGeometry
import Testing

@testable import KnurlRaster

@Suite struct RepaintProbeTests {
  private func list(_ x: Double) -> DrawList {
    let canvas = Canvas(pixelsPerPoint: 1)
    canvas.fill(.rect(Rect(x: 0, y: 0, width: 300, height: 200)), .color(.black))
    canvas.fill(.rect(Rect(x: x, y: 10, width: 10, height: 10)), .color(.white))
    return canvas.list
  }

  @Test("it finds the cells that a renderer paints, everything at first and for another size, and nothing for the same")
  func cells() {
    let probe = RepaintProbe(), renderer = Renderer(threads: 1)
    let pixmap = Pixmap(width: 300, height: 200)
    for x in [10.0, 10, 12, 200, 200] {
      let painted = renderer.render(list(x), into: pixmap, pixelsPerPoint: 1).reduce(0) { $0 + $1.width * $1.height }
      let found = probe.repaints(of: list(x), width: 300, height: 200).reduce(0) { $0 + $1.width * $1.height }
      #expect(found == painted)
    }
    #expect(probe.repaints(of: list(200), width: 200, height: 100).reduce(0) { $0 + $1.width * $1.height } == 20_000)
    #expect(probe.repaints(of: list(200), width: 0, height: 0).isEmpty)
  }
}
