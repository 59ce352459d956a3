import KnurlCapture
import KnurlTesting
import Testing

@testable import KnurlControls

@Suite struct AreaLookTests {
  @Test("a selection over lines, and the bar of text that is longer")
  func selection() {
    let rig = Rig("One short line\nand one that is wrapped, since it is long\n\nthe end") { ui, state in
      ui.place(Rect(x: 12, y: 12, width: 176, height: 96)) { ui.textArea(id: "notes", &state.model) }
    }
    rig.harness.resize(to: Size(width: 200, height: 120), pixelsPerPoint: 1)
    rig.press(.tab)
    rig.press(.home, with: .control)
    rig.press(.right, with: .control)
    for _ in 0..<3 { rig.press(.down, with: .shift) }
    rig.step()
    expectFrame(rig.harness, matches: "looks/area-selected")
  }
}
