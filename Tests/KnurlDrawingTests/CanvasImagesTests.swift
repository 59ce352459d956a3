import Testing

@testable import KnurlDrawing

@Suite struct CanvasImagesTests {
  private let image = Image(copying: patterned(8, 4))
  private let frame = Rect(x: 10, y: 20, width: 80, height: 40)

  @Test("all of a picture is its part unless told otherwise")
  func wholeParts() {
    let list = recorded { canvas in
      canvas.image(image, in: frame)
      canvas.image(image, in: frame, part: image.bounds)
    }
    #expect(list.commands[0].hash == list.commands[1].hash)
    #expect(list.dump.hasSuffix(" in 10 20 90 60\n"))
  }

  @Test("a part that reaches beyond the picture cuts the frame in proportion")
  func cutParts() {
    let list = recorded { canvas in
      canvas.image(image, in: frame, part: PixelRect(x: -2, y: 1, width: 4, height: 6))
    }
    #expect(list.dump.hasSuffix(" in 50 20 90 40 part 0 1 2 4\n"), "\(list.dump)")
  }

  @Test("a part without a pixel of the picture is not drawn, nor dropped")
  func partsOutside() {
    let parts = [
      PixelRect(x: 8, y: 0, width: 4, height: 4), PixelRect(x: 0, y: 0, width: 0, height: 4),
      PixelRect(x: 0, y: 0, width: -3, height: 4), PixelRect(x: .max, y: 0, width: .max, height: 1),
      PixelRect(x: .min, y: .min, width: .min, height: 1), PixelRect(x: .min, y: 0, width: 5, height: 1),
    ]
    let list = recorded { canvas in for part in parts { canvas.image(image, in: frame, part: part) } }
    #expect(list.count == 0 && list.droppedCommands == 0)
    let huge = recorded { $0.image(image, in: frame, part: PixelRect(x: -9, y: 0, width: .max, height: 4)) }
    #expect(huge.count == 1)
  }

  @Test("a picture with another scale fills the same frame")
  func scales() {
    let twice = Image(copying: patterned(8, 4), pixelsPerPoint: 2)
    #expect(twice.size == Size(width: 4, height: 2))
    let list = recorded { canvas in
      canvas.image(image, in: frame)
      canvas.image(twice, in: frame)
    }
    #expect(list.commands[0].hash == list.commands[1].hash)
  }

  @Test("a frame with a number that is not finite is dropped and counted, and takes its picture along")
  func brokenFrames() {
    let strip = SpriteStrip(image, columns: 2), slice = NineSlice(image, insets: Insets(1))
    for number in [Double.nan, .infinity, 1e50] {
      for broken in [Rect(x: number, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: 1, height: number)] {
        let list = recorded { canvas in
          canvas.image(image, in: broken, part: PixelRect(x: -1, y: 0, width: 3, height: 3))
          canvas.image(strip, frame: 1, in: broken)
          canvas.image(slice, in: broken)
        }
        #expect(list.count == 0 && list.droppedCommands == 3 && list.images.isEmpty && list.words.isEmpty)
      }
    }
  }
}
