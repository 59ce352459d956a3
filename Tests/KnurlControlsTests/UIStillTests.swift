import KnurlControls
import KnurlDrawing
import TestSupport
import Testing

/// Two programs that differ in nothing but that one draws everything anew.
@Suite struct UIStillTests {
  @Test(
    "a monkey sees the same pictures, nodes and edits with stills and without", arguments: 1...3 as ClosedRange<UInt64>)
  func monkeys(_ seed: UInt64) {
    var keeping = Monkey(seed: seed), drawing = Monkey(seed: seed)
    drawing.ui.keepsStills = false
    for act in 0..<rounds(1500, debug: 250) {
      keeping.act()
      drawing.act()
      guard keeping.ui.drawList.dump == drawing.ui.drawList.dump else {
        Issue.record("seed \(seed), act \(act): the pictures differ")
        return
      }
      guard "\(keeping.ui.nodes)" == "\(drawing.ui.nodes)", "\(keeping.ui.edits)" == "\(drawing.ui.edits)" else {
        let pair = zip(keeping.ui.nodes, drawing.ui.nodes).first { "\($0)" != "\($1)" }
        Issue.record("seed \(seed), act \(act): \(pair.map { "\($0.0)\n\($0.1)" } ?? "edits") differ")
        return
      }
    }
  }
}
