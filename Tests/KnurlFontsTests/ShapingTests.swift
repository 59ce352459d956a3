import KnurlFonts
import Testing

/// Glyphs, clusters and places as `hb-shape` prints them for the same file and text.
@Suite(
  .enabled(if: TestFont.areThere, TestFont.howToInstall),
  .enabled(if: TestTool.shapeIsThere, TestTool.howToInstallShape))
struct ShapingTests {
  struct Sample: CustomTestStringConvertible {
    var name: String
    var font: TestFont
    var index = 0
    var text: String
    var features = ""
    var testDescription: String { name }
  }

  static let samples = [
    Sample(name: "Latin", font: .sans, text: "AVATAR office naïve Åse Łódź"),
    Sample(name: "Latin with marks", font: .noto, text: "e\u{301}\u{323} o\u{308}q\u{307}\u{323}x"),
    Sample(name: "Latin, Noto", font: .noto, text: "Type 1234, “fi” & ffl — 5 × 6 = 30"),
    Sample(name: "Latin, tabular figures", font: .noto, text: "1071.40", features: "tnum"),
    Sample(name: "Latin, small capitals", font: .noto, text: "Small 31", features: "smcp"),
    Sample(name: "Greek", font: .sans, text: "Ελληνικά ἄνθρωπος ᾧ"),
    Sample(name: "Cyrillic", font: .noto, text: "Привет, Ёжик й Їжак"),
    Sample(name: "Arabic", font: .arabic, text: "السلام عليكم لا الله مُحَمَّد"),
    Sample(name: "Arabic, DejaVu", font: .sans, text: "الصوت مرتفع"),
    Sample(name: "Hebrew", font: .hebrew, text: "שָׁלוֹם עֲלֵיכֶם"),
    Sample(name: "Devanagari", font: .devanagari, text: "क्षत्रिय हिन्दी में र्कि द्ध्र्य"),
    Sample(name: "Thai", font: .thai, text: "ภาษาไทย ที่นี่ น้ำ กู้"),
    Sample(name: "Chinese", font: .cjk, index: TestFont.simplifiedChinese, text: "音量和平衡，请稍候。"),
    Sample(name: "Japanese", font: .cjk, index: TestFont.japanese, text: "音量「バランス」ですか゚"),
    Sample(name: "Korean", font: .cjk, index: TestFont.korean, text: "음량 \u{1112}\u{1161}\u{11AB}글"),
    Sample(name: "one sign", font: .noto, text: "+"),
    Sample(name: "an emoji of many", font: .emoji, text: "👩‍👩‍👧🏽‍♂️❤️"),
  ]

  @Test("glyphs, clusters, places and advances are those of hb-shape", arguments: samples)
  func glyphs(_ sample: Sample) throws {
    let face = try sample.font.face(sample.index)
    var options = FontOptions()
    options.features = sample.features.isEmpty ? [] : [FontFeature(sample.features)]
    options.language = "en"
    // An em of as many points as it has units.
    let size = Double(sample.font == .sans || sample.font == .emoji ? 2048 : 1000)
    let layout = FontText([face], options: options).layout(sample.text, TextStyle(size: size))
    let got = layout.glyphs.map { glyph in
      let pen = layout.glyphs.prefix { $0 != glyph }.reduce(0) { $0 + $1.advance }
      let x = Int((glyph.x - pen).rounded()), y = Int((-glyph.y).rounded())
      let offset = x == 0 && y == 0 ? "" : "@\(x),\(y)"
      return "\(glyph.glyph & 0xFF_FFFF)=\(glyph.cluster)\(offset)+\(Int(glyph.advance.rounded()))"
    }
    #expect(layout.glyphs.allSatisfy { $0.glyph >> 24 == 0 })
    #expect("[" + got.joined(separator: "|") + "]" == Self.shaped(sample))
  }

  private static func shaped(_ sample: Sample) -> String {
    let features = sample.features.isEmpty ? "" : "--features=\(sample.features)"
    let output = TestTool.output(
      "\(TestTool.shape) --no-glyph-names --utf8-clusters --language=en --face-index=\(sample.index) \(features) "
        + "\(sample.font.path) '\(sample.text)'")
    return String(output.prefix { $0 != "\n" })
  }
}
