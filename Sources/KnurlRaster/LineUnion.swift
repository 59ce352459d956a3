/// Makes one outline of closed contours that overlap: the lines that part what some contour covers from what none does.
///
/// Sums of areas equal the union only where contours do not overlap within a pixel of their edges. Pieces of a stroke do,
/// where it turns sharply or crosses itself.
struct LineUnion {
  /// Lines that are looked at in the worst case; beyond this the contours stay as they are.
  static let maximumWork = 60_000

  /// A line going down.
  private struct Edge {
    var line: Line
    /// What crossing it to the right adds to the winding.
    var sign: Int32
    /// Where the part that belongs to the outline begins.
    var open: Int32?

    func x(_ y: Double) -> Double {
      let dx = Double(line.x1 &- line.x0), dy = Double(line.y1 &- line.y0)
      return Double(line.x0) + (y - Double(line.y0)) * dx / dy
    }
  }

  /// An edge within a strip of rows.
  private struct Place {
    var edge: Int
    var top: Double
    var bottom: Double
    var sign: Int32
    var middle: Double { top + bottom }
  }

  private var edges: [Edge] = []
  private var rows: [Int32] = []
  private var active: [Int] = []
  private var places: [Place] = []
  private var cuts: [Int32] = []
  private var result: [Line] = []
  private var work = 0

  /// Replaces the lines from one on.
  mutating func unite(_ lines: inout [Line], from begin: Int) {
    guard lines.count - begin > 2, lines.count - begin <= 4096 else { return }
    collect(lines, begin)
    work = 0
    result.removeAllKeepingRoom(atLeast: 256)
    active.removeAllKeepingRoom(atLeast: 64)
    var next = 0
    for index in 1..<max(1, rows.count) {
      let top = rows[index - 1], bottom = rows[index]
      closeEdges(above: top)
      while next < edges.count && edges[next].line.y0 <= top {
        active.append(next)
        next += 1
      }
      work += active.count
      if work > Self.maximumWork { return }
      sweep(top, bottom)
    }
    closeEdges(above: .max)
    lines.replaceSubrange(begin..., with: result)
  }

  private mutating func collect(_ lines: [Line], _ begin: Int) {
    edges.removeAllKeepingRoom(atLeast: 256)
    rows.removeAllKeepingRoom(atLeast: 512)
    for line in lines[begin...] where line.y0 != line.y1 {
      let isDown = line.y0 < line.y1
      let down = isDown ? line : Line(x0: line.x1, y0: line.y1, x1: line.x0, y1: line.y0)
      edges.append(Edge(line: down, sign: isDown ? 1 : -1))
      rows.append(down.y0)
      rows.append(down.y1)
    }
    edges.sortInPlace { a, b in
      (a.line.y0, a.line.x0, a.line.x1, a.line.y1, a.sign) < (b.line.y0, b.line.x0, b.line.x1, b.line.y1, b.sign)
    }
    rows.sortInPlace(<)
    var count = 0
    for index in rows.indices where index == 0 || rows[index] != rows[count - 1] {
      rows[count] = rows[index]
      count += 1
    }
    rows.removeLast(rows.count - count)
  }

  /// Takes out edges that end at a row or above it.
  private mutating func closeEdges(above row: Int32) {
    var count = 0
    // By places: a loop over the array itself would hold it, and the first change would copy it.
    for place in active.indices {
      let index = active[place]
      if edges[index].line.y1 <= row {
        end(index, at: edges[index].line.y1)
      } else {
        active[count] = index
        count += 1
      }
    }
    active.removeLast(active.count - count)
  }

  // MARK: Strips

  /// Goes through a strip in which no edge begins or ends, part by part where edges cross.
  private mutating func sweep(_ top: Int32, _ bottom: Int32) {
    place(top, bottom)
    sortPlaces { ($0.top, $0.bottom, -$0.sign) < ($1.top, $1.bottom, -$1.sign) }
    cuts.removeAllKeepingRoom(atLeast: 64)
    findCuts(top, bottom)
    if cuts.isEmpty { return mark(top) }
    cuts.sortInPlace(<)
    var from = top
    for cut in cuts where cut > from {
      part(from, cut)
      from = cut
    }
    part(from, bottom)
  }

  private mutating func part(_ top: Int32, _ bottom: Int32) {
    place(top, bottom)
    sortPlaces { ($0.middle, -$0.sign) < ($1.middle, -$1.sign) }
    mark(top)
  }

  private mutating func place(_ top: Int32, _ bottom: Int32) {
    places.removeAllKeepingRoom(atLeast: 64)
    for index in active {
      let edge = edges[index]
      places.append(Place(edge: index, top: edge.x(Double(top)), bottom: edge.x(Double(bottom)), sign: edge.sign))
    }
  }

  /// Sorts by insertion, as edges keep their order from strip to strip, and remembers the order.
  private mutating func sortPlaces(_ isBefore: (Place, Place) -> Bool) {
    for index in 1..<max(1, places.count) {
      let own = places[index]
      var hole = index
      while hole > 0 && isBefore(own, places[hole - 1]) {
        places[hole] = places[hole - 1]
        hole -= 1
      }
      places[hole] = own
    }
    for index in places.indices { active[index] = places[index].edge }
  }

  /// Finds the rows at which edges cross.
  private mutating func findCuts(_ top: Int32, _ bottom: Int32) {
    if bottom - top < 2 { return }
    for second in 1..<max(1, places.count) {
      let b = places[second]
      for first in 0..<second where places[first].bottom > b.bottom {
        let a = places[first]
        work += 1
        let share = (b.top - a.top) / (b.top - a.top + a.bottom - b.bottom)
        let row = top + Int32(share * Double(bottom - top))
        if row > top { cuts.append(row) }
        if row + 1 < bottom { cuts.append(row + 1) }
      }
    }
  }

  /// Marks the edges at which the winding becomes zero or is zero no more, from a row on.
  private mutating func mark(_ row: Int32) {
    var winding: Int32 = 0
    for place in places {
      let before = winding
      winding += place.sign
      let isOutline = (before == 0) != (winding == 0)
      if !isOutline {
        end(place.edge, at: row)
      } else if edges[place.edge].open == nil {
        edges[place.edge].open = row
      }
    }
  }

  /// Ends the part of an edge that belongs to the outline.
  private mutating func end(_ index: Int, at row: Int32) {
    guard let open = edges[index].open else { return }
    let edge = edges[index]
    edges[index].open = nil
    if open == row { return }
    let upper = open == edge.line.y0 ? edge.line.x0 : rounded(edge.x(Double(open)))
    let lower = row == edge.line.y1 ? edge.line.x1 : rounded(edge.x(Double(row)))
    let line = Line(x0: upper, y0: open, x1: lower, y1: row)
    result.append(edge.sign > 0 ? line : Line(x0: line.x1, y0: line.y1, x1: line.x0, y1: line.y0))
  }
}
