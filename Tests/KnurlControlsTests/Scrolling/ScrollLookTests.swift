import KnurlCapture
import KnurlControls
import KnurlTesting
import Testing

/// The looks of scroll areas, as goldens.
@Suite struct ScrollLookTests {
  private static let themes: [String: Theme] = [
    "studio": .studio, "paper": .paper, "classic": .classic, "contrast": .contrast,
  ]

  private func harness(_ theme: String = "studio", _ scale: Double = 1, axes: Axes = .vertical) -> Harness {
    var values = [0.2, 0.8, 0.5, 0.65, 0.35, 0.9]
    let harness = Harness(
      size: Size(width: 240, height: 120), pixelsPerPoint: scale, theme: Self.themes[theme] ?? .studio
    ) { ui in
      ui.place(Rect(x: 12, y: 8, width: 216, height: 104)) {
        ui.scroll(id: "list", axes: axes) {
          ui.row {
            ui.button(id: "one", "One")
            ui.button(id: "two", "Two")
            if axes.contains(.horizontal) { ui.button(id: "three", "A third button") }
          }
          for index in values.indices { ui.slider(id: ControlID(index), &values[index]) }
        }
      }
    }
    harness.step(2)
    return harness
  }

  @Test(
    "a list at its beginning, in each theme and at both scales", arguments: ["studio", "paper", "classic", "contrast"])
  func rest(_ theme: String) {
    expectFrame(harness(theme), matches: "looks/scroll-\(theme)")
    expectFrame(harness(theme, 2), matches: "looks/scroll-\(theme)@2x")
  }

  @Test("in its middle: both edges are shaded", arguments: ["studio", "paper", "contrast"])
  func middle(_ theme: String) {
    let harness = harness(theme)
    harness.ui.scroll("list", to: Point(x: 0, y: 62), animates: false)
    harness.step()
    expectFrame(harness, matches: "looks/scroll-middle-\(theme)")
  }

  @Test("under the mouse and held", arguments: ["studio", "paper"])
  func states(_ theme: String) throws {
    let harness = harness(theme)
    let bar = harness.node("list/vertical-bar")?.frame.center ?? .zero
    harness.mouse.move(to: bar)
    try harness.settle()
    expectFrame(harness, matches: "looks/scroll-hot-\(theme)")
    harness.mouse.press()
    harness.mouse.move(by: Vector(x: 0, y: 12))
    try harness.settle()
    expectFrame(harness, matches: "looks/scroll-held-\(theme)")
  }

  @Test("both bars")
  func bothBars() {
    let harness = harness(axes: [.horizontal, .vertical])
    harness.ui.scroll("list", to: Point(x: 12, y: 30), animates: false)
    harness.step()
    expectFrame(harness, matches: "looks/scroll-both")
    expectFrame(self.harness("studio", 2, axes: [.horizontal, .vertical]), matches: "looks/scroll-both@2x")
  }

  @Test("drawn beyond its beginning by a finger")
  func beyond() {
    let harness = harness()
    harness.finger(1).press(at: Point(x: 130, y: 40))
    harness.finger(1).move(by: Vector(x: 0, y: 60))
    harness.step()
    expectFrame(harness, matches: "looks/scroll-beyond")
  }

  @Test("with the focus")
  func focused() {
    let harness = Harness(size: Size(width: 240, height: 120)) { ui in
      ui.place(Rect(x: 12, y: 8, width: 216, height: 104)) {
        ui.scroll(id: "text") { for line in 1...12 { ui.label("Line \(line)") } }
      }
    }
    harness.step()
    harness.keyboard.press(.tab)
    harness.step(2)
    expectFrame(harness, matches: "looks/scroll-focused")
  }
}
