import KnurlCapture
import KnurlControls
import Testing

/// The frame tables of ARCHITECTURE.md, a test a row, named as the row is.
@Suite struct FrameTableTests {
  // MARK: A control that is clicked

  private static let inside = Point(x: 140, y: 165), outside = Point(x: 300, y: 300)

  /// A board with the mouse or a finger pressed on its button.
  private func pressed(_ hand: Hand) -> Rig<HoldTrials.Board> {
    let rig = HoldTrials.board()
    rig.press(hand, at: Self.inside)
    return rig
  }

  private func expect(
    _ rig: Rig<HoldTrials.Board>, isHot: Bool, isActive: Bool, clicks: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let node = rig.harness.node("go")
    #expect(
      node?.isHot == isHot && node?.isActive == isActive && rig.model.clicks == clicks, sourceLocation: sourceLocation)
  }

  @Test("clicked 0: away, up")
  func clicked0() {
    let rig = HoldTrials.board()
    rig.harness.mouse.move(to: Self.outside)
    rig.step()
    expect(rig, isHot: false, isActive: false, clicks: 0)
  }

  @Test("clicked 1: over, up")
  func clicked1() {
    let rig = HoldTrials.board()
    rig.harness.mouse.move(to: Self.inside)
    rig.step()
    expect(rig, isHot: true, isActive: false, clicks: 0)
  }

  @Test("clicked 2: over, pressed", arguments: Hand.allCases)
  func clicked2(_ hand: Hand) {
    expect(pressed(hand), isHot: hand == .mouse, isActive: true, clicks: 0)
  }

  @Test("clicked 3: away, still down", arguments: Hand.allCases)
  func clicked3(_ hand: Hand) {
    let rig = pressed(hand)
    rig.move(hand, to: Self.outside)
    expect(rig, isHot: false, isActive: true, clicks: 0)
  }

  @Test("clicked 4: over, released", arguments: Hand.allCases)
  func clicked4(_ hand: Hand) {
    let rig = pressed(hand)
    rig.move(hand, to: Self.outside)
    rig.move(hand, to: Self.inside)
    rig.release(hand)
    expect(rig, isHot: hand == .mouse, isActive: false, clicks: 1)
  }

  @Test("clicked 4': away, released", arguments: Hand.allCases)
  func clicked4Away(_ hand: Hand) {
    let rig = pressed(hand)
    rig.move(hand, to: Self.outside)
    rig.release(hand)
    expect(rig, isHot: false, isActive: false, clicks: 0)
  }

  @Test("clicked 4\": cancelled", arguments: Cancelling.allCases, Hand.allCases)
  func clicked4Cancelled(_ way: Cancelling, _ hand: Hand) {
    guard way.fits(hand) else { return }
    let rig = pressed(hand)
    way.cancel(rig) { rig.model.isDisabled = true }
    rig.release(hand)
    #expect(rig.model.clicks == 0 && rig.harness.node("go")?.isActive == false && rig.state.edits.isEmpty)
  }

  // MARK: A thumb or a knob that is dragged

  /// What is dragged: both are at 0.5, move by 0.1 in 20 points, and are called "gain" and "price".
  enum Dragged: CaseIterable, Sendable {
    case knob, thumb

    var path: String { self == .knob ? "gain" : "price/lower" }
    var start: Point { self == .knob ? Point(x: 400, y: 60) : Point(x: 140, y: 50) }
    func place(_ distance: Double) -> Point {
      self == .knob ? Point(x: start.x, y: start.y - distance) : Point(x: start.x + distance, y: start.y)
    }
    func value(_ board: HoldTrials.Board) -> Double { self == .knob ? board.gain : board.price.lower }
    func value(after distance: Double) -> Double { self == .knob ? 0.5 + distance / 200 : 20 + distance / 2 }
  }

  private struct Row {
    let rig = HoldTrials.board()
    let dragged: Dragged
    let hand: Hand

    init(_ dragged: Dragged, _ hand: Hand) {
      (self.dragged, self.hand) = (dragged, hand)
      rig.press(hand, at: dragged.start)
    }

    func move(_ distance: Double) { rig.move(hand, to: dragged.place(distance)) }
    var phases: [Edit.Phase] { rig.state.edits.map(\.phase) }

    func expect(
      _ distance: Double, _ phases: [Edit.Phase], isActive: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(isNear(dragged.value(rig.model), dragged.value(after: distance), 1e-9), sourceLocation: sourceLocation)
      #expect(self.phases == phases, sourceLocation: sourceLocation)
      #expect(rig.state.edits.allSatisfy { $0.path == dragged.path }, sourceLocation: sourceLocation)
      #expect(rig.isActive(dragged.path) == isActive, sourceLocation: sourceLocation)
    }
  }

  @Test("dragged 0: pressed on the thumb", arguments: Dragged.allCases, Hand.allCases)
  func dragged0(_ dragged: Dragged, _ hand: Hand) {
    Row(dragged, hand).expect(0, [], isActive: true)
  }

  @Test("dragged 1: moves, a mouse by any distance, a finger by 8 points", arguments: Dragged.allCases, Hand.allCases)
  func dragged1(_ dragged: Dragged, _ hand: Hand) {
    let row = Row(dragged, hand)
    if hand == .finger {
      row.move(7.5)
      row.expect(0, [], isActive: true)
    }
    row.move(hand == .mouse ? 1 : 8)
    row.expect(hand == .mouse ? 1 : 8, [.began, .changed], isActive: true)
  }

  @Test("dragged 2: moves on, one change a frame", arguments: Dragged.allCases, Hand.allCases)
  func dragged2(_ dragged: Dragged, _ hand: Hand) {
    let row = Row(dragged, hand)
    row.move(10)
    for distance in stride(from: 11.0, through: 20, by: 1) {
      if hand == .mouse { row.rig.harness.mouse.move(to: dragged.place(distance)) }
      if hand == .finger { row.rig.harness.finger(1).move(to: dragged.place(distance)) }
    }
    row.rig.step()
    row.expect(20, [.began, .changed, .changed], isActive: true)
  }

  @Test("dragged 3: released, another value", arguments: Dragged.allCases, Hand.allCases)
  func dragged3(_ dragged: Dragged, _ hand: Hand) {
    let row = Row(dragged, hand)
    row.move(20)
    row.rig.release(hand)
    row.expect(20, [.began, .changed, .committed], isActive: false)
    #expect(row.rig.state.edits.last?.oldValue == .real(dragged.value(after: 0)))
  }

  @Test("dragged 3': released, the value as in step 0", arguments: Dragged.allCases, Hand.allCases)
  func dragged3Back(_ dragged: Dragged, _ hand: Hand) {
    let row = Row(dragged, hand)
    row.move(20)
    row.move(0)
    row.rig.release(hand)
    row.expect(0, [.began, .changed, .changed, .cancelled], isActive: false)
  }

  @Test("dragged 3\": taken back", arguments: Cancelling.allCases, Dragged.allCases)
  func dragged3Cancelled(_ way: Cancelling, _ dragged: Dragged) {
    for hand in Hand.allCases where way.fits(hand) {
      let row = Row(dragged, hand)
      row.move(20)
      way.cancel(row.rig) { row.rig.model.isDisabled = true }
      row.expect(0, [.began, .changed, .cancelled], isActive: false)
      // What the pointer still does means nothing.
      row.move(60)
      row.rig.release(hand)
      row.expect(0, [.began, .changed, .cancelled], isActive: false)
    }
  }

  @Test("dragged 3\"': the release was lost", arguments: Dragged.allCases)
  func dragged3Lost(_ dragged: Dragged) {
    let row = Row(dragged, .mouse)
    row.move(20)
    row.rig.harness.send(.init(.moved(.mouse, Point(x: 600, y: 300), heldButtons: []), time: row.rig.harness.time))
    row.rig.step()
    row.expect(20, [.began, .changed, .committed], isActive: false)
  }

  @Test("dragged 3\"': the control was not called", arguments: Hand.allCases)
  func dragged3Vanished(_ hand: Hand) {
    let row = Row(.thumb, hand)
    row.move(20)
    row.rig.model.showsPrice = false
    row.rig.step(2)
    row.expect(20, [.began, .changed, .committed], isActive: false)
  }
}

/// The ways in which a press is taken back.
enum Cancelling: CaseIterable, Sendable {
  case escape, padB, rightButton, focusLost, disabled, system

  func fits(_ hand: Hand) -> Bool {
    switch self {
    case .rightButton: hand == .mouse
    case .system: hand == .finger
    default: true
    }
  }

  func cancel<Model>(_ rig: Rig<Model>, disable: () -> Void) {
    switch self {
    case .escape: rig.harness.keyboard.press(.escape)
    case .padB: rig.harness.send(InputEvent(.padButton(pad: 0, .b, isDown: true), time: rig.harness.time))
    case .rightButton:
      rig.harness.mouse.press(.right)
      rig.harness.mouse.release(.right)
    case .focusLost: rig.harness.loseFocus()
    case .disabled: disable()
    case .system: rig.harness.finger(1).cancel()
    }
    rig.step()
  }
}
