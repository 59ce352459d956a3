/// Places in a text, counted in bytes of its UTF-8.
extension String {
  func index(at place: Int) -> Index { utf8.index(startIndex, offsetBy: place) }

  func place(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// A part of the text; its ends must not be inside a scalar.
  func part(_ lower: Int, _ upper: Int) -> String { String(self[index(at: lower)..<index(at: upper)]) }

  // MARK: Clusters

  /// Whether no grapheme cluster lies across a place.
  func isClusterBoundary(_ place: Int) -> Bool {
    place <= 0 || place >= utf8.count || Index(index(at: place), within: self) != nil
  }

  /// The place itself, or the next one between two clusters.
  func clusterBoundary(from place: Int) -> Int {
    if place <= 0 { return 0 }
    if place >= utf8.count { return utf8.count }
    return isClusterBoundary(place) ? place : clusterEnd(after: place)
  }

  /// The end of the cluster that begins at a place, or lies across it.
  func clusterEnd(after place: Int) -> Int {
    place >= utf8.count ? utf8.count : self.place(of: index(after: index(at: max(0, place))))
  }

  /// The beginning of the cluster that ends at a place.
  func clusterStart(before place: Int) -> Int {
    place <= 0 ? 0 : self.place(of: index(before: index(at: min(place, utf8.count))))
  }

  private func cluster(at place: Int) -> Character? { place < utf8.count ? self[index(at: place)] : nil }

  // MARK: Words

  private func kind(at place: Int) -> WordKind? { cluster(at: place).map { WordKind($0) } }

  private func isWordBoundary(at place: Int) -> Bool { unicodeScalars.isWordBoundary(at: index(at: place)) }

  /// Where the word, or what is between two, begins that the cluster before a place belongs to.
  private func segmentStart(before place: Int) -> Int {
    var start = clusterStart(before: place)
    while start > 0, !isWordBoundary(at: start) { start = clusterStart(before: start) }
    return start
  }

  private func segmentEnd(after place: Int) -> Int {
    var end = clusterEnd(after: place)
    while end < utf8.count, !isWordBoundary(at: end) { end = clusterEnd(after: end) }
    return end
  }

  /// Segments of one kind are one to the user: spaces, marks, the words of scripts that write no spaces between them.
  private func skip(_ kind: WordKind?, from place: Int) -> Int {
    var place = place
    while let next = self.kind(at: place), next == kind { place = segmentEnd(after: place) }
    return place
  }

  private func skipBack(_ kind: WordKind?, from place: Int) -> Int {
    var place = place
    while place > 0 {
      let start = segmentStart(before: place)
      if self.kind(at: start) != kind { break }
      place = start
    }
    return place
  }

  /// The run of one kind that a place is in: a word, space, or marks. At the end of the text, the last one.
  func word(at place: Int) -> Range<Int> {
    if isEmpty { return 0..<0 }
    let inside = place >= utf8.count ? utf8.count : clusterEnd(after: place)
    let start = segmentStart(before: inside), kind = kind(at: start)
    return skipBack(kind, from: start)..<skip(kind, from: start)
  }

  /// Where the next word begins; a line's end is a stop of its own.
  func wordStart(after place: Int) -> Int {
    guard place < utf8.count else { return utf8.count }
    let start = segmentStart(before: clusterEnd(after: place)), kind = kind(at: start)
    if kind == .line { return clusterEnd(after: place) }
    return skip(.space, from: kind == .space ? place : skip(kind, from: start))
  }

  /// Where this word or the next one ends.
  func wordEnd(after place: Int) -> Int {
    var start = place
    while let kind = kind(at: start), kind == .space || kind == .line { start = clusterEnd(after: start) }
    guard start < utf8.count else { return utf8.count }
    start = segmentStart(before: clusterEnd(after: start))
    return skip(kind(at: start), from: start)
  }

  /// Where this word or the one before begins.
  func wordStart(before place: Int) -> Int {
    var start = place
    while start > 0, kind(at: clusterStart(before: start)) == .space { start = clusterStart(before: start) }
    guard start > 0 else { return start }
    if kind(at: clusterStart(before: start)) == .line { return start < place ? start : clusterStart(before: start) }
    return skipBack(kind(at: segmentStart(before: start)), from: start)
  }

  // MARK: Lines

  private static let lineFeed = UInt8(ascii: "\n")

  /// Where the line of a place begins: behind the last line feed before it.
  func lineStart(at place: Int) -> Int {
    let before = utf8[utf8.startIndex..<index(at: place)]
    return before.lastIndex(of: Self.lineFeed).map { self.place(of: $0) + 1 } ?? 0
  }

  /// Where the line of a place ends: at the next line feed.
  func lineEnd(at place: Int) -> Int {
    utf8[index(at: place)...].firstIndex(of: Self.lineFeed).map { self.place(of: $0) } ?? utf8.count
  }

  /// Whether two texts have the same bytes: those that Unicode calls equal may not.
  func isSame(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

/// What moves by word tell apart.
enum WordKind {
  case space, line, word, ideograph, hiragana, katakana, mark

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .mark
      return
    }
    switch scalar.value {
    case _ where character.isNewline: self = .line
    case _ where character.isWhitespace: self = .space
    case 0x3041...0x309F: self = .hiragana
    case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .ideograph
    default: self = character.isLetter || character.isNumber || character == "_" ? .word : .mark
    }
  }
}
