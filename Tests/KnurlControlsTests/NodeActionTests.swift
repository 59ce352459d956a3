import KnurlCapture
import KnurlGeometry
import Testing

@testable import KnurlControls

@Suite("Actions") struct NodeActionTests {
  private final class Model {
    var lower = 20.0, upper = 80.0, gain = 0.5, clicks = 0, isOn = false
    var edits: [Edit] = []

    func build(_ ui: UI) {
      ui.rangeSlider(id: "price", &lower, &upper, in: 0...100, step: 1, label: "Price")
      ui.knob(id: "gain", &gain, step: 0.25, label: "Gain", options: ValueOptions(defaultValue: 0.5))
      clicks += ui.button(id: "go", "Go").clickCount
      ui.toggle(id: "mute", &isOn, label: "Mute")
      ui.disabled { _ = ui.button(id: "off", "Off") }
      edits += ui.edits
    }
  }

  private func rig() -> (Model, Harness) {
    let model = Model()
    let harness = Harness(size: Size(width: 300, height: 400)) { model.build($0) }
    harness.step()
    return (model, harness)
  }

  @Test("peers 119: increment on price/upper gives 81")
  func increment() {
    let (model, harness) = rig()
    #expect(harness.perform(.increment, on: "price/upper"))
    #expect(model.upper == 81 && model.lower == 20)
    #expect(model.edits.map(\.phase) == [.began, .changed, .committed])
    #expect(harness.perform(.decrement, on: "price/lower"))
    #expect(model.lower == 19)
  }

  @Test("every node tells what it can do, and where Tab finds it")
  func nodes() {
    let harness = rig().1
    #expect(harness.node("price/upper")?.actions.prefix(2) == [.increment, .decrement])
    #expect(harness.node("price")?.actions == [] && harness.node("price")?.focusIndex == nil)
    #expect(harness.node("gain")?.actions.contains(.increment) == true)
    #expect(harness.node("go")?.actions == [.press] && harness.node("mute")?.actions == [.press])
    #expect(harness.node("off")?.actions == [] && harness.node("off")?.focusIndex == nil)
    #expect(harness.node("price/lower")?.focusIndex == 0 && harness.node("price/upper")?.focusIndex == 1)
  }

  @Test("a press clicks, a reset brings the default back, and the focus stays")
  func others() {
    let (model, harness) = rig()
    harness.keyboard.press(.tab)
    harness.step()
    #expect(harness.perform(.press, on: "go") && model.clicks == 1)
    #expect(harness.perform(.press, on: "mute") && model.isOn)
    #expect(harness.perform(.increment, on: "gain") && model.gain == 0.75)
    #expect(harness.perform(.reset, on: "gain") && model.gain == 0.5)
    #expect(harness.perform(.increment, on: "price/upper"))
    #expect(harness.node("price/lower")?.isFocused == true)
    harness.keyboard.press(.up)
    harness.step()
    #expect(model.lower == 21 && model.upper == 81)
  }

  @Test(
    "what can't be done is free and does nothing",
    arguments: [(NodeAction.press, "price"), (.increment, "go"), (.press, "off"), (.press, "nowhere"), (.press, "")])
  func refused(_ action: NodeAction, _ path: String) {
    let (model, harness) = rig()
    #expect(!harness.perform(action, on: path) && model.edits.isEmpty && model.clicks == 0)
  }

  @Test("what moves by itself is named")
  func wakeReasons() throws {
    let harness = rig().1
    let track = try #require(harness.node("price")).frame
    harness.mouse.move(to: Point(x: track.minX + 8, y: harness.node("price/lower")?.frame.center.y ?? 0))
    harness.mouse.press()
    harness.step(2)
    #expect(harness.ui.wakeReasons == ["price"])
    harness.mouse.release()
    try harness.settle()
    #expect(harness.ui.wakeReasons == [])
  }
}
