extension UI {
  /// A text, or as much of it as fits a width with an ellipsis behind it; nothing where not even that fits.
  ///
  /// What was cut is kept, so that a frame like the last one makes no String.
  func fitted(_ text: String, _ style: TextStyle, width: Double) -> String {
    // Half a point of grace: places are rounded to pixels.
    if engine.layout(text, style).width <= width + 0.5 { return text }
    if let known = cutTexts.first(where: { $0.text == text && $0.style == style && $0.width == width }) {
      return known.cut
    }
    if cutTexts.count >= 64 { cutTexts.removeAll(keepingCapacity: true) }
    let cut = cut(text, style, width)
    cutTexts.append(CutText(text: text, style: style, width: width, cut: cut))
    return cut
  }

  /// The longest beginning that fits, found by halving.
  private func cut(_ text: String, _ style: TextStyle, _ width: Double) -> String {
    var fits = -1, isTooLong = text.count
    while fits + 1 < isTooLong {
      let middle = (fits + isTooLong) / 2
      let candidate = Self.shortened(text, to: middle)
      if engine.layout(candidate, style).width <= width { fits = middle } else { isTooLong = middle }
    }
    return fits < 0 ? "" : Self.shortened(text, to: fits)
  }

  private static func shortened(_ text: String, to count: Int) -> String {
    var beginning = text.prefix(count)
    while beginning.last == " " { beginning.removeLast() }
    return beginning + "…"
  }
}

/// A text that was too long for its place.
struct CutText {
  let text: String
  let style: TextStyle
  let width: Double
  let cut: String
}
