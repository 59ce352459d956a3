public import KnurlDrawing

extension FrameDifference {
  /// The picture of a difference: expected, got, and the distance of their channels magnified 16 times, side by side.
  ///
  /// Pixels that are the same are black on the right, and so is nothing else: one that differs in alpha alone is grey. Cells
  /// of 64 x 32 pixels that changed are outlined there in orange, where that hides no pixel that differs.
  public static func picture(expected: Pixmap, got: Pixmap) -> Pixmap {
    let width = max(expected.width, got.width), height = max(expected.height, got.height)
    let picture = Pixmap(width: 3 * width + 2 * gap, height: height)
    picture.draw(expected, expected.bounds, atX: 0, y: 0)
    picture.draw(got, got.bounds, atX: width + gap, y: 0)
    for y in 0..<height {
      for x in 0..<width {
        picture.set(2 * (width + gap) + x, y, magnified(expected[x, y], got[x, y]))
      }
      for x in 0..<gap {
        picture.set(width + x, y, rule)
        picture.set(2 * width + gap + x, y, rule)
      }
    }
    if expected.width == got.width, expected.height == got.height {
      for cell in changedCells(expected: expected, got: got) { outline(cell, in: picture, atX: 2 * (width + gap)) }
    }
    return picture
  }

  /// The cells of 64 x 32 pixels in which two pictures of one size differ, row by row.
  public static func changedCells(expected: Pixmap, got: Pixmap) -> [PixelRect] {
    var cells: [PixelRect] = []
    for top in stride(from: 0, to: got.height, by: CellHashes.height) {
      for left in stride(from: 0, to: got.width, by: CellHashes.width) {
        let cell = PixelRect(x: left, y: top, width: CellHashes.width, height: CellHashes.height)
          .intersection(got.bounds)
        if differs(cell, expected, got) { cells.append(cell) }
      }
    }
    return cells
  }

  private static func differs(_ cell: PixelRect, _ expected: Pixmap, _ got: Pixmap) -> Bool {
    for y in cell.y..<cell.y + cell.height {
      for x in cell.x..<cell.x + cell.width where expected[x, y] != got[x, y] { return true }
    }
    return false
  }

  private static func outline(_ cell: PixelRect, in picture: Pixmap, atX left: Int) {
    func mark(_ x: Int, _ y: Int) {
      if picture[left + x, y] == 0xff00_0000 { picture.set(left + x, y, orange) }
    }
    for x in cell.x..<cell.x + cell.width {
      mark(x, cell.y)
      mark(x, cell.y + cell.height - 1)
    }
    for y in cell.y..<cell.y + cell.height {
      mark(cell.x, y)
      mark(cell.x + cell.width - 1, y)
    }
  }

  private static let gap = 2
  private static let rule: UInt32 = 0xffff_00ff
  private static let orange: UInt32 = 0xffff_a500

  private static func magnified(_ one: UInt32, _ other: UInt32) -> UInt32 {
    let distances = [24, 16, 8, 0].map { (shift: UInt32) in
      min(255, 16 * abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
    }
    let alpha = distances[0] / 2
    return distances[1...].reduce(0xff) { $0 << 8 | UInt32(max($1, alpha)) }
  }
}
