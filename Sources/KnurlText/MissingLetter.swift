import KnurlDrawing
import KnurlGeometry

/// Stands for a character that the face has not: a round box with the code point in hexadecimal, in two rows.
enum MissingLetter {
  /// The distance to the next letter, in ems.
  static let advance = 0.78
  static let pen = 0.046

  /// The pen's way.
  static func path(code: UInt32) -> Path {
    var path = Path()
    var box = Engraver(pen: 46, width: 640, origin: 70)
    box.roundedBox(-60, 700, radius: 90)
    path.add(box.path)
    let digits = Self.digits(code)
    let columns = digits.count / 2
    for (index, digit) in digits.enumerated() {
      let (row, column) = (index / columns, index % columns)
      let pitch = columns == 2 ? 230.0 : 178.0
      let left = (640 - pitch * Double(columns - 1)) / 2 + pitch * Double(column)
      path.add(small(digit, x: 70 + left, y: row == 0 ? 365 : 45))
    }
    return path
  }

  /// Four digits, or six beyond the basic plane.
  private static func digits(_ code: UInt32) -> [Unicode.Scalar] {
    let text = String(code, radix: 16, uppercase: true)
    let count = max(text.count > 4 ? 6 : 4, text.count + text.count % 2)
    return Array(String(repeating: "0", count: count - text.count).unicodeScalars) + Array(text.unicodeScalars)
  }

  /// A digit of the face, drawn small with its middle at `x`, standing on `y`.
  private static func small(_ digit: Unicode.Scalar, x: Double, y: Double) -> Path {
    guard let letter = Alphabet.letters.first(where: { $0.scalar == digit }) else { return Path() }
    let scale = 0.33
    let glyph = letter.engrave(pen: pen / scale * 1000)
    let offset = Vector(x: x / 1000 - glyph.advance / 2 * scale, y: -y / 1000)
    var steps: [PathElement] = []
    glyph.path.appendElements(to: &steps)
    func place(_ point: Point) -> Point { Point(x: point.x * scale, y: point.y * scale) + offset }
    var path = Path()
    for step in steps {
      switch step {
      case .move(let p): path.move(to: place(p))
      case .line(let p): path.line(to: place(p))
      case .quadratic(let p, let control): path.quadratic(to: place(p), control: place(control))
      case .cubic(let p, let first, let second):
        path.cubic(to: place(p), control1: place(first), control2: place(second))
      case .close: path.close()
      }
    }
    return path
  }
}

extension Engraver {
  /// A box over the whole width with round corners.
  fileprivate mutating func roundedBox(_ bottom: Double, _ top: Double, radius: Double) {
    lift()
    arc(radius, top - radius, radius, 90, 180)
    arc(radius, bottom + radius, radius, 180, 270)
    arc(width - radius, bottom + radius, radius, 270, 360)
    arc(width - radius, top - radius, radius, 0, 90)
    close()
  }
}
