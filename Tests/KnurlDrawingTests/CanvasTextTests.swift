import Testing

@testable import KnurlDrawing

@Suite struct CanvasTextTests {
  /// The words behind the index of the layout: x, y, color, scale.
  private func words(_ list: DrawList) -> [Int32] { Array(list.words.dropFirst()) }

  @Test("the baseline moves to the nearest whole pixel, its beginning stays between")
  func baseline() {
    for (y, row) in [(20.4, 20), (20.5, 21), (20.6, 21), (-0.6, -1)] as [(Double, Int32)] {
      let list = recorded { $0.text("a", at: Point(x: 10.25, y: y), size: 10, white) }
      let command = list.commands[0]
      #expect(words(list)[0] + command.originX << 8 == 0xa40)
      #expect(words(list)[1] + command.originY << 8 == row << 8)
    }
  }

  @Test("the first color of a gradient is the text's")
  func gradients() {
    let red = Color(hex: 0xff0000)
    for paint in [
      .color(red), .vertical(unit, red, .black), .radial(center: .zero, radius: 1, GradientStops(red, .black)),
      .conic(center: .zero, start: .zero, GradientStops(red, .black)),
    ] as [Paint] {
      #expect(words(recorded { $0.text("a", at: .zero, size: 10, paint) })[2] == Int32(bitPattern: 0xffff_0000))
    }
  }

  @Test(
    "letters of a size that is no number, or beyond all reason, are left out and counted",
    arguments: [Double.nan, 1e50])
  func absurd(size: Double) {
    let list = recorded { $0.text("abc", at: .zero, size: size, white) }
    #expect(list.count == 0 && list.droppedCommands == 1 && list.words.isEmpty)
  }

  @Test("no letters, and letters of no size, draw nothing", arguments: [0, -3.0])
  func nothing(size: Double) {
    let list = recorded { canvas in
      canvas.text("", at: .zero, size: 10, white)
      canvas.text("abc", at: .zero, size: size, white)
    }
    #expect(list.count == 0 && list.droppedCommands == 0 && list.words.isEmpty)
  }

  @Test("the hash follows the letters, not the place of their layout in the list")
  func hash() {
    let list = recorded { canvas in
      for text in ["abc", "abc", "a c"] { canvas.text(text, at: Point(x: 5, y: 9), size: 10, white) }
    }
    #expect(list.commands[0].hash == list.commands[1].hash)
    #expect(list.commands[0].hash != list.commands[2].hash)
    #expect(list.layouts.count == 3)
  }

  @Test("the box holds the line's full height and width")
  func box() {
    let box = recorded { $0.text("abc", at: Point(x: 100, y: 100), size: 10, white) }.commands[0].absoluteBox
    #expect(box.left <= 100 && box.right >= 117 && box.top <= 92 && box.bottom >= 103)
  }
}
