/// A corner of a flattened path, in 24.8.
struct Vertex {
  var x: Double
  var y: Double
  /// Whether the path runs on without a corner: a place within a curve.
  var isSmooth: Bool

  init(_ x: Double, _ y: Double, isSmooth: Bool = false) {
    (self.x, self.y, self.isSmooth) = (x, y, isSmooth)
  }

  var length: Double { (x * x + y * y).squareRoot() }

  static func + (a: Vertex, b: Vertex) -> Vertex { Vertex(a.x + b.x, a.y + b.y) }
  static func - (a: Vertex, b: Vertex) -> Vertex { Vertex(a.x - b.x, a.y - b.y) }
  static func * (factor: Double, vertex: Vertex) -> Vertex { Vertex(factor * vertex.x, factor * vertex.y) }
}

/// The way that a path takes at a place.
struct Direction: Equatable {
  var x: Double
  var y: Double

  static let none = Direction(0, 0)

  init(_ x: Double, _ y: Double) {
    (self.x, self.y) = (x, y)
  }

  init(from a: Vertex, to b: Vertex) {
    self.init(b.x - a.x, b.y - a.y)
  }

  var isNone: Bool { x == 0 && y == 0 }
  var length: Double { (x * x + y * y).squareRoot() }
  /// The same of length one, or nothing.
  var unit: Direction { isNone ? self : self * (1 / length) }

  func cross(_ other: Direction) -> Double { x * other.y - y * other.x }
  func dot(_ other: Direction) -> Double { x * other.x + y * other.y }

  static func + (a: Direction, b: Direction) -> Direction { Direction(a.x + b.x, a.y + b.y) }
  static func - (a: Direction, b: Direction) -> Direction { Direction(a.x - b.x, a.y - b.y) }
  static func * (a: Direction, factor: Double) -> Direction { Direction(a.x * factor, a.y * factor) }
}

/// How a path comes to one of its corners and goes on, in vectors of any length. None means along the line there: only
/// curves have directions of their own, as the lines that stand for them begin and end aslant.
struct Turn {
  var arrival = Direction.none
  var departure = Direction.none

  var isNone: Bool { arrival.isNone && departure.isNone }
}

/// A subpath as lines.
struct Polyline {
  private(set) var vertices: [Vertex] = []
  /// One for each vertex that is not smooth.
  private(set) var turns: [Turn] = []
  /// Whether places within curves lie outside of them, so that lines enclose as much as the curve, and not on them.
  var isPushedOut = false

  mutating func removeAll() {
    vertices.removeAllKeepingRoom(atLeast: 512)
    turns.removeAllKeepingRoom(atLeast: 64)
    isPushedOut = false
  }

  mutating func append(_ vertex: Vertex, _ turn: Turn = Turn()) {
    vertices.append(vertex)
    if !vertex.isSmooth { turns.append(turn) }
  }

  mutating func append(smooth x: Double, _ y: Double) { vertices.append(Vertex(x, y, isSmooth: true)) }

  mutating func append(_ other: Polyline) {
    vertices.append(contentsOf: other.vertices)
    turns.append(contentsOf: other.turns)
  }

  /// Lets a curve begin at the last vertex.
  mutating func depart(_ direction: Direction) {
    turns[turns.count - 1].departure = direction
  }
}
