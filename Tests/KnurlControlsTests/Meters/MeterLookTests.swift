import KnurlCapture
import KnurlTesting
import Testing

@testable import KnurlControls

/// Pictures of meters.
@Suite struct MeterLookTests {
  static let themes: [(name: String, theme: Theme)] = [
    ("studio", .studio), ("paper", .paper), ("classic", .classic), ("contrast", .contrast),
  ]

  /// Two upright meters and two that lie: lit, with marks, overloaded, dark.
  private func harness(_ theme: Theme, _ scale: Double) -> Harness {
    var isLoud = true
    let harness = Harness(size: Size(width: 240, height: 120), pixelsPerPoint: scale, theme: theme) { ui in
      let level = isLoud ? 9.0 : -7
      ui.place(Rect(x: 16, y: 8, width: 40, height: 104)) { ui.meter(id: "a", [level, -1], label: "L R") }
      ui.place(Rect(x: 64, y: 8, width: 8, height: 104)) {
        ui.meter(id: "b", isLoud ? 5.0 : -20, options: MeterOptions(isSegmented: false, warning: -5, danger: 3))
      }
      ui.place(Rect(x: 88, y: 8, width: 136, height: 44)) {
        ui.meter(
          id: "c", [isLoud ? 0.9 : 0.5, 0.75], in: 0...1, scale: .linear, label: "Load",
          options: MeterOptions(axis: .horizontal))
      }
      ui.place(Rect(x: 88, y: 64, width: 136, height: 10)) {
        ui.meter(
          id: "d", isLoud ? 0.7 : 0.4, in: 0...1, scale: .linear,
          options: MeterOptions(axis: .horizontal, isSegmented: false, showsClip: false))
      }
      ui.disabled {
        ui.place(Rect(x: 88, y: 88, width: 136, height: 22)) { ui.meter(id: "e", [-3, -120], options: flat) }
      }
    }
    harness.step()
    isLoud = false
    harness.step(4)
    return harness
  }

  private var flat: MeterOptions {
    var options = MeterOptions.decibels
    options.axis = .horizontal
    return options
  }

  @Test("meters in every theme", arguments: themes.indices)
  func themed(_ index: Int) {
    expectFrame(harness(Self.themes[index].theme, 1), matches: "looks/meter-\(Self.themes[index].name)")
  }

  @Test("meters at twice the density")
  func dense() { expectFrame(harness(.studio, 2), matches: "looks/meter-studio@2x") }

  @Test("the colours of a ladder change where its levels say, and never come in a wrong order")
  func zones() {
    let domain = RealBounds(start: 0, end: 1, step: nil, significandBits: 52).domain(.linear, nil)
    let zones = MeterZones(MeterOptions(warning: 0.5, danger: 0.75), domain, 20)
    #expect((zones.warning, zones.danger) == (10, 15))
    #expect(zones.zone(of: 9) == .low && zones.zone(of: 10) == .warning && zones.zone(of: 15) == .danger)
    let turned = MeterZones(MeterOptions(warning: 0.9, danger: 0.2), domain, 20)
    #expect((turned.warning, turned.danger) == (4, 4))
    var parts: [Range<Int>] = []
    zones.forEach(in: 8..<12) { lamps, _ in parts.append(lamps) }
    #expect(parts == [8..<10, 10..<12])
  }

  @Test("lamps that are lit near the level's end are alone recorded anew")
  func blocks() {
    let ui = UI(text: EngineForTests())
    func commands(_ level: Double) -> Set<String> {
      ui.frame(size: Size(width: 60, height: 220), time: 0) { ui in
        ui.place(Rect(x: 10, y: 10, width: 10, height: 200)) {
          ui.meter(id: "a", level, in: 0...1, scale: .linear, options: MeterOptions(showsPeak: false))
        }
      }
      return Set(ui.drawList.dump.split(separator: "\n").map { String($0) })
    }
    #expect(commands(0.60).subtracting(commands(0.62)).count <= 4)
  }
}
