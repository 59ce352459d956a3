import KnurlText
import Testing

@testable import KnurlControls

@Suite struct CaretStopsTests {
  private let style = TextStyle(size: 20)

  @Test("each cluster has one stop, at its glyph; the last is the width")
  func stops() {
    let text = "Te\u{301}a🇩🇪", layout = EngravedText().layout(text, style)
    let stops = CaretStops(text, layout)
    #expect(stops.places == [0, 1, 4, 5, 13] && stops.width == layout.width)
    #expect(stops.position(of: 0) == 0 && stops.position(of: 1) == layout.glyphs[1].x)
    #expect(stops.positions == stops.positions.sorted())
  }

  @Test("the nearest stop to a place, and the cluster under it")
  func nearest() {
    let text = "iWi", stops = CaretStops(text, EngravedText().layout(text, style))
    let left = stops.positions[1], right = stops.positions[2], middle = (left + right) / 2
    #expect(stops.place(nearest: middle - 0.1) == 1 && stops.place(nearest: middle + 0.1) == 2)
    #expect(stops.place(under: right - 0.1) == 1 && stops.place(under: left + 0.1) == 1)
    #expect(stops.place(nearest: -9) == 0 && stops.place(nearest: 999) == 3)
  }

  @Test("clusters that share a glyph divide its width; one without a glyph has none of its own")
  func ligatures() {
    let source = EngravedText().layout("x", style).source
    let metrics = TextMetrics(ascent: 1, descent: 1, capHeight: 1, xHeight: 1)
    let glyphs = [
      PlacedGlyph(glyph: 1, x: 0, advance: 30, cluster: 0), PlacedGlyph(glyph: 2, x: 30, advance: 10, cluster: 3),
    ]
    let stops = CaretStops("ffix", TextLayout(glyphs: glyphs, size: 20, metrics: metrics, source: source))
    #expect(stops.positions == [0, 10, 20, 30, 40])
  }

  @Test("an empty text has one stop")
  func empty() {
    let stops = CaretStops("", EngravedText().layout("", style))
    #expect(stops.places == [0] && stops.positions == [0] && stops.place(nearest: 5) == 0)
  }
}
