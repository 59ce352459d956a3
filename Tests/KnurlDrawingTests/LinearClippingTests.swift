import Testing

@testable import KnurlDrawing

@Suite struct LinearClippingTests {
  private let stops = GradientStops(GradientStop(0, .black), GradientStop(0.5, .white), GradientStop(1, .black))

  @Test("gradients that lie near stay as they are, and so do those that can't be drawn")
  func near() {
    #expect(LinearClipping.near(.zero, Point(x: 100, y: 0), stops, limit: 100) == nil)
    #expect(LinearClipping.near(.zero, Point(x: 1e41, y: 0), stops, limit: 100) == nil)
    #expect(LinearClipping.near(.zero, Point(x: .nan, y: 0), stops, limit: 100) == nil)
  }

  @Test("the share of the way is the same at every place", arguments: [(3.0, 0.4), (-20, 7), (0, -1)])
  func shares(way: (Double, Double)) throws {
    let length = 1000.0
    let start = Point(x: -way.0 * length * 0.3, y: -way.1 * length * 0.3 + 20)
    let end = Point(x: way.0 * length * 0.7, y: way.1 * length * 0.7 + 20)
    let found = try #require(LinearClipping.near(start, end, stops, limit: 100))
    for p in [found.start, found.end] { #expect(abs(p.x) <= 101 && abs(p.y) <= 101) }
    func share(_ a: Point, _ b: Point, _ p: Point) -> Double {
      let d = b - a
      return ((p.x - a.x) * d.x + (p.y - a.y) * d.y) / (d.x * d.x + d.y * d.y)
    }
    func level(_ stops: GradientStops, _ t: Double) -> Double {
      if t <= stops[0].offset { return stops[0].color.red }
      for index in 1..<stops.count where t < stops[index].offset {
        let a = stops[index - 1], b = stops[index]
        return a.color.red + (b.color.red - a.color.red) * (t - a.offset) / (b.offset - a.offset)
      }
      return stops[stops.count - 1].color.red
    }
    for x in stride(from: -60.0, through: 60, by: 10) {
      let p = Point(x: x, y: x / 3 - 4)
      #expect(abs(level(stops, share(start, end, p)) - level(found.stops, share(found.start, found.end, p))) < 1e-6)
    }
  }

  @Test("far beside its ends a gradient has one colour")
  func beyond() throws {
    let colors = GradientStops(.black, .white)
    let behind = try #require(LinearClipping.near(Point(x: -9000, y: 0), Point(x: -8000, y: 0), colors, limit: 100))
    #expect(behind.stops[0].color == .white && behind.stops[1].color == .white)
    let ahead = try #require(LinearClipping.near(Point(x: 9000, y: 0), Point(x: 9900, y: 0), colors, limit: 100))
    #expect(ahead.stops[0].color == .black && ahead.stops[1].color == .black)
  }
}
