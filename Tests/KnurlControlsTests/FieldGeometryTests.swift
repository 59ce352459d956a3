import Testing

@testable import KnurlControls

@Suite struct FieldGeometryTests {
  private func domain(_ end: Double, step: Double?) -> ValueDomain {
    ValueDomain(from: 0, to: end, step: step, origin: nil, scale: .linear, digits: 15)
  }

  @Test("eight points are a step; without steps, or with few, 200 points are all of the bounds")
  func travel() {
    #expect(FieldGeometry(domain(1000, step: 1), isMirrored: false).positionPerPoint == 1.0 / 8000)
    #expect(FieldGeometry(domain(1000, step: nil), isMirrored: false).positionPerPoint == 1.0 / 200)
    #expect(FieldGeometry(domain(0, step: nil), isMirrored: false).positionPerPoint.isFinite)
  }

  @Test("right is more, and left where one reads from right to left; up always is")
  func directions() {
    let plain = FieldGeometry(domain(10, step: 1), isMirrored: false)
    let mirrored = FieldGeometry(domain(10, step: 1), isMirrored: true)
    #expect(plain.steps(for: .right, isReversed: false) == 1 && mirrored.steps(for: .right, isReversed: false) == -1)
    #expect(plain.steps(for: .up, isReversed: false) == 1 && mirrored.steps(for: .up, isReversed: false) == 1)
  }
}
