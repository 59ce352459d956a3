/// How the coverage of letters is bent, by how light their colour is.
///
/// Colours are blended as they are stored, in which light letters on dark come out thinner than light itself would have
/// them, and the edges of dark ones on light smear. Light letters get a little weight, dark ones a little contrast, those
/// between stay as they are.
enum GlyphContrast: Int {
  case dark, none, light

  /// The contrast for a premultiplied colour, by its luminance without alpha.
  init(color: UInt32) {
    let alpha = Int(color >> 24), red = Int(color >> 16 & 255), green = Int(color >> 8 & 255), blue = Int(color & 255)
    // Rec. 709 weights in 1/256, against quarters of the alpha.
    let luminance = 54 * red + 183 * green + 19 * blue
    self = luminance < 64 * alpha ? .dark : luminance < 192 * alpha ? .none : .light
  }

  /// The coverage of a pixel. It rises with what it is made from; nothing stays nothing, and all stays all.
  func coverage(_ a: Int) -> Int {
    let slope = a * (255 - a)
    switch self {
    case .none: return a
    // a + (1 - a) a / 5
    case .light: return a + (slope + 637) / 1275
    // a + (1 - a) a (2 a - 1) / 4; the sum is kept above zero so that halves round alike.
    case .dark: return a + (slope * (2 * a - 255) + 64 * 260_100 + 130_050) / 260_100 - 64
    }
  }

  /// Bends a mask.
  func apply(to mask: Mask) {
    if self == .none { return }
    for y in 0..<mask.height {
      let row = unsafe mask.base + y * mask.stride
      for x in 0..<mask.width where unsafe row[x] != 0 && row[x] != 255 {
        unsafe row[x] = UInt8(truncatingIfNeeded: coverage(Int(row[x])))
      }
    }
  }
}
