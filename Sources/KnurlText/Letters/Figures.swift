extension Alphabet {
  static let figures: [Letter] = [
    figure("0", 450) {
      $0.ring(0, $0.roundBase, $0.width, $0.roundCap)
      $0.touch($0.middle, 350)
    },
    figure("1", 256) { $0.lines(($0.width, $0.base), ($0.width, $0.cap), (0, 532)) },
    figure("2", 430) {
      let radius = $0.middle - 4
      let (x, y) = ($0.middle, $0.roundCap - radius)
      $0.arc(x, y, radius, 160, $0.leaving(x, y, radius, toward: (0, $0.base), clockwise: true))
      $0.line(0, $0.base)
      $0.line($0.width, $0.base)
    },
    figure("3", 430) {
      let waist = 372.0
      let (upper, lower) = (($0.roundCap - waist) / 2, (waist - $0.roundBase) / 2)
      let x = $0.width - lower
      $0.arc(x - 6, $0.roundCap - upper, upper, 150, -90)
      $0.line(x - 60, waist)
      $0.move(x - 60, waist)
      $0.arc(x, $0.roundBase + lower, lower, 90, -90)
      $0.arc(lower + 10, $0.roundBase + lower, lower, -90, -150)
    },
    figure("4", 470) {
      let (stem, bar) = ($0.width * 0.76, 192.0)
      $0.lines(($0.width * 0.56, $0.cap), (0, bar), ($0.width, bar))
      $0.lines((stem, 400), (stem, $0.base))
    },
    figure("5", 430) {
      let radius = 208 - ($0.pen - 84) * 0.25
      let (x, y) = ($0.width - radius, $0.roundBase + radius)
      $0.lines(($0.width - 26, $0.cap), (42, $0.cap))
      $0.arc(x, y, radius, 129, -90)
      $0.arc(x, y, radius, -90, -146)
    },
    figure("6", 440) {
      let radius = $0.middle
      let top = 432.0
      $0.arc(radius, $0.roundCap - radius, radius, 42, 180)
      $0.arc(radius, $0.roundBase + radius, radius, 180, 360)
      $0.arc(radius, top - radius, radius, 0, 180)
    },
    figure("7", 430) { $0.lines((0, $0.cap), ($0.width, $0.cap), ($0.width * 0.28, $0.base)) },
    figure("8", 440) {
      let waist = 374.0
      $0.ring(24, waist, $0.width - 24, $0.roundCap)
      $0.ring(0, $0.roundBase, $0.width, waist)
    },
    figure("9", 440) {
      let radius = $0.middle
      let bottom = 268.0
      $0.arc(radius, $0.roundBase + radius, radius, -138, 0)
      $0.arc(radius, $0.roundCap - radius, radius, 0, 180)
      $0.arc(radius, bottom + radius, radius, 180, 360)
    },
  ]

  private static func figure(
    _ scalar: Unicode.Scalar, _ width: Double, _ draw: @escaping @Sendable (inout Engraver) -> Void
  ) -> Letter {
    Letter(scalar, width, on: 560, draw)
  }
}
