public import DemoSupport
public import Knurl

/// What lies above other things: windows, popups, modals, menus, tooltips, and the controls that need them.
public final class LayersView {
  /// The pages.
  public enum Page: String, CaseIterable, Sendable {
    /// What a page is about.
    case windows, choices

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  /// The page that is shown.
  public var page = Page.windows
  private var windows = WindowsPage(), choices = ChoicesPage()
  private var frame: PageFrame

  /// Creates the window's content; its host begins with the same looks.
  public init(theme: DemoTheme = .studio) { frame = PageFrame(theme: theme) }

  /// Calls the controls.
  public func body(_ ui: UI) {
    ui.place(PageFrame.content(ui)) {
      switch page {
      case .windows: windows.body(ui)
      case .choices: choices.body(ui)
      }
    }
    frame.body(ui, Page.allCases, &page) { $0.title }
  }

  /// The model's values as text, for scripts.
  public var values: [(String, String)] { windows.values + choices.values }
}
