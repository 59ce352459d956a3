import DemoSupport
import Knurl
import LayerPages

Demo.main("Layers", size: Size(width: 960, height: 720), pages: LayersView.Page.allCases.map(\.rawValue)) { options in
  let theme = options.theme ?? .studio, view = LayersView(theme: theme)
  view.page = options.page.flatMap { LayersView.Page(rawValue: $0) } ?? view.page
  let ui = try Demo.show("Layers", options, theme: theme.theme) { view.body($0) }
  Demo.report(options, values: view.values, ui: ui)
}
