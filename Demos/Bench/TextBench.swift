import Knurl
import KnurlFonts

/// The time that a label of twelve glyphs takes to be laid out: one that was seen before, and new ones, whose letters were
/// seen before.
enum TextBench {
  private static let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  static func measure(_ lines: inout Lines) {
    measure("engraved", EngravedText(), &lines)
    if let face = try? FontFace(file: file) {
      measure("in a font", FontText([face]), &lines)
    } else {
      print("no labels in a font: install fonts-dejavu-core")
    }
  }

  private static func measure(_ name: String, _ engine: some TextEngine, _ lines: inout Lines) {
    let style = TextStyle(size: 13)
    let known = "Cutoff 440.0"
    var width = engine.layout(known, style).width
    let seen = sample(1000) { _ in width += engine.layout(known, style).width }
    lines.add("laying out a label seen before, \(name)", seen, "us")
    let texts = (0..<41 * 1000).map { "Cut " + String(10_000_000 + $0) }
    let new = sample(1000) { width += engine.layout(texts[$0], style).width }
    lines.add("laying out a new label, \(name)", new, "us")
    precondition(width > 0)
  }

  /// The median of the microseconds of one call, over 41 runs of `count`.
  private static func sample(_ count: Int, _ body: (Int) -> Void) -> Double {
    let clock = ContinuousClock()
    let samples = (0..<41).map { run in
      let (seconds, attoseconds) = clock.measure { for index in 0..<count { body(run * count + index) } }.components
      return (Double(seconds) * 1e6 + Double(attoseconds) / 1e12) / Double(count)
    }
    return samples.sorted()[20]
  }
}
