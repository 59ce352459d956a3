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

  @Test("values do not depend on where the frames fall between the events", arguments: 0..<60 as Range<UInt64>)
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
}
