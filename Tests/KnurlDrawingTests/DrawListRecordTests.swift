import Testing

@testable import KnurlDrawing

@Suite struct DrawListRecordTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("a command's box is the whole pixels that it touches, at its scale")
  func boxes() {
    let list = recorded(scale: 1.5) { $0.fill(.rect(Rect(x: 1, y: -1, width: 1, height: 2)), white) }
    #expect(list.commands[0].absoluteBox == PixelBox(left: 1, top: -2, right: 3, bottom: 2))
  }

  @Test("the order of two fills, a paint, a rule and the content of a picture change what is hashed")
  func hashes() {
    let pictures = [patterned(3, 2), Pixmap(width: 3, height: 2)].map(Image.init(copying:))
    let list = recorded { canvas in
      canvas.fill(.rect(rect), white)
      canvas.fill(.rect(rect), .color(.black))
      canvas.innerShadow(of: .rect(rect), Shadow(color: .black, sigma: 1))
      canvas.shadow(of: .rect(rect), Shadow(color: .black, sigma: 1))
      for picture in pictures { canvas.image(picture, in: rect) }
      var path = Path.rect(rect)
      path.close()
      canvas.fill(path, white)
      canvas.fill(path, white, rule: .evenOdd)
    }
    #expect(Set(list.commands.map(\.hash)).count == 8)
    let again = recorded { canvas in for picture in pictures.reversed() { canvas.image(picture, in: rect) } }
    #expect(again.commands.map(\.hash) == [list.commands[5].hash, list.commands[4].hash])
  }

  @Test("a dropped command leaves nothing behind but a count")
  func dropped() {
    let list = recorded { canvas in
      canvas.fill(.circle(center: .zero, radius: 1e50), white)
      canvas.text("abc", at: Point(x: .nan, y: 0), size: 9, white)
      canvas.image(Image(copying: patterned(3, 2)), in: Rect(x: 0, y: 0, width: .infinity, height: 1))
    }
    #expect(list.droppedCommands == 3)
    #expect(list.count == 0 && list.words.isEmpty && list.images.isEmpty && list.layouts.isEmpty)
  }
}
