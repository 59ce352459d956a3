import KnurlGeometry

/// Parts that letters share.
extension Engraver {
  /// A dot, a little wider than the pen.
  mutating func dot(_ x: Double, _ y: Double) {
    lift()
    arc(x, y, pen * 0.11, 0, 360)
    close()
  }

  /// Sets the pen down and lifts it: a dot of the pen's width.
  mutating func touch(_ x: Double, _ y: Double) {
    lines((x - 0.25, y), (x + 0.25, y))
  }

  /// Two half circles joined by straight sides.
  mutating func ring(_ left: Double, _ bottom: Double, _ right: Double, _ top: Double) {
    let radius = min(right - left, top - bottom) / 2
    lift()
    arc(left + radius, top - radius, radius, 90, 180)
    arc(left + radius, bottom + radius, radius, 180, 270)
    arc(right - radius, bottom + radius, radius, 270, 360)
    arc(right - radius, top - radius, radius, 0, 90)
    close()
  }

  /// A ring that is open at the right; its ends look up and down by so many degrees.
  mutating func openRing(_ bottom: Double, _ top: Double, from start: Double, to end: Double) {
    let radius = min(width, top - bottom) / 2
    lift()
    arc(radius, top - radius, radius, start, 180)
    arc(radius, bottom + radius, radius, 180, 360 - end)
  }

  /// The bow of D, B, P, R: from the stem along the top, round, and back along the bottom to the stem.
  mutating func bow(_ bottom: Double, _ top: Double, left: Double = 0, right: Double, radius: Double = 238) {
    let radius = min(radius, (top - bottom) / 2)
    move(left, top)
    arc(right - radius, top - radius, radius, 90, 0)
    arc(right - radius, bottom + radius, radius, 0, -90)
    line(left, bottom)
  }

  /// The arch of n, h, m, r: out of a stem at the left, over the top, round.
  mutating func arch(from stem: Double, to right: Double, top: Double) {
    let radius = (right - stem) / 2
    shoulder(stem, right - radius, top)
    arc(right - radius, top - radius, radius, 90, 0)
  }

  /// Out of a stem and up to the top, where the pen goes level.
  mutating func shoulder(_ stem: Double, _ x: Double, _ top: Double) {
    let radius = (x - stem) * Self.shoulderRadius
    lift()
    arc(x, top - radius, radius, 90 + Self.shoulderAngle, 90)
  }

  /// The radius of a shoulder by the distance that it goes; its angle follows.
  static var shoulderRadius: Double { 1.14 }
  static var shoulderAngle: Double {
    let sine = 1 / shoulderRadius
    return Angle(x: (1 - sine * sine).squareRoot(), y: sine).degrees
  }

  /// The bowl of b, p (stem at the left) or d, q, g (stem at the right).
  mutating func bowl(isStemLeft: Bool) {
    let radius = min(width, roundMean - roundBase) / 2
    let far = radius * Self.shoulderRadius
    let angle = Self.shoulderAngle
    lift()
    if isStemLeft {
      arc(width - radius, roundMean - far, far, 90 + angle, 90)
      arc(width - radius, roundMean - radius, radius, 90, 0)
      arc(width - radius, roundBase + radius, radius, 0, -90)
      arc(width - radius, roundBase + far, far, -90, -90 - angle)
    } else {
      arc(radius, roundMean - far, far, 90 - angle, 90)
      arc(radius, roundMean - radius, radius, 90, 180)
      arc(radius, roundBase + radius, radius, 180, 270)
      arc(radius, roundBase + far, far, 270, 270 + angle)
    }
  }

  /// The double bend of S and s, with ends that reach `reach` degrees past the crown.
  mutating func doubleBend(_ bottom: Double, _ top: Double, reach: Double) {
    let radius = (top - bottom) * 0.236
    let (x, y) = (width - 2 * radius, top - bottom - 2 * radius)
    let distance = (x * x + y * y).squareRoot()
    let sine = 2 * radius / distance
    let slope = Angle(x: x, y: -y).degrees + Angle(x: (1 - sine * sine).squareRoot(), y: sine).degrees
    lift()
    arc(width - radius, top - radius, radius, 90 - reach, 90)
    arc(radius, top - radius, radius, 90, 270 + slope)
    arc(width - radius, bottom + radius, radius, 90 + slope, -90)
    arc(radius, bottom + radius, radius, -90, -90 - reach)
  }

  /// The direction, in degrees, at which a pen that goes along a circle must leave it to get straight to a place.
  func leaving(
    _ x: Double, _ y: Double, _ radius: Double, toward place: (x: Double, y: Double), clockwise: Bool
  ) -> Double {
    let (dx, dy) = (place.x - x, place.y - y)
    let distance = (dx * dx + dy * dy).squareRoot()
    let cosine = min(1, radius / distance)
    let turn = Angle(x: cosine, y: (1 - cosine * cosine).squareRoot()).degrees
    return Angle(x: dx, y: dy).degrees + (clockwise ? turn : -turn)
  }
}
