import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct IntervalPainterTests {
  /// The picture with a leftover in each pixel, painted in one interval.
  private func paintedOver(_ body: (Canvas) -> Void) -> Pixmap {
    let pixmap = Pixmap(width: 64, height: 32)
    pixmap.paint(background: Color(hex: 0x123456)) { _ in }
    let canvas = Canvas(pixelsPerPoint: 1)
    body(canvas)
    _ = Renderer().render(canvas.list, into: pixmap, pixelsPerPoint: 1)
    return pixmap
  }

  private let everything = Path.rect(Rect(x: -20, y: -20, width: 200, height: 200))

  @Test func whatIsHiddenChangesNothing() {
    let bare = paintedOver { $0.fill(everything, white) }
    let hidden = paintedOver { c in
      c.layer(opacity: 0.5) { c.fill(everything, .color(.black)) }
      c.fill(RandomScene.star(Point(x: 30, y: 15), 14), .color(Color(hex: 0xff0000)))
      c.fill(everything, white)
    }
    #expect(difference(bare, hidden) == nil)
  }

  @Test func roundAndClippedAndTranslucentThingsDoNotHide() {
    let red = Paint.color(Color(hex: 0xff0000))
    let shown = [
      paintedOver { c in
        c.fill(everything, red); c.fill(.roundedRect(Rect(x: 0, y: 0, width: 64, height: 32), radius: 9), white)
      },
      paintedOver { c in
        c.fill(everything, red)
        c.clip(to: .circle(center: Point(x: 32, y: 16), radius: 34)) { c.fill(everything, white) }
      },
      paintedOver { c in
        c.fill(everything, red); c.fill(everything, .color(Color(white: 1, alpha: 0.9)))
      },
      paintedOver { c in
        c.fill(everything, red); c.layer(opacity: 0.9) { c.fill(everything, white) }
      },
    ]
    for pixmap in shown { #expect(pixmap[0, 0] >> 16 & 255 == 255 && pixmap[0, 0] & 255 < 255) }
  }

  @Test func nothingLeavesNothing() {
    #expect(paintedOver { _ in }.contentHash == Pixmap(width: 64, height: 32).contentHash)
    #expect(paintedOver { $0.fill(everything, .color(.clear)) }[5, 5] == 0)
  }
}
