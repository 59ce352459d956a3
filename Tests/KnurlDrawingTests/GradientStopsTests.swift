import KnurlDrawing
import Testing

@Suite struct GradientStopsTests {
  private func offsets(_ stops: GradientStops) -> [Double] { (0..<stops.count).map { stops[$0].offset } }

  @Test("two colours reach from the start to the end")
  func twoColors() {
    let stops = GradientStops(.black, .white)
    #expect(stops.count == 2)
    #expect(stops[0] == GradientStop(0, .black))
    #expect(stops[1] == GradientStop(1, .white))
  }

  @Test("stops come back in order, however many there are", arguments: 1...9)
  func order(count: Int) {
    let given = (0..<count).map { GradientStop(Double($0) / 10, Color(white: Double($0) / 10)) }
    let stops = GradientStops(given)
    #expect((0..<stops.count).map { stops[$0] } == given)
  }

  @Test("stops written out are those of a list")
  func spellings() {
    let a = GradientStop(0, .black), b = GradientStop(0.2, .white), c = GradientStop(0.5, .clear)
    let d = GradientStop(1, .white)
    #expect(GradientStops(a, b) == GradientStops([a, b]))
    #expect(GradientStops(a, b, c) == GradientStops([a, b, c]))
    #expect(GradientStops(a, b, c, d) == GradientStops([a, b, c, d]))
  }

  @Test("no stop at all is transparent")
  func none() {
    let stops = GradientStops([])
    #expect(stops.count == 1)
    #expect(stops[0].color == .clear)
  }

  @Test("an offset is clamped to 0...1, NaN counts as zero, also when it is set")
  func brokenOffsets() {
    for (number, expected) in [(-3, 0.0), (1e38, 1), (.nan, 0), (.infinity, 1)] {
      #expect(GradientStop(number, .white).offset == expected)
      var stop = GradientStop(0.5, .white)
      stop.offset = number
      #expect(stop.offset == expected)
    }
  }

  @Test("an offset below the one before it is raised to that")
  func monotony() {
    func stop(_ offset: Double) -> GradientStop { GradientStop(offset, .white) }
    #expect(offsets(GradientStops(stop(0.5), stop(0.2))) == [0.5, 0.5])
    #expect(offsets(GradientStops(stop(0.5), stop(0.2), stop(0.6))) == [0.5, 0.5, 0.6])
    #expect(offsets(GradientStops(stop(0.3), stop(0.5), stop(0.4), stop(0.1))) == [0.3, 0.5, 0.5, 0.5])
    let many = GradientStops([0.1, 0.9, 0.2, 0.3, 0.95, 0.4].map(stop))
    #expect(offsets(many) == [0.1, 0.9, 0.9, 0.9, 0.95, 0.95])
  }
}
