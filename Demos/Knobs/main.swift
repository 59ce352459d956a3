import DemoSupport
import KnobPages
import Knurl

Demo.main("Knobs", size: Size(width: 960, height: 720), pages: KnobsView.Page.allCases.map(\.rawValue)) { options in
  let theme = options.theme ?? .studio, view = KnobsView(theme: theme)
  view.page = options.page.flatMap { KnobsView.Page(rawValue: $0) } ?? view.page
  let ui = try Demo.show("Knobs", options, theme: theme.theme) { view.body($0) }
  Demo.report(options, values: view.values, ui: ui)
}
