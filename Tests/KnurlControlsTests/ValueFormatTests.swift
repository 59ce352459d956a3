import Testing

@testable import KnurlControls

@Suite struct ValueFormatTests {
  @Test("numbers are written with their decimals, and never as a negative zero")
  func plain() {
    let two = ValueFormat(decimals: 2)
    for (value, text) in [
      (0.0, "0.00"), (-0.0, "0.00"), (-0.001, "0.00"), (-2.5, "-2.50"), (0.3, "0.30"), (9.999, "10.00"),
      (123_456.789, "123456.79"),
    ] {
      #expect(two.text(value, decimals: 5) == text)
    }
    #expect(ValueFormat().text(2.5, decimals: 0) == "3" && ValueFormat().text(-2.5, decimals: 0) == "-3")
  }

  @Test("what is no number is a dash, what has no end is written so")
  func odd() {
    let format = ValueFormat(prefix: "<", suffix: ">")
    #expect(format.text(.nan, decimals: 2) == "—")
    #expect(format.text(.infinity, decimals: 2) == "<∞>" && format.text(-.infinity, decimals: 2) == "<-∞>")
    for value in [Double.greatestFiniteMagnitude, -1e300, Double.leastNonzeroMagnitude] {
      #expect(!ValueFormat(decimals: 12, factor: 100).text(value, decimals: 2).isEmpty)
    }
    #expect(!ValueFormat(decimals: -4, factor: .nan).text(1, decimals: 2).isEmpty)
    #expect(ValueFormat(decimals: 99).text(0.5, decimals: 2) == "0.500000000000")
  }

  @Test("prefix, suffix, factor and plus")
  func dressed() {
    #expect(ValueFormat.percent.text(0.256, decimals: 2) == "26 %")
    #expect(ValueFormat(decimals: 1, prefix: "€ ", showsPlus: true).text(3, decimals: 0) == "€ +3.0")
    #expect(ValueFormat(decimals: 1, showsPlus: true).text(0.01, decimals: 0) == "0.0")
  }

  @Test("whole numbers are exact to the last digit")
  func whole() {
    #expect(ValueFormat().text(whole: .integer(.min)) == "-9223372036854775808")
    #expect(ValueFormat().text(whole: .unsigned(.max)) == "18446744073709551615")
    #expect(ValueFormat(showsPlus: true).text(whole: .integer(5)) == "+5")
    #expect(ValueFormat(decimals: 1, factor: 0.5).text(whole: .integer(5)) == "2.5")
  }
}
