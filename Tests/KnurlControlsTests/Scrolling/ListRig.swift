import KnurlCapture
import KnurlControls
import Testing

/// A list "list" at (100, 200), 240 x 140 points, whose content is about 800 points high, as reports on scrolling have it:
/// a button, a slider "mix" lying, a knob "gain", a fader "level", a range "band" and a button at the end. Beside it a slider
/// "other" and a button "beside".
final class ListRig {
  final class Model {
    var mix = 50.0, other = 50.0, gain = 0.5, level = 0.5, band = Pair(20, 80), clicks = 0, beside = 0
    var isDisabled = false, extra = 0.0, shows = true
    var edits: [Edit] = []
  }

  let model = Model()
  let harness: Harness

  static let frame = Rect(x: 100, y: 200, width: 240, height: 140)

  init(
    options: ValueOptions = ValueOptions(), scroll: ScrollOptions = ScrollOptions(), timeStep: Double = 1.0 / 60,
    pixelsPerPoint: Double = 1, theme: Theme = .studio
  ) {
    let model = model
    harness = Harness(
      size: Size(width: 640, height: 360), pixelsPerPoint: pixelsPerPoint, theme: theme, timeStep: timeStep
    ) { ui in
      if model.shows {
        ui.place(Self.frame) { ui.scroll(id: "list", options: scroll) { Self.content(ui, model, options) } }
      }
      ui.place(Rect(x: 400, y: 60, width: 228, height: 34)) { ui.slider(id: "other", &model.other, in: 0...100) }
      ui.place(Rect(x: 400, y: 120, width: 80, height: 32)) {
        if ui.button(id: "beside", "Beside").wasClicked { model.beside += 1 }
      }
      model.edits += ui.edits
    }
    harness.step(2)
  }

  private static func content(_ ui: UI, _ model: Model, _ options: ValueOptions) {
    if ui.button(id: "go", "Go").wasClicked { model.clicks += 1 }
    ui.disabled(if: model.isDisabled) { ui.slider(id: "mix", &model.mix, in: 0...100, options: options) }
    ui.knob(id: "gain", &model.gain, options: options)
    ui.space(60)
    ui.styled({ $0.naturalWidth = 150 }) { ui.fader(id: "level", &model.level, in: 0...1) }
    ui.rangeSlider(id: "band", &model.band, \.lower, \.upper, in: 0...100)
    ui.space(220 + model.extra)
    if ui.button(id: "end", "End").wasClicked { model.clicks += 1 }
  }

  func center(_ path: String) -> Point { harness.node(path)?.frame.center ?? .zero }
  var knob: Point { center("list/gain") }
  /// How far the list is scrolled, in points.
  var offset: Double { harness.node("list")?.value ?? .nan }
  var limit: Double { harness.node("list")?.maximum ?? .nan }
  /// A place near the top of the list that no control is near while it is not scrolled.
  var blank: Point { Point(x: 300, y: 220) }
  /// A place near its side that no control but a wide one comes to.
  var side: Point { Point(x: 322, y: 270) }
  func step(_ count: Int = 1) { harness.step(count) }

  /// Puts a finger down, moves it in some frames, and leaves it there.
  func swipe(_ id: Int = 1, from start: Point, by way: Vector, over frames: Int = 5) {
    harness.finger(id).press(at: start)
    step()
    for frame in 1...frames {
      harness.finger(id).move(to: start + way * (Double(frame) / Double(frames)))
      step()
    }
  }

  func lift(_ id: Int = 1) {
    harness.finger(id).lift()
    step()
  }

  func wheel(_ notches: Double, at place: Point? = nil) {
    if let place { harness.mouse.move(to: place) }
    harness.mouse.wheel(by: Vector(x: 0, y: notches))
    step()
  }

  func settle() { try? harness.settle() }
}
