import KnurlCapture
import KnurlControls
import Testing

@Suite struct ListeningTests {
  private final class Log { var said: [String] = [] }

  @Test("a listener hears its path and below, others with the same beginning not, until it is cancelled")
  func paths() {
    let rig = HoldTrials.board(), log = Log()
    let all = rig.harness.ui.listen(to: "price") { log.said.append("price \($0.path) \($0.phase)") }
    rig.harness.ui.listen(to: "price/upper") { log.said.append("upper \($0.phase)") }
    rig.harness.ui.listen(to: "pri") { _ in log.said.append("wrong") }
    rig.drag(from: Point(x: 140, y: 50), by: Vector(x: 20, y: 0), over: 1)
    #expect(log.said == ["price price/lower began", "price price/lower changed", "price price/lower committed"])
    all.cancel()
    log.said = []
    rig.drag(from: Point(x: 260, y: 50), by: Vector(x: -20, y: 0), over: 1)
    #expect(log.said == ["upper began", "upper changed", "upper committed"])
  }

  @Test("one given inside a body holds for that frame, and may change the model and cancel others")
  func inside() {
    final class Model { var isOn = false, heard = 0, other: Listening? }
    let model = Model()
    let harness = Harness(size: Size(width: 300, height: 200)) { ui in
      ui.toggle(id: "t", &model.isOn)
      ui.listen(to: "t") { edit in
        model.heard += edit.phase == .committed ? 1 : 0
        model.isOn = true
        model.other?.cancel()
      }
    }
    harness.step()
    model.other = harness.ui.listen(to: "t") { _ in }
    for _ in 0..<3 { harness.click("t") }
    #expect(model.heard == 3 && model.isOn)
  }

  @Test("I3 setting the reported value again brings no second report")
  func loop() {
    let rig = HoldTrials.board()
    var count = 0
    let state = rig.state
    rig.harness.ui.listen(to: "price") { edit in
      count += edit.phase == .changed ? 1 : 0
      if case .real(let value) = edit.newValue { state.model.price.lower = value }
    }
    rig.drag(from: Point(x: 140, y: 50), by: Vector(x: 20, y: 0), over: 1)
    rig.step(5)
    #expect(count == 1)
  }

  @Test("what a vanished control left is heard in the next frame")
  func vanished() {
    let rig = HoldTrials.board(), log = Log()
    rig.harness.ui.listen(to: "price") { log.said.append("\($0.phase)") }
    rig.drag(from: Point(x: 140, y: 50), by: Vector(x: 20, y: 0), over: 1, release: false)
    rig.model.showsPrice = false
    rig.step(2)
    #expect(log.said == ["began", "changed", "committed"])
  }
}
