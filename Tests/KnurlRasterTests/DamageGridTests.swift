import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite final class DamageGridTests {
  private let grid = DamageGrid()
  private var table = CommandTable()

  init() {
    grid.resize(width: 256, height: 128)
  }

  /// Whether a frame differs from the one before.
  private func changes(_ body: (Canvas) -> Void) -> Bool {
    let canvas = Canvas(pixelsPerPoint: 1)
    body(canvas)
    var isChanged = false
    Frame.with(canvas.list, width: 256, height: 128) { frame in
      table.prepare(frame)
      isChanged = grid.update(table)
      grid.finish()
    }
    return isChanged
  }

  private func box(_ canvas: Canvas, _ x: Double, _ color: UInt32 = 0xffffff) {
    canvas.fill(.rect(Rect(x: x, y: 10, width: 20, height: 20)), .color(Color(hex: color)))
  }

  @Test func orderMatters() {
    #expect(
      changes {
        box($0, 10, 1); box($0, 12, 2)
      })
    #expect(
      !changes {
        box($0, 10, 1); box($0, 12, 2)
      })
    #expect(
      changes {
        box($0, 12, 2); box($0, 10, 1)
      })
  }

  @Test func placesAndClipsMatter() {
    _ = changes { box($0, 10) }
    #expect(changes { box($0, 11) })
    #expect(changes { c in c.clip(to: .rect(Rect(x: 0, y: 0, width: 25, height: 25))) { box(c, 11) } })
    #expect(changes { c in c.clip(to: .rect(Rect(x: 0, y: 0, width: 24, height: 25))) { box(c, 11) } })
    #expect(!changes { c in c.clip(to: .rect(Rect(x: 0, y: 0, width: 24, height: 25))) { box(c, 11) } })
    #expect(
      changes { c in c.clip(to: .roundedRect(Rect(x: 0, y: 0, width: 24, height: 25), radius: 2)) { box(c, 11) } })
  }

  @Test func whatLiesOutsideDoesNotMatter() {
    _ = changes { box($0, 10) }
    #expect(
      !changes {
        box($0, 10); box($0, 400)
      })
    #expect(
      !changes { c in
        box(c, 10); c.clip(to: .rect(.zero)) { box(c, 10) }
      })
  }

  @Test func opacitiesOfLayersReachTheirCommands() {
    func frame(_ opacity: Double) -> Bool { changes { c in c.layer(opacity: opacity) { box(c, 10) } } }
    #expect(frame(0.5))
    #expect(!frame(0.5))
    #expect(frame(0.6))
  }

  @Test func bordersOfLayersMatter() {
    func together(_ c: Canvas) {
      c.layer(opacity: 0.5) {
        box(c, 10); box(c, 15)
      }
    }
    func apart(_ c: Canvas) {
      c.layer(opacity: 0.5) { box(c, 10) }
      c.layer(opacity: 0.5) { box(c, 15) }
    }
    func nestedTogether(_ c: Canvas) {
      c.layer(opacity: 0.5) {
        c.layer(opacity: 0.7) { box(c, 10) }
        c.layer(opacity: 0.7) { box(c, 15) }
      }
    }
    func nestedApart(_ c: Canvas) {
      for x in [10.0, 15] { c.layer(opacity: 0.5) { c.layer(opacity: 0.7) { box(c, x) } } }
    }
    for draw in [together, apart, nestedTogether, nestedApart] {
      #expect(changes(draw))
      #expect(!changes(draw))
    }
  }

  @Test func versionsOfPicturesMatter() {
    func image(_ color: Color) -> Image {
      let pixmap = Pixmap(width: 4, height: 4)
      pixmap.paint(background: color) { _ in }
      return Image(copying: pixmap)
    }
    func frame(_ image: Image) -> Bool { changes { $0.image(image, in: Rect(x: 0, y: 0, width: 4, height: 4)) } }
    #expect(frame(image(.white)))
    #expect(!frame(image(.white)))
    #expect(frame(image(.black)))
  }

  @Test func manyCommands() {
    func draw(_ c: Canvas) { for index in 0..<20_000 { box(c, Double(index % 200)) } }
    #expect(changes(draw))
    #expect(!changes(draw))
  }

  @Test func boxesAreNoWiderThanAnAccumulator() {
    grid.resize(width: 5000, height: 40)
    for row in 0..<grid.rows {
      var end: Int32 = 0
      grid.forEachDirtyBox(inRow: row) { box in
        #expect(box.left == end)
        #expect(box.right - box.left <= 1024)
        end = box.right
      }
      #expect(end == 5000)
    }
  }
}
