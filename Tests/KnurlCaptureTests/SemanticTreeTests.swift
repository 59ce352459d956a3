import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlCapture

@Suite("The semantic tree") struct SemanticTreeTests {
  @Test("peers 119: has role, label, value, text, bounds, step, frame, parts, state, actions and focus order")
  func tree() {
    var lower = 20.0, upper = 80.0
    let harness = Harness(size: Size(width: 200, height: 100)) { ui in
      ui.place(Rect(x: 10, y: 10, width: 180, height: 60)) {
        ui.rangeSlider(id: "price", &lower, &upper, in: 0...100, step: 1, label: "Price")
      }
    }
    harness.step()
    harness.mouse.press(on: "price/upper")
    harness.step()
    let tree = harness.tree
    #expect(tree.hasPrefix("{\n  \"size\": [200, 100],\n  \"nodes\": ["))
    for piece in [
      #""path": "price""#, #""role": "slider""#, #""label": "Price""#, #""path": "price/upper""#, #""value": 80"#,
      #""minimum": 20"#, #""maximum": 100"#, #""step": 1"#, #""state": ["active", "focused"]"#,
      #""actions": ["increment", "decrement""#, #""focus": 1"#, #""parts": ["#, #""frame": ["#,
    ] {
      #expect(tree.contains(piece), "\(piece)\n\(tree)")
    }
    #expect(tree == harness.tree)
  }
}
