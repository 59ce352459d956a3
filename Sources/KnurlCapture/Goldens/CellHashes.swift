import KnurlDrawing

/// A picture's fingerprint as lines of text, one hash per cell of 64 x 32 pixels: what a change touched shows in a text
/// difference of two revisions.
struct CellHashes: Hashable, Sendable {
  static let width = 64
  static let height = 32

  /// One line of 16 hexadecimal digits a cell for each row of cells.
  let text: String

  init(_ pixmap: Pixmap) {
    var lines = ["\(pixmap.width) x \(pixmap.height)"]
    for top in stride(from: 0, to: pixmap.height, by: Self.height) {
      let row = stride(from: 0, to: pixmap.width, by: Self.width).map { Self.hash(pixmap, $0, top) }
      lines.append(row.map(\.digits).joined(separator: " "))
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func hash(_ pixmap: Pixmap, _ left: Int, _ top: Int) -> UInt64 {
    var hash = ContentHash()
    for y in top..<min(top + height, pixmap.height) {
      for x in left..<min(left + width, pixmap.width) { hash.mix(UInt64(pixmap[x, y])) }
    }
    return hash.value
  }
}
