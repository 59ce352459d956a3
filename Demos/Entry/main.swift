import DemoSupport
import EntryPages
import Knurl

Demo.main("Entry", size: Size(width: 760, height: 564)) { options in
  let view = EntryView()
  let ui = try Demo.show("Entry", options) { view.body($0) }
  Demo.report(options, values: view.values, ui: ui)
}
