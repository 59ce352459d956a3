import Testing

@testable import KnurlDrawing

@Suite struct CanvasSnappingTests {
  @Test("a canvas snaps to the pixels of its recording")
  func rectangles() {
    let rect = Rect(x: 0.3, y: 0.3, width: 10, height: 10)
    #expect(Canvas(pixelsPerPoint: 1).snapped(rect) == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(Canvas(pixelsPerPoint: 2).snapped(rect) == Rect(x: 0.5, y: 0.5, width: 10, height: 10))
    #expect(Canvas(pixelsPerPoint: 1.5).snapped(rect, keeping: .size).width == 10)
  }

  @Test("a snapped border is the difference of two rectangles of whole pixels")
  func borders() {
    let list = recorded(scale: 1.5) { canvas in
      canvas.snappedBorder(Rect(x: 1.1, y: 2.1, width: 10, height: 10), width: 1, white)
    }
    #expect(
      list.dump == "stroke rect 3 4 16 17 radii 0 0 0 0 width 2 miter butt #ffffffff\n", "\(list.dump)")
  }

  @Test("a snapped line along an axis is a rectangle of whole pixels, any other a stroke")
  func lines() {
    let start = Point(x: 1.4, y: 5.5)
    let list = recorded { canvas in
      canvas.snappedLine(from: start, to: Point(x: 9.6, y: 5.5), width: 1.3, white)
      canvas.snappedLine(from: start, to: Point(x: 1.4, y: 0.2), width: 2, white)
      canvas.snappedLine(from: start, to: start, width: 0.1, white)
      canvas.snappedLine(from: start, to: Point(x: 4, y: 9), width: 1.3, white)
    }
    #expect(
      list.dump == """
        fill rect 1 5 10 6 radii 0 0 0 0 #ffffffff
        fill rect 0 0 2 6 radii 0 0 0 0 #ffffffff
        fill rect 1 5 1 6 radii 0 0 0 0 #ffffffff
        stroke path M 1.398 5.5 L 4 9 width 1 miter butt #ffffffff

        """, "\(list.dump)")
  }

  @Test("a width not above zero draws nothing, one that is no number is counted")
  func widths() {
    let list = recorded { canvas in
      for width in [0, -1, -Double.infinity] {
        canvas.snappedBorder(unit, width: width, white)
        canvas.snappedLine(from: .zero, to: Point(x: 1, y: 0), width: width, white)
      }
    }
    #expect(list.count == 0 && list.droppedCommands == 0)
    let broken = recorded { canvas in
      canvas.snappedBorder(unit, width: .nan, white)
      canvas.snappedLine(from: .zero, to: Point(x: 1, y: 0), width: .nan, white)
      canvas.snappedBorder(Rect(x: .nan, y: 0, width: 1, height: 1), width: 1, white)
    }
    #expect(broken.count == 0 && broken.droppedCommands == 3)
  }
}
