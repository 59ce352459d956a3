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
  /// No part of a curve gets more lines than this.
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
    let cubic = Cubic(start: vertices[vertices.count - 1], control1: c1, control2: c2, end: end)
    let steps = Self.steps(cubic.evenSteps(Self.tolerance))
    if steps <= 2 * Cubic.parts {
      addSteps(cubic, steps, part: 0, of: 1)
    } else {
      for part in 0..<Cubic.parts {
        addSteps(cubic, Self.steps(cubic.steps(ofPart: part, Self.tolerance)), part: part, of: Cubic.parts)
      }
    }
    vertices[vertices.count - 1] = end
  }

  /// Adds the ends of even steps in a part of a curve.
  private mutating func addSteps(_ cubic: Cubic, _ steps: Int, part: Int, of parts: Int) {
    for step in 1...steps {
      var vertex = cubic.place((Double(part) + Double(step) / Double(steps)) / Double(parts))
      vertex.isSmooth = true
      vertices.append(vertex)
    }
  }

  private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  private static func steps(_ square: Double) -> Int { Int(min(square.squareRoot(), maximumSteps)) + 1 }
}
