import Testing

@testable import KnurlCapture

@Suite("JSON") struct JSONTests {
  private let value = JSON.object([
    (key: "a", value: .array([.integer(1), .number(0.5), .number(2), .number(.infinity)])),
    (key: "b", value: .object([(key: "c", value: .null)])), (key: "d", value: .flag(true)),
    (key: "e\"\n\u{1}", value: .string("\u{e9}\\")), (key: "f", value: .array([.array([]), .object([])])),
  ])

  @Test("is one line, or lines of its own, the same every time")
  func text() {
    #expect(
      value.text
        == #"{"a": [1, 0.5, 2, "infinity"], "b": {"c": null}, "d": true, "e\"\n\u0001": "é\\", "f": [[], {}]}"#)
    #expect(value.lines.split(separator: "\n").count == 10)
    #expect(value == value && value.hashValue == value.hashValue)
  }
}
