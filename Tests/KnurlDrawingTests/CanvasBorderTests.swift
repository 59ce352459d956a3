import Testing

@testable import KnurlDrawing

@Suite struct CanvasBorderTests {
  private let rect = Rect(x: 10, y: 20, width: 40, height: 30)

  @Test("a border is a stroke along the middle of its line, where that has the same corners")
  func strokes() {
    let list = recorded { canvas in
      canvas.border(rect, radius: 8, width: 4, white)
      canvas.border(rect, radii: CornerRadii(topLeft: 0, topRight: 5, bottomRight: 0, bottomLeft: 3), width: 2, white)
    }
    #expect(
      list.dump == """
        stroke rect 12 22 48 48 radii 6 6 6 6 width 4 miter butt #ffffffff
        stroke rect 11 21 49 49 radii 0 4 0 2 width 2 miter butt #ffffffff

        """, "\(list.dump)")
  }

  @Test("a border with corners sharp in the middle of its line is a fill, a thick one the whole rectangle")
  func fills() {
    let list = recorded { canvas in
      canvas.border(rect, radius: 1, width: 4, white)
      canvas.border(rect, radius: 8, width: 15, white)
    }
    #expect(list.commands.map(\.operation) == [.fill, .fill])
    #expect(list.dump.hasSuffix("\nfill rect 10 20 50 50 radii 8 8 8 8 #ffffffff\n"))
  }

  @Test("no width draws nothing, a broken one is counted")
  func widths() {
    let list = recorded { canvas in for width in [0, -1, -Double.infinity] { canvas.border(rect, width: width, white) }
    }
    #expect(list.count == 0 && list.droppedCommands == 0)
    let broken = recorded { canvas in
      canvas.border(rect, width: .nan, white)
      canvas.border(rect, radius: 4, width: .nan, white)
      canvas.border(Rect(x: 0, y: .nan, width: 1, height: 1), width: 1, white)
    }
    #expect(broken.count == 0 && broken.droppedCommands == 3)
  }
}
