import TestSupport
import Testing

@testable import KnurlDrawing

@Suite struct DrawListTests {
  private static let scales = [1, 1.25, 1.5, 2.0]

  private func box(_ command: DrawCommand) -> PixelBox { command.box.isEmpty ? .empty : command.absoluteBox }

  @Test("what was recorded and then moved is what is recorded at the other place", arguments: seeds, scales)
  func movedEqualsRecorded(seed: UInt64, scale: Double) {
    var generator = SeededGenerator(seed: seed)
    let x = generator.count(-300...300), y = generator.count(-300...300)
    let there = recorded(scale: scale) { canvas in
      canvas.translate(x: x, y: y)
      RandomScene.draw(seed, on: canvas)
    }
    var moved = recorded(scale: scale) { RandomScene.draw(seed, on: $0) }
    moved.move(from: DrawMark(command: 0, clip: 0, word: 0, layout: 0, image: 0), to: moved.mark, x: x, y: y)
    #expect(moved.words == there.words)
    #expect(moved.commands.map(\.hash) == there.commands.map(\.hash))
    #expect(moved.commands.map(box) == there.commands.map(box))
    #expect(moved.commands.map(\.clip) == there.commands.map(\.clip))
    #expect(moved.clips.map(\.hash) == there.clips.map(\.hash))
    #expect(moved.clips.map(\.absoluteBox) == there.clips.map(\.absoluteBox))
    #expect(moved.clips.map(\.parent) == there.clips.map(\.parent))
    #expect(moved.dump == there.dump)
  }

  @Test("equal shapes at different whole pixels have equal hashes", arguments: [1, 2, 4.0])
  func equalShapes(scale: Double) {
    let list = recorded(scale: scale) { canvas in
      for offset in [0, 7, -200, 1000.0] {
        let place = Vector(x: offset / scale, y: -offset / scale)
        let frame = Rect(x: 3.3, y: 4.4, width: 20, height: 10).moved(by: place)
        canvas.fill(.roundedRect(frame, radius: 3), .vertical(frame, .white, .black))
      }
      canvas.fill(.roundedRect(Rect(x: 3.4, y: 4.4, width: 20, height: 10), radius: 3), white)
    }
    #expect(Set(list.commands.prefix(4).map(\.hash)).count == 1)
    #expect(list.commands[4].hash != list.commands[0].hash)
  }

  @Test("only what lies between the marks is moved, clips included")
  func ranges() {
    let canvas = Canvas(pixelsPerPoint: 1)
    let shape = Path.rect(Rect(x: 1, y: 2, width: 3, height: 4))
    var marks = [canvas.list.mark]
    for _ in 0..<3 {
      canvas.clip(to: shape) { canvas.fill(shape, white) }
      marks.append(canvas.list.mark)
    }
    canvas.list.move(from: marks[1], to: marks[2], x: 10, y: 20)
    let here = PixelBox(left: 1, top: 2, right: 4, bottom: 6), there = here.moved(10, 20)
    #expect(canvas.list.commands.map(\.absoluteBox) == [here, there, here])
    #expect(canvas.list.clips.map(\.absoluteBox) == [here, there, here])
  }

  @Test("moves add up, and moving there and back changes nothing")
  func sums() {
    var list = recorded { RandomScene.draw(4, on: $0) }
    let before = list.dump, start = DrawMark(command: 0, clip: 0, word: 0, layout: 0, image: 0)
    list.move(from: start, to: list.mark, x: 30, y: -7)
    #expect(list.dump != before)
    list.move(from: start, to: list.mark, x: -10, y: 7)
    list.move(from: start, to: list.mark, x: -20, y: 0)
    #expect(list.dump == before)
  }

  @Test("rotation brings the later part in front and keeps the order in both")
  func rotation() {
    var list = recorded { canvas in
      for index in 0..<6 { canvas.fill(.rect(unit), .color(Color(white: Double(index) / 255))) }
    }
    let words = list.words
    list.rotate(from: 1, middle: 4)
    #expect(list.commands.map(\.start) == [0, 4, 5, 1, 2, 3].map { $0 * 11 })
    #expect(list.words == words)
    list.rotate(from: 6, middle: 6)
    #expect(list.count == 6)
  }

  @Test("an emptied list is as new")
  func emptying() {
    var list = recorded { canvas in
      RandomScene.draw(3, on: canvas)
      canvas.fill(.rect(Rect(x: .nan, y: 0, width: 1, height: 1)), white)
    }
    #expect(list.droppedCommands == 1)
    list.removeAll(pixelsPerPoint: .nan)
    #expect(list.count == 0 && list.clips.isEmpty && list.words.isEmpty)
    #expect(list.images.isEmpty && list.layouts.isEmpty && list.droppedCommands == 0)
    #expect(list.pixelsPerPoint == 1 && list.dump.isEmpty)
  }

  @Test("a list holds as many commands as are drawn")
  func manyCommands() {
    let list = recorded { canvas in
      for index in 0..<50_000 { canvas.fill(.rect(unit.moved(by: Vector(x: Double(index), y: 0))), white) }
    }
    #expect(list.count == 50_000)
    #expect(list.commands[49_999].absoluteBox == PixelBox(left: 49_999, top: 0, right: 50_000, bottom: 1))
  }
}
