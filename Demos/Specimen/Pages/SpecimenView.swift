public import DemoSupport
public import Knurl

/// Every glyph of the engraved face at five sizes, and ten scripts in fonts.
public final class SpecimenView {
  /// The pages: blocks of the engraved face, and what other fonts can write.
  public enum Page: String, CaseIterable, Sendable {
    /// What a page shows.
    case latin, accents, extended, greek, cyrillic, signs, samples

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  /// The page that is shown.
  public var page = Page.latin
  private let engine = EngravedText()
  private let samples: SamplesPage
  private var frame: PageFrame

  /// Creates the window's content; its host begins with the same looks.
  /// - Parameters:
  ///   - theme: The looks.
  ///   - fonts: Files whose letters are tried first on the page of samples.
  public init(theme: DemoTheme = .studio, fonts: [String] = []) {
    frame = PageFrame(theme: theme)
    samples = SamplesPage(fonts: fonts)
  }

  /// Takes `--font FILE` out of a program's arguments, as often as it is there.
  public static func takeFonts(from arguments: inout [String]) -> [String] {
    var files: [String] = []
    while let index = arguments.firstIndex(of: "--font"), index + 1 < arguments.count {
      files.append(arguments[index + 1])
      arguments.removeSubrange(index...index + 1)
    }
    return files
  }

  /// Calls the controls.
  public func body(_ ui: UI) {
    ui.place(PageFrame.content(ui)) {
      ui.panel(page.title.uppercased()) {
        ui.scroll(id: ControlID(page.rawValue)) {
          if page == .samples { samples.body(ui) } else { BlockPage(page, engine).body(ui) }
        }
      }
    }
    frame.body(ui, Page.allCases, &page) { $0.title }
  }

  /// The model's values as text, for scripts.
  public var values: [(String, String)] {
    [("page", page.rawValue), ("faces", samples.families.joined(separator: ", "))]
  }
}
