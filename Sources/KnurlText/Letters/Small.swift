extension Alphabet {
  static let small = smallToM + smallFromN

  private static let smallToM: [Letter] = [
    Letter("a", 410, .exactly(52), .stem) {
      let radius = min($0.width * 0.5, 150)
      let bar = 272 - ($0.pen - 84) * 0.35
      $0.arc($0.width - radius - 14, $0.roundMean - radius, radius, 146, 90)
      $0.arc($0.width - radius, $0.roundMean - radius, radius, 90, 0)
      $0.line($0.width, $0.base)
      let bowl = (bar - $0.roundBase) / 2
      $0.move($0.width, bar)
      $0.arc(bowl, $0.roundBase + bowl, bowl, 90, 270)
      $0.arc($0.width - 125, $0.roundBase + 160, 160, 270, 321)
    },
    Letter("b", 460, .stem, .round) {
      $0.lines((0, $0.base), (0, $0.ascender))
      $0.bowl(isStemLeft: true)
    },
    Letter("c", 440, .round, .exactly(20)) { $0.openRing($0.roundBase, $0.roundMean, from: 38, to: 38) },
    Letter("d", 460, .round, .stem) {
      $0.lines(($0.width, $0.base), ($0.width, $0.ascender))
      $0.bowl(isStemLeft: false)
    },
    Letter("e", 460, .round, .exactly(55)) {
      let radius = $0.middle
      $0.move(0, 262)
      $0.line($0.width, 262)
      $0.arc(radius, $0.roundMean - radius, radius, 0, 180)
      $0.arc(radius, $0.roundBase + radius, radius, 180, 318)
    },
    Letter("f", 295, .diagonal, .exactly(20)) {
      let stem = 88.0
      let radius = 138.0
      $0.move(stem, $0.base)
      $0.arc(stem + radius, $0.ascender + 4 - radius, radius, 180, 76)
      $0.lines((0, $0.mean), ($0.width - 20, $0.mean))
    },
    Letter("g", 460, .round, .stem) {
      let radius = $0.middle
      $0.bowl(isStemLeft: false)
      $0.move($0.width, $0.mean)
      $0.arc($0.width - radius, $0.descender + radius, radius, 0, -140)
    },
    Letter("h", 445, .stem, .stem) {
      $0.lines((0, $0.base), (0, $0.ascender))
      $0.arch(from: 0, to: $0.width, top: $0.roundMean)
      $0.line($0.width, $0.base)
    },
    Letter("i", 84, .stem, .stem) {
      $0.lines((0, $0.base), (0, $0.mean))
      $0.dot(0, 660)
    },
    Letter("j", 84, .exactly(108), .stem) {
      $0.move(0, $0.mean)
      $0.arc(-118, $0.descender + 118, 118, 0, -80)
      $0.dot(0, 660)
    },
    Letter("k", 425, .stem, .diagonal) {
      $0.lines((0, $0.base), (0, $0.ascender))
      $0.lines(($0.width - 12, $0.mean), (0, 175))
      let x = $0.width * 0.33
      $0.lines((x, 175 + ($0.mean - 175) * x / ($0.width - 12)), ($0.width, $0.base))
    },
    Letter("l", 200, .stem, .exactly(30)) {
      let radius = $0.width
      $0.move(0, $0.ascender)
      $0.arc(radius, $0.base + radius, radius, 180, 270)
    },
    Letter("m", 690, .stem, .stem) {
      $0.lines((0, $0.base), (0, $0.mean))
      for x in [0, $0.middle] {
        $0.arch(from: x, to: x + $0.middle, top: $0.roundMean)
        $0.line(x + $0.middle, $0.base)
      }
    },
  ]

  private static let smallFromN: [Letter] = [
    Letter("n", 445, .stem, .stem) {
      $0.lines((0, $0.base), (0, $0.mean))
      $0.arch(from: 0, to: $0.width, top: $0.roundMean)
      $0.line($0.width, $0.base)
    },
    Letter("o", 460, .round, .round) { $0.ring(0, $0.roundBase, $0.width, $0.roundMean) },
    Letter("p", 460, .stem, .round) {
      $0.lines((0, $0.descender), (0, $0.mean))
      $0.bowl(isStemLeft: true)
    },
    Letter("q", 460, .round, .stem) {
      $0.lines(($0.width, $0.descender), ($0.width, $0.mean))
      $0.bowl(isStemLeft: false)
    },
    Letter("r", 290, .stem, .exactly(15)) {
      $0.lines((0, $0.base), (0, $0.mean))
      let x = 165.0
      $0.shoulder(0, x, $0.roundMean)
      $0.arc(x, $0.roundMean - 130, 130, 90, 62)
    },
    Letter("s", 390, .exactly(48), .exactly(48)) { $0.doubleBend($0.roundBase, $0.roundMean, reach: 62) },
    Letter("t", 310, .diagonal, .diagonal) {
      let stem = 96.0
      let radius = 120.0
      $0.move(stem, 620)
      $0.arc(stem + radius, $0.base + radius, radius, 180, 270)
      $0.line($0.width - 10, $0.base)
      $0.lines((0, $0.mean), ($0.width - 10, $0.mean))
    },
    Letter("u", 445, .stem, .stem) {
      let radius = $0.middle
      let far = radius * Engraver.shoulderRadius
      $0.move(0, $0.mean)
      $0.arc(radius, $0.roundBase + radius, radius, 180, 270)
      $0.arc(radius, $0.roundBase + far, far, 270, 270 + Engraver.shoulderAngle)
      $0.lines(($0.width, $0.mean), ($0.width, $0.base))
    },
    Letter("v", 440, .diagonal, .diagonal) {
      $0.lines((0, $0.mean), ($0.middle, $0.roundBase), ($0.width, $0.mean))
    },
    Letter("w", 640, .diagonal, .diagonal) {
      $0.lines(
        (0, $0.mean), ($0.width * 0.26, $0.roundBase), ($0.middle, $0.mean), ($0.width * 0.74, $0.roundBase),
        ($0.width, $0.mean))
    },
    Letter("x", 430, .diagonal, .diagonal) {
      $0.lines((0, $0.base), ($0.width - 8, $0.mean))
      $0.lines((8, $0.mean), ($0.width, $0.base))
    },
    Letter("y", 440, .diagonal, .diagonal) {
      let foot = $0.middle - ($0.base - $0.descender) * $0.middle / ($0.mean - $0.base)
      $0.lines((0, $0.mean), ($0.middle, $0.base))
      $0.lines(($0.width, $0.mean), (foot, $0.descender))
    },
    Letter("z", 400, .open, .open) {
      $0.lines((6, $0.mean), ($0.width - 4, $0.mean), (0, $0.base), ($0.width, $0.base))
    },
  ]
}
