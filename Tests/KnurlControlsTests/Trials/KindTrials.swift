import KnurlCapture
import KnurlControls
import Testing

/// What all value controls share, tried on each of them.
@Suite struct KindTrials {
  /// The kinds: each at 0.5 of 0...1, of two values at 0.2 and 0.8; 60 points of drag are more of what is held.
  enum Kind: CaseIterable, Sendable {
    case slider, range, many, stops, fader, knob, ring, rangeKnob, rangeRing

    private static let pair = [Kind.range, .many, .rangeKnob, .rangeRing]
    var values: [Double] { Self.pair.contains(self) ? [0.2, 0.8] : [0.5] }
    var path: String {
      switch self {
      case .many: "c/0"
      case .range, .rangeKnob, .rangeRing: "c/lower"
      default: "c"
      }
    }
    /// Where it is held.
    var thumb: String {
      switch self {
      case .slider, .stops, .fader, .ring: "c/thumb"
      default: path
      }
    }
    var way: Vector {
      switch self {
      case .slider, .range, .many, .stops: Vector(x: 60, y: 0)
      default: Vector(x: 0, y: -60)
      }
    }

    func call(_ ui: UI, _ values: inout [Double], _ options: ValueOptions) -> Response {
      var options = options
      options.dragMode = .vertical
      var (first, second) = (values[0], values.count > 1 ? values[1] : 0)
      let range = RangeOptions(value: options)
      let response =
        switch self {
        case .slider: ui.slider(id: "c", &first, options: options)
        case .range: ui.rangeSlider(id: "c", &first, &second, in: 0...1, options: range)
        case .many: ui.multiSlider(id: "c", &values, options: range)
        case .stops: ui.stopSlider(id: "c", &first, stops: [0, 0.25, 0.5, 0.75, 1], options: options)
        case .fader: ui.fader(id: "c", &first, in: 0...1, scale: .linear, options: options)
        case .knob: ui.knob(id: "c", &first, options: options)
        case .ring: ui.ringSlider(id: "c", &first, in: 0...1, options: options)
        case .rangeKnob: ui.rangeKnob(id: "c", &first, &second, in: 0...1, options: range)
        case .rangeRing: ui.rangeRing(id: "c", &first, &second, in: 0...1, options: range)
        }
      if self != .many { values = values.count > 1 ? [first, second] : [first] }
      return response
    }

    func rig(_ change: (inout ValueOptions) -> Void = { _ in }) -> Rig<[Double]> {
      var options = ValueOptions()
      change(&options)
      let fixed = options
      return Rig(values) { ui, state in
        let frame =
          self == .fader ? Rect(x: 100, y: 60, width: 80, height: 240) : Rect(x: 100, y: 60, width: 228, height: 160)
        ui.place(frame) { state.response = call(ui, &state.model, fixed) }
      }
    }

    func drag(_ rig: Rig<[Double]>, _ hand: Hand, release: Bool = true) {
      rig.drag(hand, from: rig.center(thumb), by: way, over: 4, release: release)
    }
  }

  private final class Log { var said: [Edit] = [] }

  @Test("CE-20 listeners hear a drag begin, change and end, of the user's", arguments: Kind.allCases, Hand.allCases)
  func listening(_ kind: Kind, _ hand: Hand) {
    let rig = kind.rig(), log = Log()
    rig.harness.ui.listen(to: "c") { log.said.append($0) }
    rig.harness.ui.listen(to: kind.path) { log.said.append($0) }
    rig.harness.ui.listen(to: "other") { _ in Issue.record("heard by the wrong one") }
    kind.drag(rig, hand)
    let heard = stride(from: 0, to: log.said.count, by: 2).map { log.said[$0] }
    #expect(heard == rig.state.edits && log.said.count == 2 * heard.count)
    #expect(heard.first?.phase == .began && heard.last?.phase == .committed)
    #expect(heard.dropFirst().dropLast().allSatisfy { $0.phase == .changed } && heard.count > 2)
    #expect(heard.allSatisfy { $0.path == kind.path && $0.source == .user })
    #expect(heard.last?.oldValue == .real(kind.values[0]) && heard.last?.newValue == .real(rig.model[0]))
    #expect(rig.model[0] > kind.values[0])
  }

  @Test("I7 not continuous, a drag is one commit at its release", arguments: Kind.allCases, Hand.allCases)
  func once(_ kind: Kind, _ hand: Hand) {
    let rig = kind.rig { $0.isContinuous = false }
    kind.drag(rig, hand, release: false)
    #expect(rig.model == kind.values && rig.state.edits.filter { $0.phase != .began }.isEmpty)
    let held = rig.harness.node(kind.path)?.value ?? 0
    #expect(held > kind.values[0])
    rig.release(hand)
    #expect(rig.model[0] == held && rig.edits(.changed).isEmpty && rig.edits(.committed).count == 1)
    #expect(rig.edits(.committed).first?.oldValue == .real(kind.values[0]))
  }

  @Test(
    "P17 peers 56 a set before the first movement counts and re-anchors, one after it does not",
    arguments: Kind.allCases)
  func sets(_ kind: Kind) {
    let rig = kind.rig(), start = rig.center(kind.thumb)
    rig.press(.mouse, at: start)
    rig.model[0] = 0.25
    rig.step()
    #expect(rig.model[0] == 0.25 && rig.state.edits.isEmpty)
    rig.move(.mouse, to: start + kind.way)
    let held = rig.model[0]
    #expect(held > 0.25 && held < 0.76)
    for set in [0, 0.9, Double.nan] {
      rig.model[0] = set
      rig.step()
      #expect(rig.model[0] == held)
    }
    rig.release(.mouse)
    #expect(rig.edits(.committed).first?.oldValue == .real(0.25))
    rig.model[0] = 0
    rig.step(2)
    #expect(rig.model[0] == 0 && rig.harness.node(kind.path)?.value == 0)
  }

  @Test("I3 I5 CE-20 what the program sets is shown in the next frame and heard by nobody", arguments: Kind.allCases)
  func silent(_ kind: Kind) {
    let rig = kind.rig()
    rig.model[0] = 0.25
    rig.step()
    #expect(rig.harness.node(kind.path)?.value == 0.25 && rig.state.edits.isEmpty)
    #expect(rig.state.response?.didChange == false)
  }

  @Test("P16 what takes a press back brings the value back", arguments: Kind.allCases, Cancelling.allCases)
  func takenBack(_ kind: Kind, _ way: Cancelling) {
    var isDisabled = false
    let rig = Rig(kind.values) { ui, state in
      let frame =
        kind == .fader ? Rect(x: 100, y: 60, width: 80, height: 240) : Rect(x: 100, y: 60, width: 228, height: 160)
      ui.disabled(if: isDisabled) { ui.place(frame) { state.response = kind.call(ui, &state.model, ValueOptions()) } }
    }
    let hand: Hand = way.fits(.mouse) ? .mouse : .finger
    kind.drag(rig, hand, release: false)
    #expect(rig.model[0] > kind.values[0])
    way.cancel(rig) { isDisabled = true }
    #expect(rig.model == kind.values && rig.edits(.cancelled).count == 1 && rig.edits(.committed).isEmpty)
    #expect(!rig.isActive(kind.path))
  }

  @Test("disabled or read-only, nothing is changed", arguments: Kind.allCases, Hand.allCases)
  func fixed(_ kind: Kind, _ hand: Hand) {
    let rig = kind.rig {
      $0.isReadOnly = true
      $0.wheel = .always
    }
    kind.drag(rig, hand)
    rig.press(.right)
    rig.harness.mouse.move(to: rig.center(kind.thumb))
    rig.harness.mouse.wheel(by: Vector(x: 0, y: 1))
    rig.step()
    #expect(rig.model == kind.values && rig.state.edits.isEmpty)
  }

  @Test(
    "inverted, a dial's picture is turned over, as with reversed bounds; a drag up and keys stay more",
    arguments: [Kind.knob, .ring, .rangeKnob, .rangeRing])
  func inverted(_ kind: Kind) {
    let rig = kind.rig { $0.isInverted = true }
    kind.drag(rig, .mouse)
    #expect(isNear(rig.model[0], kind.values[0] + 0.3, 1e-9))
    let before = rig.model[0]
    rig.press(.up)
    #expect(isNear(rig.model[0], before + 0.01, 1e-9))
    func picture(_ value: Double, _ isInverted: Bool, _ bounds: (Double, Double) = (0, 1)) -> UInt64 {
      var value = value
      let harness = Harness(size: Size(width: 200, height: 200)) { ui in
        let options = ValueOptions(isInverted: isInverted)
        ui.place(Rect(x: 20, y: 20, width: 160, height: 160)) {
          ui.knob(id: "k", &value, from: bounds.0, to: bounds.1, options: options)
        }
      }
      harness.step()
      return harness.pixmap.contentHash
    }
    #expect(picture(0.3, true) == picture(0.3, false, (1, 0)) && picture(0.3, true) != picture(0.3, false))
    #expect(picture(0.3, true, (1, 0)) == picture(0.3, false))
  }

  @Test("a reversed dial is filled from its minimum, on whichever side that is")
  func reversedFill() {
    func filled(_ value: Double) -> Int {
      var value = value
      let harness = Harness(size: Size(width: 200, height: 200)) { ui in
        ui.place(Rect(x: 0, y: 0, width: 200, height: 200)) { ui.ringSlider(id: "r", &value, from: 100, to: 0) }
      }
      harness.step()
      let node = harness.node("r"), center = node?.frame.center ?? .zero
      let radius = (harness.node("r/thumb")?.frame.center ?? .zero).distance(to: center)
      return (0..<72).filter { step in
        let place = center + Vector(angle: .degrees(Double(step) * 5), length: radius)
        let pixel = harness.pixmap[Int(place.x), Int(place.y)]
        return pixel >> 8 & 255 > 120 && pixel >> 16 & 255 < 120
      }.count
    }
    let counts = [0.0, 25, 75, 100].map(filled)
    // The dot of the thumb has the colour too.
    #expect(counts[0] <= 1 && counts[1] < counts[2] && counts[3] > 60, "\(counts)")
  }
}
