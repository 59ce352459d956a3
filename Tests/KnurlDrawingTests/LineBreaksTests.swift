import Testing

@testable import KnurlDrawing

@Suite struct LineBreaksTests {
  /// A text with a bar where a line may end.
  private func barred(_ text: String) -> String {
    zip(text, LineBreaks.allowed(text)).reduce("") { $0 + ($1.1 ? "|" : "") + String($1.0) }
  }

  @Test("words break behind spaces and behind hyphens, numbers and joined words do not")
  func words() {
    #expect(barred("turn  the knob") == "turn  |the |knob")
    #expect(barred("long-tail -5 3-4") == "long-|tail |-5 |3-4")
    #expect(barred("10\u{A0}dB (max.), ok") == "10\u{A0}dB |(max.), |ok")
  }

  @Test("Chinese and Japanese break between letters; closing marks and small kana stay, opening ones go along")
  func ideographs() {
    #expect(barred("音量、大") == "音|量、|大")
    #expect(barred("「音」です。") == "「音」|で|す。")
    #expect(barred("ちょっと待って") == "ちょっ|と|待っ|て")
    #expect(barred("サーバー") == "サー|バー")
    #expect(barred("音Vol量") == "音|Vol|量")
  }

  @Test("a text of nothing, and one of one letter")
  func short() {
    #expect(LineBreaks.allowed("").isEmpty && LineBreaks.allowed("a") == [false])
  }
}
