extension Alphabet {
  /// The Cyrillic letters of Russian, Ukrainian, Belarusian, Bulgarian, Serbian and Macedonian.
  static let cyrillic = cyrillicShared + cyrillicPairs + cyrillicSmall + cyrillicMarked

  /// Letters that look Latin.
  private static let cyrillicShared =
    shared("АВЕКМНОРСТХІЈЅ", "ABEKMHOPCTXIJS") + shared("аеорсухіјѕ", "aeopcyxijs")

  /// Letters that have the shape of others.
  static func shared(_ letters: String, _ others: String) -> [Letter] {
    zip(letters.unicodeScalars, others.unicodeScalars).compactMap { scalar, other in
      bearer(other).map { Letter(scalar, like: $0) }
    }
  }

  /// A capital and a small letter of one shape, which is drawn up to the height that it is given.
  static func pair(
    _ scalars: String, _ widths: (Double, Double), _ left: Side, _ right: Side,
    _ draw: @escaping @Sendable (inout Engraver, Double) -> Void
  ) -> [Letter] {
    let scalars = Array(scalars.unicodeScalars)
    return [
      Letter(scalars[0], widths.0, left, right) { draw(&$0, $0.cap) },
      Letter(scalars[1], widths.1, left, right) { draw(&$0, $0.mean) },
    ]
  }

  private static let cyrillicPairs: [Letter] = cyrillicOpen + cyrillicBows + cyrillicFeet

  private static let cyrillicOpen: [Letter] = [
    pair("Гг", (400, 320), .stem, .diagonal) { $0.lines((0, $0.base), (0, $1), ($0.width, $1)) },
    pair("Ґґ", (400, 320), .stem, .diagonal) {
      $0.lines((0, $0.base), (0, $1), ($0.width, $1), ($0.width, $1 + 90))
    },
    pair("Жж", (730, 610), .diagonal, .diagonal) {
      let waist = $0.waist(below: $1)
      $0.lines(($0.middle, $0.base), ($0.middle, $1))
      $0.lines((10, $1), ($0.middle - 20, waist), (0, $0.base))
      $0.lines(($0.width - 10, $1), ($0.middle + 20, waist), ($0.width, $0.base))
      $0.lines(($0.middle - 20, waist), ($0.middle + 20, waist))
    },
    pair("Зз", (440, 375), .exactly(48), .round) { $0.three(top: $1) },
    pair("Ии", (540, 450), .stem, .stem) { $0.turnedN(top: $1) },
    pair("Йй", (540, 450), .stem, .stem) {
      $0.turnedN(top: $1)
      $0.mark(.breve, $0.middle, $0.markLevel(isTall: $1 > $0.mean))
    },
    pair("Лл", (520, 440), .diagonal, .stem) {
      $0.lines((0, $0.base), ($0.width * 0.32, $1), ($0.width, $1), ($0.width, $0.base))
    },
    pair("Пп", (530, 435), .stem, .stem) { $0.lines((0, $0.base), (0, $1), ($0.width, $1), ($0.width, $0.base)) },
    pair("Чч", (480, 410), .stem, .stem) {
      let waist = $0.waist(below: $1) - 30
      let radius = min($0.middle, $1 - waist) * 0.9
      $0.move(0, $1)
      $0.arc(radius, waist + radius, radius, 180, 270)
      $0.line($0.width, waist)
      $0.lines(($0.width, $0.base), ($0.width, $1))
    },
    pair("Ээ", (520, 420), .exactly(30), .round) {
      let radius = $0.middle
      $0.arc($0.width - radius, $1 + 8 - radius, radius, 144, 0)
      $0.arc($0.width - radius, $0.roundBase + radius, radius, 0, -144)
      $0.lines(($0.width * 0.36, $0.waist(below: $1)), ($0.width, $0.waist(below: $1)))
    },
    pair("Єє", (520, 420), .round, .exactly(30)) {
      let radius = $0.middle
      $0.arc(radius, $1 + 8 - radius, radius, 36, 180)
      $0.arc(radius, $0.roundBase + radius, radius, 180, 324)
      $0.lines((0, $0.waist(below: $1)), ($0.width * 0.64, $0.waist(below: $1)))
    },
  ].flatMap(\.self)

  private static let cyrillicBows: [Letter] = [
    pair("Ьь", (480, 410), .stem, .round) {
      $0.lines((0, $0.base), (0, $1))
      $0.bow($0.base, $0.waist(below: $1) + 16, right: $0.width)
    },
    pair("Ъъ", (560, 480), .diagonal, .round) {
      let stem = $0.width * 0.24
      $0.lines((0, $1), (stem, $1), (stem, $0.base))
      $0.bow($0.base, $0.waist(below: $1) + 16, left: stem, right: $0.width)
    },
    pair("Ыы", (640, 550), .stem, .stem) {
      $0.lines((0, $0.base), (0, $1))
      $0.bow($0.base, $0.waist(below: $1) + 16, right: $0.width * 0.64)
      $0.lines(($0.width, $0.base), ($0.width, $1))
    },
    pair("Љљ", (780, 660), .diagonal, .round) {
      let stem = $0.width * 0.55
      $0.lines((0, $0.base), (stem * 0.32, $1), (stem, $1), (stem, $0.base))
      $0.bow($0.base, $0.waist(below: $1) + 16, left: stem, right: $0.width)
    },
    pair("Њњ", (790, 680), .stem, .round) {
      let (stem, waist) = ($0.width * 0.53, $0.waist(below: $1) + 16)
      $0.lines((0, $0.base), (0, $1))
      $0.lines((stem, $0.base), (stem, $1))
      $0.lines((0, waist), (stem, waist))
      $0.bow($0.base, waist, left: stem, right: $0.width)
    },
    pair("Юю", (760, 640), .stem, .round) {
      let left = $0.width * 0.36
      $0.lines((0, $0.base), (0, $1))
      $0.lines((0, $0.waist(below: $1)), (left, $0.waist(below: $1)))
      $0.ring(left, $0.roundBase, $0.width, $1 + 8)
    },
    pair("Яя", (500, 425), .diagonal, .stem) {
      let (bar, radius) = ($0.waist(below: $1) - 25, ($1 - $0.waist(below: $1) + 25) / 2)
      $0.move($0.width, $1)
      $0.arc(18 + radius, $1 - radius, radius, 90, 270)
      $0.line($0.width, bar)
      $0.lines(($0.width, $0.base), ($0.width, $1))
      $0.lines(($0.width * 0.54, bar), (0, $0.base))
    },
  ].flatMap(\.self)

  private static let cyrillicFeet: [Letter] = [
    pair("Дд", (590, 500), .diagonal, .diagonal) {
      let (left, right) = ($0.width * 0.14, $0.width * 0.88)
      $0.lines((0, $0.base - 120), (0, $0.base), ($0.width, $0.base), ($0.width, $0.base - 120))
      $0.lines((left, $0.base), (left + $0.width * 0.18, $1), (right, $1), (right, $0.base))
    },
    pair("Цц", (570, 480), .stem, .diagonal) {
      let right = $0.width - 70
      $0.lines((0, $1), (0, $0.base), ($0.width, $0.base), ($0.width, $0.base - 120))
      $0.lines((right, $1), (right, $0.base))
    },
    pair("Шш", (720, 620), .stem, .stem) {
      $0.lines((0, $1), (0, $0.base), ($0.width, $0.base), ($0.width, $1))
      $0.lines(($0.middle, $1), ($0.middle, $0.base))
    },
    pair("Щщ", (770, 670), .stem, .diagonal) {
      let right = $0.width - 70
      $0.lines((0, $1), (0, $0.base), ($0.width, $0.base), ($0.width, $0.base - 120))
      for x in [right / 2, right] { $0.lines((x, $1), (x, $0.base)) }
    },
    pair("Џџ", (530, 435), .stem, .stem) {
      $0.lines((0, $1), (0, $0.base), ($0.width, $0.base), ($0.width, $1))
      $0.lines(($0.middle, $0.base), ($0.middle, $0.base - 120))
    },
  ].flatMap(\.self)

  private static let cyrillicSmall: [Letter] = [
    Letter("У", 510, .diagonal, .diagonal) { $0.capitalU() },
    Letter("Ў", 510, .diagonal, .diagonal) {
      $0.capitalU()
      $0.mark(.breve, $0.middle, $0.markLevel(isTall: true))
    },
    Letter("Ф", 640, .round, .round) {
      $0.ring(0, 130, $0.width, 575)
      $0.lines(($0.middle, $0.base), ($0.middle, $0.cap))
    },
    Letter("ф", 640, .round, .round) {
      $0.ring(0, $0.roundBase, $0.width, $0.roundMean)
      $0.lines(($0.middle, $0.descender), ($0.middle, $0.ascender))
    },
    Letter("Ђ", 590, .diagonal, .stem) {
      $0.lines((0, $0.cap), ($0.width * 0.75, $0.cap))
      $0.lines(($0.width * 0.3, $0.base), ($0.width * 0.3, $0.cap))
      $0.arch(from: $0.width * 0.3, to: $0.width, top: 430)
      $0.arc($0.width - 120, $0.base + 60, 120, 0, -80)
    },
    Letter("ђ", 500, .diagonal, .stem) {
      $0.lines((0, 610), (230, 610))
      $0.lines((80, $0.base), (80, $0.ascender))
      $0.arch(from: 80, to: $0.width, top: $0.roundMean)
      $0.arc($0.width - 130, $0.descender + 130, 130, 0, -80)
    },
    Letter("Ћ", 590, .diagonal, .stem) {
      $0.lines((0, $0.cap), ($0.width * 0.75, $0.cap))
      $0.lines(($0.width * 0.3, $0.base), ($0.width * 0.3, $0.cap))
      $0.arch(from: $0.width * 0.3, to: $0.width, top: 430)
      $0.line($0.width, $0.base)
    },
    Letter("ћ", 500, .diagonal, .stem) {
      $0.lines((0, 610), (230, 610))
      $0.lines((80, $0.base), (80, $0.ascender))
      $0.arch(from: 80, to: $0.width, top: $0.roundMean)
      $0.line($0.width, $0.base)
    },
    Letter("б", 460, .round, .round) {
      $0.ring(0, $0.roundBase, $0.width, 455)
      $0.move(0, 250)
      $0.arc(200, $0.ascender - 200, 200, 180, 90)
      $0.line($0.width - 24, $0.ascender)
    },
    Letter("Б", 480, .stem, .round) {
      $0.lines(($0.width - 30, $0.cap), (0, $0.cap), (0, $0.base))
      $0.bow($0.base, 385, right: $0.width)
    },
    Letter("в", 415, .stem, .round) {
      let waist = $0.waist(below: $0.mean)
      $0.bow(waist, $0.mean, right: $0.width - 16)
      $0.bow($0.base, waist, right: $0.width)
      $0.lines((0, $0.base), (0, $0.mean))
    },
    Letter("к", 415, .stem, .diagonal) { $0.crossedStem(top: $0.mean) },
    Letter("м", 540, .stem, .stem) {
      $0.lines((0, $0.base), (0, $0.mean), ($0.middle, 140), ($0.width, $0.mean), ($0.width, $0.base))
    },
    Letter("н", 435, .stem, .stem) {
      $0.lines((0, $0.base), (0, $0.mean))
      $0.lines(($0.width, $0.base), ($0.width, $0.mean))
      $0.lines((0, 264), ($0.width, 264))
    },
    Letter("т", 410, .diagonal, .diagonal) {
      $0.lines((0, $0.mean), ($0.width, $0.mean))
      $0.lines(($0.middle, $0.mean), ($0.middle, $0.base))
    },
  ]

  /// Letters with marks, from the Latin and Cyrillic letters that bear them.
  private static let cyrillicMarked: [Letter] = {
    let own = Dictionary(uniqueKeysWithValues: (cyrillicPairs + cyrillicSmall).map { ($0.scalar, $0) })
    let marks: [(Mark, String, String)] = [
      (.diaeresis, "ЁЇёї", "EIeı"), (.breve, "ў", "y"), (.acute, "ЌЃќѓ", "KГкг"), (.grave, "ЀЍѐѝ", "EИeи"),
    ]
    return marks.flatMap { mark, composed, bases in
      zip(composed.unicodeScalars, bases.unicodeScalars).compactMap { scalar, base in
        (own[base] ?? bearer(base)).map { marked(scalar, $0, mark) }
      }
    }
  }()
}

extension Engraver {
  /// The height of a middle bar, a little above the middle.
  func waist(below top: Double) -> Double { base + (top - base) * 0.515 }

  /// The figure three at any height.
  mutating func three(top: Double) {
    let (crown, waist) = (top + 8, base + (top - base) * 0.532)
    let (upper, lower) = ((crown - waist) / 2, (waist - roundBase) / 2)
    let x = width - lower
    lift()
    arc(x - 6, crown - upper, upper, 90, -90)
    line(x - 60, waist)
    lift()
    arc(upper + 24, crown - upper, upper, 150, 90)
    line(x - 6, crown)
    move(x - 60, waist)
    arc(x, roundBase + lower, lower, 90, -90)
    arc(lower + 10, roundBase + lower, lower, -90, -150)
  }

  fileprivate mutating func turnedN(top: Double) {
    lines((0, top), (0, base), (width, top), (width, base))
  }

  fileprivate mutating func capitalU() {
    let foot = width * 0.2
    lines((width, cap), (foot, base))
    let x = foot + (width - foot) * 0.4
    lines((0, cap), (x, base + (cap - base) * 0.4))
  }
}
