import KnurlCapture
import KnurlControls
import KnurlTesting
import Testing

@Suite struct WindowLookTests {
  @Test("a window, a popup and a tooltip in each look", arguments: ["studio", "paper", "classic", "contrast"])
  func looks(_ name: String) {
    let theme: Theme =
      name == "paper" ? .paper : name == "classic" ? .classic : name == "contrast" ? .contrast : .studio
    var isOn = true
    let harness = Harness(size: Size(width: 240, height: 120), theme: theme) { ui in
      ui.window(id: "w", title: "Window", isOpen: &isOn, at: Point(x: 12, y: 10), size: Size(width: 150, height: 92)) {
        ui.button(id: "go", "Go")
        ui.tooltip("Goes", edge: .right)
      }
    }
    harness.step()
    harness.mouse.move(onto: "w/go")
    harness.advance(by: 1)
    expectFrame(harness, matches: "looks/window-\(name)")
  }
}
