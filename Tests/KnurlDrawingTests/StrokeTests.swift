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

  @Test("a phase counts within the length of all dashes, twice that of an odd number of them")
  func phases() {
    func phase(_ dash: [Double], _ phase: Double) -> Int32? {
      recorded(scale: 2) { $0.stroke(line, white, Stroke(width: 1, dash: dash, dashPhase: phase)) }
        .words.dropLast(2).last
    }
    #expect(phase([3, 2], 1) == 512)
    #expect(phase([3, 2], 6) == 512 && phase([3, 2], -4) == 512 && phase([3, 2], 5) == 0)
    #expect(phase([3], 7) == 512 && phase([3], 4) == 2048)
    #expect(phase([0, -1], 7) == 0)
    let broken = recorded { $0.stroke(line, white, Stroke(width: 1, dash: [1], dashPhase: .nan)) }
    #expect(broken.count == 0 && broken.droppedCommands == 1)
  }
}
