import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlCapture

@Suite("A monkey's hand") struct MonkeyHandTests {
  private func trace(_ seed: UInt64, fingers: Int = 3) -> Trace {
    var gain = 0.5
    let harness = Harness(size: Size(width: 100, height: 60)) { ui in _ = ui.slider(id: "gain", &gain) }
    var hand = MonkeyHand(seed: seed, fingers: fingers)
    harness.startRecording(hashes: false)
    for _ in 0..<60 {
      harness.step()
      hand.act(harness)
    }
    hand.letGo(harness)
    harness.step()
    return harness.stopRecording()
  }

  @Test("does the same for the same seed, and lets go of everything")
  func seeds() {
    #expect(trace(1) == trace(1) && trace(1) != trace(2))
    #expect(MonkeyChecks.letsGo(trace(1)) && MonkeyChecks.letsGo(trace(2)))
  }

  @Test("has no more fingers than it was given")
  func fingers() {
    let pressed = trace(3, fingers: 0).frames.flatMap(\.events).contains { event in
      if case .pressed(.finger, _, _) = event.kind { true } else { false }
    }
    #expect(!pressed)
  }
}
