import KnurlCapture
import KnurlControls
import TestSupport
import Testing

/// Random nests of containers keep the promises of the layout.
@Suite struct LayoutPropertyTests {
  /// A container or a control, drawn by lot from a seed.
  private indirect enum Tree {
    case column([Tree], Alignment), row([Tree], Alignment), panel([Tree]), columns([Column], [Int]), leaf(Int)
  }

  private static func tree(_ random: inout SeededRandom, _ depth: Int) -> Tree {
    let alignments = [Alignment.leading, .center, .trailing]
    let kind = depth == 0 ? 4 : random.below(6)
    if kind >= 4 { return .leaf(random.below(5)) }
    if kind == 3 {
      let columns: [Column] = [.natural, .fixed(90), .share(1), .share(2.5)]
      return .columns(Array(columns.prefix(1 + random.below(4))), (0..<4).map { _ in random.below(5) })
    }
    let children = (0..<1 + random.below(4)).map { _ in tree(&random, depth - 1) }
    let alignment = alignments[random.below(3)]
    return kind == 0 ? .column(children, alignment) : kind == 1 ? .row(children, alignment) : .panel(children)
  }

  private final class Values { var pair = Pair(2, 8), gain = 0.5, isOn = true, count = 0 }

  private static func show(_ tree: Tree, _ ui: UI, _ values: Values) {
    func each(_ trees: [Tree]) { for tree in trees { show(tree, ui, values) } }
    switch tree {
    case .column(let trees, let alignment): ui.column(alignment: alignment) { each(trees) }
    case .row(let trees, let alignment): ui.row(alignment: alignment) { each(trees) }
    case .panel(let trees): ui.panel("Panel") { each(trees) }
    case .columns(let columns, let leaves):
      let content = { for leaf in leaves.prefix(columns.count) { Self.leaf(leaf, ui, values) } }
      switch columns.count {
      case 1: ui.row(columns[0]) { content() }
      case 2: ui.row(columns[0], columns[1]) { content() }
      case 3: ui.row(columns[0], columns[1], columns[2]) { content() }
      default: ui.row(columns[0], columns[1], columns[2], columns[3]) { content() }
      }
    case .leaf(let kind): leaf(kind, ui, values)
    }
  }

  private static func leaf(_ kind: Int, _ ui: UI, _ values: Values) {
    values.count += 1
    let id = ControlID("c\(values.count)")
    switch kind {
    case 0: ui.button(id: id, "Button")
    case 1: ui.toggle(id: id, &values.isOn, label: "Toggle")
    case 2: ui.knob(id: id, &values.gain, label: "Knob")
    case 3: ui.rangeSlider(id: id, &values.pair, \.lower, \.upper, label: "Range")
    default: ui.label("A label")
    }
  }

  @Test(
    "nothing overlaps, panels hold their content, and every frame is the first one",
    arguments: 0..<UInt64(rounds(150, debug: 40))
  )
  func nests(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let tree = Tree.column([Self.tree(&random, 3), Self.tree(&random, 3)], .leading)
    let scale = [1, 1.25, 1.5, 2][random.below(4)]
    let ui = UI(text: EngineForTests())
    let values = Values()
    var dumps: [String] = []
    for time in 0..<2 {
      values.count = 0
      ui.frame(size: Size(width: 4000, height: 4000), pixelsPerPoint: scale, time: Double(time)) {
        Self.show(tree, $0, values)
      }
      dumps.append(ui.drawList.dump)
    }
    #expect(dumps[0] == dumps[1], "seed \(seed)")
    let leaves = ui.nodes.filter { $0.role != "group" }, panels = ui.nodes.filter { $0.role == "group" }
    for (index, a) in leaves.enumerated() {
      for b in leaves[(index + 1)...] {
        let common = a.frame.intersection(b.frame)
        #expect(
          common.width < 1e-6 || common.height < 1e-6, "seed \(seed): \(a.path) \(a.frame) and \(b.path) \(b.frame)")
      }
      for panel in panels {
        let common = panel.frame.intersection(a.frame)
        let isInside = isNear(common.width, a.frame.width, 1e-6) && isNear(common.height, a.frame.height, 1e-6)
        #expect(
          isInside || common.width < 1e-6 || common.height < 1e-6,
          "seed \(seed): \(a.path) \(a.frame) in \(panel.frame)")
      }
    }
  }

  @Test("what a row has moved is drawn as if it had been put there", arguments: [1, 1.25, 1.5, 2])
  func movedEqualsPlaced(_ scale: Double) {
    var gain = 0.5, pair = Pair(2, 8), isOn = true
    let paths = ["go", "range", "on"]
    var frames: [Rect] = []
    func harness(_ body: @escaping (UI) -> Void) -> Harness {
      let harness = Harness(size: Size(width: 640, height: 360), pixelsPerPoint: scale, body)
      harness.step()
      return harness
    }
    func show(_ ui: UI, _ index: Int) {
      switch index {
      case 0: ui.button(id: "go", "Go")
      case 1: ui.rangeSlider(id: "range", &pair, \.lower, \.upper)
      default: ui.toggle(id: "on", &isOn, label: "On")
      }
    }
    let moved = harness { ui in
      ui.row(spacing: 31) {
        ui.knob(id: "k", &gain, label: "K")
        for index in paths.indices { show(ui, index) }
      }
    }
    frames = paths.map { moved.node($0)?.frame ?? .zero }
    let placed = harness { ui in
      for index in paths.indices { ui.place(frames[index]) { show(ui, index) } }
    }
    for path in paths {
      let (a, b) = (placed.node(path)?.frame ?? .zero, moved.node(path)?.frame ?? .zero)
      #expect(a.size == b.size && a.center.distance(to: b.center) < 1e-9, "\(path)")
      let picture = moved.crop(path, margin: 6)
      #expect(picture != nil && picture?.contentHash == placed.crop(path, margin: 6)?.contentHash, "\(path)")
    }
  }
}
