import Testing

@testable import KnurlControls

@Suite struct TypedNumberTests {
  private func typed(_ step: Double? = nil, _ format: ValueFormat = ValueFormat()) -> TypedNumber {
    TypedNumber(
      domain: ValueDomain(from: 0, to: 100, step: step, origin: nil, scale: .linear, digits: 15), format: format)
  }

  @Test("a value is shown to be edited with all its digits, and without what stands round it")
  func texts() {
    #expect(typed().text(.real(12.345)) == "12.345" && typed().text(.real(100.0 / 3)) == "33.333333")
    #expect(typed(0.5).text(.real(12.5)) == "12.5" && typed().text(.real(.nan)) == "")
    #expect(typed(nil, ValueFormat(decimals: 1, prefix: "$", suffix: " k")).text(.real(2)) == "2.0")
    #expect(typed(nil, .percent).text(.real(0.25)) == "25")
  }

  @Test("what was shown comes back as the value")
  func back() {
    let format = ValueFormat(prefix: "$", suffix: " Hz", factor: 10)
    #expect(typed(nil, format).number("$ 25 Hz") == .real(2.5) && typed(nil, .decibels).number("-∞") == .real(0))
    #expect(typed(5).number("12") == .real(10) && typed().number("x") == nil)
    #expect(typed(nil, ValueFormat(factor: 0)).number("7") == .real(7))
  }
}
