import KnurlCapture
import KnurlControls
import Testing

@Suite struct RangeOptionsTests {
  @Test("limits of its own hold each thumb of a range", arguments: Hand.allCases)
  func limits(_ hand: Hand) {
    let rig = rangeRig(20, 80, in: 0...100) { $0.limits = [10...40, nil] }
    rig.drag(hand, from: rig.at(40), by: Vector(x: 100, y: 0))
    #expect(rig.model == Pair(40, 80))
    rig.drag(hand, from: rig.at(80), by: Vector(x: -80, y: 0))
    #expect(rig.model == Pair(10, 80))
    #expect(rig.harness.node("range/lower")?.minimum == 10 && rig.harness.node("range/lower")?.maximum == 40)
    rig.press(.end)
    #expect(rig.model == Pair(40, 80))
  }

  @Test(
    "limits hold a fill that is dragged, and a value outside them stays until it is moved", arguments: Hand.allCases)
  func limitedFill(_ hand: Hand) {
    let rig = rangeRig(20, 60, in: 0...100) {
      $0.limits = [nil, 0...70]
      $0.dragsFill = true
    }
    rig.drag(hand, from: rig.at(80), by: Vector(x: 100, y: 0))
    #expect(rig.model == Pair(30, 70))
    let outside = rangeRig(20, 80, in: 0...100) { $0.limits = [nil, 0...70] }
    outside.step(10)
    #expect(outside.model == Pair(20, 80))
    outside.drag(hand, from: outside.at(160), by: Vector(x: 10, y: 0))
    #expect(outside.model == Pair(20, 70))
  }

  @Test("equal gaps that push make a range of one width", arguments: Hand.allCases)
  func fixedWidth(_ hand: Hand) {
    for (x, by, result) in [(40.0, 60.0, Pair(50, 80)), (100, -80, Pair(0, 30)), (100, 200, Pair(70, 100))] {
      let rig = rangeRig(20, 50, in: 0...100) {
        ($0.minimumGap, $0.maximumGap, $0.meeting) = (30, 30, .push)
      }
      rig.drag(hand, from: rig.at(x), by: Vector(x: by, y: 0))
      #expect(rig.model == result)
      #expect(rig.edits(.committed).count == 2)
    }
  }

  @Test("options mean what their defaults say")
  func defaults() {
    let options = RangeOptions()
    #expect(options.limits.isEmpty && options.meeting == .block && options.minimumGap == 0)
    #expect(options.maximumGap == nil && !options.dragsFill && !options.singlePointer)
  }
}
