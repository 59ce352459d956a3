/// A selection in a text: places counted in bytes of its UTF-8, which stand on boundaries of grapheme clusters.
struct TextSelection: Hashable, Sendable {
  /// Where it began.
  var anchor: Int
  /// Where the caret is.
  var head: Int

  init(anchor: Int, head: Int) { (self.anchor, self.head) = (anchor, head) }

  /// A caret.
  init(_ place: Int) { (anchor, head) = (place, place) }

  var isEmpty: Bool { anchor == head }
  var lower: Int { min(anchor, head) }
  var upper: Int { max(anchor, head) }
}
