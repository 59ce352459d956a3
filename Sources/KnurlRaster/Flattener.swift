import KnurlDrawing

/// A corner of a flattened path, in 24.8.
struct Vertex {
  var x: Double
  var y: Double
  /// Whether the path runs on without a corner: a place within a curve.
  var isSmooth: Bool

  init(_ x: Double, _ y: Double, isSmooth: Bool = false) {
    (self.x, self.y, self.isSmooth) = (x, y, isSmooth)
  }
}

/// Turns the curves of a path into lines that deviate by about 1/50 pixel at most.
struct Flattener {
  /// In 1/256 pixel.
  static let tolerance = 5.0
  /// No curve gets more lines than this.
  static let maximumSteps = 4096.0

  private var vertices: [Vertex] = []

  /// Lends the subpaths of a path, whose words begin with the rule, one after the other.
  mutating func flatten(_ words: UnsafePointer<Int32>, _ body: ([Vertex], Bool) -> Void) {
    let end = unsafe 2 + Int(words[1])
    var index = 2
    vertices.removeAllKeepingRoom(atLeast: 64)
    while index < end {
      let verb = unsafe words[index]
      let place = unsafe words + index + 1
      switch verb {
      case DrawWords.Verb.move:
        finish(isClosed: false, body)
        unsafe vertices.append(Self.vertex(place))
      case DrawWords.Verb.close:
        close(body)
      default:
        unsafe add(verb, place)
      }
      index += 1 + DrawWords.Verb.coordinates(verb)
    }
    finish(isClosed: false, body)
  }

  private mutating func finish(isClosed: Bool, _ body: ([Vertex], Bool) -> Void) {
    if vertices.count > 1 { body(vertices, isClosed) }
    vertices.removeAllKeepingRoom(atLeast: 64)
  }

  /// Ends a closed subpath; what follows without a move begins where the subpath began.
  private mutating func close(_ body: ([Vertex], Bool) -> Void) {
    guard let first = vertices.first else { return }
    finish(isClosed: true, body)
    vertices.append(Vertex(first.x, first.y))
  }

  private mutating func add(_ verb: Int32, _ place: UnsafePointer<Int32>) {
    if vertices.isEmpty { unsafe vertices.append(Self.vertex(place)) }
    switch verb {
    case DrawWords.Verb.line: unsafe vertices.append(Self.vertex(place))
    case DrawWords.Verb.quadratic: unsafe addQuadratic(Self.vertex(place), Self.vertex(place + 2))
    default: unsafe addCubic(Self.vertex(place), Self.vertex(place + 2), Self.vertex(place + 4))
    }
  }

  private static func vertex(_ place: UnsafePointer<Int32>) -> Vertex {
    unsafe Vertex(Double(place[0]), Double(place[1]))
  }

  private mutating func addQuadratic(_ c: Vertex, _ end: Vertex) {
    let p = vertices[vertices.count - 1]
    let bend = Self.length(p.x - 2 * c.x + end.x, p.y - 2 * c.y + end.y)
    let steps = Self.steps(bend / (4 * Self.tolerance))
    var step = 1
    while step < steps {
      let t = Double(step) / Double(steps), u = 1 - t
      let a = u * u, b = 2 * u * t, d = t * t
      vertices.append(Vertex(a * p.x + b * c.x + d * end.x, a * p.y + b * c.y + d * end.y, isSmooth: true))
      step += 1
    }
    vertices.append(end)
  }

  private mutating func addCubic(_ c1: Vertex, _ c2: Vertex, _ end: Vertex) {
    let p = vertices[vertices.count - 1]
    let bend1 = Self.length(p.x - 2 * c1.x + c2.x, p.y - 2 * c1.y + c2.y)
    let bend2 = Self.length(c1.x - 2 * c2.x + end.x, c1.y - 2 * c2.y + end.y)
    let steps = Self.steps(0.75 * max(bend1, bend2) / Self.tolerance)
    var step = 1
    while step < steps {
      let t = Double(step) / Double(steps), u = 1 - t
      let a = u * u * u, b = 3 * u * u * t, d = 3 * u * t * t, e = t * t * t
      vertices.append(
        Vertex(
          a * p.x + b * c1.x + d * c2.x + e * end.x, a * p.y + b * c1.y + d * c2.y + e * end.y, isSmooth: true))
      step += 1
    }
    vertices.append(end)
  }

  private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  private static func steps(_ square: Double) -> Int { Int(min(square.squareRoot(), maximumSteps)) + 1 }
}
