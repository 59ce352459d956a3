extension Alphabet {
  /// What Latin-1 and Latin Extended-A have beyond ASCII.
  static let latin = marked + stroked + latinLetters + latinSigns

  /// Marks, the letters with them, and the letters that bear them.
  private static let marks: [(Mark, String, String)] = [
    (.acute, "ÁÉÍÓÚÝĆĹŃŔŚŹ", "AEIOUYCLNRSZ"), (.acute, "áéíóúýćĺńŕśź", "aeıouyclnrsz"),
    (.grave, "ÀÈÌÒÙ", "AEIOU"), (.grave, "àèìòù", "aeıou"),
    (.circumflex, "ÂÊÎÔÛĈĜĤĴŜŴŶ", "AEIOUCGHJSWY"), (.circumflex, "âêîôûĉĝĥĵŝŵŷ", "aeıoucghȷswy"),
    (.caron, "ČĎĚŇŘŠŤŽ", "CDENRSTZ"), (.caron, "čěňřšž", "cenrsz"),
    (.diaeresis, "ÄËÏÖÜŸ", "AEIOUY"), (.diaeresis, "äëïöüÿ", "aeıouy"),
    (.tilde, "ÃÑÕĨŨ", "ANOIU"), (.tilde, "ãñõĩũ", "anoıu"), (.ring, "ÅŮ", "AU"), (.ring, "åů", "au"),
    (.macron, "ĀĒĪŌŪ", "AEIOU"), (.macron, "āēīōū", "aeıou"),
    (.breve, "ĂĔĞĬŎŬ", "AEGIOU"), (.breve, "ăĕğĭŏŭ", "aegıou"), (.dot, "ĊĖĠİŻ", "CEGIZ"), (.dot, "ċėġż", "cegz"),
    (.doubleAcute, "ŐŰ", "OU"), (.doubleAcute, "őű", "ou"), (.cedilla, "ÇŞŢçşţ", "CSTcst"),
    (.ogonek, "ĄĘĮŲąęįų", "AEIUaeiu"), (.commaBelow, "ĢĶĻŅŖȘȚķļņŗșț", "GKLNRSTklnrst"), (.acute, "ģ", "g"),
  ]

  private static let marked: [Letter] = marks.flatMap { mark, composed, bases in
    zip(composed.unicodeScalars, bases.unicodeScalars).compactMap { scalar, base in
      bearer(base).map { marked(scalar, $0, mark) }
    }
  }

  /// The letter that bears marks: i and j lose their dots.
  static func bearer(_ scalar: Unicode.Scalar) -> Letter? {
    letter(scalar) ?? [dotlessI, dotlessJ].first { $0.scalar == scalar }
  }

  /// A letter with a mark in its middle, or about its stem or foot where those lie aside.
  static func marked(_ scalar: Unicode.Scalar, _ base: Letter, _ mark: Mark) -> Letter {
    let isTall = base.scalar.properties.isUppercase || "lhkd".unicodeScalars.contains(base.scalar)
    let letter = base.scalar
    return Letter(scalar, like: base) {
      let x =
        switch (mark, letter) {
        case (.ogonek, "A"), (.ogonek, "a"), (.ogonek, "u"): $0.width
        case (.ogonek, "E"), (.ogonek, "e"): $0.width * 0.75
        case (.acute, "l"), (.acute, "L"), (.circumflex, "h"): 0.0
        default: $0.middle
        }
      $0.mark(mark, x, $0.markLevel(isTall: isTall))
    }
  }

  static let dotlessI = Letter("ı", 84, .stem, .stem) { $0.lines((0, $0.base), (0, $0.mean)) }

  static let dotlessJ = Letter("ȷ", 84, .exactly(108), .stem) {
    $0.move(0, $0.mean)
    $0.arc(-118, $0.descender + 118, 118, 0, -80)
  }

  private static func adding(_ pairs: String, _ draw: @escaping Letter.Drawing) -> [Letter] {
    let scalars = Array(pairs.unicodeScalars)
    return letter(scalars[1]).map { [Letter(scalars[0], like: $0, adding: draw)] } ?? []
  }

  private static let stroked: [Letter] = [
    adding("ØO") { $0.lines((-10, -20), ($0.width + 10, 720)) },
    adding("øo") { $0.lines((-14, -24), ($0.width + 14, 534)) },
    adding("ÐD") { $0.lines((-70, 360), (150, 360)) },
    adding("ĐD") { $0.lines((-70, 360), (150, 360)) },
    adding("đd") { $0.lines(($0.width - 150, 605), ($0.width + 60, 605)) },
    adding("ŁL") { $0.lines((-75, 270), (130, 410)) },
    adding("łl") { $0.lines((-80, 310), (80, 430)) },
    adding("ĦH") { $0.lines((-60, 530), ($0.width + 60, 530)) },
    adding("ħh") { $0.lines((-70, 605), (130, 605)) },
    adding("ŦT") { $0.lines(($0.middle - 120, 340), ($0.middle + 120, 340)) },
    adding("ŧt") { $0.lines((0, 270), ($0.width - 10, 270)) },
    adding("ĿL") { $0.dot($0.width * 0.6, 350) },
    adding("ŀl") { $0.dot($0.width + 40, 300) },
    adding("ĽL") { $0.lines(($0.width * 0.55, 700), ($0.width * 0.5, 540)) },
    adding("ľl") { $0.lines(($0.width + 40, 700), ($0.width + 10, 560)) },
    adding("ďd") { $0.lines(($0.width + 108, 700), ($0.width + 84, 560)) },
    adding("ťt") { $0.lines(($0.width + 10, 716), ($0.width - 14, 600)) },
  ].flatMap(\.self)

  private static let latinLetters: [Letter] = [
    dotlessI, dotlessJ,
    Letter("Æ", 790, .diagonal, .open) {
      let x = $0.width - 330
      $0.lines((0, $0.base), (x - 40, $0.cap), ($0.width, $0.cap))
      $0.lines((x, $0.cap), (x, $0.base), ($0.width, $0.base))
      $0.lines((x, 360), ($0.width - 30, 360))
      let foot = (x - 40) * (220 - $0.base) / ($0.cap - $0.base)
      $0.lines((foot, 220), (x, 220))
    },
    Letter("æ", 720, .exactly(52), .exactly(55)) {
      let bar = 262.0
      let (x, radius) = ($0.width * 0.47, $0.width * 0.265)
      $0.arc(x - 140, $0.roundMean - 140, 140, 146, 0)
      $0.line(x, bar)
      let bowl = (bar - $0.roundBase) / 2
      $0.move(x, bar)
      $0.arc(bowl, $0.roundBase + bowl, bowl, 90, 270)
      $0.arc(x - 150, $0.roundBase + 150, 150, 270, 360)
      $0.move(x, bar)
      $0.line($0.width, bar)
      $0.arc($0.width - radius, $0.roundMean - radius, radius, 0, 180)
      $0.arc(x + radius, $0.roundBase + radius, radius, 180, 318)
    },
    Letter("Œ", 820, .round, .open) {
      let (x, radius) = ($0.width - 330, 238.0)
      $0.move($0.width, $0.cap)
      $0.arc(radius, $0.cap - radius, radius, 90, 180)
      $0.arc(radius, $0.base + radius, radius, 180, 270)
      $0.line($0.width, $0.base)
      $0.lines((x, $0.cap), (x, $0.base))
      $0.lines((x, 360), ($0.width - 30, 360))
    },
    Letter("œ", 790, .round, .exactly(55)) {
      let radius = $0.width / 4
      $0.ring(0, $0.roundBase, $0.middle, $0.roundMean)
      $0.move($0.middle, 262)
      $0.line($0.width, 262)
      $0.arc($0.width - radius, $0.roundMean - radius, radius, 0, 180)
      $0.arc($0.middle + radius, $0.roundBase + radius, radius, 180, 318)
    },
    Letter("ß", 440, .stem, .exactly(52)) {
      let (upper, lower) = (132.0, ($0.width - 40) / 2 - 30)
      $0.move(0, $0.base)
      $0.arc(upper, $0.ascender + 4 - upper, upper, 180, -90)
      let top = $0.ascender + 4 - 2 * upper
      $0.line(upper - 20, top)
      $0.move(upper, top)
      let radius = (top - $0.roundBase) / 2
      $0.arc($0.width - min(radius, lower + 60), $0.roundBase + radius, radius, 90, -90)
      $0.line($0.width * 0.36, $0.roundBase)
    },
    Letter("ð", 460, .round, .round) {
      $0.ring(0, $0.roundBase, $0.width, 450)
      $0.move($0.width, 260)
      $0.arc($0.width - 420, 260, 420, 0, 68)
      $0.lines(($0.width * 0.32, 540), ($0.width * 0.94, 672))
    },
    Letter("Þ", 480, .stem, .round) {
      $0.lines((0, $0.base), (0, $0.cap))
      $0.bow(180, 530, right: $0.width)
    },
    Letter("þ", 460, .stem, .round) {
      $0.lines((0, $0.descender), (0, $0.ascender))
      $0.bowl(isStemLeft: true)
    },
    Letter("Ŋ", 530, .stem, .stem) {
      $0.lines((0, $0.base), (0, $0.cap))
      $0.arch(from: 0, to: $0.width, top: $0.roundCap)
      $0.arc($0.width - 150, $0.base + 20, 150, 0, -80)
    },
    Letter("ŋ", 445, .stem, .stem) {
      $0.lines((0, $0.base), (0, $0.mean))
      $0.arch(from: 0, to: $0.width, top: $0.roundMean)
      $0.arc($0.width - 130, $0.descender + 130, 130, 0, -80)
    },
    Letter("ĸ", 425, .stem, .diagonal) { $0.crossedStem(top: $0.mean) },
    Letter("ſ", 250, .stem, .exactly(0)) {
      $0.move(0, $0.base)
      $0.arc(138, $0.ascender + 4 - 138, 138, 180, 76)
    },
    Letter("ŉ", 560, .diagonal, .stem) {
      $0.lines((26, $0.ascender), (0, 580))
      $0.lines(($0.width - 361, $0.base), ($0.width - 361, $0.mean))
      $0.arch(from: $0.width - 361, to: $0.width, top: $0.roundMean)
      $0.line($0.width, $0.base)
    },
    Letter("Ĳ", 570, .stem, .stem) {
      $0.lines((0, $0.base), (0, $0.cap))
      $0.move($0.width, $0.cap)
      $0.arc($0.width - 130, $0.roundBase + 130, 130, 0, -150)
    },
    Letter("ĳ", 270, .stem, .stem) {
      $0.lines((0, $0.base), (0, $0.mean))
      $0.dot(0, 660)
      $0.move($0.width, $0.mean)
      $0.arc($0.width - 118, $0.descender + 118, 118, 0, -80)
      $0.dot($0.width, 660)
    },
  ]
}

extension Engraver {
  /// The small k without its ascender.
  mutating func crossedStem(top: Double) {
    let foot = base + (top - base) * 0.31
    lines((0, base), (0, top))
    lines((width - 12, top), (0, foot))
    let x = width * 0.33
    lines((x, foot + (top - foot) * x / (width - 12)), (width, base))
  }
}
