import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct CommandTableTests {
  private func table(_ body: (Canvas) -> Void) -> CommandTable {
    let canvas = Canvas(pixelsPerPoint: 1)
    body(canvas)
    var table = CommandTable()
    Frame.with(canvas.list, width: 100, height: 100) { table.prepare($0) }
    return table
  }

  private let square = Path.rect(Rect(x: 10, y: 10, width: 20, height: 20))

  @Test func boxesLieWithinClipsAndWindow() {
    let table = table { c in
      c.fill(.rect(Rect(x: -5, y: -5, width: 200, height: 10)), white)
      c.clip(to: .rect(Rect(x: 15, y: 0, width: 100, height: 15))) { c.fill(square, white) }
    }
    #expect(table.commands[0].box == PixelBox(left: 0, top: 0, right: 100, bottom: 5))
    #expect(table.commands[1].box == PixelBox(left: 15, top: 10, right: 30, bottom: 15))
  }

  @Test func bracketsOfLayersHaveTheBoxOfTheirCommands() {
    let table = table { c in
      c.layer(opacity: 0.5) {
        c.fill(square, white)
        c.layer(opacity: 0.5) { c.fill(.rect(Rect(x: 50, y: 50, width: 5, height: 5)), white) }
      }
    }
    let all = PixelBox(left: 10, top: 10, right: 55, bottom: 55)
    #expect(table.commands[0].box == all)
    #expect(table.commands[2].box == PixelBox(left: 50, top: 50, right: 55, bottom: 55))
    #expect(table.commands.last?.box == all)
    #expect(table.commonDepth(1, 2) == 1)
    #expect(table.commonDepth(2, 0) == 0)
  }

  @Test func equalShapesAtOtherPlacesHaveOtherHashes() {
    let table = table { c in
      c.fill(square, white)
      c.translate(x: 1, y: 0)
      c.fill(square, white)
    }
    #expect(table.commands[0].hash != table.commands[1].hash)
  }
}
