public import KnurlControls
public import KnurlGeometry

/// What stands round the pages of a demo: a row of buttons for the pages above them, one for the looks below.
public struct PageFrame {
  /// The looks that are asked for; shown from the next frame on.
  public var theme: DemoTheme
  private var shownTheme: DemoTheme
  private static let distance = 16.0

  /// Creates a frame whose host begins with the same looks.
  public init(theme: DemoTheme) { (self.theme, shownTheme) = (theme, theme) }

  /// Whether this frame is drawn in the looks of the first tutorials.
  public var isClassic: Bool { shownTheme == .classic }

  /// Where the page stands in the window.
  public static func content(_ ui: UI) -> Rect {
    let margin = ui.theme.margin, top = margin + ui.theme.button.height + distance
    return Rect(
      x: margin, y: top, width: max(0, ui.size.width - 2 * margin), height: max(0, ui.size.height - 2 * top))
  }

  /// Calls both rows of buttons. To be called last: the looks that are chosen here hold from the next frame on, for this one
  /// began with the background of those before.
  public mutating func body<Page: Equatable>(
    _ ui: UI, _ pages: [Page], _ page: inout Page, title: (Page) -> String
  ) {
    let content = Self.content(ui), height = ui.theme.button.height
    ui.place(Rect(x: content.minX, y: ui.theme.margin, width: content.width, height: height)) {
      ui.column(alignment: .center) { ui.choice(id: "pages", pages, &page, title: title) }
    }
    ui.place(Rect(x: content.minX, y: content.maxY + Self.distance, width: content.width, height: height)) {
      ui.column(alignment: .center) { ui.choice(id: "looks", DemoTheme.allCases, &theme) { $0.title } }
    }
    if theme == shownTheme { return }
    shownTheme = theme
    ui.theme = theme.theme
    ui.wake(at: ui.time)
  }
}
