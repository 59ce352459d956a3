import DemoSupport
import Knurl
import SpecimenPages

var arguments = Array(CommandLine.arguments.dropFirst())
let files = SpecimenView.takeFonts(from: &arguments)

Demo.main(
  "Specimen", size: Size(width: 1120, height: 800), pages: SpecimenView.Page.allCases.map(\.rawValue),
  arguments: arguments
) { options in
  let theme = options.theme ?? .studio, view = SpecimenView(theme: theme, fonts: files)
  view.page = options.page.flatMap { SpecimenView.Page(rawValue: $0) } ?? (files.isEmpty ? .latin : .samples)
  let ui = try Demo.show("Specimen", options, theme: theme.theme) { view.body($0) }
  Demo.report(options, values: view.values, ui: ui)
}
