import KnurlControls
import KnurlTesting
import Testing

/// Rings of glass, and light that grows softer with the value (JX-9 to JX-13).
@Suite struct GlassRingTests {
  private func ring(
    _ value: Double, _ scale: Double = 1, isDisabled: Bool = false,
    _ change: @escaping (inout RingSliderStyle) -> Void = { _ in }
  ) -> Harness {
    var value = value
    let harness = Harness(size: Size(width: 160, height: 160), pixelsPerPoint: scale) { ui in
      ui.styled({
        $0.ringSlider.look = .glass
        ($0.ringSlider.lineWidth, $0.ringSlider.blur, $0.ringSlider.thumbRadius) = (20, 18, nil)
        ($0.ringSlider.color, $0.ringSlider.bottomColor) = (Color(hex: 0x1e6bff), Color(hex: 0xb93be6))
        ($0.ringSlider.trackColor, $0.ringSlider.readoutSize) = (Color(white: 0.045), 34)
        change(&$0.ringSlider)
      }) {
        ui.place(Rect(x: 4, y: 4, width: 152, height: 152)) {
          ui.disabled(if: isDisabled) {
            ui.ringSlider(id: "light", &value, options: ValueOptions(format: ValueFormat(decimals: 0)))
          }
        }
      }
    }
    harness.step(2)
    return harness
  }

  @Test("JX-9 a gradient whose edge grows softer with the value, at 1 and at 2 pixels a point; held; disabled")
  func looks() {
    expectFrame(ring(60), matches: "looks/glass-sixty")
    expectFrame(ring(300, 2), matches: "looks/glass-three-hundred@2x")
    let held = ring(200)
    held.finger(1).press(at: held.node("light/thumb")?.frame.center ?? .zero)
    held.step()
    expectFrame(held, matches: "looks/glass-held")
    expectFrame(ring(360, isDisabled: true), matches: "looks/glass-disabled")
  }

  @Test("JX-9 the light reaches the farther beyond its arc the higher the value is")
  func reach() {
    /// How far below the axis a pixel differs from the same ring without blur.
    func reach(_ value: Double) -> Int {
      let soft = ring(value) { $0.blur = 8 }, sharp = ring(value) { $0.blur = 0 }
      return (0..<80).last { soft.pixmap[80, 80 + $0] != sharp.pixmap[80, 80 + $0] } ?? 0
    }
    let reaches = [100.0, 200, 300, 360].map(reach)
    #expect(reaches[0] > 66 && zip(reaches, reaches.dropFirst()).allSatisfy { $0 < $1 }, "\(reaches)")
  }

  @Test("JX-10 the dark ring is half as wide again as the arc, unless told otherwise, and the thumb as wide as it")
  func widths() {
    #expect(ring(0).node("light/thumb")?.frame.width == 20)
    let base = ring(0), wide = ring(0) { $0.trackWidth = 40 }
    #expect(base.pixmap.contentHash != wide.pixmap.contentHash)
  }

  @Test(
    "colours from top to bottom work on every look, and `endColor` comes first",
    arguments: [RingSliderStyle.Look.groove, .line, .glass])
  func colours(_ look: RingSliderStyle.Look) {
    func hash(_ bottom: Color?, _ end: Color?) -> UInt64 {
      ring(200) { ($0.look, $0.bottomColor, $0.endColor, $0.blur, $0.thumbRadius) = (look, bottom, end, 0, 8) }
        .pixmap.contentHash
    }
    let red = Color(red: 1, green: 0, blue: 0), green = Color(red: 0, green: 1, blue: 0)
    #expect(Set([hash(nil, nil), hash(red, nil), hash(nil, green)]).count == 3)
    #expect(hash(red, green) == hash(nil, green))
  }
}
