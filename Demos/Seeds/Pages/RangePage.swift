import DemoSupport
import Knurl

/// Two thumbs on one track from 0 to 10, at 2 and 8; after one second they are restyled.
public struct RangePage {
  /// The values of the thumbs.
  public var lower = 2.0, upper = 8.0
  /// How round track and thumbs are: 0 square, 1 as round as can be.
  public var curvaceousness = 1.0
  /// The colour between the thumbs.
  var highlight = Highlight.theme
  /// When the slider is restyled; nil: not any more.
  private var restyling: Restyling? = .afterFirstFrame

  enum Highlight: CaseIterable {
    case theme, red, green

    var title: String {
      switch self {
      case .theme: "As the looks"
      case .red: "Red"
      case .green: "Green"
      }
    }

    var color: Color? {
      switch self {
      case .theme: nil
      case .red: Color(red: 1, green: 0, blue: 0)
      case .green: Color(red: 0.2, green: 0.68, blue: 0.32)
      }
    }
  }

  private enum Restyling {
    case afterFirstFrame
    case at(Double)
  }

  mutating func body(_ ui: UI) {
    restyle(ui)
    ui.space(14)
    ui.headline("(\(Self.digits(lower)), \(Self.digits(upper)))", size: 30)
    ui.space(6)
    ui.styled({
      $0.rangeSlider.curvaceousness = curvaceousness
      if let color = highlight.color { $0.rangeSlider.highlightColor = color }
    }) {
      ui.rangeSlider(id: "range", &lower, &upper, in: 0...10)
    }
    ui.space(20)
    ui.slider(id: "curvaceousness", &curvaceousness, label: "Curvaceousness")
    ui.space(8)
    ui.row(.share(1), .fixed(150)) {
      ui.column { ui.choice(id: "highlight", Highlight.allCases, &highlight) { $0.title } }
      ui.column(alignment: .trailing) {
        if ui.button(id: "again", "Once more").wasClicked { self = RangePage() }
      }
    }
  }

  /// Red and square, a second after the page was first shown.
  private mutating func restyle(_ ui: UI) {
    switch restyling {
    case nil: return
    case .afterFirstFrame: restyling = .at(ui.time + 1)
    case .at(let time) where ui.time >= time:
      (highlight, curvaceousness, restyling) = (.red, 0, nil)
      return
    case .at: break
    }
    if case .at(let time) = restyling { ui.wake(at: time) }
  }

  /// Two digits behind the point.
  static func digits(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded()), rest = String(100 + hundredths % 100).dropFirst()
    return "\(hundredths / 100).\(rest)"
  }
}
