/// What is wrong with a font, or with what was asked of it.
public enum FontError: Error, Hashable, Sendable {
  /// A file can't be read; the reason is the system's.
  case cannotOpen(path: String, reason: String)
  /// A file or memory holds no TrueType or OpenType font.
  case notAFont(path: String, reason: String)
  /// A font whose tables can't be right.
  case broken(path: String, reason: String)
  /// A collection has fewer faces, or a single font was asked for another than face 0.
  case noSuchFace(path: String, index: Int, count: Int)
  /// A face has no such axis; the axes are those that it has.
  case noSuchAxis(path: String, axis: String, axes: [String])
  /// A font has more bytes than are read.
  case tooLarge(path: String, limit: Int)
  /// This machine has no fontconfig; the reason is the system's.
  case noSystemFonts(reason: String)
  /// fontconfig knows no font of a family.
  case noSuchFamily(String)
}

extension FontError: CustomStringConvertible {
  /// What happened, where, and what to do.
  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "\(path) can't be opened (\(reason)); check that the path is right and the file is readable."
    case .notAFont(let path, let reason):
      "\(path) is no font that can be read (\(reason)); TrueType and OpenType files and their collections can, with endings "
        + "such as ttf, otf, ttc."
    case .broken(let path, let reason):
      "\(path) is a damaged font (\(reason)); fetch it anew from where it came from."
    case .noSuchFace(let path, let index, let count):
      "\(path) has \(count == 1 ? "one face" : "\(count) faces"), and face \(index) was asked for; "
        + "the first one has the index 0."
    case .noSuchAxis(let path, let axis, let axes):
      "\(path) has no axis \(axis); "
        + (axes.isEmpty
          ? "it has none at all, so leave out the variations." : "it has \(axes.joined(separator: ", ")).")
    case .tooLarge(let path, let limit):
      "\(path) has more than \(limit >> 20) MB, the most that is read; is it the right file?"
    case .noSystemFonts(let reason):
      "The system's fonts can't be looked up, since fontconfig is not there (\(reason)); install it (libfontconfig1 on "
        + "Debian), or open a font file by its path."
    case .noSuchFamily(let family):
      "The system has no font of the family \(family); install one, or open a font file by its path. "
        + "fc-list tells which there are."
    }
  }
}
