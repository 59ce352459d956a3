public import KnurlDrawing
import KnurlText

/// Text in font files: shaped, in the order in which it is read, with other faces for what the first one lacks.
///
/// A character that no face of the chain has is engraved; one that the engraved face lacks too is a box with its code
/// point. A cluster is never divided among faces, so that marks stay with their letters. The heights of a line are those of
/// the first face, whatever is in it: a line that takes in a character of another script does not move.
///
///     let sans = try FontFace(file: "Assets/Sans.ttf"), hebrew = try FontFace(file: "Assets/Hebrew.ttf")
///     let ui = UI(text: FontText([sans, hebrew]))
///
/// It keeps the layouts of the last 2048 to 4096 different lines. Their masks are the renderer's to keep, in 8 MB.
public final class FontText: TextEngine {
  /// How text is set.
  public let options: FontOptions

  private let chains: [FaceChain]
  private let heights: [TextMetrics]
  private let shaper: Shaper
  private let engraved = EngravedText()
  private var cache = LayoutCache()

  /// Creates an engine.
  /// - Parameters:
  ///   - regular: The faces of running text, in the order in which they are asked for a character; the first 100 count.
  ///   - bold: Those of heavy text; where they lack a character, and by default, the regular ones.
  ///   - light: Those of light text; where they lack a character, and by default, the regular ones.
  ///   - options: How text is set.
  public init(
    _ regular: [FontFace], bold: [FontFace] = [], light: [FontFace] = [], options: FontOptions = FontOptions()
  ) {
    self.options = options
    chains = zip([light, [], bold], [TextWeight.light, .regular, .bold]).map { [engraved] faces, weight in
      FaceChain(faces + regular, engraved: engraved.layout("", TextStyle(size: 1, weight: weight)).source)
    }
    heights = chains.map { [engraved] in $0.faces.first?.metrics ?? engraved.metrics(TextStyle(size: 1)) }
    shaper = Shaper(features: options.features, language: options.language)
  }

  /// The heights of a line in a style; those of size zero where the size is not finite or below zero.
  public func metrics(_ style: TextStyle) -> TextMetrics {
    let size = Self.usable(style.size), ems = heights[Self.index(style.weight)]
    return TextMetrics(
      ascent: ems.ascent * size, descent: ems.descent * size, capHeight: ems.capHeight * size,
      xHeight: ems.xHeight * size)
  }

  /// Places the glyphs of one line. The same object answers an equal call, as long as its layout is kept.
  public func layout(_ text: String, _ style: TextStyle) -> TextLayout {
    let key = LayoutCache.Key(text: text, style: style)
    if let known = cache.find(key) { return known }
    let made = make(text, style)
    cache.add(made, for: key)
    return made
  }

  private func make(_ text: String, _ style: TextStyle) -> TextLayout {
    let chain = chains[Self.index(style.weight)]
    var maker = LineMaker(chain, shaper, engraved, style, size: Self.usable(style.size))
    let isPlain = chain.faces.first?.hasASCII == true && options.direction != .rightToLeft
    return isPlain && text.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !text.isEmpty
      ? maker.plain(text, metrics: metrics(style)) : maker.general(text, options.direction, metrics: metrics(style))
  }

  private static func index(_ weight: TextWeight) -> Int {
    switch weight {
    case .light: 0
    case .regular: 1
    case .bold: 2
    }
  }

  private static func usable(_ size: Double) -> Double { size.isFinite ? max(0, size) : 0 }
}
