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

/// Text that is read from both sides: "ab" and then two letters from the right, the second of which comes first.
@Suite struct CaretStopsBidiTests {
  private let stops: CaretStops = {
    let style = TextStyle(size: 10), engraved = EngravedText().layout("abcd", style)
    let clusters = [
      TextCluster(start: 0, x: 0, width: 10), TextCluster(start: 1, x: 10, width: 10),
      TextCluster(start: 2, x: 32, width: 8, isRightToLeft: true),
      TextCluster(start: 3, x: 20, width: 12, isRightToLeft: true),
    ]
    let glyphs = clusters.map { PlacedGlyph(glyph: 1, x: $0.x, advance: $0.width, cluster: $0.start) }
    let layout = TextLayout(
      glyphs: glyphs, size: 10, metrics: engraved.metrics, source: engraved.source, clusters: clusters)
    return CaretStops("abcd", layout)
  }()

  @Test("the caret stands at the side from which the cluster behind it is read")
  func positions() { #expect(stops.positions == [0, 10, 40, 32, 20] && stops.width == 40) }

  @Test("a click finds the nearer side of the cluster under it")
  func clicks() {
    #expect(stops.place(nearest: 9) == 1 && stops.place(nearest: 22) == 4 && stops.place(nearest: 30) == 3)
    #expect(stops.place(nearest: 34) == 3 && stops.place(nearest: 39) == 2 && stops.place(nearest: 99) == 2)
    #expect(stops.place(under: 25) == 3 && stops.place(under: 35) == 2 && stops.place(under: -5) == 0)
  }

  @Test("a selection across the border is shown in two parts")
  func spans() {
    #expect(stops.spans(from: 1, to: 3) == [10...20, 32...40] && stops.spans(from: 0, to: 4) == [0...40])
    #expect(stops.spans(from: 3, to: 4) == [20...32] && stops.spans(from: 2, to: 2).isEmpty)
  }

  @Test("the way to read at a place is that of the text before it")
  func direction() {
    #expect([0, 1, 2, 3, 4].map { stops.isRightToLeft(at: $0) } == [false, false, false, true, true])
  }
}
