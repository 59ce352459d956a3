import KnurlGeometry

extension Alphabet {
  static let symbols = mathematics + money + signs

  private static let mathematics: [Letter] = [
    Letter("+", 440, on: 560) {
      $0.lines((0, 330), ($0.width, 330))
      $0.lines(($0.middle, 330 - $0.middle), ($0.middle, 330 + $0.middle))
    },
    Letter("\u{2212}", 440, on: 560) { $0.lines((0, 330), ($0.width, 330)) },
    Letter("=", 440, on: 560) {
      $0.lines((0, 422), ($0.width, 422))
      $0.lines((0, 238), ($0.width, 238))
    },
    Letter("\u{b1}", 440, on: 560) {
      $0.lines((0, 390), ($0.width, 390))
      $0.lines(($0.middle, 390 - 165), ($0.middle, 390 + 165))
      $0.lines((0, $0.base + 30), ($0.width, $0.base + 30))
    },
    Letter("\u{d7}", 380, on: 560) {
      $0.lines((0, 330 - $0.middle), ($0.width, 330 + $0.middle))
      $0.lines((0, 330 + $0.middle), ($0.width, 330 - $0.middle))
    },
    Letter("\u{f7}", 440, on: 560) {
      $0.lines((0, 330), ($0.width, 330))
      $0.dot($0.middle, 500)
      $0.dot($0.middle, 160)
    },
    Letter("~", 450, on: 560) {
      let radius = $0.width / 4 / 0.866
      $0.arc($0.width * 0.25, 330 - radius / 2, radius, 150, 30)
      $0.arc($0.width * 0.75, 330 + radius / 2, radius, 210, 330)
    },
    Letter("\u{221e}", 720, .open, .open) {
      $0.ring(0, 330 - $0.middle / 2, $0.middle, 330 + $0.middle / 2)
      $0.ring($0.middle, 330 - $0.middle / 2, $0.width, 330 + $0.middle / 2)
    },
    Letter("%", 720, .exactly(40), .exactly(40)) {
      let (ring, height) = ($0.width * 0.36, 265.0)
      $0.ring(0, $0.roundCap - height, ring, $0.roundCap)
      $0.ring($0.width - ring, $0.roundBase, $0.width, $0.roundBase + height)
      $0.lines(($0.width * 0.78, $0.cap), ($0.width * 0.22, $0.base))
    },
    Letter("^", 400, on: 560) { $0.lines((0, 440), ($0.middle, $0.cap), ($0.width, 440)) },
    Letter("\u{b0}", 304, .open, .open) { $0.ring(0, $0.roundCap - $0.width, $0.width, $0.roundCap) },
    Letter("\u{b5}", 445, .stem, .stem) {
      let radius = $0.middle
      let far = radius * Engraver.shoulderRadius
      $0.lines((0, $0.descender), (0, $0.mean))
      $0.move(0, $0.mean)
      $0.arc(radius, $0.roundBase + radius, radius, 180, 270)
      $0.arc(radius, $0.roundBase + far, far, 270, 270 + Engraver.shoulderAngle)
      $0.lines(($0.width, $0.mean), ($0.width, $0.base))
    },
  ]

  private static let money: [Letter] = [
    Letter("$", 440, on: 560) {
      $0.doubleBend($0.roundBase, $0.roundCap, reach: 62)
      $0.lines(($0.middle, $0.roundCap), ($0.middle, $0.roundCap + 75))
      $0.lines(($0.middle, $0.roundBase), ($0.middle, $0.roundBase - 75))
    },
    Letter("\u{20ac}", 500, on: 560) {
      let (left, radius) = (62.0, ($0.width - 62) / 2)
      $0.arc(left + radius, $0.roundCap - radius, radius, 42, 180)
      $0.arc(left + radius, $0.roundBase + radius, radius, 180, 318)
      let gap = 66 + ($0.pen - 84) * 0.5
      $0.lines((0, 350 + gap), ($0.width * 0.7, 350 + gap))
      $0.lines((0, 350 - gap), ($0.width * 0.64, 350 - gap))
    },
    Letter("\u{a3}", 440, on: 560) {
      let radius = 130.0
      $0.arc(80 + radius, $0.roundCap - radius, radius, 20, 180)
      $0.line(80, $0.base)
      $0.lines((0, $0.base), ($0.width, $0.base))
      $0.lines((0, 350), ($0.width * 0.72, 350))
    },
    Letter("\u{a5}", 490, on: 560) {
      $0.lines((0, $0.cap), ($0.middle, 352), ($0.width, $0.cap))
      $0.lines(($0.middle, 352), ($0.middle, $0.base))
      let gap = 62 + ($0.pen - 84) * 0.5
      for y in [215 + gap, 215 - gap] { $0.lines(($0.middle - 150, y), ($0.middle + 150, y)) }
    },
    Letter("\u{a2}", 400, on: 560) {
      let (bottom, top) = ($0.roundBase + 75, $0.roundMean + 75)
      $0.openRing(bottom, top, from: 38, to: 38)
      $0.lines(($0.middle, top), ($0.middle, top + 85))
      $0.lines(($0.middle, bottom), ($0.middle, bottom - 85))
    },
  ]

  private static let signs: [Letter] = [
    Letter("#", 500, .open, .open) {
      for x in [0.33, 0.75] {
        $0.lines(($0.width * x - 55, $0.base), ($0.width * x + 25, $0.cap))
      }
      $0.lines((20, 465), ($0.width, 465))
      $0.lines((0, 235), ($0.width - 20, 235))
    },
    Letter("&", 590, .round, .diagonal) {
      let (upper, lower) = (120.0, 158.0)
      let (x, y) = (lower + 32, $0.roundCap - upper)
      let (dx, dy) = (lower - x, $0.roundBase + lower - y)
      let cosine = (upper + lower) / (dx * dx + dy * dy).squareRoot()
      let crossing = Angle(x: dx, y: dy).degrees + Angle(x: cosine, y: (1 - cosine * cosine).squareRoot()).degrees
      $0.move($0.width, $0.base)
      $0.arc(x, y, upper, 360 + $0.leaving(x, y, upper, toward: ($0.width, $0.base), clockwise: false), crossing)
      $0.arc(lower, $0.roundBase + lower, lower, 180 + crossing, 270)
      $0.arc($0.width - 306, $0.roundBase + 270, 270, 270, 355)
    },
    Letter("*", 370, .open, .open) {
      let (x, y, radius) = ($0.middle, 510.0, $0.middle)
      for degrees in [90.0, 210, 330] {
        let (a, b) = ($0.place(x, y, radius, degrees), $0.place(x, y, radius, degrees + 180))
        $0.lines((a.x, a.y), (b.x, b.y))
      }
    },
    Letter("@", 800, .round, .round) {
      let (bottom, top) = (-110.0, $0.cap)
      let outer = (top - bottom) / 2
      let radius = 150.0
      let (x, y) = ($0.middle - 5, (top + bottom) / 2)
      $0.ring(x - radius, y - radius, x + radius, y + radius)
      $0.move(x + radius, y + radius)
      $0.arc($0.width - 90, y - radius + 90, 90, 180, 360)
      $0.arc($0.width - outer, y, outer, 0, 300)
    },
    Letter("\u{a7}", 400, .open, .open) {
      $0.doubleBend(200, $0.roundCap, reach: 62)
      $0.doubleBend(-110, 390, reach: 62)
    },
    Letter("\u{a9}", 720, .round, .round) {
      $0.ring(0, 350 - $0.middle, $0.width, 350 + $0.middle)
      $0.lift()
      $0.arc($0.middle, 350, $0.width * 0.23, 45, 315)
    },
  ]

  static let arrows: [Letter] = [
    Letter("\u{2190}", 640, on: 760) { $0.arrow(toward: 180) },
    Letter("\u{2192}", 640, on: 760) { $0.arrow(toward: 0) },
    Letter("\u{2191}", 480, on: 560) { $0.arrow(toward: 90) },
    Letter("\u{2193}", 480, on: 560) { $0.arrow(toward: 270) },
  ]
}

extension Engraver {
  /// An arrow about the middle of a capital.
  fileprivate mutating func arrow(toward degrees: Double) {
    let (x, y, reach, head) = (middle, 330.0, 275.0, 250.0)
    let tip = place(x, y, reach, degrees), tail = place(x, y, reach, degrees + 180)
    let first = place(tip.x, tip.y, head, degrees + 180 - 42), second = place(tip.x, tip.y, head, degrees + 180 + 42)
    lines((tail.x, tail.y), (tip.x, tip.y))
    lines((first.x, first.y), (tip.x, tip.y), (second.x, second.y))
  }
}
