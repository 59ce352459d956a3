import AllocationCounting
import Knurl
import KnurlCapture
import MixerDesk
import PriceShop

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

#if DEBUG
let build = "debug"
#else
let build = "release"
#endif

print("Knurl, \(build) build, one thread, medians")
var lines = Lines()
// For profiles: names of shapes as arguments measure these alone.
let names = CommandLine.arguments.dropFirst()
if names.isEmpty {
  measureBoard(&lines)
  measureShop(&lines)
  measureMixer(&lines)
  ScreenBench.measure(&lines)
  try measureWindow(&lines)
}
#if !DEBUG
if names.isEmpty {
  Building.measure(&lines)
  TextBench.measure(&lines)
}
PrimitiveBench().measure(names, &lines)
#endif
if let file = unsafe getenv("BENCH_JSON").map({ unsafe String(cString: $0) }), !file.isEmpty {
  try Files.write(Array(lines.json.utf8), to: file)
}

/// A hundred controls: full repaint, build alone, idle, one knob.
func measureBoard(_ lines: inout Lines) {
  let board = Board()
  let size = Size(width: 1280, height: 720)
  let harness = Harness(size: size) { board.body($0) }
  harness.step(3)
  lines.add("idle frame: pixels painted", Double(harness.paintedPixels), "pixels")
  if allocationsAreCountable { lines.add("idle frame: allocations", Double(allocations { harness.step() }), "blocks") }
  lines.time("idle frame of 100 controls, build and compare") { harness.step() }
  let center = harness.node("knob 7")?.frame.center ?? .zero
  harness.mouse.move(to: center + Vector(x: 0, y: -14))
  harness.mouse.press()
  harness.step()
  harness.mouse.move(by: Vector(x: 1, y: 0))
  harness.step()
  var way = 1.0
  lines.time("one knob of 100 controls moves") {
    way = -way
    harness.mouse.move(by: Vector(x: 3 * way, y: 0))
    harness.step()
  }
  lines.add("one knob of 100 controls moves: pixels painted", Double(harness.paintedPixels), "pixels")
  harness.mouse.release()
  let ui = UI(text: EngravedText())
  var time = 0.0
  let renderer = Renderer(threads: 1)
  let pixmap = Pixmap(width: 1280, height: 720)
  lines.time("full repaint of 100 controls, 1280x720") {
    time += 1.0 / 60
    ui.frame(size: size, time: time) { board.body($0) }
    renderer.invalidate()
    _ = renderer.render(ui.drawList, into: pixmap, pixelsPerPoint: 1)
  }
}

/// The price filter while its knob is dragged.
func measureShop(_ lines: inout Lines) {
  let view = ShopView(text: EngravedText())
  let harness = Harness(size: Size(width: 1280, height: 720)) { view.body($0) }
  harness.step(3)
  view.shop.filter = Filter()
  (view.shop.filter.lower, view.shop.filter.upper) = (0, 500)
  harness.step(3)
  let center = harness.node("rating")?.frame.center ?? .zero
  func drag(_ name: String, from start: Double, by distance: Double) {
    harness.mouse.move(to: center + Vector(angle: .degrees(start), length: 30))
    harness.mouse.press()
    harness.step()
    var count = 0
    lines.time(name, count: 61) {
      count += 1
      let degrees = start + (count % 2 == 0 ? 0 : distance)
      harness.mouse.move(to: center + Vector(angle: .degrees(degrees), length: 30))
      harness.step()
    }
    harness.mouse.release()
    harness.step()
  }
  view.shop.filter.rating = 0.2
  harness.step()
  lines.add("price filter: products that the filter leaves", Double(view.shop.shown.count), "products")
  drag("price filter, knob dragged, result stays", from: 0, by: 5)
  view.shop.filter.rating = 2
  harness.step(2)
  drag("price filter, knob dragged, grid changes", from: 0, by: 40)
}

/// The mixing desk, meters moving, under ten fingers of a trace: how many of its frames a second are played.
func measureMixer(_ lines: inout Lines) {
  let size = Size(width: 1280, height: 720)
  func harness() -> Harness { { view in Harness(size: size) { view.body($0) } }(MixerView()) }
  let hand = harness()
  hand.step()
  let places = hand.nodes.filter { $0.path.hasSuffix("/fader") }.prefix(10).map { $0.children[0].frame.center }
  hand.startRecording(hashes: false)
  for (finger, place) in places.enumerated() { hand.finger(finger).press(at: place) }
  for frame in 0..<1000 {
    for finger in places.indices where (frame + 30 * finger) % 300 < 100 {
      hand.finger(finger).move(by: Vector(x: 0, y: (frame + finger) / 20 % 2 == 0 ? 2 : -2))
    }
    hand.step()
  }
  let trace = hand.stopRecording(), clock = ContinuousClock()
  func rate(hashes: Bool) -> Double {
    let replay = harness()
    let (seconds, attoseconds) = clock.measure { replay.play(trace, hashes: hashes) }.components
    return Double(trace.frames.count) / (Double(seconds) + Double(attoseconds) / 1e18)
  }
  let name = "1000 frames of Mixer at 1280x720, headless replay"
  lines.add(name, rate(hashes: false), "frames/s")
  lines.add(name + ", hashes too", rate(hashes: true), "frames/s")
}

/// The same controls in a window of SDL's dummy driver.
func measureWindow(_ lines: inout Lines) throws {
  unsafe setenv("SDL_VIDEODRIVER", "dummy", 1)
  let board = Board()
  let options = ApplicationOptions(waitsForEvents: false)
  let application = try Application("Bench", size: Size(width: 1280, height: 720), options: options)
  for _ in 0..<4 { _ = try application.step { board.body($0) } }
  lines.add("idle frame: rectangles uploaded", Double(application.uploadedRects), "rectangles")
  guard allocationsAreCountable else { return }
  let blocks = allocations { try? application.frame { board.body($0) } }
  lines.add("idle frame of a window: allocations", Double(blocks), "blocks")
}
