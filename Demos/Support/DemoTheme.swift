public import KnurlControls

/// The built-in looks, by the names that the command line and a demo's buttons have for them.
public enum DemoTheme: String, CaseIterable, Sendable {
  /// The built-in looks of these names.
  case classic, studio, paper, contrast

  /// The looks themselves.
  public var theme: Theme {
    switch self {
    case .classic: .classic
    case .studio: .studio
    case .paper: .paper
    case .contrast: .contrast
    }
  }

  /// What a button calls them.
  public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
