import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlCapture

@Suite("Shrinking") struct MonkeyShrinkingTests {
  private let long = Trace(
    frames: (0..<100).map { index in
      Trace.Frame(
        time: Double(index), size: Size(width: 1, height: 1),
        events: (0..<3).map { InputEvent(.padRemoved(pad: index * 3 + $0), time: 0) })
    })

  private func pads(_ trace: Trace) -> [Int] {
    trace.frames.flatMap(\.events).compactMap { if case .padRemoved(let pad) = $0.kind { pad } else { nil } }
  }

  @Test("keeps only what is needed, in as few frames as that needs")
  func shrinks() {
    var shrinking = MonkeyShrinking(limit: 10_000) { trace in Set(pads(trace)).isSuperset(of: [7, 120, 299]) }
    let short = shrinking.shrunk(long)
    #expect(pads(short) == [7, 120, 299] && short.frames.count == 1)
    #expect(shrinking.tries < 2000)
  }

  @Test("ends at its limit with what it has come to")
  func limit() {
    var shrinking = MonkeyShrinking(limit: 3) { trace in pads(trace).contains(299) }
    let short = shrinking.shrunk(long)
    #expect(shrinking.tries == 3 && pads(short).contains(299) && short.frames.count < 100)
  }
}
