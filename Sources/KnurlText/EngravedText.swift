public import KnurlDrawing

/// Lettering as a pantograph engraves it into a panel: lines and circular arcs, run along by a round pen.
///
/// Any size is sharp, weight is the width of the pen, and the same bytes come out on every machine. Figures, plus and
/// minus stand on one width, in every weight. A character that the face has not is shown as a box with its code point.
public final class EngravedText: TextEngine {
  private var cache = LayoutCache()

  /// Creates an engine.
  public init() {}

  /// All characters of the face, by their code points.
  public static let characters: [Unicode.Scalar] = Alphabet.letters.map(\.scalar).sorted()

  /// The heights of a line in a style; those of size zero where the size is not finite or below zero.
  public func metrics(_ style: TextStyle) -> TextMetrics {
    let size = Self.usable(style.size)
    return TextMetrics(
      ascent: size * Proportions.ascent, descent: size * Proportions.descent, capHeight: size * Proportions.capHeight,
      xHeight: size * Proportions.xHeight)
  }

  /// Places the glyphs of one line. The last thousands of layouts are kept, and the same object answers an equal call.
  public func layout(_ text: String, _ style: TextStyle) -> TextLayout {
    let key = LayoutCache.Key(text: text, style: style)
    if let known = cache.find(key) { return known }
    let made = make(text, style)
    cache.add(made, for: key)
    return made
  }

  private func make(_ text: String, _ style: TextStyle) -> TextLayout {
    let face = EngravedFace.of(style.weight)
    let size = Self.usable(style.size)
    let spacing = Spacing(size: size)
    var glyphs: [PlacedGlyph] = []
    var x = 0.0
    var cluster = 0
    for character in text {
      for scalar in character.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
        if let last = glyphs.indices.last {
          let kern = spacing.kern(glyphs[last].glyph, scalar.value) * size
          glyphs[last].advance += kern
          x += kern
        }
        let advance = (face.advance(of: scalar.value) + spacing.tracking) * size
        glyphs.append(PlacedGlyph(glyph: scalar.value, x: x, advance: advance, cluster: cluster))
        x += advance
      }
      cluster += character.utf8.count
    }
    return TextLayout(glyphs: glyphs, size: size, metrics: metrics(style), source: face)
  }

  private static func usable(_ size: Double) -> Double { size.isFinite ? max(0, size) : 0 }
}
