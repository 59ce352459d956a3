import KnurlCapture
import KnurlControls
import Testing

@Suite struct UICheckboxTests {
  @Test("a click, a tap and the space bar tick it; one that is mixed becomes ticked", arguments: hands)
  func ticks(_ hand: Int?) {
    let rig = ChoicesRig()
    rig.tap(hand, at: rig.frame("check").center)
    #expect(rig.model.check && rig.phases("check") == [.began, .changed, .committed])
    rig.tap(hand, at: rig.frame("mixed").center)
    #expect(rig.model.mixed == .on)
    rig.tap(hand, at: rig.frame("mixed").center)
    #expect(rig.model.mixed == .off)
    rig.key(.space)
    #expect(rig.model.mixed == .on)
  }

  @Test("four clicks in one frame leave it as it was")
  func four() {
    let rig = ChoicesRig(), place = rig.frame("check").center
    for _ in 0..<4 { rig.harness.finger(1).tap(.point(place)) }
    rig.step()
    #expect(!rig.model.check && rig.phases("check").count == 12)
  }

  @Test("its node tells its state; disabled it does nothing")
  func node() {
    let rig = ChoicesRig()
    #expect(rig.harness.node("mixed")?.text == "mixed" && rig.harness.node("check")?.role == "checkbox")
    #expect(rig.harness.perform(.press, on: "check") && rig.model.check)
    rig.model.isEnabled = false
    rig.step(2)
    rig.tap(nil, at: rig.frame("check").center)
    #expect(rig.model.check)
  }
}
