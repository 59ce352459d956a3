/// A straight edge in 24.8 pixels.
struct Line {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
}

/// The edges of closed contours.
struct LineList {
  var lines: [Line] = []
  private var startX: Int32 = 0
  private var startY: Int32 = 0
  private var x: Int32 = 0
  private var y: Int32 = 0

  mutating func removeAll() { lines.removeAll(keepingCapacity: true) }

  mutating func move(_ x: Int32, _ y: Int32) {
    (startX, startY, self.x, self.y) = (x, y, x, y)
  }

  /// Adds a line; level ones have no area beside them and are left out.
  mutating func line(_ x: Int32, _ y: Int32) {
    if y != self.y { lines.append(Line(x0: self.x, y0: self.y, x1: x, y1: y)) }
    (self.x, self.y) = (x, y)
  }

  mutating func close() { line(startX, startY) }

  /// Adds a closed contour through vertices.
  mutating func contour(_ vertices: [Vertex]) {
    guard vertices.count > 1 else { return }
    move(rounded(vertices[0].x), rounded(vertices[0].y))
    for index in 1..<vertices.count { line(rounded(vertices[index].x), rounded(vertices[index].y)) }
    close()
  }

  /// Adds the outline of a box.
  mutating func contour(_ box: RoundedBox, _ quarter: inout QuarterCircle, isReversed: Bool) {
    var isFirst = true
    let begin = lines.count
    box.forEachPlace(&quarter) { x, y, _ in
      if isFirst { move(x, y) } else { line(x, y) }
      isFirst = false
    }
    close()
    if isReversed { reverse(from: begin) }
  }

  /// Moves all lines.
  mutating func move(by x: Int32, _ y: Int32) {
    for index in lines.indices {
      lines[index].x0 &+= x
      lines[index].x1 &+= x
      lines[index].y0 &+= y
      lines[index].y1 &+= y
    }
  }

  private mutating func reverse(from begin: Int) {
    for index in begin..<lines.count {
      let line = lines[index]
      lines[index] = Line(x0: line.x1, y0: line.y1, x1: line.x0, y1: line.y0)
    }
  }
}
