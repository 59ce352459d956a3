import Testing

@testable import KnurlDrawing

@Suite struct SpriteStripTests {
  private let image = Image(copying: patterned(24, 8))

  @Test("frames stand side by side, below each other, or both, row by row")
  func frames() {
    let across = SpriteStrip(image, columns: 4)
    #expect(across.count == 4 && across.frameSize == Size(width: 6, height: 8))
    #expect(across.frame(2) == PixelRect(x: 12, y: 0, width: 6, height: 8))
    let down = SpriteStrip(image, rows: 4)
    #expect(down.frame(3) == PixelRect(x: 0, y: 6, width: 24, height: 2))
    let both = SpriteStrip(image, columns: 3, rows: 2)
    #expect(both.count == 6)
    #expect(both.frame(4) == PixelRect(x: 8, y: 4, width: 8, height: 4))
  }

  @Test("an index outside is the first or the last frame")
  func indices() {
    let strip = SpriteStrip(image, columns: 4)
    #expect(strip.frame(-1) == strip.frame(0) && strip.frame(.min) == strip.frame(0))
    #expect(strip.frame(4) == strip.frame(3) && strip.frame(.max) == strip.frame(3))
  }

  @Test("a position from 0 to 1 picks the nearest frame")
  func positions() {
    let strip = SpriteStrip(image, columns: 4)
    #expect([0, 0.16, 0.17, 0.5, 0.84, 1].map(strip.index) == [0, 0, 1, 2, 3, 3])
    #expect([-1, .nan, 2, .infinity].map(strip.index) == [0, 0, 3, 3])
    #expect(SpriteStrip(image).index(at: 0.7) == 0)
  }

  @Test("more frames than pixels are as many as pixels, none are one, and pixels left over are not used")
  func brokenDivisions() {
    #expect(SpriteStrip(image, columns: 0, rows: -4).count == 1)
    #expect(SpriteStrip(image, columns: 99).count == 24)
    let uneven = SpriteStrip(image, columns: 5)
    #expect(uneven.frame(4) == PixelRect(x: 16, y: 0, width: 4, height: 8))
    let none = SpriteStrip(Image(copying: Pixmap(width: 0, height: 0)), columns: 5)
    #expect(none.count == 1 && none.frame(0).isEmpty)
    #expect(recorded { $0.image(none, frame: 3, in: unit) }.count == 0)
  }

  @Test("a frame counts in points of the picture's scale")
  func scales() {
    let strip = SpriteStrip(Image(copying: patterned(24, 8), pixelsPerPoint: 2), columns: 4)
    #expect(strip.frameSize == Size(width: 3, height: 4))
  }

  @Test("frames drawn by number and by position are the same, and different frames have different hashes")
  func drawing() {
    let strip = SpriteStrip(image, columns: 4)
    let list = recorded { canvas in
      canvas.image(strip, frame: 1, in: unit)
      canvas.image(strip, position: 0.3, in: unit)
      canvas.image(strip, frame: 2, in: unit)
    }
    #expect(list.commands[0].hash == list.commands[1].hash)
    #expect(list.commands[0].hash != list.commands[2].hash)
  }
}
