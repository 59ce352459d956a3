import KnurlDrawing
import KnurlGeometry

/// A letter at one weight: the pen's way and the advance, in ems.
struct EngravedGlyph: Sendable {
  var path: Path
  var advance: Double
}

/// All letters at one weight. The number of a glyph is its character's code point.
final class EngravedFace: GlyphSource {
  /// To be raised with every change to a letter's shape.
  static let version: UInt64 = 2

  private static let light = EngravedFace(.light)
  private static let regular = EngravedFace(.regular)
  private static let bold = EngravedFace(.bold)

  let identity: UInt64
  private let pen: Double
  private let glyphs: [UInt32: EngravedGlyph]

  private init(_ weight: TextWeight) {
    // "Engrave" in ASCII, then version and weight.
    identity = 0x456e_6772_6176_6500 ^ (Self.version << 2 | UInt64(weight.rawValue))
    pen = Proportions.pen(weight)
    let engraved = Alphabet.letters.map { [pen] in ($0.scalar.value, $0.engrave(pen: pen * 1000)) }
    glyphs = Dictionary(uniqueKeysWithValues: engraved)
  }

  static func of(_ weight: TextWeight) -> EngravedFace {
    switch weight {
    case .light: light
    case .regular: regular
    case .bold: bold
    }
  }

  func has(_ glyph: UInt32) -> Bool { glyphs[glyph] != nil }

  /// The distance to the next letter, in ems.
  func advance(of glyph: UInt32) -> Double { glyphs[glyph]?.advance ?? MissingLetter.advance }

  func outline(of glyph: UInt32) -> GlyphOutline {
    if let known = glyphs[glyph] { return GlyphOutline(path: known.path, pen: pen) }
    return GlyphOutline(path: MissingLetter.path(code: glyph), pen: MissingLetter.pen)
  }
}

/// The letters of the face. Later groups borrow from the basic ones.
enum Alphabet {
  static let letters = basic + latin + cyrillic + greek + more
  static let basic = spaces + capitals + small + figures + punctuation + symbols + arrows
  private static let more = controlSigns + moreSymbols + moreArrows

  /// A letter of the basic groups.
  static func letter(_ scalar: Unicode.Scalar) -> Letter? { byScalar[scalar] }

  private static let byScalar = Dictionary(uniqueKeysWithValues: basic.map { ($0.scalar, $0) })
}
