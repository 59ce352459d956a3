import KnurlDrawing

/// A rectangle with four corner radii, in 24.8.
struct RoundedBox {
  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32
  var topLeft: Int32
  var topRight: Int32
  var bottomRight: Int32
  var bottomLeft: Int32
  /// The corners that are cut straight instead of round.
  var bevels: Corners = []

  /// Some of the four corners.
  struct Corners: OptionSet {
    let rawValue: UInt8
    static let topLeft = Corners(rawValue: 1)
    static let topRight = Corners(rawValue: 2)
    static let bottomRight = Corners(rawValue: 4)
    static let bottomLeft = Corners(rawValue: 8)
  }

  /// Reads edges and radii. Rounding may have left radii a little too large for the edges: they are cut to fit.
  init(words: UnsafePointer<Int32>) {
    unsafe (left, top, right, bottom) = (words[0], words[1], words[2], words[3])
    let width = max(0, right &- left), height = max(0, bottom &- top)
    let largest = min(width, height)
    unsafe topLeft = min(max(0, words[4]), largest)
    unsafe topRight = min(max(0, words[5]), min(width &- topLeft, height))
    unsafe bottomRight = min(max(0, words[6]), min(height &- topRight, width))
    unsafe bottomLeft = min(max(0, words[7]), min(width &- bottomRight, height &- topLeft))
  }

  /// A box with one round corner.
  init(left: Int32, top: Int32, right: Int32, bottom: Int32, topLeft: Int32) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    (self.topLeft, topRight, bottomRight, bottomLeft) = (topLeft, 0, 0, 0)
  }

  var isEmpty: Bool { left >= right || top >= bottom }
  var isBeveled: Bool { !bevels.isEmpty }
  var isSharp: Bool { topLeft | topRight | bottomRight | bottomLeft == 0 }
  /// The corners without a radius.
  var sharpCorners: Corners {
    var corners: Corners = []
    if topLeft == 0 { corners.insert(.topLeft) }
    if topRight == 0 { corners.insert(.topRight) }
    if bottomRight == 0 { corners.insert(.bottomRight) }
    if bottomLeft == 0 { corners.insert(.bottomLeft) }
    return corners
  }
  var largestRadius: Int32 { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }

  func moved(_ x: Int32, _ y: Int32) -> RoundedBox {
    var box = self
    box.left &+= x
    box.right &+= x
    box.top &+= y
    box.bottom &+= y
    return box
  }

  /// Whether every place of a box of whole pixels, relative to the same origin, lies inside.
  func contains(_ box: PixelBox) -> Bool {
    let l = Int(box.left) << 8, t = Int(box.top) << 8, r = Int(box.right) << 8, b = Int(box.bottom) << 8
    guard l >= Int(left), t >= Int(top), r <= Int(right), b <= Int(bottom) else { return false }
    if isSharp { return true }
    let upper = Int(top) + Int(max(topLeft, topRight)), lower = Int(bottom) - Int(max(bottomLeft, bottomRight))
    if t >= upper && b <= lower { return true }
    let near = Int(left) + Int(max(topLeft, bottomLeft)), far = Int(right) - Int(max(topRight, bottomRight))
    return l >= near && r <= far
  }

  /// The box with its edges moved outwards, and its radii with them.
  func grown(by distance: Int32, sharp: Int32) -> RoundedBox {
    var box = self
    box.left &-= distance
    box.top &-= distance
    box.right &+= distance
    box.bottom &+= distance
    func radius(_ radius: Int32) -> Int32 { radius > 0 ? max(0, radius &+ distance) : sharp }
    box.topLeft = radius(topLeft)
    box.topRight = radius(topRight)
    box.bottomRight = radius(bottomRight)
    box.bottomLeft = radius(bottomLeft)
    return box
  }

  /// What a place of the outline is.
  enum Place {
    case corner, startOfArc, withinArc, endOfArc
  }

  /// Appends the outline, clockwise; for dashes, so no corner is cut.
  func append(to line: inout Polyline, _ quarter: inout QuarterCircle) {
    line.isPushedOut = true
    var ahead = Direction(0, -1)
    func turn() { ahead = Direction(-ahead.y, ahead.x) }
    forEachPlace(&quarter) { x, y, place in
      let vertex = Vertex(Double(x), Double(y))
      switch place {
      case .corner:
        line.append(vertex)
        turn()
      case .startOfArc: line.append(vertex, Turn(departure: ahead))
      case .withinArc: line.append(smooth: vertex.x, vertex.y)
      case .endOfArc:
        turn()
        line.append(vertex, Turn(arrival: ahead))
      }
    }
  }

  /// Lends the places of the outline, clockwise from the upper end of the left edge.
  func forEachPlace(_ quarter: inout QuarterCircle, _ body: (Int32, Int32, Place) -> Void) {
    corner(topLeft, .topLeft, &quarter) { x, y, place in body(left &+ topLeft &- x, top &+ topLeft &- y, place) }
    corner(topRight, .topRight, &quarter) { x, y, place in body(right &- topRight &+ y, top &+ topRight &- x, place) }
    corner(bottomRight, .bottomRight, &quarter) { x, y, place in
      body(right &- bottomRight &+ x, bottom &- bottomRight &+ y, place)
    }
    corner(bottomLeft, .bottomLeft, &quarter) { x, y, place in
      body(left &+ bottomLeft &- y, bottom &- bottomLeft &+ x, place)
    }
  }

  private func corner(
    _ radius: Int32, _ place: Corners, _ quarter: inout QuarterCircle, _ body: (Int32, Int32, Place) -> Void
  ) {
    if radius <= 0 { return body(0, 0, .corner) }
    if bevels.contains(place) {
      body(radius, 0, .corner)
      return body(0, radius, .corner)
    }
    quarter.prepare(radius)
    let count = quarter.count
    body(radius, 0, .startOfArc)
    for step in 1..<count { body(quarter[step].x, quarter[step].y, .withinArc) }
    body(0, radius, .endOfArc)
  }
}

extension EdgeBuilder {
  func fill(_ box: RoundedBox) {
    if !box.isEmpty { list.contour(box, &quarter, isReversed: false) }
  }

  /// Adds a box's stroke: the outer outline, and the inner one the other way round. The inner one lies within the outer
  /// one, so the difference is exact.
  func stroke(_ box: RoundedBox, _ stroke: StrokeWords) {
    let outside = (stroke.width &+ 1) / 2, inside = stroke.width / 2
    var outer = box.grown(by: outside, sharp: stroke.outerRadius(outside))
    if stroke.isBeveledAtRightAngles { outer.bevels = box.sharpCorners }
    list.contour(outer, &quarter, isReversed: false)
    let inner = box.grown(by: -inside, sharp: 0)
    if !inner.isEmpty { list.contour(inner, &quarter, isReversed: true) }
  }
}
