import KnurlDrawing
import Testing

@testable import KnurlControls

/// Grapheme clusters and words, as editing finds them, against Unicode's own tables.
@Suite(.enabled(if: TestTool.unicodeIsThere, TestTool.howToInstallUnicode))
struct BreakConformanceTests {
  /// Where editing differs from the table, and why.
  static let clusterExceptions = [
    "2701 200D 2701":
      "Swift's strings take U+2701, a dingbat that is no emoji, for no pictograph, so that a joiner does not bind two"
  ]
  static let wordExceptions: [String: String] = [:]

  @Test("grapheme clusters end where GraphemeBreakTest.txt says")
  func clusters() {
    let cases = TestTable.breaks("GraphemeBreakTest.txt")
    #expect(cases.count > 600)
    let wrong = cases.filter { Self.clusterBreaks($0.text) != $0.breaks }.map { Self.name($0.text) }
    #expect(Set(wrong) == Set(Self.clusterExceptions.keys))
  }

  @Test("words end where WordBreakTest.txt says")
  func words() {
    let cases = TestTable.breaks("WordBreakTest.txt")
    #expect(cases.count > 1800)
    let wrong = cases.filter { Self.wordBreaks($0.text) != $0.breaks }.map { Self.name($0.text) }
    #expect(Set(wrong) == Set(Self.wordExceptions.keys))
  }

  @Test("characters are to words what WordBreakProperty.txt says, where Unicode has not changed its mind since")
  func properties() {
    var differing: [String] = []
    for line in TestTable.lines("auxiliary/WordBreakProperty.txt") {
      let fields = line.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard fields.count == 2, let wanted = Self.classes[fields[1]] else { continue }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      for value in ends[0]...(ends.last ?? ends[0]) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        if WordBreakClass(scalar) != wanted { differing.append("\(String(value, radix: 16)) \(fields[1])") }
      }
    }
    #expect(differing.isEmpty, "\(differing.count): \(differing.prefix(40))")
  }

  private static let classes: [String: WordBreakClass] = [
    "Double_Quote": .doubleQuote, "Single_Quote": .singleQuote, "Hebrew_Letter": .hebrew, "CR": .carriageReturn,
    "LF": .lineFeed, "Newline": .newline, "Extend": .extend, "Regional_Indicator": .regionalIndicator,
    "Format": .format, "Katakana": .katakana, "ALetter": .letter, "MidLetter": .midLetter, "MidNum": .midNumber,
    "MidNumLet": .midBoth, "Numeric": .number, "ExtendNumLet": .connector, "ZWJ": .joiner, "WSegSpace": .space,
  ]

  /// By the steps of the caret, from both ends.
  private static func clusterBreaks(_ scalars: [Unicode.Scalar]) -> [Int] {
    let text = text(scalars), places = places(scalars)
    var forward = [0], backward = [text.utf8.count]
    while let last = forward.last, last < text.utf8.count { forward.append(text.clusterEnd(after: last)) }
    while let last = backward.last, last > 0 { backward.append(text.clusterStart(before: last)) }
    #expect(forward == backward.reversed())
    return forward.compactMap { places.firstIndex(of: $0) }
  }

  private static func wordBreaks(_ scalars: [Unicode.Scalar]) -> [Int] {
    let view = text(scalars).unicodeScalars
    return Array(view.indices).enumerated().filter { view.isWordBoundary(at: $0.element) }.map(\.offset) + [
      scalars.count
    ]
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Where each scalar begins, in bytes of UTF-8, and where the last one ends.
  private static func places(_ scalars: [Unicode.Scalar]) -> [Int] {
    scalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + UTF8.width($1)) }
  }

  private static func name(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
