import KnurlCapture
import KnurlControls
import Testing

/// What a frame paints: nothing where nothing changed, and only the cells of what did.
@Suite struct DamageTests {
  /// A hundred mixed controls on a grid of ten by ten cells of 128x72 points.
  private final class Board {
    var ranges = Array(repeating: Pair(20, 60), count: 20)
    var knobs = Array(repeating: 0.4, count: 20)
    var toggles = Array(repeating: true, count: 20)

    func body(_ ui: UI) {
      for index in 0..<20 {
        cell(ui, index) { ui.rangeSlider(id: "range \(index)", &ranges[index], \.lower, \.upper, in: 0...100) }
        cell(ui, 20 + index) { ui.knob(id: "knob \(index)", &knobs[index]) }
        cell(ui, 40 + index) { ui.button(id: "button \(index)", "Button") }
        cell(ui, 60 + index) { ui.toggle(id: "toggle \(index)", &toggles[index], label: "Check") }
        cell(ui, 80 + index) { ui.label("Label") }
      }
    }

    private func cell(_ ui: UI, _ index: Int, _ content: () -> Void) {
      let x = Double(index % 10) * 128, y = Double(index / 10) * 72
      ui.place(Rect(x: x + 8, y: y + 4, width: 112, height: 64), content)
    }
  }

  @Test("one knob of a hundred controls moves: only the cells that it touches are painted")
  func oneKnob() {
    let board = Board()
    let harness = Harness(size: Size(width: 1280, height: 720)) { board.body($0) }
    harness.step(3)
    #expect(harness.paintedPixels == 0)
    board.knobs[7] = 0.6
    let before = harness.pixmap.contentHash
    harness.step()
    #expect(harness.pixmap.contentHash != before)
    // The knob stands at x 904...1016, y 148...212: shadow and halo reach a little beyond, cells are 64x32 pixels.
    #expect(harness.paintedPixels > 0 && harness.paintedPixels <= 4 * 5 * 64 * 32)
    #expect(
      outside(harness, Rect(x: 832, y: 96, width: 256, height: 160))
        == outside(fresh(board), Rect(x: 832, y: 96, width: 256, height: 160)))
  }

  @Test("a frame after a thousand edits equals a fresh one", arguments: [1, 1.5])
  func partsEqualWhole(_ scale: Double) {
    let board = Board()
    let harness = Harness(size: Size(width: 1280, height: 720), pixelsPerPoint: scale) { board.body($0) }
    harness.step()
    var dice = Dice(seed: 11)
    for round in 0..<40 {
      for _ in 0..<5 {
        board.knobs[dice.roll(20)] = Double(dice.roll(100)) / 100
        board.toggles[dice.roll(20)].toggle()
        board.ranges[dice.roll(20)] = Pair(Double(dice.roll(50)), Double(50 + dice.roll(50)))
      }
      harness.step()
      if round % 8 == 0 {
        #expect(harness.pixmap.contentHash == fresh(board, scale).pixmap.contentHash, "seed 11, round \(round)")
      }
    }
  }

  private func fresh(_ board: Board, _ scale: Double = 1) -> Harness {
    let harness = Harness(size: Size(width: 1280, height: 720), pixelsPerPoint: scale) { board.body($0) }
    harness.step()
    return harness
  }

  /// A sum of all pixels outside a rectangle.
  private func outside(_ harness: Harness, _ rect: Rect) -> UInt64 {
    var sum: UInt64 = 0
    for y in 0..<harness.pixmap.height {
      for x in 0..<harness.pixmap.width where !rect.contains(Point(x: Double(x), y: Double(y))) {
        sum = sum &* 31 &+ UInt64(harness.pixmap[x, y])
      }
    }
    return sum
  }
}

/// A seeded generator.
struct Dice {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  /// A number from 0 up to `sides`, exclusive.
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % sides
  }
}
