import Testing

@testable import KnurlFonts

@Suite(.enabled(if: TestFont.areThere, TestFont.howToInstall))
struct SystemFontsTests {
  @Test("a family that is installed is found, in its weight")
  func family() throws {
    #expect(try SystemFonts.face(family: "DejaVu Sans").family == "DejaVu Sans")
    #expect(try SystemFonts.face(family: "dejavu sans", weight: .bold).style == "Bold")
    #expect(try SystemFonts.face(family: "sans-serif").glyphCount > 0)
  }

  @Test("a face of a collection comes with its index")
  func collection() throws {
    #expect(try SystemFonts.face(family: "Noto Sans CJK KR").family == "Noto Sans CJK KR")
  }

  @Test("a language finds a face that has its letters")
  func language() throws {
    #expect(try SystemFonts.face(language: "ar").has("\u{639}"))
    #expect(try SystemFonts.face(language: "ja").has("\u{97F3}"))
  }

  @Test("a family that is not installed, and a machine without fontconfig, are told in words")
  func errors() {
    #expect(throws: FontError.noSuchFamily("No Such Family")) { try SystemFonts.face(family: "No Such Family") }
    let error = #expect(throws: FontError.self) { try FontConfig(libraryNames: ["libnothing-of-the-kind.so.1"]) }
    #expect(error?.description.contains("libnothing-of-the-kind.so.1") == true)
    #expect(error?.description.contains("install it") == true)
  }
}
