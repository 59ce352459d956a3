import KnurlDrawing
import KnurlText

/// Faces in the order in which they are asked for a character; behind the last one stands the engraved face, which has a
/// box for every character.
struct FaceChain: Sendable {
  /// Behind so many faces nobody looks.
  static let maximumCount = 100

  let faces: [FontFace]
  let glyphs: ChainGlyphs

  init(_ faces: [FontFace], engraved: any GlyphSource) {
    self.faces = Array(faces.prefix(Self.maximumCount))
    glyphs = ChainGlyphs(self.faces, engraved)
  }

  /// The index that stands for the engraved face.
  var engravedIndex: Int { faces.count }

  /// The face for a cluster: the first that has all of it, else the first that has its base, else the engraved one.
  /// - Parameter last: The face of the cluster before, which spaces stay with, save beside pictures, where they are too wide.
  func face(for cluster: Character, after last: Int?) -> Int {
    let scalars = cluster.unicodeScalars
    guard let base = scalars.first else { return 0 }
    if let last, last < faces.count, cluster.isWhitespace, !faces[last].hasPictures, faces[last].has(base) {
      return last
    }
    let wantsPictures = Self.wantsPictures(cluster)
    if let wantsPictures, let found = first(scalars, where: { $0.hasPictures == wantsPictures }) { return found }
    if let found = first(scalars, where: { _ in true }) { return found }
    return faces.firstIndex { $0.has(base) } ?? engravedIndex
  }

  private func first(_ scalars: Character.UnicodeScalarView, where isRight: (FontFace) -> Bool) -> Int? {
    faces.firstIndex { face in isRight(face) && scalars.allSatisfy { Self.isSilent($0) || face.has($0) } }
  }

  /// Whether a character needs no glyph: joiners, selectors of variants, marks of direction.
  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xAC && scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .control
  }

  /// Whether a cluster asks to be shown in colours, or not to be; nil where it does not matter.
  private static func wantsPictures(_ cluster: Character) -> Bool? {
    let scalars = cluster.unicodeScalars
    guard let base = scalars.first, base.properties.isEmoji else { return nil }
    if scalars.contains("\u{FE0F}") { return true }
    if scalars.contains("\u{FE0E}") { return false }
    // Digits and a few signs are emoji only if asked for.
    return base.properties.isEmojiPresentation || scalars.count > 1 && !base.isASCII
  }
}

/// The glyphs of a chain: a face's index in the top 8 bits of a number, its glyph in the others.
final class ChainGlyphs: GlyphSource {
  let identity: UInt64
  private let faces: [FontFace]
  private let engraved: any GlyphSource

  init(_ faces: [FontFace], _ engraved: any GlyphSource) {
    (self.faces, self.engraved) = (faces, engraved)
    // "Chain" in ASCII.
    var hash = ContentHash(seed: 0x43_6861_696e)
    for face in faces { hash.mix(face.identity) }
    hash.mix(engraved.identity)
    identity = hash.value
  }

  static func number(face: Int, glyph: UInt32) -> UInt32 { UInt32(face) << 24 | glyph & 0xFF_FFFF }

  func outline(of glyph: UInt32) -> GlyphOutline {
    let face = Int(glyph >> 24), own = glyph & 0xFF_FFFF
    return face < faces.count ? GlyphOutline(path: faces[face].outlines.outline(of: own)) : engraved.outline(of: own)
  }
}
