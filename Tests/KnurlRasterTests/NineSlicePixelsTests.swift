import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

private let scales = [1, 1.25, 1.5, 2.0]
private let seeds: [UInt64] = [1, 2, 3, 5, 8, 13]

/// What nine-slices and strips look like, pixel by pixel.
@Suite struct NineSlicePixelsTests {
  private func frame(_ generator: inout SeededGenerator) -> Rect {
    Rect(
      x: generator.number(1...6), y: generator.number(1...6), width: generator.number(8...40),
      height: generator.number(8...40))
  }

  /// The pixels that a frame covers in full, as first and behind last.
  private func inside(_ low: Double, _ high: Double, _ scale: Double) -> Range<Int> {
    let first = Int((low * scale + 0.01).rounded(.up)), last = Int((high * scale - 0.01).rounded(.down))
    return first..<max(first, last)
  }

  @Test("at its own size a slice is the picture, at whole and at broken places")
  func ownSize() {
    let source = picture(14, 12) { x, y in 0xff00_0000 | UInt32(x * y) << 8 | UInt32(x * 18) << 16 | UInt32(y * 20) }
    let slice = NineSlice(source, insets: Insets(left: 4, top: 3, right: 5, bottom: 2))
    for place in [0, 0.25, 0.3, 0.5, 0.77, 0.999] {
      let frame = Rect(x: 3 + place, y: 4 + place, width: 14, height: 12)
      let sliced = painted(24, 24) { $0.image(slice, in: frame) }
      #expect(difference(sliced, painted(24, 24) { $0.image(source, in: frame) }) == nil, "at \(place)")
    }
  }

  @Test("a picture of one colour shows no seam, opaque or not", arguments: seeds, scales)
  func oneColor(seed: UInt64, scale: Double) {
    var generator = SeededGenerator(seed: seed)
    for color: UInt32 in [0xff40_80c0, 0x8040_2010] {
      let slice = NineSlice(picture(12, 12) { _, _ in color }, insets: Insets(left: 4, top: 3, right: 5, bottom: 2))
      let frame = frame(&generator)
      let pixmap = Pixmap(width: 100, height: 100)
      pixmap.paint(background: .clear, pixelsPerPoint: scale) { $0.image(slice, in: frame) }
      for y in inside(frame.minY, frame.maxY, scale) {
        for x in inside(frame.minX, frame.maxX, scale) where pixmap[x, y] != color {
          Issue.record("seed \(seed): \(frame) has another colour at (\(x), \(y))")
          return
        }
      }
    }
  }

  @Test("what is the same along a picture is the same along its slice", arguments: seeds, scales)
  func stripes(seed: UInt64, scale: Double) {
    var generator = SeededGenerator(seed: seed)
    let levels = (0..<12).map { _ in UInt32(generator.count(0...255)) * 0x0001_0101 | 0xff00_0000 }
    let across = NineSlice(picture(12, 12) { _, y in levels[y] }, insets: Insets(4))
    let down = NineSlice(picture(12, 12) { x, _ in levels[x] }, insets: Insets(4))
    let frame = frame(&generator)
    let rows = painted(100, 100, scale: scale) { $0.image(across, in: frame) }
    let columns = painted(100, 100, scale: scale) { $0.image(down, in: frame) }
    let xs = inside(frame.minX, frame.maxX, scale), ys = inside(frame.minY, frame.maxY, scale)
    for y in ys { for x in xs { #expect(rows[x, y] == rows[xs.lowerBound, y], "\(frame) at (\(x), \(y))") } }
    for y in ys { for x in xs { #expect(columns[x, y] == columns[x, ys.lowerBound], "\(frame) at (\(x), \(y))") } }
  }

  @Test("corners are drawn pixel for pixel at the picture's own scale, whatever the size", arguments: [1, 2])
  func corners(scale: Int) {
    let pixmap = Pixmap(width: 12, height: 12)
    pixmap.paint(background: .clear) {
      $0.fill(
        .roundedRect(Rect(x: 0, y: 0, width: 12, height: 12), radius: 4),
        .vertical(
          Rect(x: 0, y: 0, width: 12, height: 12), Color(hex: 0xff8000), Color(hex: 0x0080ff)))
    }
    let slice = NineSlice(Image(copying: pixmap, pixelsPerPoint: Double(scale)), insets: Insets(4))
    for (width, height) in [(12, 12), (20, 9), (31, 40)] {
      let drawn = Pixmap(width: 100, height: 100)
      drawn.paint(background: .clear, pixelsPerPoint: Double(scale)) {
        $0.image(slice, in: Rect(x: 4, y: 6, width: Double(width), height: Double(height)))
      }
      for y in 0..<4 {
        for x in 0..<4 {
          let left = 4 * scale, top = 6 * scale, right = (4 + width) * scale - 1, bottom = (6 + height) * scale - 1
          #expect(drawn[left + x, top + y] == pixmap[x, y])
          #expect(drawn[right - x, top + y] == pixmap[11 - x, y])
          #expect(drawn[left + x, bottom - y] == pixmap[x, 11 - y])
          #expect(drawn[right - x, bottom - y] == pixmap[11 - x, 11 - y])
        }
      }
    }
  }

  @Test("each piece shows its own pixels only", arguments: scales)
  func ownPixels(scale: Double) {
    // Red corners, green edges, a blue middle.
    let source = picture(9, 9) { x, y in
      let isMiddle = ((3..<6).contains(x), (3..<6).contains(y))
      return isMiddle == (true, true) ? 0xff00_00ff : isMiddle == (false, false) ? 0xffff_0000 : 0xff00_ff00
    }
    let slice = NineSlice(source, insets: Insets(3)), frame = Rect(x: 2.3, y: 2.6, width: 30, height: 25)
    let pixmap = painted(80, 80, scale: scale) { $0.image(slice, in: frame) }, middle = slice.middle(in: frame)
    let columns = [(frame.minX, middle.minX), (middle.minX, middle.maxX), (middle.maxX, frame.maxX)]
    let rows = [(frame.minY, middle.minY), (middle.minY, middle.maxY), (middle.maxY, frame.maxY)]
    for (row, vertical) in rows.enumerated() {
      for (column, horizontal) in columns.enumerated() {
        let color: UInt32 =
          row == 1 && column == 1 ? 0xff00_00ff : row == 1 || column == 1 ? 0xff00_ff00 : 0xffff_0000
        for y in inside(vertical.0, vertical.1, scale) {
          for x in inside(horizontal.0, horizontal.1, scale) { #expect(pixmap[x, y] == color, "(\(x), \(y))") }
        }
      }
    }
  }

  @Test("in a frame too narrow for two corners both shrink in proportion, and the middle goes")
  func smallFrames() {
    let source = picture(12, 12) { x, _ in x < 6 ? 0xffff_0000 : x < 9 ? 0xff00_ff00 : 0xff00_00ff }
    let slice = NineSlice(source, insets: Insets(left: 6, top: 0, right: 3, bottom: 0))
    let pixmap = painted(10, 10) { $0.image(slice, in: Rect(x: 2, y: 2, width: 6, height: 6)) }
    #expect(
      (0..<10).map { pixmap[$0, 4] & 0xff_ffff } == [
        0, 0, 0xff0000, 0xff0000, 0xff0000, 0xff0000, 0x0000ff, 0x0000ff, 0, 0,
      ])
  }

  @Test("a frame of a strip shows nothing of its neighbours", arguments: seeds, scales)
  func strips(seed: UInt64, scale: Double) {
    let colors: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff]
    var generator = SeededGenerator(seed: seed)
    for isDown in [false, true] {
      let source = picture(isDown ? 5 : 15, isDown ? 15 : 5) { x, y in colors[(isDown ? y : x) / 5] }
      let strip = SpriteStrip(source, columns: isDown ? 1 : 3, rows: isDown ? 3 : 1)
      for index in 0..<3 {
        let frame = frame(&generator)
        let pixmap = painted(100, 100, scale: scale) { $0.image(strip, frame: index, in: frame) }
        var foreign = 0
        for y in 0..<100 { for x in 0..<100 where pixmap[x, y] & ~colors[index] & 0xff_ffff != 0 { foreign += 1 } }
        #expect(foreign == 0)
        for y in inside(frame.minY, frame.maxY, scale) {
          for x in inside(frame.minX, frame.maxX, scale) { #expect(pixmap[x, y] == colors[index]) }
        }
      }
    }
  }
}
