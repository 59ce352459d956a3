import KnurlCapture
import KnurlControls
import Testing

/// The frame tables of ARCHITECTURE.md for thumbs on one spot and for a double click, a test a row, named as the row is.
@Suite struct FrameTableThumbsTests {
  // MARK: Thumbs on one spot

  /// What has two thumbs, which both stand at 5 of 0...10, or at 10.
  enum Kind: CaseIterable, Sendable {
    case range, many, ring

    func rig(_ value: Double) -> Rig<[Double]> {
      Rig([value, value]) { ui, state in
        switch self {
        case .range, .ring:
          var (lower, upper) = (state.model[0], state.model[1])
          if self == .range {
            ui.place(straightFrame(.horizontal)) { ui.rangeSlider(id: "c", &lower, &upper, in: 0...10) }
          } else {
            ui.styled({ ($0.ringSlider.startAngle, $0.ringSlider.sweep) = (.degrees(180), .degrees(180)) }) {
              ui.place(Rect(x: 100, y: 60, width: 200, height: 200)) {
                ui.rangeRing(id: "c", &lower, &upper, in: 0...10)
              }
            }
          }
          state.model = [lower, upper]
        case .many: ui.place(straightFrame(.horizontal)) { ui.multiSlider(id: "c", &state.model, in: 0...10) }
        }
      }
    }

    func path(_ index: Int) -> String { "c/" + (self == .many ? "\(index)" : index == 0 ? "lower" : "upper") }

    /// A place that a way along the track leads to from a thumb's.
    func place(_ rig: Rig<[Double]>, _ distance: Double) -> Point {
      let start = rig.center(path(0))
      if self != .ring { return start + Vector(x: distance, y: 0) }
      let center = Point(x: 200, y: 160), arm = start - center
      return center + Vector(angle: arm.angle + Angle(radians: distance / arm.length), length: arm.length)
    }
  }

  private struct Row {
    let kind: Kind
    let hand: Hand
    let rig: Rig<[Double]>
    private let value: Double
    private let way: (Double) -> Point

    init(_ kind: Kind, _ hand: Hand, _ value: Double = 5, pressedAt distance: Double = 0) {
      (self.kind, self.hand, self.value) = (kind, hand, value)
      let rig = kind.rig(value)
      self.rig = rig
      var places: [Double: Point] = [:]
      for distance in stride(from: -100.0, through: 100, by: 0.5) { places[distance] = kind.place(rig, distance) }
      let known = places
      way = { known[$0] ?? .zero }
      rig.press(hand, at: way(distance))
    }

    func move(_ distance: Double) { rig.move(hand, to: way(distance)) }
    func edits(_ index: Int) -> [Edit.Phase] {
      rig.state.edits.filter { $0.path == kind.path(index) }.map(\.phase)
    }
    var slop: Double { hand == .mouse ? 3 : 8 }
    var hasMoved: [Bool] { rig.model.map { $0 != value } }
    var isActive: [Bool] { [rig.isActive(kind.path(0)), rig.isActive(kind.path(1))] }
  }

  @Test("on one spot 0: pressed on them", arguments: Kind.allCases, Hand.allCases)
  func spot0(_ kind: Kind, _ hand: Hand) {
    let row = Row(kind, hand)
    #expect(row.hasMoved == [false, false] && row.rig.state.edits.isEmpty && row.isActive == [false, false])
    #expect(row.rig.isActive("c"))
  }

  @Test("on one spot 1: moves by less than 3 points, a finger by less than 8", arguments: Kind.allCases, Hand.allCases)
  func spot1(_ kind: Kind, _ hand: Hand) {
    let row = Row(kind, hand)
    for distance in [row.slop - 0.5, 0.5 - row.slop, 0] { row.move(distance) }
    #expect(row.hasMoved == [false, false] && row.rig.state.edits.isEmpty)
  }

  @Test("on one spot 2: moves towards higher values", arguments: Kind.allCases, Hand.allCases)
  func spot2(_ kind: Kind, _ hand: Hand) {
    let row = Row(kind, hand)
    row.move(20)
    #expect(row.hasMoved == [false, true] && row.rig.model[1] > 5 && row.isActive == [false, true])
    #expect(row.edits(1) == [.began, .changed] && row.edits(0).isEmpty)
    if kind != .ring { #expect(isNear(row.rig.model[1], 6, 1e-9)) }
  }

  @Test("on one spot 2': moves towards lower values", arguments: Kind.allCases, Hand.allCases)
  func spot2Down(_ kind: Kind, _ hand: Hand) {
    let row = Row(kind, hand)
    row.move(-20)
    #expect(row.hasMoved == [true, false] && row.rig.model[0] < 5 && row.isActive == [true, false])
    #expect(row.edits(0) == [.began, .changed] && row.edits(1).isEmpty)
  }

  @Test("on one spot 2\": moves on against a bound, then back", arguments: Kind.allCases, Hand.allCases)
  func spot2Bound(_ kind: Kind, _ hand: Hand) {
    let row = Row(kind, hand, 10)
    row.move(20)
    #expect(row.hasMoved == [false, false] && row.rig.state.edits.isEmpty)
    row.move(-20)
    #expect(row.rig.model[0] < 10 && row.rig.model[1] == 10 && row.edits(0) == [.began, .changed])
  }

  @Test("on one spot 3: released unmoved", arguments: Kind.allCases, Hand.allCases)
  func spot3(_ kind: Kind, _ hand: Hand) {
    let row = Row(kind, hand)
    row.rig.release(hand)
    #expect(row.hasMoved == [false, false] && row.rig.state.edits.isEmpty && !row.rig.isActive("c"))
    row.rig.press(hand, at: row.kind.place(row.rig, 0))
    row.move(20)
    #expect(row.hasMoved == [false, true])
  }

  @Test("on one spot 3': taken back", arguments: Kind.allCases, Hand.allCases)
  func spot3Cancelled(_ kind: Kind, _ hand: Hand) {
    let row = Row(kind, hand)
    row.rig.press(.escape)
    row.move(20)
    #expect(row.hasMoved == [false, false] && row.rig.state.edits.isEmpty && !row.rig.isActive("c"))
  }

  @Test("on one spot 4: another pointer holds one", arguments: Kind.allCases)
  func spot4(_ kind: Kind) {
    let row = Row(kind, .finger)
    row.move(9)
    row.move(0)
    let other = row.rig.harness.finger(2)
    other.press(at: row.kind.place(row.rig, 0))
    other.move(to: row.kind.place(row.rig, -30))
    row.rig.step()
    #expect(row.isActive == [true, true] && row.rig.model[0] < 5 && row.rig.model[1] == 5)
  }

  @Test("on one spot 5: pressed beside them", arguments: Kind.allCases, [-40.0, 40])
  func spot5(_ kind: Kind, _ distance: Double) {
    let row = Row(kind, .mouse, pressedAt: distance)
    let index = distance > 0 ? 1 : 0
    #expect(row.hasMoved == [index == 0, index == 1] && row.isActive == [index == 0, index == 1])
    #expect(row.edits(index) == [.began, .changed])
  }

  // MARK: A double click

  /// A knob, a ring's thumb or a slider's, at 0.8 with a default of 0.25.
  enum Clicked: CaseIterable, Sendable {
    case knob, ring, slider, stops, range

    func rig() -> Rig<Pair> {
      var options = ValueOptions(defaultValue: 0.25)
      options.dragMode = .vertical
      let fixed = options
      return Rig(Pair(0.8, 0.9)) { ui, state in
        ui.place(Rect(x: 100, y: 60, width: 200, height: self == .knob || self == .ring ? 120 : 40)) {
          switch self {
          case .knob: ui.knob(id: "c", &state.model.lower, options: fixed)
          case .ring: ui.ringSlider(id: "c", &state.model.lower, in: 0...1, options: fixed)
          case .slider: ui.slider(id: "c", &state.model.lower, options: fixed)
          case .stops: ui.stopSlider(id: "c", &state.model.lower, stops: [0, 0.25, 0.8, 1], options: fixed)
          case .range:
            ui.rangeSlider(
              id: "c", &state.model, \.lower, \.upper, in: 0...1, options: RangeOptions(value: fixed))
          }
        }
      }
    }

    var path: String {
      switch self {
      case .knob: "c"
      case .range: "c/lower"
      default: "c/thumb"
      }
    }
  }

  /// Presses and releases until a step of the table.
  private func clicked(_ kind: Clicked, _ hand: Hand, steps: Int, pause: Int = 2) -> Rig<Pair> {
    let rig = kind.rig(), place = rig.center(kind.path)
    for step in 0..<steps {
      if step % 2 == 0 { rig.press(hand, at: place) } else { rig.release(hand) }
      if step == 1 { rig.step(pause) }
    }
    return rig
  }

  @Test("double click 0, 1, 2: pressed, released, pressed again", arguments: Clicked.allCases, Hand.allCases)
  func double012(_ kind: Clicked, _ hand: Hand) {
    for steps in 1...3 {
      let rig = clicked(kind, hand, steps: steps)
      #expect(rig.model == Pair(0.8, 0.9) && rig.state.edits.isEmpty)
    }
  }

  @Test("double click 3: released again", arguments: Clicked.allCases, Hand.allCases)
  func double3(_ kind: Clicked, _ hand: Hand) {
    let rig = clicked(kind, hand, steps: 4)
    #expect(rig.model == Pair(0.25, 0.9) && rig.state.edits.map(\.phase) == [.began, .changed, .committed])
    #expect(rig.state.edits.last?.oldValue == .real(0.8) && rig.state.edits.last?.newValue == .real(0.25))
  }

  @Test("double click 3': more than 0.4 seconds later", arguments: Clicked.allCases, Hand.allCases)
  func double3Late(_ kind: Clicked, _ hand: Hand) {
    let rig = clicked(kind, hand, steps: 4, pause: 25)
    #expect(rig.model == Pair(0.8, 0.9) && rig.state.edits.isEmpty)
  }

  @Test("double click 3': moved", arguments: Clicked.allCases, Hand.allCases)
  func double3Moved(_ kind: Clicked, _ hand: Hand) {
    let rig = clicked(kind, hand, steps: 3), place = rig.center(kind.path)
    rig.move(hand, to: place + Vector(x: 9, y: 9))
    rig.move(hand, to: place)
    rig.release(hand)
    #expect(rig.model == Pair(0.8, 0.9) && rig.edits(.committed).isEmpty)
  }

  @Test("double click 3\": taken back", arguments: Clicked.allCases, Hand.allCases)
  func double3Cancelled(_ kind: Clicked, _ hand: Hand) {
    let rig = clicked(kind, hand, steps: 3)
    rig.press(.escape)
    rig.release(hand)
    #expect(rig.model == Pair(0.8, 0.9) && rig.state.edits.isEmpty)
  }

  @Test("double click 4: a third click", arguments: Clicked.allCases, Hand.allCases)
  func double4(_ kind: Clicked, _ hand: Hand) {
    let rig = kind.rig(), place = rig.center(kind.path)
    for _ in 0..<3 { rig.tap(hand, at: place) }
    // The thumb may have gone from under the pointer: the third click is then one on the track.
    #expect(rig.edits(.committed).first?.newValue == .real(0.25))
    if kind == .knob { #expect(rig.model == Pair(0.25, 0.9) && rig.state.edits.count == 3) }
  }
}
