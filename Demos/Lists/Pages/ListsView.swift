public import DemoSupport
public import Knurl

/// Lists that scroll, by wheel, bars, keys and fingers, with controls in them and areas in areas.
public final class ListsView {
  /// The pages.
  public enum Page: String, CaseIterable, Sendable {
    /// What a page is about.
    case rack, map

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  /// The page that is shown.
  public var page = Page.rack
  private var rack = RackPage(), map = MapPage()
  private var frame: PageFrame

  /// Creates the window's content; its host begins with the same looks.
  public init(theme: DemoTheme = .studio) { frame = PageFrame(theme: theme) }

  /// Calls the controls.
  public func body(_ ui: UI) {
    ui.place(PageFrame.content(ui)) {
      switch page {
      case .rack: rack.body(ui)
      case .map: map.body(ui)
      }
    }
    frame.body(ui, Page.allCases, &page) { $0.title }
  }

  /// The model's values as text, for scripts.
  public var values: [(String, String)] {
    rack.channels.enumerated().map { ("rack.\($0.offset).level", "\($0.element.level)") }
  }
}
