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
    let painter = IntervalPainter(pixmap: pixmap)
    var table = CommandTable()
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

  @Test func paintsNothingTwice() {
    let scene = RandomScene(seed: 21, width: 300, height: 200, count: 40)
    let canvas = Canvas(pixelsPerPoint: 1)
    scene.draw(canvas)
    let renderer = Renderer(), pixmap = Pixmap(width: 300, height: 200)
    #expect(
      renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1)
        == [PixelRect(x: 0, y: 0, width: 300, height: 200)])
    let hash = pixmap.contentHash
    #expect(renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1).isEmpty)
    #expect(renderer.paintedPixels == 0)
    #expect(pixmap.contentHash == hash)
    renderer.invalidate()
    #expect(!renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1).isEmpty)
    let other = Pixmap(width: 300, height: 200)
    #expect(!renderer.render(canvas.list, into: other, pixelsPerPoint: 1).isEmpty)
    #expect(other.contentHash == hash)
  }

  @Test func paintsOnlyWhatChanged() {
    let renderer = Renderer(), pixmap = Pixmap(width: 640, height: 320)
    func frame(_ x: Double) -> [PixelRect] {
      let canvas = Canvas(pixelsPerPoint: 1)
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 640, height: 320)), .color(.black))
      canvas.fill(.rect(Rect(x: x, y: 40, width: 10, height: 10)), white)
      return renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1)
    }
    _ = frame(10)
    #expect(frame(20) == [PixelRect(x: 0, y: 32, width: 64, height: 32)])
    #expect(
      frame(500) == [
        PixelRect(x: 0, y: 32, width: 64, height: 32), PixelRect(x: 448, y: 32, width: 64, height: 32),
      ])
    #expect(pixmap.level(25, 45) == 0)
    #expect(pixmap.level(505, 45) == 255)
  }

  @Test(arguments: [31, 32, 33, 34] as [UInt64])
  func movedListsEqualThoseRecordedThere(seed: UInt64) {
    let scene = RandomScene(seed: seed, width: 300, height: 200, count: 40)
    let moved = Canvas(pixelsPerPoint: 1), there = Canvas(pixelsPerPoint: 1)
    let start = moved.list.mark
    scene.draw(moved)
    moved.list.move(from: start, to: moved.list.mark, x: 37, y: -21)
    there.translate(x: 37, y: -21)
    scene.draw(there)
    let first = Pixmap(width: 300, height: 200), second = Pixmap(width: 300, height: 200)
    let renderer = Renderer()
    _ = renderer.render(moved.list, into: first, pixelsPerPoint: 1)
    _ = Renderer().render(there.list, into: second, pixelsPerPoint: 1)
    #expect(difference(first, second) == nil)
    #expect(renderer.render(there.list, into: first, pixelsPerPoint: 1).isEmpty)
  }

  @Test func clearsWhatNothingCovers() {
    let renderer = Renderer(), pixmap = Pixmap(width: 100, height: 50)
    let canvas = Canvas(pixelsPerPoint: 1)
    canvas.fill(.rect(Rect(x: 0, y: 0, width: 100, height: 50)), .color(Color(white: 1, alpha: 0.5)))
    _ = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1)
    #expect(pixmap[5, 5] == 0x8080_8080)
    _ = renderer.render(Canvas(pixelsPerPoint: 1).list, into: pixmap, pixelsPerPoint: 1)
    #expect(pixmap[5, 5] == 0)
  }

  @Test func hugeCoordinates() {
    let path = lines([(261, 0), (78_848, 0), (78_848, 4), (261, 4)], isClosed: true)
    #expect(painted(10, 10) { $0.fill(path, white) }.sum == 0)
    let wide = painted(10, 10) { $0.fill(.rect(Rect(x: -1e9, y: 0, width: 2e9, height: 10)), white) }
    #expect(wide.sum == 100 * 255)
    for x in [3e9, -3e9, 1e38, -1e38] {
      let pixmap = painted(40, 40) { canvas in
        canvas.fill(lines([(x, 0), (20, 20), (0, 20)], isClosed: true), white)
        canvas.stroke(lines([(x, x), (20, 20), (-x, 5)]), white, Stroke(width: 1e9, join: .round, cap: .round))
        canvas.stroke(lines([(x, 10), (20, 10)]), white, Stroke(width: 3, dash: [1e-3, 1e-3]))
        canvas.fill(.circle(center: Point(x: x, y: 0), radius: 1e9), white)
        canvas.stroke(
          .arc(center: Point(x: x, y: x), radius: 1e9, start: .zero, sweep: .degrees(100)), white, Stroke(width: 5))
        canvas.shadow(of: .circle(center: Point(x: x, y: 0), radius: 1e9), Shadow(color: .white, sigma: 1e9))
        canvas.text("huge", at: Point(x: x, y: 0), size: 1e9, white)
        canvas.clip(to: .circle(center: Point(x: x, y: 0), radius: 1e9)) { canvas.fill(.rect(.zero), white) }
      }
      #expect(pixmap.width == 40)
    }
  }

  @Test func numbersThatAreNone() {
    let nothing = painted(40, 40) { $0.fill(.circle(center: Point(x: 20, y: 20), radius: 9), white) }
    let canvas = Canvas(pixelsPerPoint: 1)
    canvas.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 40)), .color(.black))
    canvas.fill(.circle(center: Point(x: 20, y: 20), radius: 9), white)
    canvas.fill(lines([(0, 0), (.nan, 30), (30, 0)], isClosed: true), white)
    canvas.fill(.circle(center: Point(x: 20, y: 20), radius: 1e50), white)
    canvas.fill(.rect(Rect(x: 0, y: 0, width: .infinity, height: 20)), white)
    #expect(canvas.list.droppedCommands == 3)
    let pixmap = Pixmap(width: 40, height: 40)
    _ = Renderer().render(canvas.list, into: pixmap, pixelsPerPoint: 1)
    #expect(difference(pixmap, nothing) == nil)
  }

  @Test func widthsOfAllKinds() {
    for width in [0, 1, 63, 64, 65, 1023, 1024, 1025, 9000] {
      let pixmap = Pixmap(width: width, height: 33)
      let renderer = Renderer()
      let canvas = Canvas(pixelsPerPoint: 1)
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 9000, height: 33)), white)
      canvas.stroke(lines([(-5, -5), (9010, 40)]), .color(.black), Stroke(width: 2))
      let damage = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1)
      #expect(damage == (width == 0 ? [] : [PixelRect(x: 0, y: 0, width: width, height: 33)]))
      #expect(pixmap.isOpaque)
    }
  }
}
