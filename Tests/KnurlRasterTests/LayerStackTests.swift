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

  private let disc = Path.circle(center: Point(x: 15.3, y: 15.7), radius: 11.4)
  private let everything = Path.rect(Rect(x: -10, y: -10, width: 100, height: 100))
  private let red = Paint.color(Color(red: 1, green: 0, blue: 0))

  @Test("a layer is clipped as one: at a smooth edge nothing shows that is hidden elsewhere", arguments: [1, 0.6])
  func clippedAsOne(opacity: Double) {
    func drawn(_ body: @escaping (Canvas) -> Void) -> Pixmap {
      painted(32, 32) { c in c.clip(to: disc) { c.layer(opacity: opacity) { body(c) } } }
    }
    let over = drawn { c in
      c.fill(everything, red)
      c.fill(everything, .color(Color(red: 0, green: 0, blue: 1)))
    }
    let alone = drawn { $0.fill(everything, .color(Color(red: 0, green: 0, blue: 1))) }
    #expect(difference(over, alone) == nil)
    #expect(alone[15, 15] == (opacity == 1 ? 0xff00_00ff : 0xff00_0099))
  }

  @Test("without the layer the lower drawing shows at the edge")
  func clippedOneByOne() {
    let pixmap = painted(32, 32) { c in
      c.clip(to: disc) {
        c.fill(everything, red)
        c.fill(everything, .color(Color(red: 0, green: 0, blue: 1)))
      }
    }
    var reds = 0
    for y in 0..<32 { for x in 0..<32 where pixmap[x, y] & 0xff_0000 != 0 { reds += 1 } }
    #expect(reds > 0)
  }

  @Test("a layer around a clip, and one within it, look the same for a single drawing")
  func layersAndClips() {
    let inside = painted(32, 32) { c in c.clip(to: disc) { c.layer(opacity: 0.5) { c.fill(everything, white) } } }
    let around = painted(32, 32) { c in c.layer(opacity: 0.5) { c.clip(to: disc) { c.fill(everything, white) } } }
    #expect(inside.distance(to: around) <= 1)
    let plain = painted(32, 32) { c in
      c.clip(to: disc) { c.fill(everything, .color(Color(white: 1, alpha: 0.5))) }
    }
    #expect(inside.distance(to: plain) <= 1)
  }

  @Test("clips within a layer hold for what is drawn in them, and one that holds around it counts once")
  func clipsWithinLayers() {
    let box = Path.roundedRect(Rect(x: 8.5, y: 4.5, width: 20, height: 15), radius: 4)
    let nested = painted(32, 32) { c in
      c.clip(to: disc) {
        c.layer(opacity: 0.999) {
          c.clip(to: disc) { c.clip(to: box) { c.fill(everything, white) } }
        }
      }
    }
    let plain = painted(32, 32) { c in c.clip(to: disc) { c.clip(to: box) { c.fill(everything, white) } } }
    #expect(nested.distance(to: plain) <= 1)
  }

  @Test("where the edge between clip and layer moves, the window is repainted")
  func damage() {
    func scene(_ isAround: Bool, _ c: Canvas) {
      func body() {
        c.fill(everything, red)
        c.fill(everything, white)
      }
      if isAround {
        c.layer(opacity: 0.5) { c.clip(to: disc) { body() } }
      } else {
        c.clip(to: disc) { c.layer(opacity: 0.5) { body() } }
      }
    }
    let renderer = Renderer(), pixmap = Pixmap(width: 32, height: 32)
    for isAround in [true, false, true] {
      let canvas = Canvas(pixelsPerPoint: 1)
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 33, height: 33)), .color(.black))
      scene(isAround, canvas)
      _ = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1)
      #expect(difference(pixmap, painted(32, 32) { scene(isAround, $0) }) == nil)
    }
  }
}
