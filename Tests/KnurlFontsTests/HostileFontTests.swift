import KnurlFonts
import KnurlGeometry
import KnurlRaster
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// Font files of strangers: whatever is in them, there is an error in words or some glyphs, and memory within bounds.
@Suite(
  .enabled(if: TestFont.areThere, TestFont.howToInstall),
  .enabled(if: TestTool.shapeIsThere, TestTool.howToInstallShape))
struct HostileFontTests {
  private static let text = "abk\u{16A0}\u{16A2}\u{16B1} क्षत्रि र्कि 音量 😀"

  /// Small fonts of all kinds: outlines of both sorts, tables that reorder and place letters, coloured pictures.
  private static let originals: [[UInt8]] = {
    let parts: [(TestFont, String)] = [(.runic, ""), (.devanagari, text), (.cjk, "ab音量"), (.emoji, "😀")]
    return parts.map { font, text in
      if text.isEmpty { return TestTool.bytes(font.path) }
      let file = "/tmp/knurl-hostile-\(getpid())-\(font).font"
      _ = TestTool.output("hb-subset --output-file=\(file) \(font.path) '\(text)' 2>&1")
      defer { unsafe remove(file) }
      return TestTool.bytes(file)
    }
  }()

  @Test("the fonts that are damaged below are sound before")
  func sound() throws {
    for original in Self.originals {
      #expect((1000..<200_000).contains(original.count))
      let face = try FontFace(original)
      #expect(FontText([face]).layout(Self.text, TextStyle(size: 20)).glyphs.contains { $0.glyph >> 24 == 0 })
    }
  }

  @Test("a thousand damaged fonts give errors or glyphs, no more", arguments: 0..<8)
  func damaged(_ part: Int) {
    let before = Self.peak
    var opened = 0
    for seed in part * 125..<(part + 1) * 125 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let bytes = Self.mutated(Self.originals[seed % Self.originals.count], &generator)
      guard let face = try? FontFace(bytes, named: "seed \(seed)") else { continue }
      opened += 1
      Self.use(face)
    }
    #expect(opened > 20, "damage that is noticed at once tries nothing")
    #expect(Self.peak - before < 1 << 20, "in KB; the sanitizer's own memory counts too")
  }

  private static func use(_ face: FontFace) {
    let engine = FontText([face]), pixmap = Pixmap(width: 120, height: 40)
    pixmap.paint(background: .black, threads: 1, text: engine) { canvas in
      canvas.text(text, at: Point(x: 2, y: 30), size: 14, .color(.white))
    }
    let layout = engine.layout("ab", TextStyle(size: 20)), metrics = engine.metrics(TextStyle(size: 1))
    #expect(layout.width.isFinite && metrics.lineHeight > 0 && metrics.lineHeight <= 6)
    for glyph: UInt32 in [0, 1, 5, 60_000, 0xFF_FFFF] { _ = layout.source.outline(of: glyph) }
  }

  /// The most memory that the process has had, in KB.
  private static var peak: Int {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  /// Cut off, overwritten with noise, with the ends of numbers, or with bytes from elsewhere.
  private static func mutated(_ original: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = original
    for _ in 0..<generator.count(1...6) {
      let place = generator.count(0...bytes.count - 1), length = min(generator.count(1...40), bytes.count - place)
      switch generator.count(0...5) {
      case 0 where generator.chance(20): bytes.removeSubrange(place...)
      case 0, 1: for index in place..<place + length { bytes[index] = UInt8(generator.count(0...255)) }
      case 2: for index in place..<place + min(4, length) { bytes[index] = 0xFF }
      case 3: for index in place..<place + min(4, length) { bytes[index] = generator.chance(50) ? 0 : 0x7F }
      case 4:
        let source = generator.count(0...bytes.count - length)
        bytes.replaceSubrange(place..<place + length, with: Array(bytes[source..<source + length]))
      // In the list of tables: their places and lengths.
      default: bytes[min(bytes.count - 1, generator.count(12...200))] ^= 1 << UInt8(generator.count(0...7))
      }
      if bytes.count < 64 { break }
    }
    return bytes
  }
}
