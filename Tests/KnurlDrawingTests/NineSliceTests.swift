import TestSupport
import Testing

@testable import KnurlDrawing

@Suite struct NineSliceTests {
  private let image = Image(copying: patterned(12, 10))

  @Test("insets leave the middle, in pixels of the picture")
  func middle() {
    let slice = NineSlice(image, insets: Insets(left: 3, top: 2, right: 4, bottom: 1))
    #expect(slice.part == PixelRect(x: 0, y: 0, width: 12, height: 10))
    #expect(slice.middle == PixelRect(x: 3, y: 2, width: 5, height: 7))
    #expect(slice.minimumSize == Size(width: 7, height: 3))
  }

  @Test("a part has its own insets, cut to what the picture has")
  func parts() {
    let slice = NineSlice(image, part: PixelRect(x: 4, y: -2, width: 90, height: 8), insets: Insets(2))
    #expect(slice.part == PixelRect(x: 4, y: 0, width: 8, height: 6))
    #expect(slice.middle == PixelRect(x: 6, y: 2, width: 4, height: 2))
  }

  @Test("broken insets are mended, and a pixel stays in the middle")
  func brokenInsets() {
    func middle(_ left: Double, _ right: Double) -> [Int] {
      let slice = NineSlice(image, insets: Insets(left: left, top: 0, right: right, bottom: 0))
      return [slice.middle.x, slice.middle.width]
    }
    #expect(middle(-4, .nan) == [0, 12])
    #expect(middle(2.4, 2.6) == [2, 7])
    #expect(middle(6, 6) == [6, 1])
    #expect(middle(50, 3) == [11, 1])
    #expect(middle(.infinity, .infinity) == [11, 1])
    let none = NineSlice(Image(copying: Pixmap(width: 0, height: 0)), insets: Insets(4))
    #expect(none.middle.isEmpty && recorded { $0.image(none, in: unit) }.count == 0)
  }

  @Test("corners keep their size, and the middle takes the rest")
  func rest() {
    let slice = NineSlice(image, insets: Insets(left: 3, top: 2, right: 4, bottom: 1))
    let middle = slice.middle(in: Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(middle == Rect(x: 13, y: 22, width: 93, height: 47))
  }

  @Test("corners of a picture for twice the pixels are half as many points large")
  func scales() {
    let slice = NineSlice(Image(copying: patterned(12, 10), pixelsPerPoint: 2), insets: Insets(4))
    #expect(slice.minimumSize == Size(width: 4, height: 4))
    #expect(slice.middle(in: Rect(x: 0, y: 0, width: 9, height: 9)) == Rect(x: 2, y: 2, width: 5, height: 5))
  }

  @Test("in a frame that is too small corners shrink by one factor, and never pass each other", arguments: seeds)
  func smallFrames(seed: UInt64) {
    let slice = NineSlice(image, insets: Insets(left: 6, top: 4, right: 3, bottom: 4))
    let middle = slice.middle(in: Rect(x: 0, y: 0, width: 3, height: 80))
    #expect(abs(middle.minX - 2) < 1e-9 && middle.width == 0)
    #expect(abs(middle.minY - 4.0 / 3) < 1e-9 && abs(middle.maxY - (80 - 4.0 / 3)) < 1e-9)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let frame = Rect(
        x: generator.number(-9...9), y: generator.number(-9...9), width: generator.number(-20...20),
        height: generator.number(-20...20))
      let middle = slice.middle(in: frame), frameNow = frame.standardized
      #expect(middle.width >= 0 && middle.height >= 0, "\(frame)")
      #expect(middle.minX >= frameNow.minX && middle.maxX <= frameNow.maxX + 1e-9, "\(frame)")
      #expect(middle.minY >= frameNow.minY && middle.maxY <= frameNow.maxY + 1e-9, "\(frame)")
    }
  }

  @Test("the edges of pieces never fall in what is recorded", arguments: seeds)
  func words(seed: UInt64) {
    let slice = NineSlice(image, insets: Insets(left: 5, top: 4, right: 5, bottom: 4))
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let frame = Rect(
        x: generator.number(-999...999), y: generator.number(-99...99), width: generator.number(0...20),
        height: generator.number(0...12))
      let words = recorded(scale: 1.25) { $0.image(slice, in: frame) }.words
      #expect(words[1] <= words[16] && words[16] <= words[18] && words[18] <= words[3], "\(frame)")
      #expect(words[2] <= words[17] && words[17] <= words[19] && words[19] <= words[4], "\(frame)")
    }
  }
}
