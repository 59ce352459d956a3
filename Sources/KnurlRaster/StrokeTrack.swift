/// The places of a line that is stroked, no two in a row the same, and the directions between them.
struct StrokeTrack {
  struct Place {
    var x: Double
    var y: Double
    /// Whether it lies within a curve.
    var isSmooth: Bool
    /// How the path comes here and goes on, of length one; none along the lines.
    var turn: Turn
    /// The direction of the line to the next place, of length one, and its length.
    var along = Direction.none
    var length = 0.0

    var vertex: Vertex { Vertex(x, y) }
  }

  private(set) var places: [Place] = []
  private(set) var isClosed = false

  init() {
    places.reserveCapacity(512)
  }

  var count: Int { places.count }
  /// The number of lines between the places.
  var lineCount: Int { isClosed ? count : max(0, count - 1) }

  /// The place behind one.
  func next(_ index: Int) -> Int { index + 1 == places.count ? 0 : index + 1 }
  /// The line before a place.
  func before(_ index: Int) -> Int { index == 0 ? places.count - 1 : index - 1 }

  /// Takes a subpath.
  ///
  /// Places that follow one another within a rounding error count as one: the line between them has a direction without
  /// sense, and joins would make that visible.
  mutating func take(_ line: Polyline, isClosed: Bool) {
    places.removeAll(keepingCapacity: true)
    let slack = line.vertices.count > 2 ? 1.0 : 0
    var corner = 0
    for vertex in line.vertices {
      var turn = Turn()
      if !vertex.isSmooth {
        turn = Turn(arrival: line.turns[corner].arrival.unit, departure: line.turns[corner].departure.unit)
        corner += 1
      }
      let place = Place(x: vertex.x, y: vertex.y, isSmooth: vertex.isSmooth, turn: turn)
      if let last = places.last, Self.isNear(last, place, slack) {
        Self.merge(place, into: &places[places.count - 1])
      } else {
        places.append(place)
      }
    }
    self.isClosed = isClosed
    if isClosed { close(slack) }
    measure()
  }

  /// Takes off places at the end that repeat the first one.
  private mutating func close(_ slack: Double) {
    while places.count > 1, Self.isNear(places[0], places[places.count - 1], slack) {
      var last = places.removeLast()
      Self.merge(places[0], into: &last)
      (places[0].isSmooth, places[0].turn) = (last.isSmooth, last.turn)
    }
  }

  private static func isNear(_ a: Place, _ b: Place, _ slack: Double) -> Bool {
    abs(a.x - b.x) <= slack && abs(a.y - b.y) <= slack
  }

  private static func merge(_ next: Place, into place: inout Place) {
    if next.isSmooth { return }
    if place.isSmooth { place.turn.arrival = next.turn.arrival }
    place.turn.departure = next.turn.departure
    place.isSmooth = false
  }

  private mutating func measure() {
    for index in 0..<lineCount {
      let a = places[index], b = places[next(index)]
      let x = b.x - a.x, y = b.y - a.y
      let length = (x * x + y * y).squareRoot()
      places[index].along = Direction(x / length, y / length)
      places[index].length = length
    }
  }

  // MARK: Directions

  /// How the path comes to a place and how it goes on.
  func arrival(_ index: Int) -> Direction {
    let own = places[index].turn.arrival
    return own.isNone ? places[before(index)].along : own
  }

  func departure(_ index: Int) -> Direction {
    let own = places[index].turn.departure
    return own.isNone ? places[index].along : own
  }

  /// The direction of the path at a share of a line.
  ///
  /// In the middle that is the line's own. At its ends it is that of the parabola through three places, which is a
  /// curve's own but for the third order.
  func direction(_ line: Int, _ share: Double) -> Direction {
    let along = places[line].along
    if share == 0.5 { return along }
    let end = share < 0.5 ? departureOfCurve(line) : arrivalOfCurve(next(line))
    return (along + (end - along) * abs(2 * share - 1)).unit
  }

  /// Whether a line is no part of a curve.
  func isStraight(_ line: Int) -> Bool {
    let a = places[line], b = places[next(line)]
    return !a.isSmooth && !b.isSmooth && a.turn.departure.isNone && b.turn.arrival.isNone
  }

  private func departureOfCurve(_ index: Int) -> Direction {
    places[index].isSmooth ? middle(index) : departure(index)
  }

  private func arrivalOfCurve(_ index: Int) -> Direction {
    places[index].isSmooth ? middle(index) : arrival(index)
  }

  private func middle(_ index: Int) -> Direction {
    guard isClosed || (index > 0 && index < places.count - 1) else { return places[min(index, lineCount - 1)].along }
    let a = places[before(index)], b = places[index]
    return (a.along * b.length + b.along * a.length) * (1 / (a.length + b.length))
  }

  /// Makes the lines as long as the curves that they stand for. A line between two places of a curve is shorter than it by
  /// 1/24 of the turn's square; one that has been pushed out is longer by as much.
  mutating func measureCurves(isPushedOut: Bool) {
    var start = lineCount > 0 ? direction(0, 0) : .none
    for line in 0..<lineCount {
      let end = direction(line, 1)
      let next = line + 1 < lineCount ? direction(line + 1, 0) : .none
      if !isStraight(line) {
        let turn = start.cross(end)
        places[line].length *= 1 + (isPushedOut ? -turn * turn : turn * turn) / 24
      }
      start = next
    }
  }

  // MARK: Shape

  /// Whether the line may come back to where it was. One that always goes on in one direction does not, nor does a convex
  /// outline.
  var meetsItself: Bool {
    if lineCount < 3 && !isClosed { return false }
    let first = places[0].along
    var goesOn = true, goesRight = true, goesLeft = true, goesDown = true, goesUp = true
    var turnsLeft = true, turnsRight = true, changes = 0
    var last = places[lineCount - 1].along
    for index in 0..<lineCount {
      let here = places[index].along
      goesOn = goesOn && here.dot(first) > 0
      (goesRight, goesLeft) = (goesRight && here.x > 0, goesLeft && here.x < 0)
      (goesDown, goesUp) = (goesDown && here.y > 0, goesUp && here.y < 0)
      let cross = last.cross(here)
      (turnsLeft, turnsRight) = (turnsLeft && cross <= 0, turnsRight && cross >= 0)
      if (last.x < 0) != (here.x < 0) { changes += 1 }
      last = here
    }
    if isClosed { return !((turnsLeft || turnsRight) && changes <= 2) }
    return !(goesOn || goesRight || goesLeft || goesDown || goesUp)
  }
}
