import DemoSupport
import Knurl
import ListPages

Demo.main("Lists", size: Size(width: 960, height: 720), pages: ListsView.Page.allCases.map(\.rawValue)) { options in
  let theme = options.theme ?? .studio, view = ListsView(theme: theme)
  view.page = options.page.flatMap { ListsView.Page(rawValue: $0) } ?? view.page
  let ui = try Demo.show("Lists", options, theme: theme.theme) { view.body($0) }
  Demo.report(options, values: view.values, ui: ui)
}
