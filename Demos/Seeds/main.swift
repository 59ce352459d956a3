import DemoSupport
import Knurl
import SeedPages

Demo.main("Seeds", size: Size(width: 640, height: 480), pages: SeedsView.Page.allCases.map(\.rawValue)) { options in
  let theme = options.theme ?? .classic, view = SeedsView(theme: theme)
  view.page = options.page.flatMap { SeedsView.Page(rawValue: $0) } ?? view.page
  let ui = try Demo.show("Seeds", options, theme: theme.theme) { view.body($0) }
  Demo.report(options, values: view.values, ui: ui)
}
