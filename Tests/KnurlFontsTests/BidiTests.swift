import Testing

@testable import KnurlFonts

@Suite struct BidiTests {
  @Test("parts of a line are turned round by their levels, the deepest first")
  func order() {
    #expect(
      Bidi.visualOrder([]) == [] && Bidi.visualOrder([0, 0]) == [0, 1] && Bidi.visualOrder([1, 1, 1]) == [2, 1, 0])
    #expect(Bidi.visualOrder([0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(Bidi.visualOrder([1, 2, 2, 1]) == [3, 1, 2, 0] && Bidi.visualOrder([2, 2]) == [0, 1])
  }

  @Test("what needs no algorithm has no character that is read from right to left, nor one that says so")
  func plain() {
    #expect("Volume 75 % — Å ж 音 क ก 😀".unicodeScalars.allSatisfy(Bidi.isPlain))
    for scalar in "א\u{627}\u{200F}\u{202E}\u{2067}\u{1E900}".unicodeScalars {
      #expect(!Bidi.isPlain(scalar), "\(scalar)")
    }
  }
}
