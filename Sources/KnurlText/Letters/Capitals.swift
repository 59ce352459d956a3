extension Alphabet {
  static let capitals = capitalsToM + capitalsFromN

  private static let capitalsToM: [Letter] = [
    Letter("A", 560, .diagonal, .diagonal) {
      $0.lines((0, $0.base), ($0.middle, $0.roundCap), ($0.width, $0.base))
      let x = $0.middle * (220 - $0.base) / ($0.roundCap - $0.base)
      $0.lines((x, 220), ($0.width - x, 220))
    },
    Letter("B", 490, .stem, .round) {
      $0.bow(360, $0.cap, right: $0.width - 22, radius: 238)
      $0.bow($0.base, 360, right: $0.width, radius: 238)
      $0.lines((0, $0.base), (0, $0.cap))
    },
    Letter("C", 520, .round, .exactly(20)) {
      $0.openRing($0.roundBase, $0.roundCap, from: 33, to: 33)
    },
    Letter("D", 530, .stem, .round) {
      $0.bow($0.base, $0.cap, right: $0.width, radius: 238)
      $0.line(0, $0.cap)
      $0.close()
    },
    Letter("E", 430, .stem, .exactly(52)) {
      $0.lines(($0.width, $0.cap), (0, $0.cap), (0, $0.base), ($0.width, $0.base))
      $0.lines((0, 360), ($0.width - 30, 360))
    },
    Letter("F", 415, .stem, .diagonal) {
      $0.lines(($0.width, $0.cap), (0, $0.cap), (0, $0.base))
      $0.lines((0, 340), ($0.width - 40, 340))
    },
    Letter("G", 545, .round, .exactly(70)) {
      let radius = $0.width / 2
      $0.arc(radius, $0.roundCap - radius, radius, 36, 180)
      $0.arc(radius, $0.roundBase + radius, radius, 180, 360)
      $0.line($0.width, 325)
      $0.line($0.middle + 20, 325)
    },
    Letter("H", 530, .stem, .stem) {
      $0.lines((0, $0.base), (0, $0.cap))
      $0.lines(($0.width, $0.base), ($0.width, $0.cap))
      $0.lines((0, 360), ($0.width, 360))
    },
    Letter("I", 84, .stem, .stem) { $0.lines((0, $0.base), (0, $0.cap)) },
    Letter("J", 370, .diagonal, .stem) {
      let radius = $0.middle
      $0.move($0.width, $0.cap)
      $0.arc($0.width - radius, $0.roundBase + radius, radius, 0, -155)
    },
    Letter("K", 500, .stem, .diagonal) {
      $0.lines((0, $0.base), (0, $0.cap))
      $0.lines(($0.width - 10, $0.cap), (0, 245))
      let x = $0.width * 0.31
      $0.lines((x, 245 + ($0.cap - 245) * x / ($0.width - 10)), ($0.width, $0.base))
    },
    Letter("L", 410, .stem, .diagonal) { $0.lines((0, $0.cap), (0, $0.base), ($0.width, $0.base)) },
    Letter("M", 630, .stem, .stem) {
      $0.lines((0, $0.base), (0, $0.cap), ($0.middle, 190), ($0.width, $0.cap), ($0.width, $0.base))
    },
  ]

  private static let capitalsFromN: [Letter] = [
    Letter("N", 540, .stem, .stem) { $0.lines((0, $0.base), (0, $0.cap), ($0.width, $0.base), ($0.width, $0.cap)) },
    Letter("O", 560, .round, .round) { $0.ring(0, $0.roundBase, $0.width, $0.roundCap) },
    Letter("P", 480, .stem, .exactly(45)) {
      $0.bow(312, $0.cap, right: $0.width, radius: 238)
      $0.lines((0, $0.base), (0, $0.cap))
    },
    Letter("Q", 560, .round, .round) {
      $0.ring(0, $0.roundBase, $0.width, $0.roundCap)
      $0.lines(($0.width * 0.6, 190), ($0.width + 12, $0.base - 22))
    },
    Letter("R", 500, .stem, .diagonal) {
      $0.bow(325, $0.cap, right: $0.width - 18, radius: 238)
      $0.lines((0, $0.base), (0, $0.cap))
      $0.lines(($0.width * 0.46, 325), ($0.width, $0.base))
    },
    Letter("S", 450, .exactly(52), .exactly(52)) { $0.doubleBend($0.roundBase, $0.roundCap, reach: 62) },
    Letter("T", 490, .diagonal, .diagonal) {
      $0.lines((0, $0.cap), ($0.width, $0.cap))
      $0.lines(($0.middle, $0.cap), ($0.middle, $0.base))
    },
    Letter("U", 530, .stem, .stem) {
      $0.move(0, $0.cap)
      $0.arc($0.middle, $0.roundBase + $0.middle, $0.middle, 180, 360)
      $0.line($0.width, $0.cap)
    },
    Letter("V", 550, .diagonal, .diagonal) {
      $0.lines((0, $0.cap), ($0.middle, $0.roundBase), ($0.width, $0.cap))
    },
    Letter("W", 800, .diagonal, .diagonal) {
      $0.lines(
        (0, $0.cap), ($0.width * 0.25, $0.roundBase), ($0.middle, $0.cap), ($0.width * 0.75, $0.roundBase),
        ($0.width, $0.cap))
    },
    Letter("X", 530, .diagonal, .diagonal) {
      $0.lines((0, $0.base), ($0.width - 12, $0.cap))
      $0.lines((12, $0.cap), ($0.width, $0.base))
    },
    Letter("Y", 530, .diagonal, .diagonal) {
      $0.lines((0, $0.cap), ($0.middle, 310), ($0.width, $0.cap))
      $0.lines(($0.middle, 310), ($0.middle, $0.base))
    },
    Letter("Z", 490, .open, .open) {
      $0.lines((12, $0.cap), ($0.width - 4, $0.cap), (0, $0.base), ($0.width, $0.base))
    },
  ]
}
