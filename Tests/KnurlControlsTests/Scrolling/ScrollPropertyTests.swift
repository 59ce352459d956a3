import KnurlCapture
import KnurlControls
import KnurlRaster
import TestSupport
import Testing

/// Random fingers, mouse and wheel on random nests of areas.
@Suite struct ScrollPropertyTests {
  private final class Values {
    var reals = [Double](repeating: 0.5, count: 64)
    var pairs = [Pair](repeating: Pair(20, 80), count: 64)
    var isOn = true
    var count = 0
    var edits: [Edit] = []
  }

  private indirect enum Tree { case area([Tree], Axes, Double), row([Tree]), leaf(Int) }

  private static func tree(_ random: inout SeededRandom, _ depth: Int) -> Tree {
    if depth == 0 || random.below(3) == 0 { return .leaf(random.below(7)) }
    let children = (0..<2 + random.below(5)).map { _ in tree(&random, depth - 1) }
    if random.below(4) == 0 { return .row(children) }
    let axes: [Axes] = [.vertical, .vertical, .horizontal, [.horizontal, .vertical]]
    return .area(children, axes[random.below(4)], Double(60 + random.below(120)))
  }

  private static func show(_ tree: Tree, _ ui: UI, _ values: Values) {
    values.count += 1
    let index = values.count % 64, id = ControlID("c\(values.count)")
    switch tree {
    case .area(let trees, let axes, let height):
      ui.scroll(id: id, axes: axes, height: height) { for tree in trees { show(tree, ui, values) } }
    case .row(let trees): ui.row { for tree in trees { show(tree, ui, values) } }
    case .leaf(0): ui.button(id: id, "Button")
    case .leaf(1): ui.toggle(id: id, &values.isOn, label: "Toggle")
    case .leaf(2): ui.knob(id: id, &values.reals[index], label: "Knob")
    case .leaf(3): ui.rangeSlider(id: id, &values.pairs[index], \.lower, \.upper, in: 0...100, label: "Range")
    case .leaf(4): ui.fader(id: id, &values.reals[index], in: 0...1)
    case .leaf(5): ui.slider(id: id, &values.reals[index], options: ValueOptions(wheel: .always))
    default: ui.label("A label")
    }
  }

  private static func harness(_ tree: Tree, _ values: Values, _ scale: Double) -> Harness {
    Harness(size: Size(width: 400, height: 300), pixelsPerPoint: scale) { ui in
      values.count = 0
      ui.scroll(id: "root") {
        Self.show(tree, ui, values)
        ui.space(300)
      }
      values.edits += ui.edits
    }
  }

  @Test(
    "nobody holds anything in the end, offsets are inside, and parts repainted equal the whole",
    arguments: 0..<UInt64(rounds(10, debug: 2)))
  func fingers(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let children = (0..<4).map { _ in Self.tree(&random, 3) }
    let tree = Tree.area(children, .vertical, 300), values = Values(), scale = [1, 1.25, 2][random.below(3)]
    let harness = Self.harness(tree, values, scale)
    harness.step()
    for round in 0..<160 {
      Self.act(harness, &random)
      if random.below(3) == 0 { harness.step() }
      if round % 40 == 39 { compare(harness, seed, round) }
    }
    for finger in 0..<4 { harness.finger(finger).lift() }
    harness.mouse.release()
    try harness.settle()
    #expect(!harness.ui.isHeld, "seed \(seed)")
    for node in harness.nodes.flatMap({ [$0] + $0.children }) {
      #expect(!node.isActive && node.frame.isFinite, "seed \(seed): \(node.path)")
      guard node.role == "scroll", let value = node.value, let limit = node.maximum else { continue }
      #expect(value >= 0 && value <= limit, "seed \(seed): \(node.path) at \(value) of \(limit)")
    }
    var open: Set<String> = []
    for edit in values.edits {
      if edit.phase == .began { open.insert(edit.path) }
      if edit.phase == .committed || edit.phase == .cancelled { open.remove(edit.path) }
    }
    #expect(open.isEmpty, "seed \(seed): \(open)")
    compare(harness, seed, -1)
  }

  /// The picture that was repainted in parts equals one that is painted whole from the same list.
  private func compare(_ harness: Harness, _ seed: UInt64, _ round: Int) {
    let whole = Pixmap(width: harness.pixmap.width, height: harness.pixmap.height)
    _ = Renderer().render(harness.ui.drawList, into: whole, pixelsPerPoint: harness.pixelsPerPoint)
    #expect(whole.contentHash == harness.pixmap.contentHash, "seed \(seed), round \(round)")
  }

  private static func act(_ harness: Harness, _ random: inout SeededRandom) {
    let place = Point(x: Double(random.below(480)), y: Double(random.below(360)))
    let way = Vector(x: Double(random.below(61) - 30), y: Double(random.below(61) - 30))
    let finger = harness.finger(random.below(4))
    if random.below(20) == 0 {
      // Clocks that leap, run backwards, or are none.
      let times = [Double.nan, -1e9, harness.time + 1e7, harness.time - 1, .infinity]
      harness.send(
        InputEvent(
          [.released(.finger(device: 1, finger: 0), place, .left), .wheel(place, way * 0.1)][random.below(2)],
          time: times[random.below(5)]))
    }
    switch random.below(16) {
    case 0..<3: finger.press(at: place)
    case 3..<9: finger.move(by: way)
    case 9: finger.lift()
    case 10: if random.below(3) == 0 { finger.cancel() }
    case 11: harness.mouse.move(to: place)
    case 12: harness.mouse.press()
    case 13: harness.mouse.release()
    case 14: harness.mouse.wheel(by: Vector(x: Double(random.below(5) - 2) / 2, y: Double(random.below(9) - 4) / 2))
    default: harness.keyboard.press([.tab, .pageDown, .end, .up, .escape, .space][random.below(6)])
    }
  }
}
