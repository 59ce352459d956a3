public import KnurlDrawing

/// What tells two pictures apart, pixel by pixel and exactly. It judges nothing.
public enum FrameDifference: Hashable, Sendable {
  /// Every pixel is the same.
  case identical
  /// The pictures have different sizes, and nothing else was compared.
  case sizes(expected: PixelRect, got: PixelRect)
  /// The number of pixels that differ, the largest distance of a premultiplied channel in 1...255, and the smallest
  /// rectangle that holds all of them.
  case pixels(count: Int, largest: Int, box: PixelRect)

  /// Compares two pictures.
  public init(expected: Pixmap, got: Pixmap) {
    guard expected.width == got.width, expected.height == got.height else {
      self = .sizes(expected: expected.bounds, got: got.bounds)
      return
    }
    var tally = Tally()
    for y in 0..<got.height {
      for x in 0..<got.width where expected[x, y] != got[x, y] {
        tally.add(x, y, Self.distance(expected[x, y], got[x, y]))
      }
    }
    self = tally.count == 0 ? .identical : .pixels(count: tally.count, largest: tally.largest, box: tally.box)
  }

  /// The largest distance of the four channels.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
    }
    return largest
  }

  private struct Tally {
    var count = 0
    var largest = 0
    private var left = Int.max, top = Int.max, right = 0, bottom = 0

    var box: PixelRect { PixelRect(x: left, y: top, width: right - left, height: bottom - top) }

    mutating func add(_ x: Int, _ y: Int, _ distance: Int) {
      count += 1
      largest = max(largest, distance)
      (left, right) = (min(left, x), max(right, x + 1))
      (top, bottom) = (min(top, y), max(bottom, y + 1))
    }
  }
}

extension FrameDifference: CustomStringConvertible {
  /// The difference in half a sentence: "3 pixels differ by up to 17 of 255, all within 4 x 2 at (10, 20)".
  public var description: String {
    switch self {
    case .identical: "no pixel differs"
    case .sizes(let expected, let got):
      "\(expected.width) x \(expected.height) pixels were expected, \(got.width) x \(got.height) came"
    case .pixels(let count, let largest, let box):
      "\(count) \(count == 1 ? "pixel differs" : "pixels differ") by up to \(largest) of 255, "
        + "all within \(box.width) x \(box.height) at (\(box.x), \(box.y))"
    }
  }
}
