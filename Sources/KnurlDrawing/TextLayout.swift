public import KnurlGeometry

/// One glyph at its place in a line.
public struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's number in its source.
  public var glyph: UInt32
  /// The distance from the line's beginning to the glyph's origin, in points.
  public var x: Double
  /// How far below the baseline the glyph's origin lies, in points; zero save for marks and the like.
  public var y: Double
  /// How far the next glyph lies to the right, in points.
  public var advance: Double
  /// The place of the glyph's text in the UTF-8 of the line.
  public var cluster: Int

  /// Creates a glyph at a place.
  public init(glyph: UInt32, x: Double, y: Double = 0, advance: Double, cluster: Int) {
    self.glyph = glyph
    self.x = x
    self.y = y
    self.advance = advance
    self.cluster = cluster
  }
}

/// A grapheme cluster at its place in a line: what a caret does not enter and an ellipsis does not cut.
public struct TextCluster: Hashable, Sendable {
  /// Where it begins in the UTF-8 of the line.
  public var start: Int
  /// The distance from the line's left end to the cluster's, in points.
  public var x: Double
  /// How wide it is, in points.
  public var width: Double
  /// Whether it is read from right to left, so that the text before it lies at its right.
  public var isRightToLeft: Bool

  /// Creates a cluster.
  public init(start: Int, x: Double, width: Double, isRightToLeft: Bool = false) {
    self.start = start
    self.x = x
    self.width = width
    self.isRightToLeft = isRightToLeft
  }
}

/// A glyph that is a picture with colours of its own.
public struct PlacedPicture: Sendable {
  /// What is shown, from the largest to the smallest: the same picture halved again and again, so that a small one is not
  /// made from every tenth pixel of a large one. Not empty.
  public var images: [Image]
  /// Where, in points from the line's beginning on the baseline.
  public var frame: Rect

  /// Creates a picture.
  public init(images: [Image], frame: Rect) {
    precondition(!images.isEmpty, "a picture has at least one image")
    self.images = images
    self.frame = frame
  }

  /// The smallest image that has a pixel for each pixel of the window, or the largest.
  func image(pixelsPerPoint: Double) -> Image {
    let width = frame.width * pixelsPerPoint, height = frame.height * pixelsPerPoint
    let fitting = images.last { Double($0.bounds.width) >= width && Double($0.bounds.height) >= height }
    return fitting ?? images[0]
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
  /// The grapheme clusters in the order of the text; empty where they follow from the glyphs, as in text that runs from
  /// left to right a glyph a character.
  public let clusters: [TextCluster]
  /// Glyphs with colours of their own; `glyphs` has them too, with empty outlines.
  public let pictures: [PlacedPicture]
  /// How far glyphs may reach above and below the baseline, in points; no less than the metrics say.
  let reach: ClosedRange<Double>
  /// A fixed hash of all that reaches pixels.
  package let contentHash: UInt64

  /// Creates a layout.
  /// - Parameters:
  ///   - glyphs: The glyphs in drawing order.
  ///   - size: The em, in points.
  ///   - metrics: The heights of the line.
  ///   - source: Where the glyphs' shapes come from.
  ///   - clusters: The grapheme clusters, where they do not follow from the glyphs.
  ///   - pictures: The glyphs that are pictures.
  ///   - reach: How far glyphs of the source reach above and below their origins, in points, where that may be beyond the
  ///     metrics.
  public init(
    glyphs: [PlacedGlyph], size: Double, metrics: TextMetrics, source: any GlyphSource, clusters: [TextCluster] = [],
    pictures: [PlacedPicture] = [], reach: (above: Double, below: Double) = (0, 0)
  ) {
    self.glyphs = glyphs
    self.size = size
    self.metrics = metrics
    self.source = source
    self.clusters = clusters
    self.pictures = pictures
    let lifts = glyphs.reduce((high: 0.0, low: 0.0)) { (min($0.high, $1.y), max($0.low, $1.y)) }
    let above = max(reach.above, metrics.ascent), below = max(reach.below, metrics.descent)
    self.reach = lifts.high - max(0, above)...lifts.low + max(0, below)
    width = glyphs.reduce(0) { $0 + $1.advance }
    var hash = ContentHash()
    hash.mix(source.identity)
    hash.mix(size.bitPattern)
    for glyph in glyphs {
      hash.mix(UInt64(glyph.glyph))
      hash.mix(glyph.x.bitPattern)
      if glyph.y != 0 { hash.mix(glyph.y.bitPattern) }
    }
    contentHash = hash.value
  }
}
