import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct RendererTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func repaintsInPartsAsItPaintsWhole(seed: UInt64) {
    var scene = RandomScene(seed: seed, width: 300, height: 200, count: 30)
    let renderer = Renderer(), pixmap = Pixmap(width: 300, height: 200)
    for step in 0..<60 {
      let canvas = Canvas(pixelsPerPoint: 1)
      scene.draw(canvas)
      let damage = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1)
      #expect(damage.reduce(0) { $0 + $1.width * $1.height } == renderer.paintedPixels)
      let whole = Pixmap(width: 300, height: 200)
      _ = Renderer().render(canvas.list, into: whole, pixelsPerPoint: 1)
      let found = difference(pixmap, whole)
      #expect(found == nil, "seed \(seed), step \(step)")
      if found != nil { return }
      scene.edit()
    }
  }

  @Test(arguments: [11, 12, 13, 14, 15, 16, 17, 18] as [UInt64])
  func paintsTilesAsItPaintsWhole(seed: UInt64) {
    let scene = RandomScene(seed: seed, width: 300, height: 200, count: 60)
    let canvas = Canvas(pixelsPerPoint: 1)
    scene.draw(canvas)
    let whole = Pixmap(width: 300, height: 200)
    _ = Renderer().render(canvas.list, into: whole, pixelsPerPoint: 1)
    for (width, height) in [(17, 13), (64, 32), (5, 31), (96, 1), (1, 7)] {
      let found = difference(tiled(canvas.list, 300, 200, tileWidth: width, tileHeight: height), whole)
      #expect(found == nil, "seed \(seed), tiles of \(width) x \(height)")
    }
  }

  private func tiled(_ list: DrawList, _ width: Int, _ height: Int, tileWidth: Int, tileHeight: Int) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    let table = CommandTable(), painter = IntervalPainter(pixmap: pixmap)
    let items = (0..<Int32(list.commands.count)).map { $0 }
    Frame.with(list, width: width, height: height) { frame in
      table.prepare(frame)
      painter.beginFrame(frame)
      for top in stride(from: 0, to: height, by: tileHeight) {
        for left in stride(from: 0, to: width, by: tileWidth) {
          let box = PixelBox(
            left: Int32(left), top: Int32(top), right: Int32(min(left + tileWidth, width)),
            bottom: Int32(min(top + tileHeight, height)))
          unsafe items.withUnsafeBufferPointer { unsafe painter.paint(box, frame, table, $0) }
        }
      }
    }
    return pixmap
  }
}
