/// Brings a linear gradient whose ends lie far away near, with the same colours at every place within a distance.
enum LinearClipping {
  /// The nearer gradient; nil where both ends lie within the limit, in points, or a number can't be drawn.
  static func near(
    _ start: Point, _ end: Point, _ stops: GradientStops, limit: Double
  ) -> (start: Point, end: Point, stops: GradientStops)? {
    let largest = max(max(start.x.magnitude, start.y.magnitude), max(end.x.magnitude, end.y.magnitude))
    guard largest > limit, largest <= DrawWords.absurd else { return nil }
    let way = end - start
    let square = way.x * way.x + way.y * way.y
    guard square > 0 else { return nil }
    // Colours follow from the share of the way, at a right angle to it. The origin has this one.
    let origin = -(start.x * way.x + start.y * way.y) / square
    let reach = limit / square.squareRoot()
    let first = max(0, origin - reach), last = min(1, origin + reach)
    if first >= last {
      let color = stops[origin > 0.5 ? stops.count - 1 : 0].color
      return (.zero, Point(x: 1, y: 0), GradientStops(color, color))
    }
    func place(_ share: Double) -> Point { Point(x: way.x * (share - origin), y: way.y * (share - origin)) }
    return (place(first), place(last), part(of: stops, first, last))
  }

  /// The stops between two offsets, spread over the whole of a gradient.
  private static func part(of stops: GradientStops, _ first: Double, _ last: Double) -> GradientStops {
    var result = [GradientStop(0, color(of: stops, first))]
    for index in 0..<stops.count where stops[index].offset > first && stops[index].offset < last {
      result.append(GradientStop((stops[index].offset - first) / (last - first), stops[index].color))
    }
    result.append(GradientStop(1, color(of: stops, last)))
    return GradientStops(result)
  }

  private static func color(of stops: GradientStops, _ offset: Double) -> Color {
    var before = stops[0]
    if offset <= before.offset { return before.color }
    for index in 1..<max(1, stops.count) {
      let next = stops[index]
      if offset < next.offset {
        return mixed(before.color, next.color, (offset - before.offset) / (next.offset - before.offset))
      }
      before = next
    }
    return before.color
  }

  /// A mixture by premultiplied components.
  private static func mixed(_ a: Color, _ b: Color, _ share: Double) -> Color {
    let alpha = a.alpha + (b.alpha - a.alpha) * share
    guard alpha > 0 else { return .clear }
    func component(_ p: Double, _ q: Double) -> Double {
      (p * a.alpha * (1 - share) + q * b.alpha * share) / alpha
    }
    return Color(
      red: component(a.red, b.red), green: component(a.green, b.green), blue: component(a.blue, b.blue), alpha: alpha)
  }
}
