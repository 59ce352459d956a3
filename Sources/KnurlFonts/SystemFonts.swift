import KnurlDrawing

/// The fonts that this machine has, as fontconfig knows them. It is looked for when the first of these is called; a machine
/// without it answers with an error that says so.
///
/// What is installed differs from machine to machine: a program that must look the same everywhere brings its own files.
public enum SystemFonts {
  /// Families that name no font but a kind.
  private static let kinds: Set<String> = ["sans-serif", "sans", "serif", "monospace", "emoji", "system-ui", "math"]

  /// A face of a family: one that is installed, or the system's choice for a kind, such as "sans-serif", "serif",
  /// "monospace" or "emoji".
  public static func face(family: String, weight: TextWeight = .regular) throws(FontError) -> FontFace {
    let found = try FontConfig().match(family: family, weight: number(weight), language: nil)
    let isKind = kinds.contains(family.lowercased())
    guard let found, isKind || found.families.contains(where: { $0.lowercased() == family.lowercased() }) else {
      throw .noSuchFamily(family)
    }
    return try face(found)
  }

  /// The system's choice for a language, such as "ar", "ja" or "zh-cn"; its sans serif where it has none.
  public static func face(language: String, weight: TextWeight = .regular) throws(FontError) -> FontFace {
    let found = try FontConfig().match(family: "sans-serif", weight: number(weight), language: language)
    guard let found else { throw .noSuchFamily("sans-serif") }
    return try face(found)
  }

  private static func face(_ found: FoundFont) throws(FontError) -> FontFace {
    // The upper half of the number tells a named place on the axes of a variable font.
    try FontFace(file: found.path, index: found.index & 0xFFFF)
  }

  /// As fontconfig counts.
  private static func number(_ weight: TextWeight) -> Int32 {
    switch weight {
    case .light: 50
    case .regular: 80
    case .bold: 200
    }
  }
}
