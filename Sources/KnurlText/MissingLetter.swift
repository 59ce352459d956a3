import KnurlDrawing

/// Stands for a character that the face has not: a round box with the code point in hexadecimal, in two rows.
enum MissingLetter {
  /// The distance to the next letter, in ems.
  static let advance = 0.78
  /// The width of the pen, in ems, in every weight.
  static let pen = 0.046

  private static let scale = 0.33

  /// The pen's way.
  static func path(code: UInt32) -> Path {
    var box = Engraver(pen: 46, width: 640, origin: 70)
    box.roundedBox(-60, 700, radius: 90)
    let digits = digits(code)
    let columns = digits.count / 2
    let pitch = columns == 2 ? 230.0 : 178.0
    for (index, digit) in digits.enumerated() {
      guard let letter = Alphabet.letter(digit) else { continue }
      let (row, column) = (index / columns, index % columns)
      let middle = box.middle + pitch * (Double(column) - Double(columns - 1) / 2)
      let width = letter.edges(pen: box.pen / scale) * scale - box.pen
      box.inscribe(letter, scale: scale, x: middle - width / 2, y: row == 0 ? 365 : 45)
    }
    return box.path
  }

  /// Four digits, or six beyond the basic plane.
  private static func digits(_ code: UInt32) -> [Unicode.Scalar] {
    let text = String(code, radix: 16, uppercase: true)
    let count = max(text.count > 4 ? 6 : 4, text.count + text.count % 2)
    return Array(String(repeating: "0", count: count - text.count).unicodeScalars) + Array(text.unicodeScalars)
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
