import Testing

@testable import KnurlControls

@Suite struct MarksTests {
  private func real(_ lower: Double, _ upper: Double, step: Double? = nil) -> ValueDomain {
    ValueDomain(from: lower, to: upper, step: step, origin: nil, scale: .linear, digits: 15)
  }

  private func texts(_ options: ValueOptions, _ domain: ValueDomain) -> [String] {
    let marks = Marks(options, domain)
    return (0..<marks.count).map { marks.text(at: $0) }
  }

  @Test("even numbers have as few digits as tell where they stand, and all the same")
  func digits() {
    #expect(texts(ValueOptions(tickCount: 5), real(0, 1)) == ["0.00", "0.25", "0.50", "0.75", "1.00"])
    #expect(texts(ValueOptions(tickCount: 3), real(0, 1)) == ["0.0", "0.5", "1.0"])
    #expect(texts(ValueOptions(tickCount: 6), real(0, 10)) == ["0", "2", "4", "6", "8", "10"])
    #expect(texts(ValueOptions(format: .percent, tickCount: 3), real(0, 1)) == ["0", "50", "100"])
  }

  @Test("a number with steps stands where its value does")
  func steps() {
    let marks = Marks(ValueOptions(tickCount: 4), real(0, 10, step: 1))
    for index in 0..<4 { #expect(marks.position(at: index) == (Double(marks.text(at: index)) ?? .nan) / 10) }
  }

  @Test("both ends come first, then the rest in its order; a disordered list runs along the control")
  func order() {
    func order(_ marks: [Double], reversed: Bool = false) -> [Double] {
      var result: [Double] = []
      let list = Marks(ValueOptions(marks: marks), reversed ? real(100, 0) : real(0, 100))
      list.forEach { index, _, _ in result.append(marks[index]) }
      return result
    }
    #expect(order([0, 10, 50, 100]) == [0, 100, 10, 50])
    #expect(order([100, 50, 10, 0]) == [0, 100, 50, 10])
    #expect(order([50, 100, 0, 10]) == [0, 100, 10, 50])
    #expect(order([0, 10, 50, 100], reversed: true) == [100, 0, 10, 50])
    #expect(order([-5, 20, .nan, 300]) == [20] && order([]).isEmpty)
  }

  @Test("no number of numbers is too large")
  func most() {
    #expect(ValueOptions(tickCount: .max).numberCount == 1001 && ValueOptions(tickCount: .min).numberCount == 0)
  }
}
