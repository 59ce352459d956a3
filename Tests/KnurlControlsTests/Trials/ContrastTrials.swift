import KnurlCapture
import KnurlDrawing
import KnurlGeometry
import Testing

@testable import KnurlControls

/// In the theme of high contrast whoever sees no colours sees every state.
@Suite struct ContrastTrials {
  enum Kind: String, CaseIterable {
    case button, toggle, checkbox, radio, segmented, slider, rangeSlider, stopSlider, fader, knob, ringSlider
  }

  private final class Model {
    var level = 0.4, low = 0.3, high = 0.7, stop = 1, isOn = false, choice = 0
  }

  private static let box = Rect(x: 40, y: 30, width: 220, height: 150)

  private static func call(_ kind: Kind, _ ui: UI, _ model: Model) {
    switch kind {
    case .button: ui.button(id: "it", "Start")
    case .toggle: ui.toggle(id: "it", &model.isOn, label: "On")
    case .checkbox: ui.checkbox(id: "it", &model.isOn, label: "On")
    case .radio: ui.radio(id: "it", &model.choice, [0, 1], names: ["One", "Two"])
    case .segmented: ui.segmented(id: "it", &model.choice, [0, 1], names: ["One", "Two"])
    case .slider: ui.slider(id: "it", &model.level)
    case .rangeSlider: ui.rangeSlider(id: "it", &model.low, &model.high, in: 0...1)
    case .stopSlider: ui.stopSlider(id: "it", &model.stop, stops: [0, 1, 2, 3])
    case .fader: ui.fader(id: "it", &model.level)
    case .knob: ui.knob(id: "it", &model.level)
    case .ringSlider: ui.ringSlider(id: "it", &model.level)
    }
  }

  private static func harness(_ kind: Kind, _ model: Model, isDisabled: Bool = false) -> Harness {
    let harness = Harness(size: Size(width: 300, height: 210), theme: .contrast) { ui in
      ui.disabled(if: isDisabled) { ui.place(box) { call(kind, ui, model) } }
    }
    harness.step(2)
    return harness
  }

  /// The relative luminance of each pixel, as the Web Content Accessibility Guidelines 2.1 define it.
  private static func light(_ harness: Harness) -> [Double] {
    let pixmap = harness.pixmap
    return (0..<pixmap.height).flatMap { y in
      (0..<pixmap.width).map { x in
        let pixel = pixmap[x, y]
        func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
        return Color(red: part(16), green: part(8), blue: part(0)).luminance
      }
    }
  }

  /// How many pixels differ by 3:1 or more.
  private static func difference(_ one: [Double], _ other: [Double]) -> Int {
    zip(one, other).count { (max($0, $1) + 0.05) / (min($0, $1) + 0.05) >= 3 }
  }

  @Test("peers 121 at rest, hot, held, disabled and focused: any two differ by 3:1", arguments: Kind.allCases)
  func states(_ kind: Kind) throws {
    var pictures: [(name: String, light: [Double])] = []
    func keep(_ name: String, _ harness: Harness) { pictures.append((name, Self.light(harness))) }
    let harness = Self.harness(kind, Model())
    keep("at rest", harness)
    let node = try #require(harness.node("it"))
    let place = (node.children.last ?? node).frame.center
    harness.mouse.move(to: place)
    harness.step(60)
    keep("hot", harness)
    harness.mouse.press()
    harness.step(60)
    keep("held", harness)
    keep("disabled", Self.harness(kind, Model(), isDisabled: true))
    let focused = Self.harness(kind, Model())
    focused.keyboard.press(.tab)
    focused.step(60)
    keep("focused", focused)
    for (index, one) in pictures.enumerated() {
      for other in pictures[(index + 1)...] {
        let count = Self.difference(one.light, other.light)
        #expect(count >= 12, "\(kind) \(one.name) and \(other.name) differ in \(count) pixels")
      }
    }
  }

  @Test("peers 121 on and off differ by 3:1", arguments: [Kind.toggle, .checkbox, .radio, .segmented])
  func choices(_ kind: Kind) {
    let model = Model(), harness = Self.harness(kind, model)
    let off = Self.light(harness)
    (model.isOn, model.choice) = (true, 1)
    harness.step(60)
    #expect(Self.difference(off, Self.light(harness)) >= 40)
  }

  @Test("peers 121 the ring of the focus is at least two pixels wide, at 1x too", arguments: Kind.allCases)
  func ring(_ kind: Kind) throws {
    let harness = Self.harness(kind, Model())
    let before = Self.light(harness)
    harness.keyboard.press(.tab)
    harness.step(60)
    let after = Self.light(harness), width = harness.pixmap.width
    let changed = zip(before, after).map { (max($0, $1) + 0.05) / (min($0, $1) + 0.05) >= 3 }
    // Somewhere along it, a square of two by two stands for a line that is two wide in every direction.
    let squares = (0..<(changed.count - width - 1)).count {
      changed[$0] && changed[$0 + 1] && changed[$0 + width] && changed[$0 + width + 1]
    }
    #expect(squares >= 40, "\(kind): \(squares)")
  }
}
