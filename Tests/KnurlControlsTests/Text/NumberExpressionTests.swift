import Testing

@testable import KnurlControls

@Suite struct NumberExpressionTests {
  @Test(
    "expressions with signs, sums, products and parentheses",
    arguments: [
      ("3*12.5", 37.5), ("(20+4)/2", 12), ("-3", -3), ("--3", 3), ("2-3-4", -5), ("2+3*4", 14), ("-(1+2)*3", -9),
      ("12/4/3", 1), ("1e3", 1000), ("2.5E-1", 0.25), ("−7", -7), ("6÷4", 1.5), ("3 x 4", 12), ("3×4", 12),
      ("  42  ", 42), (".5", 0.5), ("5.", 5), ("+1", 1), ("0.1+0.2", 0.1 + 0.2),
    ])
  func expressions(_ text: String, _ value: Double) {
    #expect(NumberExpression.value(of: text) == value)
  }

  @Test(
    "decimal points and commas, grouping, digits of other scripts",
    arguments: [
      ("3,5", 3.5), ("1,234.5", 1234.5), ("1.234,5", 1234.5), ("1.234.567", 1_234_567), ("1 000", 1000),
      ("12 345,5", 12345.5), ("1'000.25", 1000.25), ("1_000", 1000), ("٣٫٥", nil), ("٤٢", 42), ("１２．", nil),
      ("1,234", 1.234),
    ] as [(String, Double?)])
  func marks(_ text: String, _ value: Double?) {
    #expect(NumberExpression.value(of: text) == value)
  }

  @Test(
    "units are passed over; thousands and thousandths of the known one count",
    arguments: [
      ("440 Hz", "Hz", 440), ("2 kHz", "Hz", 2000), ("2k", "Hz", 2000), ("50%", "%", 50), ("-6dB", "dB", -6),
      ("$12", "", 12), ("12 €", "€", 12), ("1.5 MHz", "Hz", 1_500_000), ("20 ms", "s", 0.02), ("90°", "°", 90),
      ("3 apples * 2", "", 6), ("12 m", "m", 12),
    ] as [(String, String, Double)])
  func units(_ text: String, _ unit: String, _ value: Double) {
    #expect(NumberExpression.value(of: text, unit: unit) == value)
  }

  @Test(
    "what is no number is none",
    arguments: [
      "", " ", "abc", "-", "1+", "(1", "1)", "1/0", "0/0", "1e999", "3 4", "1.2.3,4,5", "()", "*2", "..", "nan", "inf",
    ])
  func none(_ text: String) {
    #expect(NumberExpression.value(of: text) == nil)
  }

  @Test("absurd texts end without a stop of the program")
  func absurd() {
    #expect(NumberExpression.value(of: String(repeating: "(", count: 100_000)) == nil)
    #expect(NumberExpression.value(of: String(repeating: "-", count: 100_001) + "1") == -1)
    #expect(NumberExpression.value(of: String(repeating: "9", count: 100_000)) == nil)
  }

  @Test("two values stand apart by dots, a dash or a semicolon")
  func parts() {
    #expect(NumberExpression.parts(of: "30..70") == ["30", "70"])
    #expect(NumberExpression.parts(of: "30 – 70") == ["30 ", " 70"])
    #expect(NumberExpression.parts(of: "1.5...2.5;3") == ["1.5", "2.5", "3"])
    #expect(NumberExpression.parts(of: "-1..-2") == ["-1", "-2"] && NumberExpression.parts(of: "7") == ["7"])
  }
}
