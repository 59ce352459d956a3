import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct LayerStackTests {
  private func square(_ canvas: Canvas, _ x: Double, _ paint: Paint = white) {
    canvas.fill(.rect(Rect(x: x, y: 2, width: 10, height: 10)), paint)
  }

  @Test func overlapsDoNotShowThrough() {
    let pixmap = painted(40, 20) { c in
      c.layer(opacity: 0.5) {
        square(c, 2); square(c, 7)
      }
    }
    for x in 2..<17 { #expect(pixmap.level(x, 5) == 128) }
  }

  @Test func opaqueLayersAreNone() {
    let plain = painted(40, 20) { c in square(c, 2.5, .color(Color(white: 1, alpha: 0.3))) }
    let layered = painted(40, 20) { c in c.layer { square(c, 2.5, .color(Color(white: 1, alpha: 0.3))) } }
    #expect(difference(plain, layered) == nil)
    #expect(painted(40, 20) { c in c.layer(opacity: 0) { square(c, 2) } }.sum == 0)
  }

  @Test func layersWithinLayers() {
    func nested(_ depth: Int, _ canvas: Canvas) {
      if depth == 0 { return square(canvas, 4) }
      canvas.layer(opacity: 0.9) {
        square(canvas, 0, .color(Color(white: 0, alpha: 0)))
        nested(depth - 1, canvas)
      }
    }
    var last = 256
    for depth in 0...8 {
      let level = painted(40, 20) { nested(depth, $0) }.level(6, 5)
      #expect(level < last)
      last = level
    }
    // Deeper ones have no opacity of their own.
    #expect(painted(40, 20) { nested(12, $0) }.level(6, 5) == last)
  }

  @Test func unevenBrackets() {
    let canvas = Canvas(pixelsPerPoint: 1)
    canvas.endLayer()
    square(canvas, 2)
    _ = canvas.beginLayer(opacity: 0.5)
    square(canvas, 20)
    let pixmap = Pixmap(width: 40, height: 20)
    _ = Renderer().render(canvas.list, into: pixmap, pixelsPerPoint: 1)
    #expect(pixmap[5, 5] == 0xffff_ffff)
    #expect(pixmap[25, 5] == 0x8080_8080)
  }
}
