import Testing

@testable import KnurlFonts

@Suite struct FontFeatureTests {
  @Test("tags are four letters in a number; shorter ones end in spaces")
  func tags() {
    #expect(FontTag("tnum")?.value == 0x746E_756D && FontTag("CFF")?.value == 0x4346_4620)
    #expect(FontTag("wght")?.text == "wght" && FontTag("CFF")?.text == "CFF")
    #expect(FontTag("") == nil && FontTag("toolong") == nil && FontTag("é") == nil && FontTag("a\u{7}") == nil)
    #expect(FontTag(value: 0x0061_FF62).text == "?a?b")
  }

  @Test("a feature is on by default")
  func values() { #expect(FontFeature("smcp").value == 1 && FontFeature.noLigatures.value == 0) }
}
