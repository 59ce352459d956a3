import KnurlDrawing

/// The measures of the face, in ems, from edge to edge of what is cut.
enum Proportions {
  static let capHeight = 0.7
  static let xHeight = 0.51
  static let ascender = 0.74
  static let descender = -0.2
  /// How far round letters reach beyond straight ones.
  static let overshoot = 0.008
  /// The width on which figures, plus and minus stand.
  static let figure = 0.56
  static let ascent = 0.78
  static let descent = 0.22

  /// The width of the pen.
  static func pen(_ weight: TextWeight) -> Double {
    switch weight {
    case .light: 0.06
    case .regular: 0.084
    case .bold: 0.12
    }
  }
}

/// The distance between a letter's edge and the edge of its box, in thousandths of an em.
enum Side {
  case stem, round, open, diagonal
  case exactly(Double)

  var distance: Double {
    switch self {
    case .stem: 85
    case .round: 60
    case .open: 45
    case .diagonal: 30
    case .exactly(let distance): distance
    }
  }
}
