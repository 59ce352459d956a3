/// Stands in until the engraved face arrives: nothing.
public final class EngravedText: TextEngine {
  private final class Nothing: GlyphSource {
    let identity: UInt64 = 0
    func outline(of glyph: UInt32) -> GlyphOutline { GlyphOutline(path: Path()) }
  }
  private let nothing = Nothing()
  /// Creates the stand-in.
  public init() {}
  /// Heights.
  public func metrics(_ style: TextStyle) -> TextMetrics {
    TextMetrics(ascent: style.size * 0.75, descent: style.size * 0.25, capHeight: style.size * 0.7, xHeight: style.size * 0.5)
  }
  /// An empty line.
  public func layout(_ text: String, _ style: TextStyle) -> TextLayout {
    TextLayout(glyphs: [], size: style.size, metrics: metrics(style), source: nothing)
  }
}
