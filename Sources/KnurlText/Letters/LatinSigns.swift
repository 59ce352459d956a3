extension Alphabet {
  /// The signs of Latin-1 that controls seldom need.
  static let latinSigns: [Letter] = [
    Letter("¡", 84, .exactly(95), .exactly(95)) {
      $0.lines((0, -150), (0, 310))
      $0.dot(0, $0.mean - 4)
    },
    Letter("¿", 390, .open, .open) {
      let radius = $0.middle
      let y = -158 + radius
      $0.arc(radius, y, radius, -15, $0.leaving(radius, y, radius, toward: (radius, 235), clockwise: true) - 360)
      $0.line(radius, 235)
      $0.line(radius, 280)
      $0.dot(radius, $0.mean - 4)
    },
    Letter("«", 400, .open, .open) { $0.chevrons(from: $0.width, by: -1) },
    Letter("»", 400, .open, .open) { $0.chevrons(from: 0, by: 1) },
    Letter("‹", 230, .open, .open) { $0.lines(($0.width, 430), (0, 265), ($0.width, 100)) },
    Letter("›", 230, .open, .open) { $0.lines((0, 430), ($0.width, 265), (0, 100)) },
    Letter("¦", 84, .exactly(100), .exactly(100)) {
      $0.lines((0, $0.ascender), (0, 390))
      $0.lines((0, 220), (0, -130))
    },
    Letter("¬", 440, on: 560) { $0.lines((0, 380), ($0.width, 380), ($0.width, 230)) },
    Letter("®", 720, .round, .round) {
      $0.ring(0, 350 - $0.middle, $0.width, 350 + $0.middle)
      let (left, right) = ($0.middle - 100, $0.middle + 110)
      $0.bow(330, 500, left: left, right: right)
      $0.lines((left, 200), (left, 500))
      $0.lines(($0.middle, 330), (right, 200))
    },
    Letter("¤", 400, on: 560) {
      let (x, y) = ($0.middle, 350.0)
      $0.ring(x - 120, y - 120, x + 120, y + 120)
      for degrees in [45.0, 135, 225, 315] {
        let (a, b) = ($0.place(x, y, 120, degrees), $0.place(x, y, 215, degrees))
        $0.lines((a.x, a.y), (b.x, b.y))
      }
    },
    Letter("¶", 430, .open, .stem) {
      let right = $0.width
      $0.move(right, $0.cap)
      $0.arc(165, $0.cap - 165, 165, 90, 270)
      $0.line(right - 150, $0.cap - 330)
      $0.lines((right - 150, $0.cap), (right - 150, -60))
      $0.lines((right, $0.cap), (right, -60))
    },
    raised("¹", "1"), raised("²", "2"), raised("³", "3"), raised("ª", "a"), raised("º", "o"),
    fraction("¼", "1", "4"), fraction("½", "1", "2"), fraction("¾", "3", "4"),
    accent("¨", .diaeresis), accent("´", .acute), accent("¯", .macron), accent("¸", .cedilla),
  ].compactMap(\.self)

  private static let raisedScale = 0.58

  /// A small letter whose top is that of capitals.
  private static func raised(_ scalar: Unicode.Scalar, _ base: Unicode.Scalar) -> Letter? {
    letter(base).map { base in
      Letter(scalar, base.edges(pen: 84) * raisedScale + 34, .open, .open) {
        $0.inscribe(base, scale: raisedScale, x: 0, y: 292)
      }
    }
  }

  private static func fraction(
    _ scalar: Unicode.Scalar, _ upper: Unicode.Scalar, _ lower: Unicode.Scalar
  ) -> Letter? {
    guard let upper = letter(upper), let lower = letter(lower) else { return nil }
    return Letter(scalar, 800, .open, .open) {
      $0.inscribe(upper, scale: raisedScale, x: upper.scalar == "1" ? 60 : 0, y: 292)
      $0.inscribe(lower, scale: raisedScale, x: $0.width - 220, y: 0)
      $0.lines(($0.width * 0.26, $0.base), ($0.width * 0.74, $0.cap))
    }
  }

  private static func accent(_ scalar: Unicode.Scalar, _ mark: Mark) -> Letter {
    Letter(scalar, 84, .exactly(150), .exactly(150)) { $0.mark(mark, 0, $0.markLevel(isTall: false)) }
  }
}

extension Engraver {
  fileprivate mutating func chevrons(from start: Double, by side: Double) {
    let reach = (width - 170) * side
    for x in [start, start + 170 * side] { lines((x, 430), (x + reach, 265), (x, 100)) }
  }
}
