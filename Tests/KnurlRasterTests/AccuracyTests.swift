import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

/// Every row is compared in a release build, every fifth in a debug build.
private let rowStep = rounds(1, debug: 5)

/// The places that a stroke along straight lines covers, by definition.
private struct StrokeModel {
  var places: [Point]
  var isClosed: Bool
  var half: Double
  var join: Stroke.Join
  var cap: Stroke.Cap
  var miterLimit = 4.0
  private var polygons: [[Point]] = []
  private var sectors: [Sector] = []

  /// A part of a disc, between two directions less than half a turn apart.
  private struct Sector {
    var center: Point
    var from: Vector
    var to: Vector
  }

  init(_ places: [Point], isClosed: Bool, _ stroke: Stroke) {
    (self.places, self.isClosed) = (places, isClosed)
    (half, join, cap, miterLimit) = (stroke.width / 2, stroke.join, stroke.cap, stroke.miterLimit)
    let count = places.count, lineCount = isClosed ? count : count - 1
    for index in 0..<lineCount {
      let isFirst = !isClosed && index == 0, isLast = !isClosed && index == lineCount - 1
      addLine(places[index], places[(index + 1) % count], isFirst, isLast)
    }
    for index in (isClosed ? 0..<count : 1..<count - 1) {
      addJoin(places[(index + count - 1) % count], places[index], places[(index + 1) % count])
    }
    if cap == .round && !isClosed {
      addHalfDisc(places[0], Self.unit(places[1], places[0]))
      addHalfDisc(places[count - 1], Self.unit(places[count - 2], places[count - 1]))
    }
  }

  private mutating func addHalfDisc(_ center: Point, _ ahead: Vector) {
    let left = Vector(x: ahead.y, y: -ahead.x)
    sectors.append(Sector(center: center, from: left, to: ahead))
    sectors.append(Sector(center: center, from: ahead, to: Vector(x: -left.x, y: -left.y)))
  }

  private static func unit(_ a: Point, _ b: Point) -> Vector {
    let d = b - a
    let length = (d.x * d.x + d.y * d.y).squareRoot()
    return Vector(x: d.x / length, y: d.y / length)
  }

  private mutating func addLine(_ a: Point, _ b: Point, _ isFirst: Bool, _ isLast: Bool) {
    let d = Self.unit(a, b) * half
    let side = Vector(x: d.y, y: -d.x)
    let from = isFirst && cap == .square ? a - d : a, to = isLast && cap == .square ? b + d : b
    polygons.append([from + side, to + side, to - side, from - side])
  }

  private mutating func addJoin(_ before: Point, _ corner: Point, _ after: Point) {
    let a = Self.unit(before, corner), b = Self.unit(corner, after)
    let side = a.x * b.y - a.y * b.x >= 0 ? half : -half
    let from = Vector(x: a.y * side, y: -a.x * side), to = Vector(x: b.y * side, y: -b.x * side)
    if join == .round { return sectors.append(Sector(center: corner, from: from, to: to)) }
    let square = (1 + a.x * b.x + a.y * b.y) / 2
    if join == .miter && square * miterLimit * miterLimit >= 1 {
      polygons.append([corner, corner + from, corner + (from + to) * (0.5 / square), corner + to])
    } else {
      polygons.append([corner, corner + from, corner + to])
    }
  }

  func contains(_ x: Double, _ y: Double) -> Bool {
    for sector in sectors {
      let dx = x - sector.center.x, dy = y - sector.center.y, from = sector.from, to = sector.to
      if dx * dx + dy * dy > half * half { continue }
      let sign = from.x * to.y - from.y * to.x >= 0 ? 1.0 : -1
      if sign * (from.x * dy - from.y * dx) >= 0 && sign * (dx * to.y - dy * to.x) >= 0 { return true }
    }
    return polygons.contains { Self.contains($0, x, y) }
  }

  /// Whether a convex polygon holds a place.
  private static func contains(_ polygon: [Point], _ x: Double, _ y: Double) -> Bool {
    var isLeft = true, isRight = true
    var last = polygon[polygon.count - 1]
    for next in polygon {
      let cross = (next.x - last.x) * (y - last.y) - (next.y - last.y) * (x - last.x)
      (isLeft, isRight) = (isLeft && cross >= 0, isRight && cross <= 0)
      last = next
    }
    return isLeft || isRight
  }
}

extension Pixmap {
  /// The largest difference from what 1024 samples say about each pixel that has an edge; far fewer are asked elsewhere.
  ///
  /// A regular grid of 16 by 16 is itself wrong by 8 of 255 along upright and level edges, so samples are spread so that
  /// no two share a column or row.
  func error(_ isInside: (Double, Double) -> Bool) -> Int {
    var largest = 0
    for y in Swift.stride(from: 0, to: height, by: rowStep) {
      for x in 0..<width {
        let value = level(x, y)
        if value > 0 && value < 255 {
          largest = max(largest, distance(x, y, isInside))
        } else {
          largest = max(largest, coarseDistance(x, y, value, isInside))
        }
      }
    }
    return largest
  }

  /// The same for a pixel without an edge, from its corners, and from all samples where they do not agree.
  private func coarseDistance(_ x: Int, _ y: Int, _ value: Int, _ isInside: (Double, Double) -> Bool) -> Int {
    for (i, j) in [(0.06, 0.06), (0.94, 0.06), (0.06, 0.94), (0.94, 0.94)] {
      if isInside(Double(x) + i, Double(y) + j) != (value == 255) { return distance(x, y, isInside) }
    }
    return 0
  }
}

/// No pixel is off by more than 7 of 255 from the area that a shape has in it.
@Suite struct AccuracyTests {
  @Test("circles", arguments: [4, 5.3, 10, 24.6, 64, 65, 131, 200])
  func circles(radius: Double) {
    let side = Int(radius) * 2 + 8
    let center = Point(x: Double(side / 2) + 0.3, y: Double(side / 2) - 0.2)
    let pixmap = painted(side, side) { $0.fill(.circle(center: center, radius: radius), white) }
    // As recorded: edges rounded to 1/256 pixel.
    #expect(
      pixmap.error { x, y in
        let dx = x - center.x, dy = y - center.y
        return dx * dx + dy * dy <= radius * radius
      } <= 7)
  }

  @Test("arcs of all widths and ends", arguments: [4, 20, 64], [0.25, 1, 8])
  func arcs(radius: Double, width: Double) {
    for (cap, start, sweep) in [(Stroke.Cap.butt, 135.0, 270.0), (.round, -20, -200), (.square, 10, 75)] {
      let side = Int(radius) * 2 + 24
      let center = Point(x: Double(side / 2) + 0.2, y: Double(side / 2) - 0.3)
      let pixmap = painted(side, side) {
        $0.stroke(
          .arc(center: center, radius: radius, start: .degrees(start), sweep: .degrees(sweep)), white,
          Stroke(width: width, cap: cap))
      }
      let ends = [start, start + sweep].map { Angle.degrees($0).sineAndCosine }
      let sign = sweep < 0 ? -1.0 : 1, half = width / 2
      let error = pixmap.error { x, y in
        let dx = x - center.x, dy = y - center.y
        let distance = (dx * dx + dy * dy).squareRoot()
        if abs(distance - radius) <= half {
          let angle = Trigonometry.arctangent(y: dy, x: dx) * 180 / .pi
          var turned = (angle - start) * sign
          while turned < 0 { turned += 360 }
          while turned >= 360 { turned -= 360 }
          if turned <= abs(sweep) { return true }
        }
        if cap == .butt || abs(distance - radius) > width { return false }
        for (index, end) in ends.enumerated() {
          let ex = dx - radius * end.cosine, ey = dy - radius * end.sine
          if cap == .round && ex * ex + ey * ey <= half * half { return true }
          let ahead = (index == 0 ? -1.0 : 1) * sign * (ey * end.cosine - ex * end.sine)
          let aside = ex * end.cosine + ey * end.sine
          if cap == .square && ahead >= 0 && ahead <= half && abs(aside) <= half { return true }
        }
        return false
      }
      #expect(error <= 7, "\(cap), radius \(radius), width \(width)")
    }
  }

  private static let joins: [Stroke.Join] = [.miter, .round, .bevel]
  private static let caps: [Stroke.Cap] = [.butt, .round, .square]

  @Test("lines with all corners and ends, open and closed, that cross themselves", arguments: joins, caps)
  func lines(join: Stroke.Join, cap: Stroke.Cap) {
    var generator = SeededGenerator(seed: UInt64(join.rawValue) * 3 + UInt64(cap.rawValue) + 100)
    for round in 0..<3 {
      let places = (0..<generator.count(2...6)).map { _ in
        Point(x: generator.number(12...60), y: generator.number(12...52))
      }
      let isClosed = places.count > 2 && generator.chance(40)
      let stroke = Stroke(
        width: generator.chance(40) ? generator.number(0.25...2) : generator.number(2...15), join: join, cap: cap)
      let path = KnurlRasterTests.lines(places.map { ($0.x, $0.y) }, isClosed: isClosed)
      let pixmap = painted(72, 64) { $0.stroke(path, white, stroke) }
      let model = StrokeModel(places, isClosed: isClosed, stroke)
      let error = pixmap.error(model.contains)
      #expect(error <= 7, "round \(round): \(places), width \(stroke.width), closed: \(isClosed)")
    }
  }

  @Test("turns within the width of a line, miters about their limit", arguments: joins, caps)
  func tightTurns(join: Stroke.Join, cap: Stroke.Cap) {
    let seed = UInt64(join.rawValue) * 3 + UInt64(cap.rawValue) + 9000
    var generator = SeededGenerator(seed: seed)
    func rounded(_ value: Double) -> Double { (min(36, max(12, value)) * 256).rounded() / 256 }
    for round in 0..<6 {
      var places = [Point(x: 24, y: 24)]
      for _ in 0..<generator.count(2...6) {
        let last = places[places.count - 1]
        let next = Point(
          x: rounded(last.x + generator.number(-7...7)), y: rounded(last.y + generator.number(-7...7)))
        if next != last && next != places[0] { places.append(next) }
      }
      if places.count < 3 { continue }
      let stroke = Stroke(
        width: generator.number(5...16), join: join, cap: cap, miterLimit: [1.2, 1.6, 4][round % 3])
      let isClosed = generator.chance(40)
      let path = KnurlRasterTests.lines(places.map { ($0.x, $0.y) }, isClosed: isClosed)
      let pixmap = painted(56, 56) { $0.stroke(path, white, stroke) }
      let error = pixmap.error(StrokeModel(places, isClosed: isClosed, stroke).contains)
      #expect(error <= 8, "seed \(seed), round \(round): \(places), width \(stroke.width), closed: \(isClosed)")
    }
  }

  @Test("arcs whose caps reach over one another", arguments: [230, 250, 262, 270, 290, 320, 359.9])
  func meetingCaps(sweep: Double) {
    let center = Point(x: 24.2, y: 23.7), start = 20.0
    let ends = [start, start + sweep].map { Angle.degrees($0).sineAndCosine }
    for (radius, width) in [(10.0, 14.0), (10, 18), (12, 5)] {
      for cap in [Stroke.Cap.round, .square] {
        let pixmap = painted(48, 48) {
          $0.stroke(
            .arc(center: center, radius: radius, start: .degrees(start), sweep: .degrees(sweep)), white,
            Stroke(width: width, cap: cap))
        }
        let half = width / 2
        let error = pixmap.error { x, y in
          let dx = x - center.x, dy = y - center.y, distance = (dx * dx + dy * dy).squareRoot()
          if abs(distance - radius) <= half {
            let turned = Angle(x: dx, y: dy).degrees - start
            if turned - (turned / 360).rounded(.down) * 360 <= sweep { return true }
          }
          for (index, end) in ends.enumerated() {
            let aside = dx * end.cosine + dy * end.sine - radius
            let ahead = (index == 0 ? -1 : 1) * (dy * end.cosine - dx * end.sine)
            if ahead < 0 { continue }
            if cap == .square ? ahead <= half && abs(aside) <= half : ahead * ahead + aside * aside <= half * half {
              return true
            }
          }
          return false
        }
        #expect(error <= 8, "\(cap), radius \(radius), width \(width)")
      }
    }
  }

  @Test("dashes with caps that lie over one another", arguments: [Stroke.Cap.round, .square])
  func meetingDashes(cap: Stroke.Cap) {
    let leg = 0.5.squareRoot()
    for dash in [[4.0, 3], [0, 4], [0, 11]] {
      let pixmap = painted(44, 44) {
        $0.stroke(
          .line(from: Point(x: 8, y: 8), to: Point(x: 8 + 30 * leg, y: 8 + 30 * leg)), white,
          Stroke(width: 6, cap: cap, dash: dash))
      }
      let error = pixmap.error { x, y in
        let along = (x + y - 16) * leg, aside = (x - y) * leg
        for start in stride(from: 0.0, to: 30, by: dash[0] + dash[1]) {
          let end = min(30, start + dash[0]), gone = along - min(end, max(start, along))
          if cap == .square ? abs(gone) <= 3 && abs(aside) <= 3 : gone * gone + aside * aside <= 9 { return true }
        }
        return false
      }
      #expect(error <= 8, "\(dash)")
    }
  }

  @Test("cubic curves: a wave, a loop, a narrow bend, a cusp", arguments: 0...3, [0.25, 1, 6, 18])
  func cubics(index: Int, width: Double) {
    let curves = [
      [(20.0, 70.0), (35, -20), (70, 130), (80, 30)], [(20, 80), (110, 10), (-10, 10), (80, 80)],
      [(20, 80), (48, -15), (52, -15), (70, 80)], [(20, 80), (80, 20), (20, 20), (80, 80)],
    ]
    let p = curves[index]
    // Discs so near to each other that the dents between them are no more than 1/1000 pixel.
    let count = width < 1 ? 6000 : 1500
    let fine = (0...count).map { step in
      let t = Double(step) / Double(count), u = 1 - t
      let w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      return (x: zip(w, p).reduce(0) { $0 + $1.0 * $1.1.0 }, y: zip(w, p).reduce(0) { $0 + $1.0 * $1.1.1 })
    }
    var path = Path()
    path.move(to: Point(x: p[0].0, y: p[0].1))
    path.cubic(
      to: Point(x: p[3].0, y: p[3].1), control1: Point(x: p[1].0, y: p[1].1), control2: Point(x: p[2].0, y: p[2].1))
    let pixmap = painted(100, 100) { $0.stroke(path, white, Stroke(width: width, join: .round, cap: .round)) }
    let half = width / 2, reach = width / 2 + 0.8
    for y in stride(from: 0, to: 100, by: rowStep) {
      let band = fine.filter { abs($0.y - Double(y) - 0.5) <= reach }
      for x in 0..<100 {
        let near = band.filter {
          let dx = $0.x - Double(x) - 0.5, dy = $0.y - Double(y) - 0.5
          return dx * dx + dy * dy <= reach * reach
        }
        if near.isEmpty {
          #expect(pixmap.level(x, y) == 0)
        } else {
          let isInner = near.contains {
            let dx = $0.x - Double(x) - 0.5, dy = $0.y - Double(y) - 0.5
            return half > 0.75 && dx * dx + dy * dy <= (half - 0.75) * (half - 0.75)
          }
          if isInner {
            #expect(pixmap.level(x, y) == 255, "(\(x), \(y))")
          } else {
            let error = pixmap.distance(x, y) { x, y in near.contains { isNear($0, x, y, half) } }
            #expect(error <= 7, "(\(x), \(y))")
          }
        }
      }
    }
  }

  @Test(
    "flat and square ends of curves stand across the curve, not across its last line", arguments: [6.0, 18], [12.0, 25])
  func ends(width: Double, radius: Double) {
    let k = 0.5522847498307936 * radius, center = Point(x: 20, y: 20)
    var path = Path()
    path.move(to: Point(x: center.x + radius, y: center.y))
    path.cubic(
      to: Point(x: center.x, y: center.y + radius), control1: Point(x: center.x + radius, y: center.y + k),
      control2: Point(x: center.x + k, y: center.y + radius))
    for cap in [Stroke.Cap.butt, .square] {
      let pixmap = painted(60, 60) { $0.stroke(path, white, Stroke(width: width, cap: cap)) }
      let reach = cap == .square ? width / 2 : 0
      for y in stride(from: 0, to: 60, by: rowStep) {
        for x in 0..<60 {
          let error = pixmap.distance(x, y) { x, y in
            let dx = x - center.x, dy = y - center.y, away = (dx * dx + dy * dy).squareRoot()
            if dx >= 0 && dy >= 0 { return abs(away - radius) <= width / 2 }
            // A square end goes straight on.
            return dy < 0
              ? dy >= -reach && abs(dx - radius) <= width / 2 : dx >= -reach && abs(dy - radius) <= width / 2
          }
          #expect(error <= 7, "\(cap), (\(x), \(y))")
        }
      }
    }
  }

  private func isNear(_ a: (x: Double, y: Double), _ x: Double, _ y: Double, _ reach: Double) -> Bool {
    (a.x - x) * (a.x - x) + (a.y - y) * (a.y - y) <= reach * reach
  }
}
