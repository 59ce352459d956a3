import KnurlCapture
import KnurlControls
import Testing

/// Events of one frame in their order, and the same events spread over many frames: the same values.
@Suite struct OrderTests {
  private static func play(_ seed: UInt64, frameEvery interval: Int) -> Pair {
    var random = SeededRandom(seed: seed)
    let rig = rangeRig(2, 8, step: 0.5) { $0.meeting = [.block, .push, .cross][Int(seed % 3)] }
    var isDown = false
    for index in 1...60 {
      let x = Double(random.below(240)) - 20
      switch random.below(5) {
      case 0:
        if isDown { rig.harness.mouse.release() } else { rig.harness.mouse.press() }
        isDown.toggle()
      case 1: rig.harness.keyboard.press(random.below(2) == 0 ? .left : .right)
      default: rig.harness.mouse.move(to: rig.at(x))
      }
      if index % interval == 0 { rig.step() }
    }
    if isDown { rig.harness.mouse.release() }
    rig.step(2)
    return rig.model
  }

  @Test("values do not depend on where the frames fall between the events", arguments: 0..<24 as Range<UInt64>)
  func frameRate(_ seed: UInt64) {
    let everyEvent = Self.play(seed, frameEvery: 1)
    for interval in [2, 7, 60] {
      #expect(Self.play(seed, frameEvery: interval) == everyEvent, "seed \(seed), a frame every \(interval) events")
    }
  }

  @Test(
    "a drag in points of one is the same as in one motion, for every step and scale", arguments: [nil, 0.1, 0.3, 3])
  func manySmall(_ step: Double?) {
    for distance in [37.0, 111, -60] {
      let one = rangeRig(4, 10, step: step), many = rangeRig(4, 10, step: step)
      one.drag(from: one.at(80), by: Vector(x: distance, y: 0), over: 1)
      many.drag(from: many.at(80), by: Vector(x: distance, y: 0), over: 111)
      #expect(one.model == many.model)
    }
  }

  @Test("the same events give the same pictures, frame by frame")
  func deterministic() {
    func pictures() -> [UInt64] {
      let rig = HoldTrials.board()
      var random = SeededRandom(seed: 11)
      return (0..<80).map { _ in
        let point = Point(x: Double(random.below(640)), y: Double(random.below(360)))
        switch random.below(4) {
        case 0: rig.harness.mouse.press()
        case 1: rig.harness.mouse.release()
        default: rig.harness.mouse.move(to: point)
        }
        rig.step()
        return rig.harness.pixmap.contentHash
      }
    }
    #expect(pictures() == pictures())
  }

  private final class Board {
    var gains = [Double](repeating: 0.5, count: 6)
    var range = 0.2...0.8
  }

  private static let modes = [DragMode.circular, .absoluteAngle, .vertical, .horizontal, .both, .velocity]

  private static func show(_ board: Board, _ ui: UI) {
    ui.frame(size: Size(width: 640, height: 400), time: 0) { ui in
      for (index, mode) in modes.enumerated() {
        ui.place(Rect(x: 100 * Double(index), y: 0, width: 100, height: 100)) {
          ui.knob(id: "k\(index)", &board.gains[index], options: ValueOptions(dragMode: mode))
        }
      }
      ui.place(Rect(x: 20, y: 120, width: 300, height: 40)) { ui.rangeSlider(id: "r", &board.range, in: 0...1) }
    }
  }

  private static func touch(_ seed: UInt64, frameEvery interval: Int) -> [Double] {
    var random = SeededRandom(seed: seed)
    let board = Board(), ui = UI(text: EngineForTests())
    show(board, ui)
    for index in 1...400 {
      let finger = PointerID.finger(device: 1, finger: Int64(random.below(3)))
      let point = Point(x: Double(random.below(640)), y: Double(random.below(170)))
      switch random.below(6) {
      case 0, 1: ui.handle(InputEvent(.pressed(finger, point, .left), time: 0))
      case 2: ui.handle(InputEvent(.released(finger, point, .left), time: 0))
      case 3 where random.below(4) == 0: ui.handle(InputEvent(.cancelled(finger), time: 0))
      default: ui.handle(InputEvent(.moved(finger, point, heldButtons: .left), time: 0))
      }
      if index % interval == 0 { show(board, ui) }
    }
    show(board, ui)
    return board.gains + [board.range.lowerBound, board.range.upperBound]
  }

  @Test("three fingers over knobs and a range end alike at every frame rate", arguments: 0..<20 as Range<UInt64>)
  func fingers(_ seed: UInt64) {
    let everyEvent = Self.touch(seed, frameEvery: 1)
    for interval in [3, 20, 400] {
      let ends = Self.touch(seed, frameEvery: interval)
      let isSame = zip(ends, everyEvent).allSatisfy { isNear($0, $1, 1e-12) }
      #expect(isSame, "seed \(seed), \(interval): \(ends) \(everyEvent)")
    }
  }
}
