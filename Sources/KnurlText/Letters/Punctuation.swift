import KnurlGeometry

extension Alphabet {
  /// Space, no-break space, and spaces of a fixed width: figure, punctuation, thin, hair, narrow no-break; controls that
  /// end lines or columns count as spaces.
  static let spaces: [Letter] = [
    (" ", 260), ("\u{a0}", 260), ("\t", 520), ("\n", 260), ("\r", 260), ("\u{2007}", 560), ("\u{2008}", 244),
    ("\u{2009}", 130), ("\u{200a}", 65), ("\u{202f}", 130), ("\u{2002}", 500), ("\u{2003}", 1000),
  ].map { (scalar: Unicode.Scalar, advance: Double) in Letter(scalar, 0, on: advance) { _ in } }

  static let punctuation = stops + quotes + dashes + brackets

  private static let stops: [Letter] = [
    Letter(".", 84, .exactly(80), .exactly(80)) { $0.dot(0, $0.base + 4) },
    Letter(",", 84, .exactly(80), .exactly(80)) { $0.lines((6, $0.base + 14), (-26, -82)) },
    Letter(":", 84, .exactly(88), .exactly(88)) {
      $0.dot(0, $0.base + 4)
      $0.dot(0, $0.mean - 20)
    },
    Letter(";", 84, .exactly(88), .exactly(88)) {
      $0.lines((6, $0.base + 14), (-26, -82))
      $0.dot(0, $0.mean - 20)
    },
    Letter("!", 84, .exactly(95), .exactly(95)) {
      $0.lines((0, $0.cap), (0, 235))
      $0.dot(0, $0.base + 4)
    },
    Letter("?", 390, .open, .open) {
      let radius = $0.middle
      let y = $0.roundCap - radius
      $0.arc(radius, y, radius, 165, $0.leaving(radius, y, radius, toward: (radius, 275), clockwise: true))
      $0.line(radius, 275)
      $0.line(radius, 230)
      $0.dot(radius, $0.base + 4)
    },
    Letter("\u{2026}", 600, .exactly(80), .exactly(80)) {
      for x in [0, $0.middle, $0.width] { $0.dot(x, $0.base + 4) }
    },
    Letter("\u{b7}", 84, .exactly(80), .exactly(80)) { $0.dot(0, 330) },
    Letter("\u{2022}", 210, .exactly(90), .exactly(90)) {
      // Two rings close enough together for the lightest pen to leave nothing between them.
      for radius in [$0.middle, $0.middle * 0.4] {
        $0.ring($0.middle - radius, 330 - radius, $0.middle + radius, 330 + radius)
      }
    },
  ]

  private static let quotes: [Letter] = [
    Letter("\"", 250, .exactly(85), .exactly(85)) {
      $0.lines((0, $0.ascender), (0, 520))
      $0.lines(($0.width, $0.ascender), ($0.width, 520))
    },
    Letter("'", 84, .exactly(85), .exactly(85)) { $0.lines((0, $0.ascender), (0, 520)) },
    Letter("`", 170, .exactly(90), .exactly(90)) { $0.lines((0, $0.ascender), ($0.width, 580)) },
    Letter("\u{2018}", 84, .exactly(83), .exactly(83)) { $0.lines((-13, $0.ascender), (13, 560)) },
    Letter("\u{2019}", 84, .exactly(83), .exactly(83)) { $0.lines((13, $0.ascender), (-13, 560)) },
    Letter("\u{201a}", 84, .exactly(83), .exactly(83)) { $0.lines((13, $0.base + 14), (-13, -82)) },
    Letter("\u{201c}", 290, .exactly(70), .exactly(70)) {
      $0.lines((0, $0.ascender), (26, 560))
      $0.lines(($0.width - 26, $0.ascender), ($0.width, 560))
    },
    Letter("\u{201d}", 290, .exactly(70), .exactly(70)) {
      $0.lines((26, $0.ascender), (0, 560))
      $0.lines(($0.width, $0.ascender), ($0.width - 26, 560))
    },
    Letter("\u{201e}", 290, .exactly(70), .exactly(70)) {
      $0.lines((26, $0.base + 14), (0, -82))
      $0.lines(($0.width, $0.base + 14), ($0.width - 26, -82))
    },
  ]

  private static let dashes: [Letter] = [
    Letter("-", 300, .exactly(60), .exactly(60)) { $0.lines((0, 290), ($0.width, 290)) },
    Letter("\u{2010}", 300, .exactly(60), .exactly(60)) { $0.lines((0, 290), ($0.width, 290)) },
    Letter("\u{2011}", 300, .exactly(60), .exactly(60)) { $0.lines((0, 290), ($0.width, 290)) },
    Letter("\u{2013}", 440, on: 560) { $0.lines((0, 290), ($0.width, 290)) },
    Letter("\u{2014}", 880, on: 1000) { $0.lines((0, 290), ($0.width, 290)) },
    Letter("_", 500, .exactly(0), .exactly(0)) { $0.lines((0, -80), ($0.width, -80)) },
    Letter("/", 380, .diagonal, .diagonal) { $0.lines((0, -60), ($0.width, $0.ascender)) },
    Letter("\\", 380, .diagonal, .diagonal) { $0.lines((0, $0.ascender), ($0.width, -60)) },
    Letter("|", 84, .exactly(100), .exactly(100)) { $0.lines((0, -130), (0, $0.ascender)) },
  ]

  private static let brackets: [Letter] = [
    Letter("(", 225, .exactly(66), .exactly(40)) { $0.bracket(isOpening: true) },
    Letter(")", 225, .exactly(40), .exactly(66)) { $0.bracket(isOpening: false) },
    Letter("[", 220, .exactly(85), .exactly(45)) {
      $0.lines(($0.width, $0.ascender), (0, $0.ascender), (0, -100), ($0.width, -100))
    },
    Letter("]", 220, .exactly(45), .exactly(85)) {
      $0.lines((0, $0.ascender), ($0.width, $0.ascender), ($0.width, -100), (0, -100))
    },
    Letter("{", 270, .exactly(40), .exactly(40)) { $0.brace(from: $0.width, to: 0) },
    Letter("}", 270, .exactly(40), .exactly(40)) { $0.brace(from: 0, to: $0.width) },
    Letter("<", 440, on: 560) { $0.lines(($0.width, 530), (0, 330), ($0.width, 130)) },
    Letter(">", 440, on: 560) { $0.lines((0, 530), ($0.width, 330), (0, 130)) },
  ]
}

extension Engraver {
  /// A round bracket: one arc over the whole width.
  fileprivate mutating func bracket(isOpening: Bool) {
    let height = (ascender + 100) / 2
    let radius = (height * height + width * width) / (2 * width)
    let reach = Angle(x: radius - width, y: height).degrees
    lift()
    if isOpening {
      arc(radius, ascender - height, radius, 180 - reach, 180 + reach)
    } else {
      arc(width - radius, ascender - height, radius, reach, -reach)
    }
  }

  /// A brace that opens towards `open` and points to `tip`.
  fileprivate mutating func brace(from open: Double, to tip: Double) {
    let (stem, radius) = ((open + tip) / 2, abs(open - tip) / 2)
    let side: Double = open > tip ? 1 : -1
    func direction(_ degrees: Double) -> Double { side > 0 ? degrees : 180 - degrees }
    lift()
    arc(stem + side * radius, ascender - radius, radius, direction(90), direction(180))
    arc(stem - side * radius, 320 + radius, radius, direction(0), direction(-90))
    arc(stem - side * radius, 320 - radius, radius, direction(90), direction(0))
    arc(stem + side * radius, -100 + radius, radius, direction(180), direction(270))
  }
}
