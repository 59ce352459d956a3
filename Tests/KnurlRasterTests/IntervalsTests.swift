import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

/// Any scene painted as disjoint intervals, in any order, equals the scene painted at once.
@Suite struct IntervalsTests {
  private let width = 150, height = 96

  private func list(_ seed: UInt64) -> DrawList {
    let canvas = Canvas(pixelsPerPoint: 0.5)
    RandomScene(seed: seed, width: 300, height: 192, count: 25).draw(canvas)
    return canvas.list
  }

  private func whole(_ list: DrawList) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    _ = Renderer(threads: 1).render(list, into: pixmap, pixelsPerPoint: list.pixelsPerPoint)
    return pixmap
  }

  /// Paints boxes no higher than a band, in their order; boxes higher than that are cut.
  private func painted(_ list: DrawList, _ boxes: [PixelBox]) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    let painter = IntervalPainter(pixmap: pixmap)
    var table = CommandTable()
    let items = (0..<Int32(list.commands.count)).map { $0 }
    Frame.with(list, width: width, height: height) { frame in
      table.prepare(frame)
      painter.beginFrame(frame)
      for box in boxes {
        for top in stride(from: box.top, to: box.bottom, by: CellGrid.maximumHeight) {
          var part = box
          (part.top, part.bottom) = (top, min(box.bottom, top + Int32(CellGrid.maximumHeight)))
          unsafe items.withUnsafeBufferPointer { unsafe painter.paint(part, frame, table, $0) }
        }
      }
    }
    return pixmap
  }

  private var everything: PixelBox { PixelBox(left: 0, top: 0, right: Int32(width), bottom: Int32(height)) }

  private func tiles(_ tileWidth: Int, _ tileHeight: Int) -> [PixelBox] {
    stride(from: 0, to: height, by: tileHeight).flatMap { top in
      stride(from: 0, to: width, by: tileWidth).map { left in
        PixelBox(
          left: Int32(left), top: Int32(top), right: Int32(left + tileWidth), bottom: Int32(top + tileHeight)
        ).intersection(everything)
      }
    }
  }

  /// Cuts a box again and again at random.
  private func pieces(_ box: PixelBox, _ generator: inout SeededGenerator, depth: Int) -> [PixelBox] {
    let width = Int(box.right - box.left), height = Int(box.bottom - box.top)
    if depth == 0 || (width == 1 && height == 1) || generator.chance(5) { return [box] }
    var (first, second) = (box, box)
    if width > 1 && (height == 1 || generator.chance(50)) {
      let cut = box.left + Int32(generator.count(1...width - 1))
      (first.right, second.left) = (cut, cut)
    } else {
      let cut = box.top + Int32(generator.count(1...height - 1))
      (first.bottom, second.top) = (cut, cut)
    }
    return pieces(first, &generator, depth: depth - 1) + pieces(second, &generator, depth: depth - 1)
  }

  @Test("tiles of odd sizes, in random order", arguments: [(5, 64), (17, 13), (3, 7), (150, 1), (1, 32), (63, 31)])
  func oddTiles(tileWidth: Int, tileHeight: Int) {
    for seed in 1...4 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let list = list(seed)
      let found = difference(painted(list, tiles(tileWidth, tileHeight).shuffled(using: &generator)), whole(list))
      #expect(found == nil, "seed \(seed), tiles of \(tileWidth) x \(tileHeight)")
    }
  }

  @Test("each pixel for itself")
  func singlePixels() {
    let list = list(9)
    let part = PixelBox(left: 20, top: 10, right: 110, bottom: 60)
    var boxes = [everything]
    // The rest first, then a part of the window once more, pixel by pixel.
    for y in part.top..<part.bottom {
      for x in part.left..<part.right { boxes.append(PixelBox(left: x, top: y, right: x + 1, bottom: y + 1)) }
    }
    #expect(difference(painted(list, boxes), whole(list)) == nil)
  }

  @Test("random disjoint intervals", arguments: 1...24 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &* 31)
    let list = list(seed + 100)
    let boxes = pieces(everything, &generator, depth: 3 + Int(seed % 5)).shuffled(using: &generator)
    #expect(difference(painted(list, boxes), whole(list)) == nil, "seed \(seed), \(boxes.count) intervals")
  }
}
