extension Path {
  /// The path with all its places put through a map.
  ///
  /// Curves stay curves, and become lines for the scale at which the path is drawn. What stays a rectangle, a circle, an
  /// arc or a line is kept as such, and painted as exactly as before. Stroke widths and gradients are not part of a path
  /// and do not change. A map with numbers that are not finite gives a path that is left out where it is drawn.
  /// - Complexity: O(n) in the steps of the path.
  public func transformed(by map: Transform) -> Path {
    switch content {
    case .segment(let start, let end):
      return Path(.segment(map.applied(to: start), map.applied(to: end)))
    case .rect(let rect, let radii):
      if let same = Self.rect(rect, radii, map) { return same }
    case .circle(let center, let radius):
      if let scale = map.uniformScale { return Path(.circle(center: map.applied(to: center), radius: radius * scale)) }
    case .arc(let center, let radius, let start, let sweep):
      if let scale = map.uniformScale {
        let (start, sweep) = map.angles(start, sweep)
        return Path(.arc(center: map.applied(to: center), radius: radius * scale, start: start, sweep: sweep))
      }
    case .ring(let center, let inner, let outer, let start, let sweep):
      if let scale = map.uniformScale {
        let (start, sweep) = map.angles(start, sweep)
        return Path(
          .ring(
            center: map.applied(to: center), inner: inner * scale, outer: outer * scale, start: start, sweep: sweep))
      }
    case .ellipse, .border, .elements: break
    }
    return Path(.elements(transformedElements(map)))
  }

  private func transformedElements(_ map: Transform) -> [PathElement] {
    var steps: [PathElement] = []
    appendElements(to: &steps)
    for index in steps.indices {
      switch steps[index] {
      case .move(let p): steps[index] = .move(map.applied(to: p))
      case .line(let p): steps[index] = .line(map.applied(to: p))
      case .quadratic(let p, let c): steps[index] = .quadratic(map.applied(to: p), control: map.applied(to: c))
      case .cubic(let p, let c1, let c2):
        steps[index] = .cubic(map.applied(to: p), control1: map.applied(to: c1), control2: map.applied(to: c2))
      case .close: break
      }
    }
    return steps
  }

  /// The rectangle that a map along the axes makes of one; nil where it is none any more, or its corners are not round.
  private static func rect(_ rect: Rect, _ radii: CornerRadii, _ map: Transform) -> Path? {
    guard map.b == 0, map.c == 0, radii.largest == 0 || abs(map.a) == abs(map.d) else { return nil }
    let first = map.applied(to: rect.origin), last = map.applied(to: Point(x: rect.maxX, y: rect.maxY))
    let x = min(first.x, last.x), y = min(first.y, last.y)
    let scale = abs(map.a), isTurned = map.a < 0, isUpsideDown = map.d < 0
    var corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    if isTurned { corners = [corners[1], corners[0], corners[3], corners[2]] }
    if isUpsideDown { corners = [corners[3], corners[2], corners[1], corners[0]] }
    return Path(
      .rect(
        Rect(x: x, y: y, width: abs(last.x - first.x), height: abs(last.y - first.y)),
        CornerRadii(
          topLeft: corners[0] * scale, topRight: corners[1] * scale, bottomRight: corners[2] * scale,
          bottomLeft: corners[3] * scale)))
  }
}

extension Transform {
  /// The one factor of all lengths; nil where circles do not stay circles.
  fileprivate var uniformScale: Double? {
    guard (a == d && b == -c) || (a == -d && b == c) else { return nil }
    return (a * a + b * b).squareRoot()
  }

  /// What becomes of the angles of an arc where circles stay circles.
  fileprivate func angles(_ start: Angle, _ sweep: Angle) -> (start: Angle, sweep: Angle) {
    let turn = Angle(x: a, y: b)
    return determinant < 0 ? (turn - start, sweep * -1) : (turn + start, sweep)
  }
}
