extension Alphabet {
  /// The Greek letters of today.
  static let greek = greekShared + greekCapitals + greekSmall + greekMarked

  private static let greekShared =
    shared("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX") + shared("νορχμ", "vopxµ")

  private static let greekCapitals: [Letter] = [
    Letter("Γ", 400, .stem, .diagonal) { $0.lines((0, $0.base), (0, $0.cap), ($0.width, $0.cap)) },
    Letter("Δ", 580, .diagonal, .diagonal) {
      $0.lines((0, $0.base), ($0.middle, $0.cap), ($0.width, $0.base))
      $0.close()
    },
    Letter("Θ", 560, .round, .round) {
      $0.ring(0, $0.roundBase, $0.width, $0.roundCap)
      $0.lines(($0.width * 0.3, 352), ($0.width * 0.7, 352))
    },
    Letter("Λ", 560, .diagonal, .diagonal) { $0.lines((0, $0.base), ($0.middle, $0.roundCap), ($0.width, $0.base)) },
    Letter("Ξ", 480, .open, .open) {
      for (y, inset) in [($0.cap, 6.0), (355, 50), ($0.base, 0)] { $0.lines((inset, y), ($0.width - inset, y)) }
    },
    Letter("Π", 530, .stem, .stem) { $0.lines((0, $0.base), (0, $0.cap), ($0.width, $0.cap), ($0.width, $0.base)) },
    Letter("Σ", 480, .open, .open) {
      $0.lines(($0.width - 10, $0.cap), (0, $0.cap), ($0.width * 0.55, 356), (0, $0.base), ($0.width, $0.base))
    },
    Letter("Φ", 640, .round, .round) {
      $0.ring(0, 130, $0.width, 575)
      $0.lines(($0.middle, $0.base), ($0.middle, $0.cap))
    },
    Letter("Ψ", 620, .stem, .stem) {
      $0.cup(top: $0.cap, bottom: 230)
      $0.lines(($0.middle, $0.cap), ($0.middle, $0.base))
    },
    Letter("Ω", 580, .open, .open) {
      let radius = ($0.width - 40) / 2
      let (x, foot) = ($0.middle, $0.middle - 82)
      $0.move(0, $0.base)
      $0.line(foot, $0.base)
      $0.line(foot, 150)
      $0.arc(x, $0.roundCap - radius, radius, 216, -36)
      $0.line($0.width - foot, 150)
      $0.line($0.width - foot, $0.base)
      $0.line($0.width, $0.base)
    },
  ]

  private static let greekSmall = greekToLambda + greekFromXi

  private static let greekToLambda: [Letter] = [
    Letter("α", 475, .round, .diagonal) {
      let stem = $0.width - 15
      let radius = stem / 2
      let far = radius * Engraver.shoulderRadius
      $0.arc(radius, $0.roundMean - far, far, 90 - Engraver.shoulderAngle, 90)
      $0.arc(radius, $0.roundMean - radius, radius, 90, 180)
      $0.arc(radius, $0.roundBase + radius, radius, 180, 270)
      $0.arc(radius, $0.roundBase + far, far, 270, 270 + Engraver.shoulderAngle)
      $0.move(stem, $0.mean)
      $0.line(stem, 100)
      $0.line($0.width + 12, $0.base)
    },
    Letter("β", 450, .stem, .round) {
      let waist = 410.0
      let (upper, lower) = (($0.ascender + 4 - waist) / 2, (waist - $0.roundBase) / 2)
      $0.move(0, $0.descender)
      $0.arc(upper, $0.ascender + 4 - upper, upper, 180, -90)
      $0.line($0.width * 0.3, waist)
      $0.move(upper, waist)
      $0.arc($0.width - lower, waist - lower, lower, 90, -90)
      $0.line(0, $0.roundBase)
    },
    Letter("γ", 440, .diagonal, .diagonal) {
      $0.lines((0, $0.mean), ($0.middle, 20), ($0.width, $0.mean))
      $0.lines(($0.middle, 20), ($0.middle, $0.descender))
    },
    Letter("δ", 450, .round, .round) {
      $0.ring(0, $0.roundBase, $0.width, 450)
      $0.lines(($0.width * 0.82, $0.ascender), ($0.width * 0.22, $0.ascender), ($0.width * 0.8, 400))
    },
    Letter("ε", 390, .exactly(52), .exactly(40)) { $0.turnedThree() },
    Letter("ζ", 400, .diagonal, .exactly(20)) {
      let radius = 190.0
      $0.lines((30, $0.ascender), ($0.width - 20, $0.ascender))
      $0.arc(radius, $0.base + radius, radius, 150, 270)
      $0.arc($0.width - 80, $0.base - 80, 80, 90, -60)
    },
    Letter("η", 445, .stem, .stem) {
      $0.lines((0, $0.base), (0, $0.mean))
      $0.arch(from: 0, to: $0.width, top: $0.roundMean)
      $0.line($0.width, $0.descender)
    },
    Letter("θ", 440, .round, .round) {
      $0.ring(0, $0.roundBase, $0.width, $0.ascender + 4)
      $0.lines((0, 372), ($0.width, 372))
    },
    iota,
    Letter("κ", 425, .stem, .diagonal) { $0.crossedStem(top: $0.mean) },
    Letter("λ", 440, .diagonal, .diagonal) {
      $0.lines((20, $0.ascender), (90, $0.ascender), ($0.width, $0.base))
      let t = 0.42
      $0.lines((90 + ($0.width - 90) * t, $0.ascender + ($0.base - $0.ascender) * t), (0, $0.base))
    },
  ]

  private static let iota = Letter("ι", 200, .stem, .exactly(30)) {
    $0.move(0, $0.mean)
    $0.arc($0.width, $0.base + $0.width, $0.width, 180, 270)
  }

  private static let upsilon = Letter("υ", 445, .stem, .round) { $0.cup(top: $0.mean, bottom: $0.roundBase) }

  private static let greekFromXi: [Letter] = [
    Letter("ξ", 400, .open, .exactly(20)) {
      let (upper, lower) = (125.0, 165.0)
      let waist = $0.ascender - 2 * upper
      $0.lines((20, $0.ascender), ($0.width - 20, $0.ascender))
      $0.move($0.middle + 20, $0.ascender)
      $0.arc(upper + 30, waist + upper, upper, 90, 270)
      $0.line($0.width - 50, waist)
      $0.move($0.middle, waist)
      $0.arc(lower, waist - lower, lower, 90, 180)
      $0.arc(lower, $0.base + lower, lower, 180, 270)
      $0.arc($0.width - 80, $0.base - 80, 80, 90, -60)
    },
    Letter("π", 500, .diagonal, .diagonal) {
      $0.lines((0, $0.mean), ($0.width, $0.mean))
      for x in [$0.width * 0.2, $0.width * 0.8] { $0.lines((x, $0.mean), (x, $0.base)) }
    },
    Letter("σ", 490, .round, .diagonal) {
      let right = $0.width - 40
      let radius = right / 2
      $0.move($0.width, $0.mean)
      $0.arc(radius, $0.mean - radius, radius, 90, 180)
      $0.arc(radius, $0.roundBase + radius, radius, 180, 360)
      $0.arc(radius, $0.mean - radius, radius, 0, 55)
    },
    Letter("ς", 420, .round, .exactly(20)) {
      let radius = 185.0
      $0.arc(radius, $0.roundMean - radius, radius, 40, 180)
      $0.arc(radius, $0.base + radius, radius, 180, 270)
      $0.arc($0.width - 100, $0.base - 80, 80, 90, -60)
    },
    Letter("τ", 400, .diagonal, .diagonal) {
      $0.lines((0, $0.mean), ($0.width, $0.mean))
      $0.move($0.middle, $0.mean)
      $0.arc($0.middle + 90, $0.base + 90, 90, 180, 270)
    },
    upsilon,
    Letter("φ", 600, .round, .round) {
      $0.ring(0, $0.roundBase, $0.width, $0.roundMean)
      $0.lines(($0.middle, $0.descender), ($0.middle, $0.ascender))
    },
    Letter("ψ", 560, .stem, .stem) {
      $0.cup(top: $0.mean, bottom: $0.roundBase)
      $0.lines(($0.middle, $0.ascender), ($0.middle, $0.descender))
    },
    omega,
  ]

  private static let omega = Letter("ω", 650, .round, .round) {
    let radius = $0.width / 4
    $0.arc(radius + 20, $0.mean - radius, radius + 20, 130, 180)
    $0.arc(radius, $0.roundBase + radius, radius, 180, 360)
    $0.line($0.middle, 330)
    $0.move($0.middle, $0.roundBase + radius)
    $0.arc($0.width - radius, $0.roundBase + radius, radius, 180, 360)
    $0.arc($0.width - radius - 20, $0.mean - radius, radius + 20, 0, 50)
  }

  private static let greekMarked: [Letter] = {
    let own = Dictionary(uniqueKeysWithValues: (greekShared + greekCapitals + greekSmall).map { ($0.scalar, $0) })
    func letters(
      _ composed: String, _ bases: String, leftRoom: Double = 0, _ draw: @escaping Letter.Drawing
    ) -> [Letter] {
      zip(composed.unicodeScalars, bases.unicodeScalars).compactMap { scalar, base in
        own[base].map { Letter(scalar, like: $0, leftRoom: leftRoom, adding: draw) }
      }
    }
    // A small letter's sign stands over its middle, over the stem of iota; a capital's stands before it.
    return letters("άέήόύώ", "αεηουω") { $0.mark(.acute, $0.middle, $0.markLevel(isTall: false)) }
      + letters("ί", "ι") { $0.mark(.acute, 0, $0.markLevel(isTall: false)) }
      + letters("ϊ", "ι") { $0.mark(.diaeresis, 0, $0.markLevel(isTall: false)) }
      + letters("ϋ", "υ") { $0.mark(.diaeresis, $0.middle, $0.markLevel(isTall: false)) }
      + letters("ΐ", "ι") { $0.dialytikaTonos(0) } + letters("ΰ", "υ") { $0.dialytikaTonos($0.middle) }
      + letters("ΈΉΊΎ", "ΕΗΙΥ", leftRoom: 85) { $0.lines((-125, $0.cap), (-160, $0.cap - 115)) }
      + letters("ΆΌΏ", "ΑΟΩ", leftRoom: 25) { $0.lines((-30, $0.cap), (-65, $0.cap - 115)) }
      + letters("ΪΫ", "ΙΥ") { $0.mark(.diaeresis, $0.middle, $0.markLevel(isTall: true)) }
  }()
}

extension Engraver {
  /// The cup of υ and ψ: from top to top, round below.
  fileprivate mutating func cup(top: Double, bottom: Double) {
    move(0, top)
    arc(middle, bottom + middle, middle, 180, 360)
    line(width, top)
  }

  fileprivate mutating func dialytikaTonos(_ x: Double) {
    let low = markLevel(isTall: false)
    mark(.acute, x, low + 36)
    for side in [-100.0, 100] { dot(x + side, low + 30) }
  }

  /// The small letter that looks like a three turned round.
  fileprivate mutating func turnedThree() {
    let waist = base + (mean - base) * 0.52
    let (upper, lower) = ((roundMean - waist) / 2, (waist - roundBase) / 2)
    lift()
    arc(width - upper - 20, roundMean - upper, upper, 30, 90)
    arc(upper + 16, roundMean - upper, upper, 90, 270)
    line(width - 90, waist)
    move(width - 120, waist)
    arc(lower, roundBase + lower, lower, 90, 270)
    arc(width - lower - 10, roundBase + lower, lower, 270, 330)
  }
}
