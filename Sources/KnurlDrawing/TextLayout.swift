/// One glyph at its place in a line.
public struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's number in its source.
  public var glyph: UInt32
  /// The distance from the line's beginning to the glyph's origin, in points.
  public var x: Double
  /// How far the next glyph lies to the right, in points.
  public var advance: Double
  /// The place of the glyph's text in the UTF-8 of the line.
  public var cluster: Int

  /// Creates a glyph at a place.
  public init(glyph: UInt32, x: Double, advance: Double, cluster: Int) {
    self.glyph = glyph
    self.x = x
    self.advance = advance
    self.cluster = cluster
  }
}

/// A line of text, shaped and measured; immutable.
public final class TextLayout: Sendable {
  /// The glyphs in drawing order.
  public let glyphs: [PlacedGlyph]
  /// The em, in points.
  public let size: Double
  /// The sum of all advances, in points.
  public let width: Double
  /// The heights of the line.
  public let metrics: TextMetrics
  /// Where the glyphs' shapes come from.
  public let source: any GlyphSource
  /// A fixed hash of all that reaches pixels.
  package let contentHash: UInt64

  /// Creates a layout.
  public init(glyphs: [PlacedGlyph], size: Double, metrics: TextMetrics, source: any GlyphSource) {
    self.glyphs = glyphs
    self.size = size
    self.metrics = metrics
    self.source = source
    width = glyphs.reduce(0) { $0 + $1.advance }
    var hash = ContentHash()
    hash.mix(source.identity)
    hash.mix(size.bitPattern)
    for glyph in glyphs {
      hash.mix(UInt64(glyph.glyph))
      hash.mix(glyph.x.bitPattern)
    }
    contentHash = hash.value
  }
}
