import KnurlGeometry

/// What stands on the buttons of machines: transport, sound, marks, keys. All stand about the middle of a capital.
extension Alphabet {
  static let controlSigns = transport + sound + marks + keys + tools

  private static let transport: [Letter] = [
    Letter("\u{25b6}", 480, .round, .open) { $0.triangle($0.width / 3, 350, $0.width / 1.5, toward: 0) },
    Letter("\u{25c0}", 480, .open, .round) { $0.triangle($0.width / 1.5, 350, $0.width / 1.5, toward: 180) },
    Letter("\u{25b2}", 560, .open, .open) { $0.triangle($0.middle, 265, $0.width * 0.577, toward: 90) },
    Letter("\u{25bc}", 560, .open, .open) { $0.triangle($0.middle, 435, $0.width * 0.577, toward: 270) },
    Letter("\u{23f8}", 360, .stem, .stem) {
      for x in [0, 50, $0.width - 50, $0.width] { $0.lines((x, 580), (x, 120)) }
    },
    Letter("\u{23f9}", 500, .stem, .stem) { $0.box(350 - $0.middle, 350 + $0.middle) },
    Letter("\u{25a0}", 500, .stem, .stem) { $0.box(350 - $0.middle, 350 + $0.middle) },
    Letter("\u{23fa}", 580, .round, .round) {
      $0.ring(0, 350 - $0.middle, $0.width, 350 + $0.middle)
      $0.disc($0.middle, 350, 105)
    },
    Letter("\u{25cf}", 420, .round, .round) { $0.disc($0.middle, 350, $0.middle) },
    Letter("\u{25cb}", 500, .round, .round) { $0.ring(0, 350 - $0.middle, $0.width, 350 + $0.middle) },
    Letter("\u{23ed}", 520, .round, .stem) {
      $0.triangle(120, 350, 240, toward: 0)
      $0.lines(($0.width, 350 - 208), ($0.width, 350 + 208))
    },
    Letter("\u{23ee}", 520, .stem, .round) {
      $0.triangle($0.width - 120, 350, 240, toward: 180)
      $0.lines((0, 350 - 208), (0, 350 + 208))
    },
    Letter("\u{23e9}", 700, .round, .open) {
      let radius = $0.width / 3
      $0.triangle(radius / 2, 350, radius, toward: 0)
      $0.triangle(radius * 2, 350, radius, toward: 0)
    },
    Letter("\u{23ea}", 700, .open, .round) {
      let radius = $0.width / 3
      $0.triangle(radius, 350, radius, toward: 180)
      $0.triangle(radius * 2.5, 350, radius, toward: 180)
    },
    Letter("\u{23cf}", 540, .open, .open) {
      $0.triangle($0.middle, 370, $0.width * 0.54, toward: 90)
      $0.lines((0, 92), ($0.width, 92))
    },
    Letter("\u{1f501}", 640, .round, .round) {
      let radius = 120.0
      $0.lines((0, 350), (0, 500 - radius))
      $0.arc(radius, 510 - radius, radius, 180, 90)
      $0.line($0.width, 510)
      $0.lines(($0.width - 120, 630), ($0.width, 510), ($0.width - 120, 390))
      $0.lines(($0.width, 350), ($0.width, 190 + radius))
      $0.arc($0.width - radius, 190 + radius, radius, 0, -90)
      $0.line(0, 190)
      $0.lines((120, 310), (0, 190), (120, 70))
    },
    turn,
    Letter("\u{21ba}", mirrored: turn),
  ]

  private static let turn = Letter("\u{21bb}", 560, .round, .round) {
    let radius = $0.middle
    $0.lift()
    $0.arc(radius, 330, radius, -15, -310)
    let tip = $0.place(radius, 330, radius, 50)
    for barb in [95.0, 185] {
      let end = $0.place(tip.x, tip.y, 165, barb)
      $0.lines((tip.x, tip.y), (end.x, end.y))
    }
  }

  private static let sound: [Letter] = [
    Letter("\u{1f507}", 660, .open, .open) {
      $0.speaker()
      $0.lines(($0.width - 190, 445), ($0.width, 255))
      $0.lines(($0.width - 190, 255), ($0.width, 445))
    },
    Letter("\u{1f508}", 300, .open, .round) { $0.speaker() },
    Letter("\u{1f509}", 480, .open, .round) {
      $0.speaker()
      $0.lift()
      $0.arc($0.width - 220, 350, 220, -40, 40)
    },
    Letter("\u{1f50a}", 640, .open, .round) {
      $0.speaker()
      for radius in [220.0, 390] {
        $0.lift()
        $0.arc(216, 350, radius * ($0.width - 216) / 390, -42, 42)
      }
    },
    Letter("\u{266a}", 400, .round, .open) {
      $0.disc(105, 130, 105)
      $0.lines((210, 130), (210, 640), ($0.width, 470))
    },
  ]

  private static let marks: [Letter] = [
    Letter("\u{2713}", 540, .open, .open) { $0.lines((0, 330), ($0.width * 0.36, 130), ($0.width, 590)) },
    Letter("\u{2715}", 460, .open, .open) { $0.cross($0.middle, 350, $0.middle) },
    Letter("\u{2717}", 460, .open, .open) { $0.cross($0.middle, 350, $0.middle) },
    Letter("\u{276e}", 290, .open, .open) { $0.lines(($0.width, 570), (0, 350), ($0.width, 130)) },
    Letter("\u{276f}", 290, .open, .open) { $0.lines((0, 570), ($0.width, 350), (0, 130)) },
    Letter("\u{2303}", 520, .open, .open) { $0.lines((0, 240), ($0.middle, 240 + $0.middle), ($0.width, 240)) },
    Letter("\u{2304}", 520, .open, .open) { $0.lines((0, 460), ($0.middle, 460 - $0.middle), ($0.width, 460)) },
    Letter("\u{22ee}", 84, .exactly(110), .exactly(110)) { for y in [130.0, 350, 570] { $0.dot(0, y) } },
    Letter("\u{22ef}", 520, .stem, .stem) { for x in [0, $0.middle, $0.width] { $0.dot(x, 350) } },
    Letter("\u{2630}", 560, .stem, .stem) { for y in [150.0, 350, 550] { $0.lines((0, y), ($0.width, y)) } },
    Letter("\u{2606}", 640, .open, .open) { $0.star($0.middle, 325, $0.width / 1.9) },
  ]

  private static let tools: [Letter] = [
    Letter("\u{2699}", 640, .round, .round) {
      let radius = $0.middle * 0.72
      $0.ring($0.middle - radius, 350 - radius, $0.middle + radius, 350 + radius)
      $0.ring($0.middle - 78, 350 - 78, $0.middle + 78, 350 + 78)
      for tooth in 0..<8 {
        let degrees = Double(tooth) * 45
        let (a, b) = ($0.place($0.middle, 350, radius, degrees), $0.place($0.middle, 350, $0.middle, degrees))
        $0.lines((a.x, a.y), (b.x, b.y))
      }
    },
    Letter("\u{23fb}", 580, .round, .round) {
      $0.lift()
      $0.arc($0.middle, 320, $0.middle, 128, 412)
      $0.lines(($0.middle, 330), ($0.middle, 640))
    },
    Letter("\u{1f50d}", 580, .round, .open) {
      let radius = 185.0, y = 650 - radius
      $0.ring(0, y - radius, 2 * radius, y + radius)
      let edge = $0.place(radius, y, radius, -45)
      $0.lines((edge.x, edge.y), ($0.width, edge.y - ($0.width - edge.x)))
    },
    Letter("\u{1f512}", 500, .stem, .stem) {
      $0.box(60, 380)
      let radius = $0.middle * 0.66
      $0.lines(($0.middle - radius, 380), ($0.middle - radius, 490))
      $0.arc($0.middle, 490, radius, 180, 0)
      $0.line($0.middle + radius, 380)
    },
    Letter("\u{2302}", 620, .open, .open) {
      $0.lines((0, 330), ($0.middle, 630), ($0.width, 330))
      $0.lines((90, 260), (90, 60), ($0.width - 90, 60), ($0.width - 90, 260))
    },
  ]

  private static let keys: [Letter] = [
    Letter("\u{232b}", 740, .open, .round) {
      $0.lines((0, 350), (190, 580), ($0.width, 580), ($0.width, 120), (190, 120))
      $0.close()
      $0.cross($0.width * 0.6, 350, 95)
    },
    Letter("\u{21b5}", 600, .open, .stem) {
      $0.lines(($0.width, 590), ($0.width, 270), (0, 270))
      $0.lines((165, 435), (0, 270), (165, 105))
    },
    Letter("\u{21e7}", 600, .open, .open) {
      let left = $0.width * 0.27, right = $0.width * 0.73
      $0.lines(
        ($0.middle, 640), ($0.width, 360), (right, 360), (right, 70), (left, 70), (left, 360), (0, 360))
      $0.close()
    },
    Letter("\u{21e5}", 620, .open, .stem) {
      $0.lines((0, 350), ($0.width - 95, 350))
      $0.lines(($0.width - 260, 515), ($0.width - 95, 350), ($0.width - 260, 185))
      $0.lines(($0.width, 560), ($0.width, 140))
    },
    Letter("\u{2318}", 640, .round, .round) {
      let side = $0.width * 0.3, low = 350 - $0.middle, high = 350 + $0.middle
      for x in [0, $0.width - side] {
        for y in [low, high - side] { $0.ring(x, y, x + side, y + side) }
      }
      for x in [side, $0.width - side] { $0.lines((x, low + side / 2), (x, high - side / 2)) }
      for y in [low + side, high - side] { $0.lines((side / 2, y), ($0.width - side / 2, y)) }
    },
    Letter("\u{2325}", 660, .open, .open) {
      $0.lines((0, 560), ($0.width * 0.3, 560), ($0.width * 0.7, 140), ($0.width, 140))
      $0.lines(($0.width * 0.64, 560), ($0.width, 560))
    },
  ]

  /// Those that mathematics and money need beyond the common ones.
  static let moreSymbols: [Letter] = [
    Letter("\u{2248}", 450, on: 560) {
      for y in [440.0, 220] {
        let radius = $0.width / 4 / 0.866
        $0.lift()
        $0.arc($0.width * 0.25, y - radius / 2, radius, 150, 30)
        $0.arc($0.width * 0.75, y + radius / 2, radius, 210, 330)
      }
    },
    Letter("\u{2260}", 440, on: 560) {
      for y in [422.0, 238] { $0.lines((0, y), ($0.width, y)) }
      $0.lines(($0.width * 0.24, 110), ($0.width * 0.76, 550))
    },
    Letter("\u{2264}", 440, on: 560) {
      $0.lines(($0.width, 590), (0, 415), ($0.width, 240))
      $0.lines((0, $0.base + 60), ($0.width, $0.base + 60))
    },
    Letter("\u{2265}", 440, on: 560) {
      $0.lines((0, 590), ($0.width, 415), (0, 240))
      $0.lines((0, $0.base + 60), ($0.width, $0.base + 60))
    },
    Letter("\u{2213}", 440, on: 560) {
      $0.lines((0, 560), ($0.width, 560))
      $0.lines((0, 270), ($0.width, 270))
      $0.lines(($0.middle, 270 - 165), ($0.middle, 270 + 165))
    },
    Letter("\u{221a}", 620, .open, .diagonal) {
      $0.lines(
        (0, 330), ($0.width * 0.16, 380), ($0.width * 0.42, $0.base), ($0.width * 0.72, $0.cap), ($0.width, $0.cap))
    },
    Letter("\u{2211}", 560, .open, .open) {
      $0.lines(($0.width, $0.cap), (0, $0.cap), ($0.width * 0.56, 350), (0, $0.base), ($0.width, $0.base))
    },
    Letter("\u{222b}", 400, .open, .open) {
      let radius = $0.middle / 1.5
      $0.lift()
      $0.arc($0.middle + radius, 700 - radius, radius, 40, 180)
      $0.arc($0.middle - radius, -60 + radius, radius, 0, -140)
    },
    Letter("\u{2206}", 620, .diagonal, .diagonal) {
      $0.lines((0, $0.base), ($0.middle, $0.cap), ($0.width, $0.base))
      $0.close()
    },
    Letter("\u{2205}", 600, .round, .round) {
      $0.ring(0, 350 - $0.middle, $0.width, 350 + $0.middle)
      $0.lines(($0.width * 0.06, 350 - $0.middle * 0.96), ($0.width * 0.94, 350 + $0.middle * 0.96))
    },
    Letter("\u{2300}", 600, .round, .round) {
      $0.ring(0, 350 - $0.middle, $0.width, 350 + $0.middle)
      $0.lines(($0.width * 0.06, 350 - $0.middle * 0.96), ($0.width * 0.94, 350 + $0.middle * 0.96))
    },
    Letter("\u{2220}", 560, .open, .open) { $0.lines(($0.width * 0.86, 600), (0, $0.base), ($0.width, $0.base)) },
    Letter("\u{2030}", 1020, .exactly(40), .exactly(40)) {
      let (ring, height) = (230.0, 265.0)
      $0.ring(0, $0.roundCap - height, ring, $0.roundCap)
      for x in [$0.width - ring, $0.width - 2 * ring - 80] { $0.ring(x, $0.roundBase, x + ring, $0.roundBase + height) }
      $0.lines((500, $0.cap), (140, $0.base))
    },
    Letter("\u{20bd}", 500, .open, .open) {
      $0.bow(300, $0.cap, left: 90, right: $0.width)
      $0.lines((90, $0.cap), (90, $0.base))
      $0.lines((0, 300), (90, 300))
      $0.lines((0, 150), ($0.width * 0.62, 150))
    },
    Letter("\u{20b9}", 460, .open, .open) {
      $0.lines((0, $0.cap), ($0.width, $0.cap))
      $0.lines((0, 520), ($0.width, 520))
      $0.bow(370, $0.cap, right: $0.width * 0.72, radius: 150)
      $0.lines((0, 370), ($0.width * 0.66, $0.base))
    },
    Letter("\u{20a9}", 720, .diagonal, .diagonal) {
      $0.lines(
        (60, $0.cap), ($0.width * 0.3, $0.base), ($0.middle, 560), ($0.width * 0.7, $0.base), ($0.width - 60, $0.cap))
      $0.lines((0, 390), ($0.width, 390))
    },
    Letter("\u{20b4}", 480, .open, .open) {
      let radius = 165.0
      $0.lift()
      $0.arc($0.middle, $0.roundCap - radius, radius, 150, -60)
      $0.line($0.middle - radius * 0.5, $0.roundBase + radius * 1.866)
      $0.arc($0.middle, $0.roundBase + radius, radius, 120, 330)
      for y in [412.0, 288] { $0.lines((0, y), ($0.width, y)) }
    },
    Letter("\u{20bf}", 500, .stem, .round) {
      $0.bow(360, $0.cap, right: $0.width - 36)
      $0.bow($0.base, 360, right: $0.width)
      $0.lines((0, $0.base), (0, $0.cap))
      for x in [$0.width * 0.3, $0.width * 0.58] {
        $0.lines((x, $0.cap), (x, $0.cap + 70))
        $0.lines((x, $0.base), (x, $0.base - 70))
      }
    },
  ]

  /// Arrows beyond the four.
  static let moreArrows: [Letter] = [
    Letter("\u{2194}", 720, on: 860) { $0.arrows(vertical: false) },
    Letter("\u{2195}", 480, on: 560) { $0.arrows(vertical: true) },
    Letter("\u{2196}", 520, on: 640) { $0.slanted(x: -1, y: 1) },
    Letter("\u{2197}", 520, on: 640) { $0.slanted(x: 1, y: 1) },
    Letter("\u{2198}", 520, on: 640) { $0.slanted(x: 1, y: -1) },
    Letter("\u{2199}", 520, on: 640) { $0.slanted(x: -1, y: -1) },
    Letter("\u{21c4}", 640, on: 760) {
      $0.lines((0, 460), ($0.width, 460))
      $0.lines(($0.width - 140, 600), ($0.width, 460), ($0.width - 140, 320))
      $0.lines(($0.width, 200), (0, 200))
      $0.lines((140, 340), (0, 200), (140, 60))
    },
  ]
}

extension Engraver {
  /// A triangle with equal sides about a middle, one corner in a direction.
  fileprivate mutating func triangle(_ x: Double, _ y: Double, _ radius: Double, toward degrees: Double) {
    let corners = [0.0, 120, 240].map { place(x, y, radius, degrees + $0) }
    lines((corners[0].x, corners[0].y), (corners[1].x, corners[1].y), (corners[2].x, corners[2].y))
    close()
  }

  /// A box over the whole width.
  fileprivate mutating func box(_ bottom: Double, _ top: Double) {
    lines((0, bottom), (0, top), (width, top), (width, bottom))
    close()
  }

  /// Rings so close together that the lightest pen leaves nothing between them.
  fileprivate mutating func disc(_ x: Double, _ y: Double, _ radius: Double) {
    var rest = radius
    while rest > 0 {
      ring(x - rest, y - rest, x + rest, y + rest)
      rest -= 50
    }
  }

  fileprivate mutating func cross(_ x: Double, _ y: Double, _ reach: Double) {
    lines((x - reach, y - reach), (x + reach, y + reach))
    lines((x - reach, y + reach), (x + reach, y - reach))
  }

  fileprivate mutating func star(_ x: Double, _ y: Double, _ radius: Double) {
    for corner in 0..<10 {
      let place = place(x, y, corner % 2 == 0 ? radius : radius * 0.44, 90 + Double(corner) * 36)
      if corner == 0 { move(place.x, place.y) } else { line(place.x, place.y) }
    }
    close()
  }

  /// A loudspeaker at the left.
  fileprivate mutating func speaker() {
    lines((0, 260), (0, 440), (96, 440), (216, 570), (216, 130), (96, 260))
    close()
  }

  /// An arrow with a head at both ends.
  fileprivate mutating func arrows(vertical: Bool) {
    let (x, y, reach) = (middle, 330.0, vertical ? 275.0 : middle)
    for direction in vertical ? [90.0, 270] : [0, 180] {
      let tip = place(x, y, reach, direction)
      let first = place(tip.x, tip.y, 210, direction + 138), second = place(tip.x, tip.y, 210, direction + 222)
      lines((x, y), (tip.x, tip.y))
      lines((first.x, first.y), (tip.x, tip.y), (second.x, second.y))
    }
  }

  /// An arrow to a corner.
  fileprivate mutating func slanted(x: Double, y: Double) {
    let tip = (x: middle + x * middle, y: 330 + y * middle)
    lines((middle - x * middle, 330 - y * middle), tip)
    lines((tip.x - x * 300, tip.y), tip, (tip.x, tip.y - y * 300))
  }
}
