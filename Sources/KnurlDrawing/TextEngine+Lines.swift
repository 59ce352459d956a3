extension TextEngine {
  /// Lays out a text in lines no wider than a width.
  ///
  /// Lines end at line feeds, where words end, and by the rules of Chinese, Japanese and Korean; a word that is wider than
  /// all of a line is divided between two grapheme clusters. Spaces at a line's end are not counted. Where there are more
  /// lines than asked for, the last one ends in an ellipsis, which never tears a cluster.
  /// - Parameters:
  ///   - text: The text.
  ///   - style: Size and weight.
  ///   - width: The most points that a line takes; a line has one cluster at least.
  ///   - maximumCount: The most lines; one at least.
  /// - Returns: The lines from the top down; their baselines are `metrics(style).lineHeight` apart, or more.
  /// - Complexity: O(n) in the text's length, beside the layouts of its lines.
  public func lines(
    _ text: String, _ style: TextStyle, width: Double, maximumCount: Int = .max
  ) -> [TextLayout] {
    let width = width.isNaN ? 0 : width, most = max(1, maximumCount)
    var lines: [TextLayout] = []
    for paragraph in text.split(separator: "\n" as Character, omittingEmptySubsequences: false) {
      var rest = String(paragraph)
      repeat {
        if lines.count == most - 1 {
          let isLast = paragraph.endIndex == text.endIndex
          return lines + [lastLine(rest, style, width, goesOn: !isLast)]
        }
        let count = lineEnd(rest, style, width)
        let line = rest.prefix(count)
        lines.append(layout(line.withoutSpaces, style))
        rest = String(rest[line.endIndex...])
      } while !rest.isEmpty
    }
    return lines
  }

  /// A text, or as much of it as fits a width with an ellipsis behind it; nothing where not even that fits.
  /// - Complexity: O(log n) layouts.
  public func shortened(_ text: String, _ style: TextStyle, width: Double) -> String {
    layout(text, style).width <= width ? text : cut(text, style, width)
  }

  private func lastLine(_ rest: String, _ style: TextStyle, _ width: Double, goesOn: Bool) -> TextLayout {
    goesOn ? layout(cut(rest, style, width), style) : layout(shortened(rest, style, width: width), style)
  }

  /// The longest beginning that fits together with an ellipsis, found by halving.
  private func cut(_ text: String, _ style: TextStyle, _ width: Double) -> String {
    var fits = -1, isTooLong = text.count + 1
    while fits + 1 < isTooLong {
      let middle = (fits + isTooLong) / 2
      let candidate = text.prefix(middle).withoutSpaces + "…"
      if layout(candidate, style).width <= width { fits = middle } else { isTooLong = middle }
    }
    return fits < 0 ? "" : text.prefix(fits).withoutSpaces + "…"
  }

  /// How many clusters the first line takes, one at least.
  private func lineEnd(_ text: String, _ style: TextStyle, _ width: Double) -> Int {
    let whole = layout(text, style)
    if whole.width <= width { return text.count }
    let allowed = LineBreaks.allowed(text)
    var fitting = Self.fitting(text, whole, width)
    // A line by itself may be wider than its part of a longer one, as where letters no longer join.
    while true {
      let end = Self.lastBreak(allowed, through: fitting)
      let count = end > 0 ? end : max(1, min(fitting, allowed.count))
      if count == 1 || layout(text.prefix(count).withoutSpaces, style).width <= width { return count }
      fitting = count - 1
    }
  }

  private static func lastBreak(_ allowed: [Bool], through count: Int) -> Int {
    var end = min(count, allowed.count - 1)
    while end > 0, !allowed[end] { end -= 1 }
    return end
  }

  /// How many clusters are within a width, and the spaces behind them.
  private static func fitting(_ text: String, _ layout: TextLayout, _ width: Double) -> Int {
    let widths = layout.clusterWidths(text)
    var sum = 0.0, count = 0
    for (character, own) in zip(text, widths) {
      sum += own
      if sum > width + 0.01, character != " " { break }
      count += 1
    }
    return count
  }
}

extension TextLayout {
  /// The width of each grapheme cluster of a text, in its order; of those that share a glyph, the first has it all.
  func clusterWidths(_ text: String) -> [Double] {
    if !clusters.isEmpty { return clusters.map(\.width) }
    var widths: [Double] = [], start = 0, index = 0
    for character in text {
      start += character.utf8.count
      var width = 0.0
      while index < glyphs.count, glyphs[index].cluster < start {
        width += glyphs[index].advance
        index += 1
      }
      widths.append(width)
    }
    return widths
  }
}

extension StringProtocol {
  /// The text without the spaces at its end.
  fileprivate var withoutSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
