// The program that the end-to-end tests of hosts drive: buttons that count, a range, a fader and a knob, in one window or
// in two over one model.
import DemoSupport
import Knurl
import KnurlCapture

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the windows show.
final class Model {
  var isLocked = false
  var taps = Array(repeating: 0, count: 10)
  var lower = 20.0, upper = 80.0, level = 0.5, gain = 0.5
  var frames = 0, clicks = 0, secondGain = 0.5

  private var knobOptions: ValueOptions {
    var options = ValueOptions(dragMode: .vertical)
    options.locksPointer = isLocked
    return options
  }

  func body(_ ui: UI) {
    frames += 1
    for index in taps.indices {
      let place = Rect(x: 20 + 120 * Double(index % 5), y: 20 + 60 * Double(index / 5), width: 110, height: 44)
      ui.place(place) { taps[index] += ui.button(id: "tap \(index)", "Tap \(index)").clickCount }
    }
    ui.place(Rect(x: 20, y: 180, width: 400, height: 40)) {
      ui.rangeSlider(id: "price", &lower, &upper, in: 0...100)
    }
    ui.place(Rect(x: 20, y: 260, width: 400, height: 40)) { ui.slider(id: "level", &level) }
    ui.place(Rect(x: 480, y: 180, width: 96, height: 96)) {
      ui.knob(id: "gain", &gain, options: knobOptions)
    }
  }

  func second(_ ui: UI) {
    ui.place(Rect(x: 40, y: 40, width: 120, height: 44)) { clicks += ui.button(id: "click", "Click").clickCount }
    ui.place(Rect(x: 40, y: 140, width: 300, height: 40)) { ui.slider(id: "second", &secondGain) }
  }

  var values: [(String, String)] {
    let counts = taps.enumerated().map { ("taps.\($0.offset)", "\($0.element)") }
    return counts + [
      ("lower", "\(lower)"), ("upper", "\(upper)"), ("level", "\(level)"), ("gain", "\(gain)"), ("frames", "\(frames)"),
      ("clicks", "\(clicks)"), ("second", "\(secondGain)"),
    ]
  }
}

/// Takes a word out of the arguments; answers whether it was there.
@MainActor func take(_ word: String) -> Bool {
  guard let index = arguments.firstIndex(of: word) else { return false }
  arguments.remove(at: index)
  return true
}

/// Runs the windows until they are closed.
@MainActor func run(_ options: DemoOptions, _ model: Model) throws -> UI {
  if options.headless.isWanted { return try Demo.show("Host trials", options, model.body) }
  var host = ApplicationOptions(isBorderless: options.isBorderless, position: .zero, frameLimit: options.frames)
  host.presentation = isTexture ? .texture : .surface
  let application = try Application("Host trials", size: options.size, options: host)
  if hasTwo {
    host.position = Point(x: options.size.width, y: 0)
    try application.openWindow("Second", size: options.size, options: host, model.second)
  }
  while try application.step(model.body) {}
  return application.ui
}

var arguments = Array(CommandLine.arguments.dropFirst())
let isTexture = take("--texture"), hasTwo = take("--two-windows"), isLocked = take("--locked")
let model = Model()
model.isLocked = isLocked
do {
  let options = try DemoOptions(arguments, size: Size(width: 640, height: 360))
  let ui = try run(options, model)
  Demo.report(options, values: model.values, ui: ui)
} catch {
  print("HostTrials: \(error)")
  exit(2)
}
