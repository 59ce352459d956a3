import CKnurlFriBidi
import Testing

@testable import KnurlFonts

/// The Unicode bidirectional algorithm against Unicode's own tables.
@Suite(.enabled(if: TestTool.unicodeIsThere, TestTool.howToInstallUnicode))
struct BidiConformanceTests {
  #if DEBUG
  /// A debug build tries every so many lines; a release build all of them.
  static let step = 60
  #else
  static let step = 1
  #endif

  @Test("characters have the levels and the order of BidiCharacterTest.txt")
  func characters() throws {
    let lines = TestTable.lines("BidiCharacterTest.txt")
    #expect(lines.count > 90_000)
    var wrong: [String] = []
    for line in stride(from: 0, to: lines.count, by: Self.step).map({ lines[$0] }) {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let directions = [FontOptions.Direction.leftToRight, .rightToLeft, .automatic]
      let (levels, base) = Bidi.levels(of: scalars, directions[Int(fields[1]) ?? 0])
      if !Self.agree(levels, base, Int(fields[2]), fields[3], fields[4]) { wrong.append(line) }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of them, such as \(wrong.prefix(3))")
  }

  /// Characters with an x in the table are removed from what is shown.
  private static func agree(
    _ levels: [Int], _ base: Int, _ wantedBase: Int?, _ wanted: Substring, _ wantedOrder: Substring
  ) -> Bool {
    let wanted = wanted.split(separator: " ").map { Int($0) }
    guard wanted.count == levels.count, wantedBase == nil || wantedBase == base else { return false }
    let shown = levels.indices.filter { wanted[$0] != nil }
    guard shown.allSatisfy({ wanted[$0] == levels[$0] }) else { return false }
    let order = Bidi.visualOrder(shown.map { levels[$0] }).map { shown[$0] }
    return order == wantedOrder.split(separator: " ").compactMap { Int($0) }
  }

  @Test("types of characters have the levels and the order of BidiTest.txt")
  func types() throws {
    let lines = TestTable.lines("BidiTest.txt")
    #expect(lines.count > 490_000)
    var levels: Substring = "", order: Substring = "", wrong: [String] = [], count = 0
    for line in lines {
      if line.hasPrefix("@") {
        let words = line.split(separator: ":", omittingEmptySubsequences: false)
        if words[0] == "@Levels" { levels = words[1].drop { $0 == "\t" || $0 == " " } }
        if words[0] == "@Reorder" { order = words[1].drop { $0 == "\t" || $0 == " " } }
        continue
      }
      count += 1
      if count % Self.step != 0 { continue }
      if !Self.agrees(line, levels, order) { wrong.append(line) }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of them, such as \(wrong.prefix(3))")
  }

  private static func agrees(_ line: String, _ levels: Substring, _ order: Substring) -> Bool {
    let fields = line.split(separator: ";")
    let types = fields[0].split(separator: " ").map { typeNumbers[String($0)] ?? FriBidiCharType(0) }
    let brackets = [FriBidiBracketType](repeating: 0, count: types.count)
    let wanted = Int(fields[1].drop { $0 == " " }, radix: 16) ?? 0
    for (bit, direction) in [(1, FontOptions.Direction.automatic), (2, .leftToRight), (4, .rightToLeft)]
    where wanted & bit != 0 {
      let (got, base) = Bidi.levels(types, brackets, direction)
      if !agree(got, base, nil, levels, order) { return false }
    }
    return true
  }

  /// FriBidi's numbers, by a character of each type.
  private static let typeNumbers: [String: FriBidiCharType] = [
    "L": 0x61, "R": 0x5D0, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x660, "CS": 0x2C, "B": 0x2029, "S": 0x9,
    "WS": 0x20, "ON": 0x21, "NSM": 0x300, "AL": 0x627, "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C, "LRO": 0x202D,
    "RLO": 0x202E, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069, "BN": 0xAD,
  ].mapValues { fribidi_get_bidi_type($0) }
}

/// Unicode's tables of tests.
enum TestTable {
  /// The lines of a table without its comments.
  static func lines(_ name: String) -> [String] {
    let bytes = TestTool.bytes(TestTool.unicode + name)
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
      return String(decoding: line.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
    }
  }

  /// The texts of a table of breaks: scalars, and the indices of those that a break lies before, with both ends.
  static func breaks(_ name: String) -> [(text: [Unicode.Scalar], breaks: [Int], line: String)] {
    lines("auxiliary/" + name).map { line in
      var scalars: [Unicode.Scalar] = [], breaks: [Int] = []
      for word in line.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
        if word == "÷" {
          breaks.append(scalars.count)
        } else if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) {
          scalars.append(scalar)
        }
      }
      return (scalars, breaks, line)
    }
  }
}
