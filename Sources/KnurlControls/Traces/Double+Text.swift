extension Double {
  /// The fewest digits that read back as the same number, without the fraction of whole ones; "nan", "infinity" and
  /// "-infinity" for what is none.
  package var shortestText: String {
    if isNaN { return "nan" }
    if isInfinite { return self > 0 ? "infinity" : "-infinity" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
