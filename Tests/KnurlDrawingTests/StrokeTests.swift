import Testing

@testable import KnurlDrawing

@Suite struct StrokeTests {
  private let line = Path.line(from: Point(x: 10, y: 10), to: Point(x: 20, y: 10))

  @Test("a stroke is an unbroken mitered line with straight ends unless told otherwise")
  func defaults() {
    let stroke = Stroke(width: 3)
    #expect(stroke == Stroke(width: 3, join: .miter, cap: .butt, miterLimit: 4, dash: []))
  }

  @Test("nothing is drawn or dropped for a width that is not above zero", arguments: [0, -1, -Double.infinity])
  func noWidth(width: Double) {
    let list = recorded { canvas in
      canvas.stroke(line, white, Stroke(width: width))
      canvas.shadow(of: line, Stroke(width: width), Shadow(color: .black, sigma: 2))
    }
    #expect(list.count == 0 && list.droppedCommands == 0)
  }

  @Test("the box of a stroke reaches half a width times the miter limit beyond the path")
  func reach() {
    func box(_ stroke: Stroke) -> PixelBox { recorded { $0.stroke(line, white, stroke) }.commands[0].absoluteBox }
    // 4 pixels of miter and 1/256 for rounding touch the fifth.
    #expect(box(Stroke(width: 2)) == PixelBox(left: 5, top: 5, right: 25, bottom: 15))
    #expect(box(Stroke(width: 2, join: .round)) == PixelBox(left: 8, top: 8, right: 22, bottom: 12))
    #expect(box(Stroke(width: 2, join: .bevel, cap: .square)) == PixelBox(left: 8, top: 8, right: 22, bottom: 12))
  }

  @Test("an absurd miter limit is clamped to 0...1000")
  func miterLimits() {
    for (limit, expected) in [(-1, 0), (1e38, 1000), (.infinity, 1000), (.nan, 0)] as [(Double, Int32)] {
      let list = recorded { $0.stroke(line, white, Stroke(width: 1, miterLimit: limit)) }
      let start = DrawWords.shapeCount(list.words, 0)
      #expect(list.words[start + 2] == expected << 16)
    }
  }
}
