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

  /// What a cluster is to moves by word; of an apostrophe between letters, and a point between digits, a word's part.
  private func kind(at place: Int) -> WordKind? {
    guard let character = cluster(at: place) else { return nil }
    guard WordKind.mayJoin(character), place > 0 else { return WordKind(character) }
    let before = cluster(at: clusterStart(before: place)), after = cluster(at: clusterEnd(after: place))
    return WordKind.joins(before, character, after) ? .word : WordKind(character)
  }

  /// The run of one kind that a place is in: a word, space, or marks. At the end of the text, the last one.
  func word(at place: Int) -> Range<Int> {
    if isEmpty { return 0..<0 }
    let inside = place >= utf8.count ? clusterStart(before: utf8.count) : place
    let kind = kind(at: inside)
    var lower = inside, upper = clusterEnd(after: inside)
    while lower > 0, self.kind(at: clusterStart(before: lower)) == kind { lower = clusterStart(before: lower) }
    while upper < utf8.count, self.kind(at: upper) == kind { upper = clusterEnd(after: upper) }
    return lower..<upper
  }

  private func skip(_ kind: WordKind?, from place: Int) -> Int {
    var place = place
    while let next = self.kind(at: place), next == kind { place = clusterEnd(after: place) }
    return place
  }

  /// Where the next word begins; a line's end is a stop of its own.
  func wordStart(after place: Int) -> Int {
    guard let kind = kind(at: place) else { return utf8.count }
    if kind == .line { return clusterEnd(after: place) }
    return skip(.space, from: kind == .space ? place : skip(kind, from: place))
  }

  /// Where this word or the next one ends.
  func wordEnd(after place: Int) -> Int {
    var start = place
    while let kind = kind(at: start), kind == .space || kind == .line { start = clusterEnd(after: start) }
    return kind(at: start).map { skip($0, from: start) } ?? utf8.count
  }

  /// Where this word or the one before begins.
  func wordStart(before place: Int) -> Int {
    var start = place
    while start > 0, kind(at: clusterStart(before: start)) == .space { start = clusterStart(before: start) }
    guard start > 0, let kind = kind(at: clusterStart(before: start)) else { return start }
    if kind == .line { return start < place ? start : clusterStart(before: start) }
    while start > 0, self.kind(at: clusterStart(before: start)) == kind { start = clusterStart(before: start) }
    return start
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

  static func mayJoin(_ character: Character) -> Bool {
    character == "'" || character == "\u{2019}" || character == "." || character == ","
  }

  /// Whether a mark between two clusters belongs to the word round it.
  static func joins(_ before: Character?, _ mark: Character, _ after: Character?) -> Bool {
    guard let before, let after else { return false }
    return mark == "." || mark == ","
      ? before.isNumber && after.isNumber : before.isLetter && after.isLetter
  }
}
