public import DemoSupport
public import Knurl

/// Four controls that tutorials build, each on a page with everything that it had there: a row of buttons for the pages above,
/// one for the looks below.
public final class SeedsView {
  /// The pages.
  public enum Page: String, CaseIterable, Sendable {
    /// A control each.
    case range, knob, ring, stops

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    fileprivate var heading: String {
      switch self {
      case .range: "A range slider with two thumbs"
      case .knob: "A knob and a slider with one value"
      case .ring: "A ring to drag round"
      case .stops: "A slider with stops"
      }
    }
  }

  /// The page that is shown.
  public var page = Page.range
  /// What stands on the pages.
  public var range = RangePage(), knob = KnobPage(), ring = RingPage(), stops = StopsPage()

  private var frame: PageFrame

  /// Creates the window's content; its host begins with the same looks.
  public init(theme: DemoTheme = .classic) { frame = PageFrame(theme: theme) }

  /// Calls the controls.
  public func body(_ ui: UI) {
    ui.place(PageFrame.content(ui)) {
      ui.panel(page.heading) { content(ui) }
    }
    frame.body(ui, Page.allCases, &page) { $0.title }
  }

  private func content(_ ui: UI) {
    let isClassic = frame.isClassic
    switch page {
    case .range: range.body(ui)
    case .knob: knob.body(ui, isClassic: isClassic)
    case .ring: ring.body(ui, isClassic: isClassic)
    case .stops: stops.body(ui, isClassic: isClassic)
    }
  }

  /// The model's values as text, for scripts.
  public var values: [(String, String)] {
    [
      ("range.lower", "\(range.lower)"), ("range.upper", "\(range.upper)"),
      ("range.curvaceousness", "\(range.curvaceousness)"), ("knob", "\(knob.value)"),
      ("knob.animates", "\(knob.animates)"), ("ring", "\(ring.angle)"), ("stops", "\(stops.value)"),
    ]
  }
}

extension UI {
  /// A line of text of a size, in the middle of the column.
  func headline(_ text: String, size: Double) {
    styled({ $0.textSize = size }) {
      column(alignment: .center) { label(text) }
    }
  }
}
