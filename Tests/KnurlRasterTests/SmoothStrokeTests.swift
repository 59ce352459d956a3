import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

/// The places that strokes along smooth lines cover, by definition: those that a side of half the width sweeps over to the
/// left and right of the line, and those of its caps.
private struct SweepModel {
  private struct Step {
    var place: Point
    var ahead: Vector
    /// How long the line is up to here.
    var length: Double
  }

  /// One dash, or the whole line.
  private struct Run {
    var steps: [Step]
    var hasEnds: Bool
    /// The steps that count.
    var parts: [Int] = []
  }

  private var runs: [Run] = []
  private let half: Double
  private let cap: Stroke.Cap

  /// Takes a line by its places and the directions there, as a function of 0...1.
  init(isClosed: Bool, _ stroke: Stroke, count: Int = 480, _ line: (Double) -> (Point, Vector)) {
    (half, cap) = (stroke.width / 2, stroke.cap)
    var steps: [Step] = []
    for index in 0...count {
      let (place, ahead) = line(Double(index) / Double(count))
      let way = steps.last.map { (place - $0.place).length } ?? 0
      steps.append(Step(place: place, ahead: ahead, length: (steps.last?.length ?? 0) + way))
    }
    if stroke.dash.isEmpty {
      runs = [Run(steps: steps, hasEnds: !isClosed)]
    } else {
      cut(steps, isClosed: isClosed, stroke.dash)
    }
  }

  private mutating func cut(_ steps: [Step], isClosed: Bool, _ dashes: [Double]) {
    let total = steps[steps.count - 1].length
    var from = 0.0, index = 0
    var parts: [[Step]] = []
    while from < total {
      let to = min(total, from + dashes[index % dashes.count])
      if index % 2 == 0 { parts.append(Self.part(steps, from, to)) }
      (from, index) = (to, index + 1)
    }
    if isClosed && index % 2 == 1 && parts.count > 1 { parts[0] = parts.removeLast() + parts[0] }
    runs = parts.map { Run(steps: $0, hasEnds: true) }
  }

  private static func part(_ steps: [Step], _ from: Double, _ to: Double) -> [Step] {
    func step(at length: Double) -> Step {
      let next = steps.firstIndex { $0.length >= length } ?? steps.count - 1
      let a = steps[max(0, next - 1)], b = steps[next]
      let share = b.length > a.length ? (length - a.length) / (b.length - a.length) : 0
      return Step(place: a.place + (b.place - a.place) * share, ahead: share < 0.5 ? a.ahead : b.ahead, length: length)
    }
    return [step(at: from)] + steps.filter { $0.length > from && $0.length < to } + [step(at: to)]
  }

  /// The parts of the line that may cover a pixel: those across which its middle lies, or nearly.
  func near(_ x: Int, _ y: Int) -> SweepModel {
    var model = self
    model.runs = runs.map { run in
      var run = run
      let x = Double(x) + 0.5, y = Double(y) + 0.5
      let along = run.steps.map { ($0.ahead.x * (x - $0.place.x)) + $0.ahead.y * (y - $0.place.y) }
      run.parts = (1..<along.count).filter { index in
        let a = along[index - 1], b = along[index]
        return !(a > 0.75 && b > 0.75) && !(a < -0.75 && b < -0.75)
      }
      return run
    }
    return model
  }

  func contains(_ x: Double, _ y: Double) -> Bool {
    runs.contains { contains(x, y, $0) }
  }

  private func contains(_ x: Double, _ y: Double, _ run: Run) -> Bool {
    let steps = run.steps
    func way(_ step: Step) -> Vector { Vector(x: x - step.place.x, y: y - step.place.y) }
    func along(_ step: Step) -> Double {
      let way = way(step)
      return way.x * step.ahead.x + way.y * step.ahead.y
    }
    for index in run.parts {
      let last = along(steps[index - 1]), next = along(steps[index])
      if (last >= 0) != (next >= 0) || next == 0 {
        let share = last == next ? 0 : last / (last - next)
        let a = way(steps[index - 1]), b = way(steps[index])
        let foot = a + (b - a) * share
        if foot.x * foot.x + foot.y * foot.y <= half * half { return true }
      }
    }
    if !run.hasEnds || cap == .butt { return false }
    for (step, sign) in [(steps[0], -1.0), (steps[steps.count - 1], 1)] {
      let way = way(step), ahead = along(step) * sign
      let aside = way.x * step.ahead.y - way.y * step.ahead.x
      if ahead < 0 { continue }
      if cap == .round ? way.x * way.x + way.y * way.y <= half * half : ahead <= half && abs(aside) <= half {
        return true
      }
    }
    return false
  }
}

/// A closed smooth line, as a path and as a function.
private struct SmoothLine {
  var path: Path
  var isClosed = true
  var place: (Double) -> (Point, Vector)

  /// Straight parts and arcs, each from where the last one ended, by lengths and turns.
  init(from start: Point, heading: Double, _ parts: [(length: Double, turn: Double)], isClosed: Bool) {
    var pieces: [(start: Point, heading: Double, length: Double, turn: Double)] = []
    var (at, angle) = (start, heading)
    for part in parts {
      pieces.append((at, angle, part.length, part.turn))
      at = Self.end(at, angle, part.length, part.turn, 1)
      angle += part.turn
    }
    path = Path()
    path.move(to: start)
    for piece in pieces { Self.add(piece, to: &path) }
    if isClosed { path.close() }
    self.isClosed = isClosed
    let total = parts.reduce(0) { $0 + $1.length }
    place = { share in
      var rest = share * total
      for (index, piece) in pieces.enumerated() {
        if rest > piece.length && index < pieces.count - 1 {
          rest -= piece.length
          continue
        }
        let part = rest / piece.length
        let ahead = Vector(angle: .radians(piece.heading + piece.turn * part), length: 1)
        return (Self.end(piece.start, piece.heading, piece.length, piece.turn, part), ahead)
      }
      return (start, .zero)
    }
  }

  private static func end(_ start: Point, _ heading: Double, _ length: Double, _ turn: Double, _ part: Double) -> Point
  {
    if turn == 0 { return start + Vector(angle: .radians(heading), length: length * part) }
    let radius = length / turn
    let from = Vector(angle: .radians(heading - .pi / 2), length: radius)
    let to = Vector(angle: .radians(heading - .pi / 2 + turn * part), length: radius)
    return start - from + to
  }

  private static func add(
    _ piece: (start: Point, heading: Double, length: Double, turn: Double), to path: inout Path
  ) {
    if piece.turn == 0 {
      return path.line(to: end(piece.start, piece.heading, piece.length, 0, 1))
    }
    let count = max(1, Int((abs(piece.turn) / 0.6).rounded(.up)))
    let turn = piece.turn / Double(count), length = piece.length / Double(count)
    for index in 0..<count {
      let from = end(piece.start, piece.heading, piece.length, piece.turn, Double(index) / Double(count))
      let to = end(piece.start, piece.heading, piece.length, piece.turn, Double(index + 1) / Double(count))
      let heading = piece.heading + turn * Double(index)
      let (sine, cosine) = Angle.radians(turn / 4).sineAndCosine
      let reach = 4.0 / 3 * sine / cosine * length / turn
      path.cubic(
        to: to, control1: from + Vector(angle: .radians(heading), length: reach),
        control2: to - Vector(angle: .radians(heading + turn), length: reach))
    }
  }

  /// Cubic curves, by their places.
  init(_ curves: [[Point]], isClosed: Bool) {
    path = Path()
    path.move(to: curves[0][0])
    for curve in curves { path.cubic(to: curve[3], control1: curve[1], control2: curve[2]) }
    if isClosed { path.close() }
    self.isClosed = isClosed
    place = { share in
      let index = min(curves.count - 1, Int(share * Double(curves.count)))
      let t = share * Double(curves.count) - Double(index), u = 1 - t
      let p = curves[index].map { Vector(x: $0.x, y: $0.y) }
      let at = p[0] * (u * u * u) + p[1] * (3 * u * u * t) + p[2] * (3 * u * t * t) + p[3] * (t * t * t)
      let way = (p[1] - p[0]) * (u * u) + (p[2] - p[1]) * (2 * u * t) + (p[3] - p[2]) * (t * t)
      return (Point(x: at.x, y: at.y), way * (1 / max(1e-9, way.length)))
    }
  }

  static func capsule(_ center: Point, _ width: Double, _ height: Double) -> SmoothLine {
    let radius = height / 2, length = width - height
    return SmoothLine(
      from: Point(x: center.x - length / 2, y: center.y - radius), heading: 0,
      [(length, 0), (.pi * radius, .pi), (length, 0), (.pi * radius, .pi)], isClosed: true)
  }
}

/// Where a line has no corner, joins do not show, however wide it is: no pixel is off by more than 7 of 255, or 8
/// where caps lie over one another.
@Suite struct SmoothStrokeTests {
  private static let joins: [Stroke.Join] = [.miter, .round, .bevel]

  private static func error(_ line: SmoothLine, _ stroke: Stroke, side: Int) -> (Int, Int, Int) {
    let pixmap = painted(side, side) { $0.stroke(line.path, white, stroke) }
    let model = SweepModel(isClosed: line.isClosed, stroke, line.place)
    var worst = (0, 0, 0)
    for y in 0..<side {
      for x in 0..<side {
        let error = pixmap.sampledDistance(x, y, model.near(x, y).contains)
        if error > worst.0 { worst = (error, x, y) }
      }
    }
    return worst
  }

  @Test("capsules, as paths", arguments: joins, [1.0, 60])
  func capsules(join: Stroke.Join, width: Double) {
    let side = Int(width) + 30
    let line = SmoothLine.capsule(Point(x: Double(side) / 2 + 0.3, y: Double(side) / 2 - 0.2), 22, 8)
    let error = Self.error(line, Stroke(width: width, join: join), side: side)
    #expect(error.0 <= 7, "\(error)")
  }

  @Test("open lines of arcs and straight parts, with all ends, in dashes or whole", arguments: 0..<rounds(12, debug: 4))
  func openLines(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 700)
    let parts = (0..<generator.count(2...4)).map { _ in
      (length: generator.number(10...30), turn: generator.chance(30) ? 0 : generator.number(-2...2))
    }
    let width = [0.25, 1, 3, 9, 30, 80][seed % 6]
    let line = SmoothLine(from: Point(x: 48.2, y: 47.7), heading: generator.number(0...6), parts, isClosed: false)
    // Where a flat end lies within the width of a bend, what its side sweeps over depends on the steps of the curve.
    let cap: Stroke.Cap = width > 9 ? .round : [.butt, .round, .square][seed / 3 % 3]
    let stroke = Stroke(
      width: width, join: Self.joins[seed % 3], cap: cap,
      dash: seed % 4 == 3 ? [generator.number(2...9) + width / 4, generator.number(2...9) + width / 4] : [])
    let error = Self.error(line, stroke, side: 96)
    #expect(error.0 <= 8, "\(error) \(parts) \(stroke)")
  }

  @Test("closed chains of cubic curves", arguments: 0..<rounds(6, debug: 2))
  func chains(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 900)
    let count = generator.count(3...5)
    var places: [Point] = []
    for index in 0..<count {
      let angle = Double.pi * 2 * (Double(index) + generator.number(-0.3...0.3)) / Double(count)
      let way = Vector(angle: .radians(angle), length: generator.number(10...32))
      places.append(Point(x: 48.3, y: 47.6) + way)
    }
    var curves: [[Point]] = []
    func way(_ index: Int) -> Vector {
      (places[(index + 1) % count] - places[(index + count - 1) % count]) * 0.167
    }
    for index in 0..<count {
      let next = (index + 1) % count
      curves.append([places[index], places[index] + way(index), places[next] - way(next), places[next]])
    }
    let line = SmoothLine(curves, isClosed: true)
    let dash = seed % 4 == 2 ? [generator.number(3...12), generator.number(3...12)] : []
    let stroke = Stroke(width: [0.25, 40, 3, 17, 1, 80][seed % 6], join: Self.joins[seed % 3], dash: dash)
    let error = Self.error(line, stroke, side: 96)
    #expect(error.0 <= 7, "\(error) \(stroke)")
  }
}

extension Pixmap {
  /// The difference of a pixel's level from what samples say: many where an edge may be, few elsewhere.
  fileprivate func sampledDistance(_ x: Int, _ y: Int, _ isInside: (Double, Double) -> Bool) -> Int {
    let value = level(x, y)
    if value == 0 || value == 255 {
      var isPlain = true
      for (i, j) in [(0.06, 0.06), (0.94, 0.06), (0.06, 0.94), (0.94, 0.94)] {
        if isInside(Double(x) + i, Double(y) + j) != (value == 255) { isPlain = false }
      }
      if isPlain { return 0 }
    }
    return distance(x, y, isInside)
  }
}
