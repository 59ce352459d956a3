import KnurlDrawing

/// Turns the curves of a path into lines that deviate by about 1/50 pixel at most.
struct Flattener {
  /// In 1/256 pixel.
  static let tolerance = 5.0
  /// No part of a curve gets more lines than this.
  static let maximumSteps = 4096.0

  private var line = Polyline()

  /// Lends the subpaths of a path, whose words begin with the rule, one after the other.
  mutating func flatten(_ words: UnsafePointer<Int32>, _ body: (Polyline, Bool) -> Void) {
    let end = unsafe 2 + Int(words[1])
    var index = 2
    line.removeAll()
    while index < end {
      let verb = unsafe words[index]
      let place = unsafe words + index + 1
      switch verb {
      case DrawWords.Verb.move:
        finish(isClosed: false, body)
        unsafe line.append(Self.vertex(place))
      case DrawWords.Verb.close:
        close(body)
      default:
        unsafe add(verb, place)
      }
      index += 1 + DrawWords.Verb.coordinates(verb)
    }
    finish(isClosed: false, body)
  }

  private mutating func finish(isClosed: Bool, _ body: (Polyline, Bool) -> Void) {
    if line.vertices.count > 1 { body(line, isClosed) }
    line.removeAll()
  }

  /// Ends a closed subpath; what follows without a move begins where the subpath began.
  private mutating func close(_ body: (Polyline, Bool) -> Void) {
    guard let first = line.vertices.first else { return }
    finish(isClosed: true, body)
    line.append(Vertex(first.x, first.y))
  }

  private mutating func add(_ verb: Int32, _ place: UnsafePointer<Int32>) {
    if line.vertices.isEmpty { unsafe line.append(Self.vertex(place)) }
    switch verb {
    case DrawWords.Verb.line: unsafe line.append(Self.vertex(place))
    case DrawWords.Verb.quadratic: unsafe addQuadratic(Self.vertex(place), Self.vertex(place + 2))
    default: unsafe addCubic(Self.vertex(place), Self.vertex(place + 2), Self.vertex(place + 4))
    }
  }

  private static func vertex(_ place: UnsafePointer<Int32>) -> Vertex {
    unsafe Vertex(Double(place[0]), Double(place[1]))
  }

  private mutating func addQuadratic(_ c: Vertex, _ end: Vertex) {
    let p = last
    let cubic = Cubic(start: p, control1: c, control2: c, end: end)
    line.depart(cubic.departure)
    let bend = Self.length(p.x - 2 * c.x + end.x, p.y - 2 * c.y + end.y)
    let steps = Self.steps(bend / (4 * Self.tolerance))
    var step = 1
    while step < steps {
      let t = Double(step) / Double(steps), u = 1 - t
      let a = u * u, b = 2 * u * t, d = t * t
      line.append(smooth: a * p.x + b * c.x + d * end.x, a * p.y + b * c.y + d * end.y)
      step += 1
    }
    line.append(end, Turn(arrival: cubic.arrival))
  }

  private mutating func addCubic(_ c1: Vertex, _ c2: Vertex, _ end: Vertex) {
    let cubic = Cubic(start: last, control1: c1, control2: c2, end: end)
    line.depart(cubic.departure)
    let steps = Self.steps(cubic.evenSteps(Self.tolerance))
    if steps <= 2 * Cubic.parts {
      addSteps(cubic, steps, part: 0, of: 1)
    } else {
      for part in 0..<Cubic.parts {
        addSteps(cubic, Self.steps(cubic.steps(ofPart: part, Self.tolerance)), part: part, of: Cubic.parts)
      }
    }
  }

  /// Adds the ends of even steps in a part of a curve.
  private mutating func addSteps(_ cubic: Cubic, _ steps: Int, part: Int, of parts: Int) {
    let isLast = part == parts - 1
    var step = 1
    while step < (isLast ? steps : steps + 1) {
      let place = cubic.place((Double(part) + Double(step) / Double(steps)) / Double(parts))
      line.append(smooth: place.x, place.y)
      step += 1
    }
    if isLast { line.append(cubic.end, Turn(arrival: cubic.arrival)) }
  }

  private var last: Vertex { line.vertices[line.vertices.count - 1] }

  private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  private static func steps(_ square: Double) -> Int { Int(min(square.squareRoot(), maximumSteps)) + 1 }
}
