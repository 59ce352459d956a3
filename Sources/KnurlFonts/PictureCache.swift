import KnurlDrawing

/// The coloured pictures of a face that were asked for. When they take more than the limit, they are made anew as they are
/// asked for again.
final class PictureCache: @unchecked Sendable {
  /// The most bytes of pixels that are kept, save for a picture that is larger by itself.
  static let limit = 4 << 20

  private let outlines: FaceOutlines
  private let lock = Lock()
  private var known: [UInt32: GlyphPicture?] = [:]
  private(set) var byteCount = 0

  init(_ outlines: FaceOutlines) { self.outlines = outlines }

  /// The picture of a glyph; nil where it has none.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard outlines.hasPictures else { return nil }
    return lock.withLock {
      if let found = known[glyph] { return found }
      let made = outlines.picture(of: glyph)
      let bytes = made?.byteCount ?? 64
      if byteCount + bytes > Self.limit {
        known.removeAll()
        byteCount = 0
      }
      known[glyph] = .some(made)
      byteCount += bytes
      return made
    }
  }
}
