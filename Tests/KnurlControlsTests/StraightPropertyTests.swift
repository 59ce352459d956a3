import KnurlCapture
import KnurlControls
import TestSupport
import Testing

/// What holds for every straight control, whatever its bounds, step, scale and options: from printed seeds.
@Suite struct StraightPropertyTests {
  /// A random control of one value.
  private struct Setting {
    let start: Double, end: Double, step: Double?, scale: ValueScale, options: ValueOptions

    init(_ random: inout SeededRandom) {
      let low = Double(random.below(2000)) / 10 - 100, length = Double(1 + random.below(1000)) / 10
      let isReversed = random.below(3) == 0
      (start, end) = isReversed ? (low + length, low) : (low, low + length)
      let steps: [Double?] = [nil, nil, 0.1, 0.3, 1, 7, 1e6, 0, -2, .infinity, .nan, 1e-300]
      step = steps[random.below(steps.count)]
      let scales: [ValueScale] = [
        .linear, .linear, .logarithmic, .symmetricLogarithmic(threshold: 2), .power(2),
        .skew(midpoint: low + length / 3),
        .table([(low + length / 4, 0.5)]), .decibels,
      ]
      scale = scales[random.below(scales.count)]
      var options = ValueOptions(axis: random.below(2) == 0 ? .horizontal : .vertical)
      options.isInverted = random.below(3) == 0
      options.wheel = .always
      options.following = [nil, .value, .pointer, .hop][random.below(4)]
      self.options = options
    }

    func rig(_ value: Double) -> Rig<Double> {
      let setting = self
      return sliderRig(value, from: start, to: end, step: step, scale: scale) { $0 = setting.options }
    }

    /// The place at x points from the start's end of the travel.
    func at(_ x: Double) -> Point {
      let isFlipped = (options.axis == .vertical) != options.isInverted
      return straight(isFlipped ? 200 - x : x, options.axis)
    }

    var low: Double { min(start, end) }
    var high: Double { max(start, end) }
  }

  @Test(
    "both ends are reached by drag, key and wheel, by mouse and by finger", arguments: 0..<UInt64(rounds(24, debug: 6)))
  func ends(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let setting = Setting(&random), hand = Hand.allCases[random.below(2)]
    let rig = setting.rig(setting.start)
    let whole = setting.at(220) - setting.at(0)
    rig.drag(hand, from: setting.at(0), by: whole)
    #expect(rig.model == setting.end, "seed \(seed)")
    rig.drag(hand, from: setting.at(200), by: Vector(x: -whole.x, y: -whole.y))
    #expect(rig.model == setting.start, "seed \(seed)")
    rig.press(.end)
    #expect(rig.model == setting.high, "seed \(seed)")
    rig.press(.home)
    #expect(rig.model == setting.low, "seed \(seed)")
    rig.harness.mouse.move(to: setting.at(100))
    for (notch, end) in [(1.0, setting.high), (-1, setting.low)] {
      for _ in 0..<40 where rig.model != end {
        for _ in 0..<50 { rig.harness.mouse.wheel(by: Vector(x: 0, y: notch)) }
        rig.step()
      }
      #expect(rig.model == end, "seed \(seed)")
    }
  }

  @Test("the place of a value is that value's, on every step", arguments: 0..<UInt64(rounds(24, debug: 6)))
  func identity(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let setting = Setting(&random)
    for _ in 0..<4 {
      let rig = setting.rig(setting.start)
      rig.click(.mouse, at: setting.at(Double(random.below(2001)) / 10))
      let value = rig.model
      // Pressed and moved by nothing, then taken along and back: the value is the same.
      let place = rig.center("slider/thumb")
      rig.step(15)
      rig.drag(from: place, by: setting.at(20) - setting.at(0), release: false)
      rig.move(.mouse, to: place)
      rig.letGo(.mouse)
      let tolerance = rig.harness.node("slider")?.step == nil ? (setting.high - setting.low) * 1e-9 : 0
      #expect(
        isNear(rig.model, value, tolerance) && rig.model >= setting.low && rig.model <= setting.high, "seed \(seed)")
    }
  }

  @Test(
    "a drag in points is a drag at once, and each distinct value is one change",
    arguments: 0..<UInt64(rounds(24, debug: 6)))
  func additive(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let setting = Setting(&random), hand = Hand.allCases[random.below(2)]
    let way = setting.at(Double(20 + random.below(180))) - setting.at(0)
    let once = setting.rig(setting.start), many = setting.rig(setting.start)
    once.drag(hand, from: setting.at(0), by: way, over: 1)
    let count = Int(way.length.rounded())
    many.drag(hand, from: setting.at(0), by: way, over: count)
    #expect(once.model == many.model, "seed \(seed)")
    let changes = many.edits(.changed)
    for (last, next) in zip(changes, changes.dropFirst()) {
      #expect(last.newValue == next.oldValue && next.oldValue != next.newValue, "seed \(seed)")
    }
    #expect(changes.isEmpty == (many.model == setting.start), "seed \(seed)")
    #expect(many.edits(.began).count == many.edits(.committed).count + many.edits(.cancelled).count, "seed \(seed)")
  }

  @Test(
    "nothing is ever no number, whatever the bounds, the step, the size and the value",
    arguments: 0..<UInt64(rounds(30, debug: 8)))
  func finite(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let odd = [0.0, 5, -5, .nan, .infinity, -.infinity, 1e308, -1e308, 1e-300]
    let start = odd[random.below(9)], end = odd[random.below(9)], step = odd[random.below(9)]
    let width = [0.0, 1, 28, 29, 228][random.below(5)], height = [0.0, 1, 34][random.below(3)]
    let rig = Rig([odd[random.below(9)], odd[random.below(9)], odd[random.below(9)]]) { ui, state in
      ui.place(Rect(x: 100, y: 60, width: width, height: height)) {
        ui.slider(id: "a", &state.model[0], from: start, to: end, step: step)
      }
      ui.place(Rect(x: 100, y: 160, width: width, height: height)) {
        ui.multiSlider(
          id: "b", &state.model, from: start, to: end, step: step,
          options: RangeOptions(minimumGap: step, maximumGap: start, meeting: .push, dragsFill: true))
      }
      ui.place(Rect(x: 100, y: 260, width: width, height: height)) {
        ui.stopSlider(id: "c", &state.model[1], stops: [start, end, step])
      }
    }
    let before = rig.model
    rig.step(3)
    for (now, given) in zip(rig.model, before) { #expect(now == given || now.isNaN && given.isNaN, "seed \(seed)") }
    for y in [60.0, 160, 260] {
      rig.drag(from: Point(x: 100 + width / 2, y: y + height / 2), by: Vector(x: 30, y: 3))
      for key in [Key.left, .right, .home, .end, .pageUp] { rig.press(key) }
    }
    for edit in rig.state.edits {
      if case .real(let value) = edit.newValue { #expect(value.isFinite || edit.phase == .cancelled, "seed \(seed)") }
    }
    for node in rig.harness.nodes {
      for frame in [node.frame] + node.children.map(\.frame) { #expect(frame.isFinite, "seed \(seed)") }
    }
  }

  @Test(
    "what came before does not matter: values, bounds and options set in any order end alike",
    arguments: 0..<UInt64(rounds(16, debug: 4)))
  func order(_ seed: UInt64) {
    struct Model: Equatable {
      var lower = 2.0, upper = 8.0, end = 10.0, gap = 0.0, isInverted = false
    }
    var random = SeededRandom(seed: seed)
    let goal = Model(
      lower: Double(random.below(20)) - 5, upper: Double(random.below(20)) - 5, end: Double(1 + random.below(20)),
      gap: Double(random.below(4)), isInverted: random.below(2) == 0)
    func rig(_ model: Model) -> Rig<Model> {
      Rig(model) { ui, state in
        let options = RangeOptions(
          value: ValueOptions(isInverted: state.model.isInverted), minimumGap: state.model.gap)
        ui.place(straightFrame(.horizontal)) {
          ui.rangeSlider(id: "r", &state.model, \.lower, \.upper, in: 0...state.model.end, options: options)
        }
      }
    }
    let stepwise = rig(Model())
    let sets: [(inout Model) -> Void] = [
      { $0.lower = goal.lower }, { $0.upper = goal.upper }, { $0.end = goal.end }, { $0.gap = goal.gap },
      { $0.isInverted = goal.isInverted },
    ]
    var left = Array(sets.indices)
    while !left.isEmpty {
      sets[left.remove(at: random.below(left.count))](&stepwise.model)
      stepwise.step()
    }
    let fresh = rig(goal)
    #expect(stepwise.model == goal && stepwise.state.edits.isEmpty, "seed \(seed)")
    #expect(stepwise.frame("r/lower") == fresh.frame("r/lower") && stepwise.frame("r/upper") == fresh.frame("r/upper"))
    #expect(stepwise.harness.pixmap.contentHash == fresh.harness.pixmap.contentHash, "seed \(seed)")
  }
}
