import KnurlCapture
import KnurlControls
import KnurlTesting
import Testing

@Suite struct MenuLookTests {
  @Test("a menu in each look", arguments: ["studio", "paper", "classic", "contrast"])
  func looks(_ name: String) {
    let theme: Theme =
      name == "paper" ? .paper : name == "classic" ? .classic : name == "contrast" ? .contrast : .studio
    let harness = Harness(size: Size(width: 240, height: 120), theme: theme) { ui in
      ui.place(Rect(x: 8, y: -24, width: 70, height: 24)) {
        ui.menu(id: "m", "M") { menu in
          menu.item("Copy", shortcut: "Ctrl C")
          menu.item("Snap", isChecked: true)
          menu.separator()
          menu.submenu("More") { $0.item("One") }
        }
      }
    }
    harness.step()
    harness.perform(.press, on: "m")
    harness.step(2)
    harness.mouse.move(to: Point(x: 40, y: 40))
    harness.step(2)
    expectFrame(harness, matches: "looks/menu-\(name)")
  }
}
