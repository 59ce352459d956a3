/// Where a line of text may go on in the next one.
///
/// Words break at spaces and behind hyphens; Chinese, Japanese and Korean between any two letters, save that no line begins
/// with what closes or goes on (a full stop, a closing bracket, a small kana) nor ends with what opens. Thai, Lao, Khmer and
/// Burmese, which write no spaces between words, break at spaces only.
package enum LineBreaks {
  /// For each cluster, whether a line may begin with it.
  package static func allowed(_ text: String) -> [Bool] {
    var result: [Bool] = []
    result.reserveCapacity(text.utf8.count)
    var before: LineBreakKind?, last: LineBreakKind?
    for character in text {
      let kind = LineBreakKind(character)
      result.append(last.map { allows($0, kind, before: before) } ?? false)
      (before, last) = (last, kind)
    }
    return result
  }

  /// Whether a line may end with `first` and the next one begin with `second`.
  private static func allows(_ first: LineBreakKind, _ second: LineBreakKind, before: LineBreakKind?) -> Bool {
    switch (first, second) {
    case (_, .space), (_, .join), (.join, _): false
    case (.space, _): true
    case (_, .closing), (.opening, _): false
    // Behind a hyphen within a word, not before a number: that is a minus.
    case (.hyphen, .letter): before == .letter || before == .digit
    case (.ideograph, _), (_, .ideograph): true
    default: false
    }
  }
}

/// How a cluster stands to the end of a line.
enum LineBreakKind {
  case space, letter, digit, hyphen, ideograph
  /// Not at the beginning of a line.
  case closing
  /// Not at the end of a line.
  case opening
  /// Holds both sides together.
  case join

  private static let openings: Set<Character> = Set("([{（［｛「『【〔〈《〖〘〝“‘«‹¿¡＄￥$£¥€#＃")
  private static let closings: Set<Character> = Set(
    ")]}）］｝」』】〕〉》〗〙〟”’»›.,:;!?。、．，：；！？‼⁇⁈⁉…‥・ー〜～ゝゞ々ヽヾ〻%％‰℃°"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ")

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .join
      return
    }
    switch scalar.value {
    case 0xA0, 0x202F, 0x2007, 0x2060, 0xFEFF, 0x200D: self = .join
    case 0x20, 0x09, 0x1680, 0x2000...0x200B, 0x205F, 0x3000: self = .space
    case 0x2D, 0x2010, 0x2013, 0x2014, 0xAD: self = .hyphen
    case _ where Self.closings.contains(character): self = .closing
    case _ where Self.openings.contains(character): self = .opening
    case 0x30...0x39: self = .digit
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3003...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x1F000...0x1FAFF, 0x20000...0x3FFFF:
      self = .ideograph
    default: self = .letter
    }
  }
}
