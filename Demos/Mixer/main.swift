import DemoSupport
import Knurl
import MixerDesk

Demo.main("Mixer", size: Size(width: 1280, height: 720), switches: ["--kiosk", "--still"]) { options in
  let isKiosk = options.switches.contains("--kiosk")
  let view = MixerView(isKiosk: isKiosk, isStill: options.switches.contains("--still"))
  let ui = try Demo.show("Mixer", options, isKiosk: isKiosk) { view.body($0) }
  Demo.report(options, values: view.values, ui: ui)
}
