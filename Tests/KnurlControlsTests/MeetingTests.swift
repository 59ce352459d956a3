import KnurlCapture
import KnurlControls
import Testing

/// Two thumbs that meet: gaps, pushing, passing.
@Suite struct MeetingTests {
  @Test("a gap on a decimal grid is kept to the step", arguments: [0.1, 0.2, 0.3])
  func decimalGap(_ gap: Double) {
    let rig = rangeRig(0, 0.6, in: 0...1, step: 0.1) { $0.minimumGap = gap }
    rig.drag(from: rig.at(0), by: Vector(x: 190, y: 0))
    #expect(isNear(rig.model.lower, 0.6 - gap, 1e-9))
  }

  @Test(
    "J1 J3 J6 gap by block",
    arguments: [(100.0, 5.0, 20.0, 40.0, 60.0, 40.0), (100, 0, 10, 10, 60, 50), (10, 1, 3, 2, 8, 5)])
  func blocked(_ end: Double, _ step: Double, _ gap: Double, _ low: Double, _ high: Double, _ result: Double) {
    let rig = rangeRig(low, high, in: 0...end, step: step > 0 ? step : nil) { $0.minimumGap = gap }
    rig.drag(from: rig.at(low / end * 200), by: Vector(x: 200, y: 0), over: 1)
    #expect(rig.model == Pair(result, high))
  }

  @Test("J7 a largest gap blocks or pulls")
  func largestGap() {
    let block = rangeRig(20, 70, in: 0...100) { $0.maximumGap = 50 }
    block.drag(from: block.at(140), by: Vector(x: 60, y: 0))
    #expect(block.model == Pair(20, 70))
    let push = rangeRig(20, 70, in: 0...100) {
      $0.maximumGap = 50
      $0.meeting = .push
    }
    push.drag(from: push.at(140), by: Vector(x: 60, y: 0))
    #expect(push.model == Pair(50, 100))
  }

  @Test("pushing keeps the gap, follows the pointer on any step, and is not elastic")
  func push() {
    let rig = rangeRig(10, 30, in: 0...100, step: 5) {
      $0.minimumGap = 7
      $0.meeting = .push
    }
    rig.drag(from: rig.at(20), by: Vector(x: 60, y: 0), release: false)
    #expect(rig.model == Pair(40, 50))
    rig.harness.mouse.move(to: rig.at(200))
    rig.step()
    #expect(rig.model == Pair(90, 100))
    rig.harness.mouse.move(to: rig.at(20))
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model == Pair(10, 100))
  }

  @Test("A16 passing swaps the parts, there and back")
  func cross() {
    let rig = rangeRig(2, 5) { $0.meeting = .cross }
    rig.drag(from: rig.at(40), by: Vector(x: 120, y: 0), release: false)
    #expect(rig.model == Pair(5, 8) && rig.isActive("range/upper") && !rig.isActive("range/lower"))
    rig.harness.mouse.move(to: rig.at(60))
    rig.step()
    #expect(rig.model == Pair(3, 5) && rig.isActive("range/lower"))
  }

  @Test("passing keeps both gaps: the thumb waits at the gap and appears beyond it")
  func crossWithGap() {
    let rig = rangeRig(2, 5) {
      $0.meeting = .cross
      $0.minimumGap = 1
      $0.maximumGap = 3
    }
    rig.drag(from: rig.at(40), by: Vector(x: 56, y: 0), release: false)
    #expect(rig.model == Pair(4, 5))
    rig.harness.mouse.move(to: rig.at(124))
    rig.step()
    #expect(rig.model.upper - rig.model.lower >= 1)
    rig.harness.mouse.move(to: rig.at(140))
    rig.step()
    #expect(rig.model == Pair(5, 7))
    rig.harness.mouse.move(to: rig.at(200))
    rig.step()
    #expect(rig.model == Pair(5, 8))
  }

  @Test("keys that pass the other thumb go on with the value they moved")
  func crossByKeys() {
    let rig = rangeRig(4, 5, step: 1) { $0.meeting = .cross }
    rig.press(.tab)
    for _ in 0..<3 { rig.press(.right) }
    #expect(rig.model == Pair(5, 7) && rig.harness.node("range/upper")?.isFocused == true)
  }

  @Test("a gap between whole numbers is exact at the ends of 64 bits")
  func exactGap() {
    final class Model { var lower = Int64.max - 10, upper = Int64.max }
    let model = Model()
    var options = RangeOptions()
    options.minimumGap = 3
    let fixed = options
    let harness = Harness(size: Size(width: 400, height: 200)) { ui in
      ui.place(Rect(x: 86, y: 60, width: 228, height: 34)) {
        ui.rangeSlider(id: "r", &model.lower, &model.upper, in: Int64.min...Int64.max, options: fixed)
      }
    }
    harness.step()
    harness.keyboard.press(.tab)
    for _ in 0..<12 { harness.keyboard.press(.right) }
    harness.step()
    #expect(model.lower == .max - 3 && model.upper == .max)
  }

  @Test("a thumb's node says how far it can go now")
  func nodeLimits() {
    let rig = rangeRig(0.1, 0.3, in: 0...1, step: 0.1) { $0.minimumGap = 0.1 }
    #expect(rig.harness.node("range/lower")?.minimum == 0 && rig.harness.node("range/lower")?.maximum == 0.2)
    #expect(rig.harness.node("range/upper")?.minimum == 0.2 && rig.harness.node("range/upper")?.maximum == 1)
    let wide = rangeRig(20, 30, in: 0...100) { $0.maximumGap = 50 }
    #expect(wide.harness.node("range/upper")?.maximum == 70 && wide.harness.node("range/lower")?.minimum == 0)
    let near = rangeRig(99, 100, in: 0...100) { $0.minimumGap = 5 }
    #expect(near.harness.node("range/upper")?.minimum == 100 && near.harness.node("range/lower")?.maximum == 95)
  }
}
