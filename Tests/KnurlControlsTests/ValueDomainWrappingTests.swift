import Testing

@testable import KnurlControls

@Suite struct ValueDomainWrappingTests {
  private func real(_ step: Double?, reversed: Bool = false) -> ValueDomain {
    ValueDomain(
      from: reversed ? 360 : 0, to: reversed ? 0 : 360, step: step, origin: nil, scale: .linear, digits: 15)
  }

  private func whole(_ span: UInt64, step: UInt64 = 1) -> ValueDomain {
    ValueDomain(
      base: 0, isSigned: false, span: span, isReversed: false, step: step, lower: 0, upper: Double(span))
  }

  @Test("steps beyond an end go on at the other, exactly", arguments: [false, true])
  func steps(_ reversed: Bool) {
    let domain = real(10, reversed: reversed)
    #expect(domain.wrapped(.real(350), by: 2) == .real(10))
    #expect(domain.wrapped(.real(10), by: -3) == .real(340))
    #expect(domain.wrapped(.real(100), by: 1) == .real(110))
    #expect(domain.wrapped(.real(350), by: 1) == .real(360))
  }

  @Test("without a step, hundredths of the positions do")
  func hundredths() {
    #expect(abs(real(nil).real(real(nil).wrapped(.real(358.2), by: 1)) - 1.8) < 1e-9)
    #expect(abs(real(nil).real(real(nil).wrapped(.real(0), by: -1)) - 356.4) < 1e-9)
  }

  @Test("whole numbers of every width go round without overflow")
  func wholes() {
    #expect(whole(11).wrapped(.whole(10), by: 1) == .whole(0))
    #expect(whole(11).wrapped(.whole(0), by: -1) == .whole(10))
    #expect(whole(12).wrapped(.whole(5), by: 25) == .whole(6))
    #expect(whole(.max).wrapped(.whole(.max - 1), by: 3) == .whole(2))
    #expect(whole(.max).wrapped(.whole(1), by: -3) == .whole(.max - 2))
    #expect(whole(0).wrapped(.whole(0), by: 1) == .whole(0))
  }
}
