/// A straight edge in 24.8 pixels.
struct Line {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
}

extension Line {
  /// The row of pixels that holds the upper end.
  @inline(__always)
  var topRow: Int { Int(min(y0, y1) >> 8) }
}

/// The edges of closed contours.
struct LineList {
  var lines: [Line] = []
  /// Scratch for sorting.
  private var starts: [Int] = []
  private var sorted: [Line] = []
  private var startX: Int32 = 0
  private var startY: Int32 = 0
  private var x: Int32 = 0
  private var y: Int32 = 0

  mutating func removeAll() { lines.removeAllKeepingRoom(atLeast: 256) }

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
    let count = vertices.count, begin = lines.count
    guard count > 1 else { return }
    move(rounded(vertices[0].x), rounded(vertices[0].y))
    lines.append(contentsOf: repeatElement(Line(x0: 0, y0: 0, x1: 0, y1: 0), count: count))
    var end = begin, lastX = x, lastY = y
    unsafe lines.withUnsafeMutableBufferPointer { lines in
      unsafe vertices.withUnsafeBufferPointer { vertices in
        for index in 1..<count {
          let x = unsafe rounded(vertices[index].x), y = unsafe rounded(vertices[index].y)
          if y != lastY {
            unsafe lines[end] = Line(x0: lastX, y0: lastY, x1: x, y1: y)
            end &+= 1
          }
          (lastX, lastY) = (x, y)
        }
      }
    }
    lines.removeLast(lines.count - end)
    (x, y) = (lastX, lastY)
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

  /// Puts the lines from one on in the order of their top rows, and answers how many rows the tallest one goes down; nil,
  /// and no change, where that is no use.
  mutating func sortByRow(from begin: Int) -> Int? {
    let count = lines.count - begin
    guard count >= 128 else { return nil }
    var first = Int.max, last = Int.min, tallest = 0
    for index in begin..<lines.count {
      let row = lines[index].topRow
      first = min(first, row)
      last = max(last, row)
      tallest = max(tallest, Int(max(lines[index].y0, lines[index].y1) >> 8) - row)
    }
    guard last - first < count else { return nil }
    starts.removeAllKeepingRoom(atLeast: 256)
    starts.append(contentsOf: repeatElement(0, count: last - first + 2))
    if sorted.count < count { sorted = Array(repeating: Line(x0: 0, y0: 0, x1: 0, y1: 0), count: 2 * count) }
    unsafe lines.withUnsafeMutableBufferPointer { lines in
      unsafe starts.withUnsafeMutableBufferPointer { starts in
        unsafe sorted.withUnsafeMutableBufferPointer { sorted in
          for index in begin..<lines.count { unsafe starts[lines[index].topRow - first + 1] += 1 }
          for row in 1..<starts.count { unsafe starts[row] += starts[row - 1] }
          for index in begin..<lines.count {
            let line = unsafe lines[index]
            unsafe sorted[starts[line.topRow - first]] = line
            unsafe starts[line.topRow - first] += 1
          }
          for index in 0..<count { unsafe lines[begin + index] = sorted[index] }
        }
      }
    }
    return tallest
  }

  private mutating func reverse(from begin: Int) {
    for index in begin..<lines.count {
      let line = lines[index]
      lines[index] = Line(x0: line.x1, y0: line.y1, x1: line.x0, y1: line.y0)
    }
  }
}
