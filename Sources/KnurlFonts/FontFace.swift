import KnurlDrawing

/// A face from a TrueType or OpenType file, or from memory. It may be shared by engines and threads.
///
/// Files of strangers do no harm: what is damaged throws, or shows as nothing.
public final class FontFace: Sendable {
  /// The most bytes of a font that are read.
  public static let maximumBytes = 1 << 27

  /// The family's name, as the file tells it.
  public let family: String
  /// The style's name within its family, such as "Bold".
  public let style: String
  /// The axes of a variable font; empty for others.
  public let axes: [FontAxis]
  /// How many glyphs there are.
  public let glyphCount: Int
  /// The heights in ems.
  let metrics: TextMetrics
  /// Whether printable ASCII is there as a whole.
  let hasASCII: Bool
  /// A fixed hash of the file, the index and the place on the axes.
  let identity: UInt64
  let outlines: FaceOutlines
  let shaping: ShapingFace
  let pictures: PictureCache
  private let bytes: FontBytes
  private let index: Int

  /// Opens a face of a file.
  /// - Parameters:
  ///   - path: The file.
  ///   - index: Which face of a collection; 0 is the first, and the only one of a single font.
  ///   - variations: Where a variable font stands on its axes; by default on their defaults.
  public convenience init(file path: String, index: Int = 0, variations: [FontVariation] = []) throws(FontError) {
    try self.init(FontBytes(file: path), index, variations)
  }

  /// Opens a face in memory, which is copied.
  /// - Parameters:
  ///   - bytes: The contents of a font file.
  ///   - name: What errors call it.
  ///   - index: Which face of a collection; 0 is the first.
  ///   - variations: Where a variable font stands on its axes.
  public convenience init(
    _ bytes: [UInt8], named name: String = "The font", index: Int = 0, variations: [FontVariation] = []
  ) throws(FontError) {
    try self.init(FontBytes(bytes, named: name), index, variations)
  }

  private init(_ bytes: FontBytes, _ index: Int, _ variations: [FontVariation]) throws(FontError) {
    let count = try FontFile.count(of: bytes)
    guard (0..<count).contains(index) else { throw .noSuchFace(path: bytes.name, index: index, count: count) }
    outlines = try FaceOutlines(bytes, index: index)
    let places = try Self.places(variations, outlines.axes, bytes.name)
    if let places { outlines.vary(places) }
    let tags = zip(outlines.axes, places ?? []).compactMap { axis, value in FontTag(axis.tag).map { ($0.value, value) }
    }
    shaping = ShapingFace(bytes, index: index, variations: tags)
    let units = outlines.unitsPerEm ?? shaping.unitsPerEm
    guard (16...16384).contains(units), units == shaping.unitsPerEm else {
      throw .broken(path: bytes.name, reason: "an em of \(units) units")
    }
    (self.bytes, self.index) = (bytes, index)
    (family, style, axes) = (outlines.family, outlines.style, outlines.axes)
    glyphCount = outlines.glyphCount
    metrics = shaping.metrics
    hasASCII = (0x20...0x7E).allSatisfy { [shaping] in shaping.has(Unicode.Scalar($0 as UInt8)) }
    pictures = PictureCache(outlines)
    var hash = ContentHash(seed: bytes.contentHash)
    hash.mix(UInt64(index))
    for place in places ?? [] { hash.mix(place.bitPattern) }
    identity = hash.value
  }

  /// The same face elsewhere on its axes; those that are not named stand on their defaults.
  public func varied(_ variations: [FontVariation]) throws(FontError) -> FontFace {
    try FontFace(bytes, index, variations)
  }

  /// How many faces a file has: one, or those of a collection.
  public static func count(inFile path: String) throws(FontError) -> Int {
    try FontFile.count(of: FontBytes(file: path))
  }

  /// Whether there is a glyph for a character.
  public func has(_ scalar: Unicode.Scalar) -> Bool { shaping.has(scalar) }

  /// Whether it has glyphs with colours of their own.
  public var hasPictures: Bool { outlines.hasPictures }

  /// Coordinates for all axes; nil where nothing is asked for.
  private static func places(
    _ variations: [FontVariation], _ axes: [FontAxis], _ path: String
  ) throws(FontError) -> [Double]? {
    if variations.isEmpty { return nil }
    var places = axes.map(\.defaultValue)
    for variation in variations {
      guard let axis = axes.firstIndex(where: { $0.tag == variation.axis }) else {
        throw .noSuchAxis(path: path, axis: variation.axis, axes: axes.map(\.tag))
      }
      let bounds = axes[axis].bounds
      if variation.value.isFinite {
        places[axis] = min(max(variation.value, bounds.lowerBound), bounds.upperBound)
      }
    }
    return places
  }
}
