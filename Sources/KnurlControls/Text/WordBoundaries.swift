/// Where words begin and end (Unicode Standard Annex 29, section 4). Every boundary is found from what stands about it, so that
/// a move by a word costs the same in a line and in a megabyte.
extension String.UnicodeScalarView {
  /// Whether a word boundary lies before a scalar.
  func isWordBoundary(at index: Index) -> Bool {
    guard index > startIndex, index < endIndex else { return true }
    let first = WordBreakClass(self[self.index(before: index)]), second = WordBreakClass(self[index])
    if let answer = Self.close(first, second) { return answer }
    // Marks and formats belong to the letter before (WB4).
    if second.isIgnored { return false }
    guard let before = significant(before: index) else { return true }
    return !joins(before, second, at: index)
  }

  /// Rules about two neighbours as they are; nil where others decide (WB3 to WB3d).
  private static func close(_ first: WordBreakClass, _ second: WordBreakClass) -> Bool? {
    switch (first, second) {
    case (.carriageReturn, .lineFeed): false
    case (.carriageReturn, _), (.lineFeed, _), (.newline, _): true
    case (_, .carriageReturn), (_, .lineFeed), (_, .newline): true
    case (.joiner, .pictograph), (.space, .space): false
    default: nil
    }
  }

  /// Rules that see no marks and formats (WB5 to WB16).
  private func joins(_ before: Index, _ second: WordBreakClass, at index: Index) -> Bool {
    let first = WordBreakClass(self[before])
    switch (first, second) {
    case _ where first.isLetter && second.isLetter: return true
    case (.hebrew, .singleQuote): return true
    case _ where first.isLetter && second.joinsLetters: return classAfter(index)?.isLetter == true
    case _ where first.joinsLetters && second.isLetter: return classBefore(before)?.isLetter == true
    case (.hebrew, .doubleQuote): return classAfter(index) == .hebrew
    case (.doubleQuote, .hebrew): return classBefore(before) == .hebrew
    case (.number, .number): return true
    case _ where first.isLetter && second == .number || first == .number && second.isLetter: return true
    case _ where first.joinsNumbers && second == .number: return classBefore(before) == .number
    case _ where first == .number && second.joinsNumbers: return classAfter(index) == .number
    case (.katakana, .katakana): return true
    case _ where second == .connector && first.takesConnector: return true
    case _ where first == .connector && (second.takesConnector && second != .connector): return true
    case (.regionalIndicator, .regionalIndicator): return indicators(through: before) & 1 == 1
    default: return false
    }
  }

  /// The last scalar before a place that is no mark or format; nil where a line begins.
  private func significant(before index: Index) -> Index? {
    var index = index
    while index > startIndex {
      formIndex(before: &index)
      let kind = WordBreakClass(self[index])
      if kind.isLineEnd { return nil }
      if !kind.isIgnored { return index }
    }
    // Marks that follow nothing stand for themselves.
    return nil
  }

  private func classBefore(_ index: Index) -> WordBreakClass? {
    significant(before: index).map { WordBreakClass(self[$0]) }
  }

  private func classAfter(_ index: Index) -> WordBreakClass? {
    var next = self.index(after: index)
    while next < endIndex {
      let kind = WordBreakClass(self[next])
      if !kind.isIgnored { return kind }
      formIndex(after: &next)
    }
    return nil
  }

  /// How many regional indicators stand in a row, up to a place.
  private func indicators(through index: Index) -> Int {
    var count = 0, place: Index? = index
    while let found = place, WordBreakClass(self[found]) == .regionalIndicator {
      count += 1
      place = significant(before: found)
    }
    return count
  }
}

extension WordBreakClass {
  fileprivate var isIgnored: Bool { self == .extend || self == .format || self == .joiner }
  fileprivate var isLineEnd: Bool { self == .carriageReturn || self == .lineFeed || self == .newline }
  fileprivate var isLetter: Bool { self == .letter || self == .hebrew }
  fileprivate var joinsLetters: Bool { self == .midLetter || self == .midBoth || self == .singleQuote }
  fileprivate var joinsNumbers: Bool { self == .midNumber || self == .midBoth || self == .singleQuote }
  fileprivate var takesConnector: Bool { isLetter || self == .number || self == .katakana || self == .connector }
}
