/// A sign above or below a letter.
enum Mark {
  case acute, grave, circumflex, caron, diaeresis, tilde, ring, macron, breve, dot, doubleAcute
  case cedilla, ogonek, commaBelow
}

extension Engraver {
  /// The height at which marks above begin, over small letters and over tall ones.
  func markLevel(isTall: Bool) -> Double { (isTall ? 745 : 562) + pen / 2 }

  /// Draws a mark about `x`; `low` is where a mark above begins.
  mutating func mark(_ mark: Mark, _ x: Double, _ low: Double) {
    let wider = (pen - 84) * 0.45
    let (reach, high) = (78 + wider, low + 92 + wider / 2)
    lift()
    switch mark {
    case .acute: lines((x - 30, low), (x + 38, high))
    case .grave: lines((x + 30, low), (x - 38, high))
    case .circumflex: lines((x - reach, low), (x, high), (x + reach, low))
    case .caron: lines((x - reach, high), (x, low), (x + reach, high))
    case .macron: lines((x - reach, low + 30), (x + reach, low + 30))
    case .dot: dot(x, low + 34)
    case .diaeresis:
      dot(x - reach, low + 30)
      dot(x + reach, low + 30)
    case .doubleAcute:
      lines((x - 84 - wider, low), (x - 46 - wider, high))
      lines((x + 46 + wider, low), (x + 84 + wider, high))
    case .ring:
      let radius = 68 + wider
      ring(x - radius, low + 34 - radius, x + radius, low + 34 + radius)
    case .breve: arc(x, low + reach, reach, 190, 350)
    case .tilde:
      let radius = 45 / 0.866
      arc(x - 45, low + 30 - radius / 2, radius, 150, 30)
      arc(x + 45, low + 30 + radius / 2, radius, 210, 330)
    case .cedilla:
      arc(x - 8, base - 108, 58, 80, -130)
    case .ogonek:
      arc(x + 10, base - 70, 70, 90, 290)
    case .commaBelow: lines((x + 8, -90), (x - 16, -175))
    }
  }
}
