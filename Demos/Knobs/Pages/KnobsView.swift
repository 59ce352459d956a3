public import DemoSupport
public import Knurl

/// Everything that the value controls can do, on pages.
public final class KnobsView {
  /// The pages.
  public enum Page: String, CaseIterable, Sendable {
    /// What a page is about.
    case looks, dragging, turning, ranges, sliders, scales, numbers, states

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  /// The page that is shown.
  public var page = Page.looks
  /// What stands on the pages.
  var looks = LooksPage(), dragging = DraggingPage(), turning = TurningPage(), ranges = RangesPage()
  var sliders = SlidersPage(), scales = ScalesPage(), numbers = NumbersPage(), states = StatesPage()
  private var frame: PageFrame

  /// Creates the window's content; its host begins with the same looks.
  public init(theme: DemoTheme = .studio) { frame = PageFrame(theme: theme) }

  /// Calls the controls.
  public func body(_ ui: UI) {
    ui.place(PageFrame.content(ui)) {
      ui.column { content(ui) }
    }
    frame.body(ui, Page.allCases, &page) { $0.title }
  }

  private func content(_ ui: UI) {
    switch page {
    case .looks: looks.body(ui)
    case .dragging: dragging.body(ui)
    case .turning: turning.body(ui)
    case .ranges: ranges.body(ui)
    case .sliders: sliders.body(ui)
    case .scales: scales.body(ui)
    case .numbers: numbers.body(ui)
    case .states: states.body(ui)
    }
  }

  /// The model's values as text, for scripts.
  public var values: [(String, String)] {
    looks.values.enumerated().map { ("looks.\($0.offset)", "\($0.element)") } + [
      ("dragging.detents", "\(dragging.detents)"), ("dragging.crossings", "\(dragging.crossings)"),
      ("turning.endless", "\(turning.endless)"), ("ranges.ring.lower", "\(ranges.ring.lowerBound)"),
      ("ranges.ring.upper", "\(ranges.ring.upperBound)"), ("numbers.stop", "\(numbers.stop)"),
      ("numbers.light", "\(numbers.light)"),
    ]
  }
}

extension Theme {
  /// Knobs of one size, with marks round their caps or without.
  mutating func fit(knobs radius: Double, tickCount: Int) {
    if case .line = knob.look { return knob.radius = radius + 20 }
    (knob.radius, knob.tickCount) = (radius, tickCount)
  }
}

extension UI {
  /// A cell of a grid: its control stands in the middle.
  func cell(_ content: () -> Void) {
    column(alignment: .center, content)
  }
}
