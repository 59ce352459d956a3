import Testing

@testable import KnurlDrawing

@Suite struct PaintTests {
  private let rect = Rect(x: 2, y: 3, width: 10, height: 20)

  @Test("equal paints are equal, others not")
  func equality() {
    let stops = GradientStops(.black, .white)
    let paints: [Paint] = [
      .color(.white), .color(.black), .linear(from: .zero, to: Point(x: 1, y: 0), stops),
      .radial(center: .zero, radius: 1, stops), .conic(center: .zero, start: .zero, stops),
    ]
    #expect(Set(paints + paints).count == paints.count)
  }

  @Test("a list of offsets and colours means the same as stops")
  func stopLists() {
    let list: [(offset: Double, color: Color)] = [(0, .black), (1, .white)]
    let stops = GradientStops(.black, .white), point = Point(x: 3, y: 4)
    #expect(Paint.linear(from: .zero, to: point, stops: list) == .linear(from: .zero, to: point, stops))
    #expect(Paint.radial(center: point, radius: 5, stops: list) == .radial(center: point, radius: 5, stops))
    #expect(
      Paint.conic(center: point, start: .degrees(9), stops: list) == .conic(center: point, start: .degrees(9), stops))
  }

  @Test("an upright gradient runs down the left side of its rectangle")
  func upright() {
    let stops = GradientStops(.black, .white)
    let expected = Paint.linear(from: Point(x: 2, y: 3), to: Point(x: 2, y: 23), stops)
    #expect(Paint.vertical(rect, stops) == expected)
    #expect(Paint.vertical(rect, .black, .white) == expected)
  }

  @Test("only a paint without a translucent colour covers what lies below")
  func opacity() {
    let glass = Color.white.opacity(0.99)
    func covers(_ paint: Paint) -> Bool { recorded { $0.fill(.rect(rect), paint) }.commands[0].isOpaque }
    #expect(covers(.color(.white)))
    #expect(!covers(.color(glass)))
    #expect(covers(.vertical(rect, .black, .white)))
    #expect(!covers(.vertical(rect, .black, glass)))
    #expect(!covers(.radial(center: .zero, radius: 1, stops: [])))
  }
}
