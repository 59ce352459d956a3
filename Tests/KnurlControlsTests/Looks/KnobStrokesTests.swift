import Testing

@testable import KnurlControls

@Suite struct KnobStrokesTests {
  @Test("ridges are closed round the rim, and grow in number with it", arguments: [20.0, 40, 80])
  func ridges(_ radius: Double) {
    let strokes = KnobStrokes(radius: radius, inner: radius + 15, length: 3, tickCount: 11, sweep: .degrees(315))
    let turns = Double.pi * 2 / strokes.ridgeStep.radians
    #expect(isNear(turns, turns.rounded(), 1e-9) && Int(turns.rounded()) == max(24, Int(radius * 1.9)))
    #expect(strokes.ticks?.dash.first == 1)
  }

  @Test("an outline points where it is told, and is kept while nothing changes")
  func outline() {
    let ui = UI(text: EngineForTests())
    for index in 0..<200 {
      _ = ui.outline(center: .zero, radius: 20, .degrees(Double(index % 10)))
    }
    #expect(ui.knobOutlines.count == 10)
    for index in 0..<100 { _ = ui.outline(center: .zero, radius: 20, .degrees(Double(index))) }
    #expect(ui.knobOutlines.count <= 64)
  }
}
