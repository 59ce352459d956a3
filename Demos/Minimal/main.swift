import Knurl

var lower = 120.0, upper = 380.0, gain = 0.5

Application.main("Price filter", size: Size(width: 640, height: 360)) { ui in
  ui.panel("PRICE FILTER") {
    ui.rangeSlider(id: "price", &lower, &upper, in: 0...500, step: 5, label: "Price")
    if ui.knob(id: "gain", &gain, label: "Gain").didCommit { print("gain is now \(gain)") }
  }
}
