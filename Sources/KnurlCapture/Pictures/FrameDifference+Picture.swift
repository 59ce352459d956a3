public import KnurlDrawing

extension FrameDifference {
  /// The picture of a difference: expected, got, and the distance of their channels magnified 16 times, side by side.
  ///
  /// Pixels that are the same are black on the right, and so is nothing else: one that differs in alpha alone is grey.
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
    return picture
  }

  private static let gap = 2
  private static let rule: UInt32 = 0xffff_00ff

  private static func magnified(_ one: UInt32, _ other: UInt32) -> UInt32 {
    let distances = [24, 16, 8, 0].map { (shift: UInt32) in
      min(255, 16 * abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
    }
    let alpha = distances[0] / 2
    return distances[1...].reduce(0xff) { $0 << 8 | UInt32(max($1, alpha)) }
  }
}
