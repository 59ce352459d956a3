/// What becomes of a picture's colours where it is drawn.
public enum Tint: Hashable, Sendable {
  /// They stay as they are.
  case none
  /// Each channel is multiplied by that of a colour, alpha too: what is white gets the colour, what is black stays.
  case multiply(Color)
  /// The picture's alpha alone counts, as coverage of a colour: an icon in the colour of the text beside it.
  case mask(Color)
}

extension Tint {
  /// The tint as words: its kind, and the premultiplied colour.
  var words: (kind: Int32, color: UInt32) {
    switch self {
    case .none: return (DrawWords.Tint.none, 0xffff_ffff)
    case .multiply(let color):
      let pixel = color.premultiplied
      return (pixel == 0xffff_ffff ? DrawWords.Tint.none : DrawWords.Tint.multiply, pixel)
    case .mask(let color): return (DrawWords.Tint.mask, color.premultiplied)
    }
  }
}
