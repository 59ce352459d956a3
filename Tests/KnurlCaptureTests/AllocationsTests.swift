import AllocationCounting
import KnurlCapture
import KnurlGeometry
import Testing

@Suite(.enabled(if: allocationsAreCountable)) struct AllocationsTests {
  @Test("blocks of this thread are counted")
  func counted() {
    var keep: [[Int]] = []
    keep.reserveCapacity(8)
    #expect(allocations(during: {}) == 0)
    #expect(allocations(during: { for _ in 0..<3 { keep.append([Int](repeating: 1, count: 100)) } }) == 3)
    #expect(keep.count == 3)
  }

  @Test("an idle frame of 100 controls takes nothing from the heap", .enabled(if: isOptimized))
  func idleBuild() throws {
    let board = Board()
    let harness = Harness(size: Size(width: 1300, height: 820)) { board.build($0) }
    try harness.settle()
    harness.step(3)
    #expect(harness.nodes.count >= 100)
    let ui = harness.ui
    let count = allocations(during: {
      ui.frame(size: Size(width: 1300, height: 820), time: harness.time) { board.build($0) }
    })
    #expect(count == 0)
  }

  @Test("an idle frame of 100 controls takes nothing from the heap, painted too", .enabled(if: isOptimized))
  func idleFrame() throws {
    let board = Board()
    let harness = Harness(size: Size(width: 1300, height: 820)) { board.build($0) }
    try harness.settle()
    harness.step(3)
    #expect(harness.paintedPixels == 0)
    #expect(allocations(during: { harness.step() }) == 0)
  }
}

extension AllocationsTests {
  @Test("an idle frame of knobs of every look and of rings takes nothing from the heap", .enabled(if: isOptimized))
  func idleDials() throws {
    let board = DialBoard()
    let harness = Harness(size: Size(width: 1300, height: 700)) { board.build($0) }
    try harness.settle()
    harness.step(3)
    #expect(allocations(during: { harness.step() }) == 0)
  }
}

extension AllocationsTests {
  @Test("keeping the last 30 seconds takes nothing from the heap, in a drag too", .enabled(if: isOptimized))
  func recentTrace() throws {
    let board = Board()
    let harness = Harness(size: Size(width: 1300, height: 820)) { board.build($0) }
    harness.ui.recorder = TraceRecorder(.last(seconds: 30))
    try harness.settle()
    harness.mouse.move(to: Point(x: 1, y: 1))
    harness.step(3)
    let ui = harness.ui
    let count = allocations(during: {
      ui.handle(InputEvent(.moved(.mouse, Point(x: 2, y: 1), heldButtons: []), time: harness.time))
      ui.frame(size: Size(width: 1300, height: 820), time: harness.time) { board.build($0) }
    })
    #expect(count == 0)
  }
}

extension AllocationsTests {
  @Test("meters that move take nothing from the heap", .enabled(if: isOptimized))
  func movingMeters() {
    var levels = [-12.0, -14], frame = 0
    let harness = Harness(size: Size(width: 300, height: 300)) { ui in
      frame += 1
      levels[0] = Double(frame % 50) - 50
      levels[1] = Double(frame % 40) - 40
      for number in 0..<8 {
        ui.place(Rect(x: Double(number) * 36, y: 10, width: 22, height: 200)) {
          ui.meter(id: ControlID(number), levels)
        }
      }
    }
    harness.step(120)
    #expect(harness.paintedPixels > 0)
    let ui = harness.ui
    #expect(allocations(during: { harness.step(20) }) == 0)
    #expect(ui.nextWake != nil)
  }
}

/// The compiler leaves blocks in a debug build that a release build has not.
private var isOptimized: Bool {
  #if DEBUG
  false
  #else
  true
  #endif
}

/// Twenty channels of two knobs, a range slider, a toggle and a button, and a board of every straight control.
private final class Board {
  var gains = [Double](repeating: 0.5, count: 20)
  var sends = [Double](repeating: 0.25, count: 20)
  var lows = [Double](repeating: 2, count: 20)
  var highs = [Double](repeating: 8, count: 20)
  var mutes = [Bool](repeating: false, count: 20)
  var levels = [0.4, -3.6, 0.25]
  var thumbs = [0.2, 0.5, 0.8]
  var size = 30
  private static let names = ["XS", "S", "M", "L"]

  func build(_ ui: UI) {
    for channel in 0..<20 { ui.scope(channel) { build(ui, channel) } }
    ui.scope("straight") { buildStraight(ui) }
    ui.place(Rect(x: 770, y: 640, width: 240, height: 120)) { ui.scroll(id: "list") { buildList(ui) } }
  }

  private func buildList(_ ui: UI) {
    for row in 0..<5 { ui.scope(row) { ui.slider(id: "level", &levels[0]) } }
    ui.scroll(id: "strip", axes: .horizontal) {
      ui.row { for send in 0..<4 { ui.knob(id: ControlID(send), &sends[send]) } }
    }
  }

  private func buildStraight(_ ui: UI) {
    let percent = ValueOptions(format: .percent, tickCount: 5)
    ui.place(Rect(x: 20, y: 660, width: 150, height: 90)) {
      ui.slider(id: "mix", &levels[0], label: "Mix", options: percent)
    }
    ui.place(Rect(x: 190, y: 660, width: 150, height: 90)) {
      ui.stopSlider(id: "size", &size, stops: [1, 10, 30, 40], names: Self.names, label: "Size")
    }
    ui.place(Rect(x: 360, y: 660, width: 150, height: 90)) { ui.multiSlider(id: "cross", &thumbs, label: "Crossover") }
    ui.place(Rect(x: 530, y: 620, width: 100, height: 180)) { ui.fader(id: "kick", &levels[1], label: "Kick") }
    ui.place(Rect(x: 650, y: 620, width: 100, height: 180)) {
      ui.slider(id: "up", &levels[2], label: "Up", options: ValueOptions(axis: .vertical, origin: 0.5))
    }
  }

  private func build(_ ui: UI, _ channel: Int) {
    let x = 20 + Double(channel % 10) * 125, y = 20 + Double(channel / 10) * 330
    ui.place(Rect(x: x, y: y, width: 110, height: 80)) { ui.knob(id: "gain", &gains[channel], label: "Gain") }
    ui.place(Rect(x: x, y: y + 90, width: 110, height: 80)) { ui.knob(id: "send", &sends[channel], label: "Send") }
    ui.place(Rect(x: x, y: y + 180, width: 110, height: 40)) {
      ui.rangeSlider(id: "band", &lows[channel], &highs[channel], in: 0...10)
    }
    ui.place(Rect(x: x, y: y + 230, width: 110, height: 30)) { ui.toggle(id: "mute", &mutes[channel], label: "Mute") }
    ui.place(Rect(x: x, y: y + 270, width: 110, height: 30)) { ui.button(id: "reset", "Reset") }
  }
}

/// A knob of every look, rings of every kind, and dials for two values.
private final class DialBoard {
  let looks: [KnobStyle.Look] = [
    .knurled, .flat, .dot, .chickenHead, .arc, .line,
    .filmstrip(Image(copying: Pixmap(width: 8, height: 64)), count: 8),
    .custom { canvas, drawing in
      canvas.fill(.circle(center: drawing.center, radius: drawing.radius), .color(.white))
    },
  ]
  let classic = Theme.classic
  var gains = [Double](repeating: 0.3, count: 8)
  var angle = 200.0
  var low = 2.0
  var high = 8.0

  func build(_ ui: UI) {
    for (index, look) in looks.enumerated() {
      ui.styled({ $0.knob.look = look }) {
        ui.place(Rect(x: 10 + 150 * Double(index), y: 10, width: 140, height: 150)) {
          ui.knob(id: ControlID(index), &gains[index], label: "Gain")
        }
      }
    }
    ui.place(Rect(x: 10, y: 200, width: 140, height: 160)) { ui.ringSlider(id: "ring", &angle, label: "Phase") }
    ui.place(Rect(x: 160, y: 200, width: 140, height: 160)) {
      ui.ringSlider(id: "turns", &angle, in: 0...100, label: "Turns", options: ValueOptions(turning: .turns(3)))
    }
    ui.place(Rect(x: 310, y: 200, width: 140, height: 160)) { ui.rangeRing(id: "sleep", &low, &high, label: "Sleep") }
    ui.place(Rect(x: 460, y: 200, width: 140, height: 160)) { ui.rangeKnob(id: "band", &low, &high, label: "Band") }
    ui.styled({ $0 = classic }) {
      ui.place(Rect(x: 610, y: 200, width: 140, height: 160)) { ui.ringSlider(id: "plain", &angle, label: "Plain") }
      ui.place(Rect(x: 760, y: 200, width: 240, height: 30)) { ui.rangeSlider(id: "glossy", &low, &high) }
    }
  }
}
