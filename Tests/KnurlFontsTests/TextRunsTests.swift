import KnurlText
import Testing

@testable import KnurlFonts

@Suite(.enabled(if: TestFont.areThere, TestFont.howToInstall))
struct TextRunsTests {
  /// The parts of a text that are shaped as one, with their levels.
  private func runs(_ text: String, _ fonts: [TestFont], _ direction: FontOptions.Direction = .automatic) throws
    -> [String]
  {
    let source = EngravedText().layout("", TextStyle(size: 1)).source
    let chain = FaceChain(try fonts.map { try $0.face() }, engraved: source)
    let bytes = Array(text.utf8)
    return TextRuns(text, chain, direction).runs.map {
      "\(String(decoding: bytes[$0.start..<$0.end], as: UTF8.self)) \($0.face) \($0.level)"
    }
  }

  @Test("a line of one script and one face is one run, with its signs and spaces")
  func one() throws {
    #expect(try runs("(Gain) 5,0", [.sans]) == ["(Gain) 5,0 0 0"])
    #expect(try runs("", [.sans]).isEmpty)
  }

  @Test("scripts, faces and ways to read divide a line")
  func divided() throws {
    #expect(try runs("abв", [.sans]) == ["ab 0 0", "в 0 0"])
    #expect(try runs("a音b", [.sans, .cjk]) == ["a 0 0", "音 1 0", "b 0 0"])
    #expect(try runs("a שלום 12", [.sans]) == ["a  0 0", "שלום  0 1", "12 0 2"])
    #expect(try runs("a!", [.sans], .rightToLeft) == ["a 0 2", "! 0 1"])
  }
}
