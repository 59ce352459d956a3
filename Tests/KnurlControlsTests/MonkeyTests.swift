import KnurlControls
import TestSupport
import Testing

/// Twenty thousand events (four thousand in a debug build) without sense over a board of all controls, from a printed seed: nothing stops the program,
/// values once acted on stay inside, every edit that began ends once, and in the end nobody holds anything.
@Suite struct MonkeyTests {
  @Test("a monkey at the controls leaves them whole", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func monkey(_ seed: UInt64) {
    var monkey = Monkey(seed: seed)
    for _ in 0..<rounds(20_000, debug: 4000) { monkey.act() }
    monkey.letGo()
    #expect(monkey.complaints.isEmpty, "seed \(seed): \(monkey.complaints.prefix(5))")
  }
}

/// Events without sense, and a program that changes its mind.
struct Monkey {
  final class Model {
    var pairs = [Pair(2, 8), Pair(0, 10), Pair(3, 7), Pair(5, 5), Pair(.nan, .infinity), Pair(1, 9)]
    var range: ClosedRange<Float> = 0.2...0.8
    var low = Int8.min, high = Int8.max, big = UInt64.max
    var gains = [0.5, 0.1, .nan, 99]
    var angles = [0.5, .nan]
    var dials = [Pair(1, 9), Pair(4, 4)]
    var switches = [true, false]
    var straight = [0.5, 8, .nan]
    var stop = 10
    var thumbs = [[1.0, 5, 9], [2, 2, 2, 2]]
    var hidden: Set<Int> = []
    var disabled: Set<Int> = []
    var fails = false
    var written: [String: Double] = [:]
  }

  struct Failure: Error {}

  let ui = UI(text: EngineForTests())
  let model = Model()
  var random: SeededRandom
  var time = 0.0
  var open: [String: Edit] = [:]
  var complaints: [String] = []
  var fingers: Set<Int64> = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func act() {
    time += 0.004
    switch random.below(40) {
    case 0..<6: frame()
    case 6: toggle(&model.hidden)
    case 7: toggle(&model.disabled)
    case 8: disturb()
    case 9 where random.below(10) == 0:
      model.fails = true
      frame()
      model.fails = false
    default: ui.handle(InputEvent(kind(), time: random.below(50) == 0 ? .nan : time))
    }
  }

  /// The program changes a value on its own.
  private mutating func disturb() {
    let index = random.below(model.pairs.count)
    let values = [0, 2.5, 10, -5, .nan, .infinity]
    if random.below(2) == 0 { model.pairs[index].lower = values[random.below(6)] }
    if random.below(2) == 0 { model.gains[random.below(4)] = values[random.below(6)] }
    if random.below(2) == 0 { model.straight[random.below(3)] = values[random.below(6)] }
    switch random.below(4) {
    case 0: model.thumbs[index % 2].append(values[random.below(6)])
    case 1: _ = model.thumbs[index % 2].popLast()
    default: break
    }
  }

  private mutating func toggle(_ set: inout Set<Int>) {
    let index = random.below(24)
    if set.remove(index) == nil { set.insert(index) }
  }

  private mutating func place() -> Point {
    if random.below(60) == 0 { return Point(x: .nan, y: 0) }
    if random.below(60) == 0 { return Point(x: 1e300, y: -1e300) }
    return Point(x: Double(random.below(660)) - 10, y: Double(random.below(1100)) - 10)
  }

  private mutating func pointer() -> PointerID {
    switch random.below(6) {
    case 0..<3: return .mouse
    case 3, 4: return .finger(device: 1, finger: Int64(random.below(4)))
    default: return .pen(1)
    }
  }

  private mutating func kind() -> InputEvent.Kind {
    let buttons = [MouseButton.left, .left, .left, .middle, .right]
    switch random.below(16) {
    case 0..<4: return .pressed(pointer(), place(), buttons[random.below(5)])
    case 4..<7: return .released(pointer(), place(), buttons[random.below(5)])
    case 7..<12: return .moved(pointer(), place(), heldButtons: random.below(8) == 0 ? [] : [.left, .right])
    case 12:
      let keys = [Key.left, .right, .up, .down, .home, .end, .pageUp, .delete, .tab, .escape, .space, .character("x")]
      return .keyDown(keys[random.below(12)], Modifiers(rawValue: random.below(16)), isRepeat: random.below(3) == 0)
    case 13: return .wheel(place(), Vector(x: Double(random.below(5)) - 2, y: Double(random.below(9)) / 2 - 2))
    case 14: return random.below(2) == 0 ? .cancelled(pointer()) : .left(pointer())
    default: return random.below(4) == 0 ? .focusLost : .keyUp(.right, Modifiers(rawValue: random.below(16)))
    }
  }

  private mutating func frame() {
    let model = model
    try? ui.frame(size: Size(width: 640, height: 1080), pixelsPerPoint: [1, 1.25, 2][random.below(3)], time: time) {
      ui throws(Failure) in
      Self.board(ui, model)
      if model.fails { throw Failure() }
    }
    for edit in ui.edits { check(edit) }
    for node in ui.nodes where !node.frame.isFinite { complaints.append("\(node.path) at \(node.frame)") }
  }

  /// The values' owners see to it that what was acted on is inside.
  private mutating func check(_ edit: Edit) {
    switch edit.phase {
    case .began:
      if open[edit.path] != nil { complaints.append("\(edit.path) began twice") }
      open[edit.path] = edit
    case .changed:
      if open[edit.path] == nil { complaints.append("\(edit.path) changed without a beginning") }
      if edit.oldValue == edit.newValue { complaints.append("\(edit.path) changed to what it was") }
    case .committed, .cancelled:
      guard let began = open.removeValue(forKey: edit.path) else {
        complaints.append("\(edit.path) ended without a beginning")
        return
      }
      let isSame = "\(edit.oldValue)" == "\(edit.newValue)"
      if began.oldValue != edit.oldValue, began.oldValue == began.oldValue {
        complaints.append("\(edit.path) forgot its start")
      }
      if isSame == (edit.phase == .committed) { complaints.append("\(edit.path) ended wrongly: \(edit)") }
    }
    if edit.phase != .cancelled, case .real(let value) = edit.newValue, !(0...10).contains(value) {
      complaints.append("\(edit.path) \(edit.phase) outside: \(value)")
    }
  }

  mutating func letGo() {
    model.hidden = []
    model.disabled = []
    for finger in 0..<4 as Range<Int64> {
      ui.handle(InputEvent(.released(.finger(device: 1, finger: finger), .zero, .left), time: time))
    }
    for pointer in [PointerID.mouse, .pen(1)] {
      for button in [MouseButton.left, .middle, .right] {
        ui.handle(InputEvent(.released(pointer, Point(x: 1, y: 1), button), time: time))
      }
    }
    for _ in 0..<3 {
      time += 1
      frame()
    }
    if ui.isHeld { complaints.append("held in the end") }
    for path in open.keys { complaints.append("\(path) never ended") }
    for node in ui.nodes.flatMap({ [$0] + $0.children }) where node.isActive {
      complaints.append("\(node.path) active in the end")
    }
    if ui.nextWake != nil { complaints.append("not at rest") }
  }

  // MARK: The board

  private static func board(_ ui: UI, _ model: Model) {
    var index = 0
    func show(_ body: () -> Void) {
      if !model.hidden.contains(index) { ui.disabled(if: model.disabled.contains(index), body) }
      index += 1
    }
    ui.row(.share(1), .share(1)) {
      ui.column {
        for (number, meeting) in [Meeting.block, .push, .cross].enumerated() {
          show { range(ui, model, number, meeting, continuous: true) }
          show { range(ui, model, number + 3, meeting, continuous: false) }
        }
        show { ui.rangeSlider(id: "float", &model.range, in: 0...1, step: 0.1) }
      }
      ui.panel("Knobs") {
        show { ui.rangeSlider(id: "int8", &model.low, &model.high, in: Int8.min...Int8.max, step: 7) }
        ui.row {
          for (number, mode) in [DragMode.circular, .vertical, .velocity, .absoluteAngle].enumerated() {
            var options = ValueOptions(defaultValue: 3, wheel: .always, dragMode: mode)
            options.isContinuous = number != 1
            show {
              ui.knob(id: "knob", &model.gains[number], in: 0...10, step: number == 2 ? 0.3 : nil, options: options)
            }
          }
        }
        show { ui.knob(id: "big", &model.big, in: 0...UInt64.max) }
        ui.styled({ $0.ringSlider.radius = 36 }) { ui.row { rings(ui, model, show) } }
        show { ui.toggle(id: "toggle", &model.switches[0], label: "T") }
        ui.button(id: "go", "Go")
        straight(ui, model, show)
      }
    }
  }

  private static func straight(_ ui: UI, _ model: Model, _ show: (() -> Void) -> Void) {
    var options = ValueOptions(defaultValue: 3, wheel: .always, trackPress: .page, following: .pointer)
    show { ui.slider(id: "mix", &model.straight[0], in: 0...10, step: 0.3, options: options) }
    (options.trackPress, options.following, options.isContinuous) = (.click, .hop, false)
    show { ui.stopSlider(id: "stops", &model.stop, stops: [10, 0, 3], options: options) }
    ui.row {
      show { ui.fader(id: "fader", &model.straight[1], in: 0...10) }
      options.axis = .vertical
      show { ui.slider(id: "up", &model.straight[2], from: 10, to: 0, options: options) }
    }
    for (index, meeting) in [Meeting.push, .cross].enumerated() {
      var range = RangeOptions(minimumGap: 0.5, meeting: meeting, dragsFill: index == 0)
      range.value.isContinuous = index == 0
      show { ui.multiSlider(id: "many\(index)", &model.thumbs[index], in: 0...10, options: range) }
    }
  }

  private static func rings(_ ui: UI, _ model: Model, _ show: (() -> Void) -> Void) {
    let options = ValueOptions(defaultValue: 3, detents: [5], wheel: .always, turning: .wrap)
    show { ui.ringSlider(id: "ring", &model.angles[0], in: 0...10, options: options) }
    show { ui.ringSlider(id: "turns", &model.angles[1], in: 0...10, options: ValueOptions(turning: .turns(2))) }
    show {
      ui.rangeRing(
        id: "sleep", &model.dials[0], \.lower, \.upper, in: 0...10, options: RangeOptions(meeting: .cross))
    }
    show {
      ui.rangeKnob(
        id: "band", &model.dials[1], \.lower, \.upper, in: 0...10,
        options: RangeOptions(minimumGap: 0.5, meeting: .push, dragsFill: true))
    }
  }

  private static func range(_ ui: UI, _ model: Model, _ index: Int, _ meeting: Meeting, continuous: Bool) {
    var options = RangeOptions(meeting: meeting)
    options.value.isContinuous = continuous
    options.value.wheel = .always
    options.value.isInverted = index % 2 == 1
    options.value.defaultValue = 4
    options.minimumGap = index % 3 == 1 ? 0.5 : 0
    ui.rangeSlider(
      id: "r\(index)", &model.pairs[index], \.lower, \.upper, from: index == 2 ? 10 : 0, to: index == 2 ? 0 : 10,
      options: options)
  }
}

/// Steele, Lea and Flood's SplitMix64.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
