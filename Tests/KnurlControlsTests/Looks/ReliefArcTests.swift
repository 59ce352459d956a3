import Testing

@testable import KnurlControls

@Suite struct ReliefArcTests {
  private let arc = Arc(center: Point(x: 10, y: 10), radius: 50, start: .degrees(90), sweep: .degrees(180))

  @Test("a part of an arc lies between its positions")
  func part() {
    let part = arc.part(from: 0.25, to: 0.75)
    #expect(isNear(part.start.degrees, 135, 1e-9) && isNear(part.sweep.degrees, 90, 1e-9) && part.radius == 50)
  }

  @Test("nothing, and less than half a point, is not seen")
  func visible() {
    #expect(!arc.part(from: 0.5, to: 0.5).isVisible && !arc.part(from: 0.7, to: 0.5).isVisible)
    #expect(arc.part(from: 0.5, to: 0.51).isVisible)
  }
}
