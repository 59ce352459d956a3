/// How heavy lettering is.
public enum TextWeight: UInt8, Hashable, Sendable {
  /// Thin strokes, for large sizes.
  case light
  /// The weight of running text.
  case regular
  /// Heavy strokes, for titles.
  case bold
}

/// Size and weight of lettering.
public struct TextStyle: Hashable, Sendable {
  /// The em, in points.
  public var size: Double
  /// The weight.
  public var weight: TextWeight

  /// Creates a style.
  public init(size: Double, weight: TextWeight = .regular) {
    self.size = size
    self.weight = weight
  }
}

/// The heights of a line of text, in points.
public struct TextMetrics: Hashable, Sendable {
  /// From the baseline up to the highest letters.
  public var ascent: Double
  /// From the baseline down to the lowest letters; above zero.
  public var descent: Double
  /// From the baseline up to the top of a capital.
  public var capHeight: Double
  /// From the baseline up to the top of an x.
  public var xHeight: Double

  /// Creates metrics.
  public init(ascent: Double, descent: Double, capHeight: Double, xHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// Ascent and descent together.
  public var lineHeight: Double { ascent + descent }
}

/// The seam between text and everything else: measures, lays out, gives outlines.
public protocol TextEngine: AnyObject {
  /// The heights of a line in a style.
  func metrics(_ style: TextStyle) -> TextMetrics

  /// Places the glyphs of one line. Equal arguments give equal layouts; engines keep those in use, so that asking again
  /// in the next frame costs a look-up and no memory.
  func layout(_ text: String, _ style: TextStyle) -> TextLayout
}

/// The shape of one glyph in ems, y downwards, its origin on the baseline.
public struct GlyphOutline: Sendable {
  /// The outline to fill, or the line that the pen follows.
  public var path: Path
  /// The width of a round pen, in ems; nil for an outline that is filled.
  public var pen: Double?

  /// Creates an outline.
  public init(path: Path, pen: Double? = nil) {
    self.path = path
    self.pen = pen
  }
}

/// The glyphs of a face at one weight. Rasterizers keep masks by `identity`, so equal identities must mean equal glyphs.
public protocol GlyphSource: AnyObject, Sendable {
  /// A fixed number that tells this source from every other.
  var identity: UInt64 { get }

  /// The shape of a glyph; empty for a space.
  func outline(of glyph: UInt32) -> GlyphOutline
}
