import KnurlCapture
import KnurlControls
import Testing

/// The classic looks against drawings of the same shapes with sixteen samples a pixel each way.
@Suite struct ThemeClassicTests {
  @Test("a range slider at rest, held, and square in red")
  func ranges() throws {
    let harness = range()
    try expect(harness, near: "range-default-320x70")
    harness.mouse.move(to: harness.node("range/lower")?.frame.center ?? .zero)
    harness.mouse.press()
    harness.step()
    try expect(harness, near: "range-held-lower-320x70")
    let red = range {
      $0.rangeSlider.highlightColor = Color(red: 1, green: 0, blue: 0)
      $0.rangeSlider.curvaceousness = 0
    }
    try expect(red, near: "range-red-square-320x70")
  }

  private func range(_ change: @escaping (inout Theme) -> Void = { _ in }) -> Harness {
    var lower = 2.0, upper = 8.0
    return harness(320, 70) { ui in
      ui.styled(change) {
        ui.place(Rect(x: 20, y: 20, width: 280, height: 30)) { ui.rangeSlider(id: "range", &lower, &upper) }
      }
    }
  }

  @Test("a knob at half its travel, red, with thicker lines")
  func knob() throws {
    var value = 0.5
    let harness = harness(160, 160) { ui in
      ui.styled({
        $0.knob.color = Color(red: 1, green: 0, blue: 0)
        $0.knob.lineWidth = 4
        $0.knob.indicatorLength = 8
      }) {
        ui.place(Rect(x: 10, y: 10, width: 140, height: 140)) { ui.knob(id: "knob", &value) }
      }
    }
    try expect(harness, near: "knob-half-160x160")
  }

  @Test("a ring at a third of its turn")
  func ring() throws {
    var angle = 120.0
    let harness = harness(270, 270) { ui in
      ui.place(Rect(x: 10, y: 10, width: 250, height: 250)) { ui.ringSlider(id: "ring", &angle) }
    }
    try expect(harness, near: "ring-120-270x270")
    #expect(harness.node("ring/thumb")?.frame.width == 20)
  }

  @Test("CS-3 CS-5 CS-9 stops with halos on a strip, and a fill that goes round about its value")
  func stops() throws {
    var value = 30
    let harness = harness(600, 100) { ui in
      ui.styled({ ($0.stopSlider.showsThumb, $0.stopSlider.showsNames) = (false, false) }) {
        ui.place(Rect(x: 0, y: 0, width: 600, height: 100)) {
          ui.stopSlider(id: "stops", &value, stops: [1, 10, 30, 40])
        }
      }
    }
    try expect(harness, near: "stops-30-600x100-no-thumb")
    #expect(isNear(harness.node("stops/thumb")?.frame.center.x ?? 0, 421.8, 0.1))
  }

  @Test("what the tutorials set by default")
  func defaults() {
    let theme = Theme.classic
    #expect(theme.rangeSlider.trackColor == Color(white: 0.9))
    #expect(theme.rangeSlider.highlightColor == Color(red: 0, green: 0.45, blue: 0.94))
    #expect(theme.rangeSlider.thumbColor == .white && theme.rangeSlider.curvaceousness == 1)
    #expect(theme.knob.lineWidth == 2 && theme.knob.indicatorLength == 6)
    #expect(isNear(theme.knob.startAngle.degrees, -247.5, 1e-9) && isNear(theme.knob.endAngle.degrees, 67.5, 1e-9))
    #expect(theme.ringSlider.lineWidth == 5 && theme.ringSlider.color == Color(red: 1, green: 0, blue: 0))
    #expect(theme.ringSlider.sweep == .turn && theme.ringSlider.startAngle == .zero)
    #expect(
      theme.stopSlider.trackThickness == 20 && theme.stopSlider.sideInset == 40 && theme.stopSlider.nameSize == 20)
    #expect(theme.stopSlider.color == Color(hex: 0x00AFD0) && theme.stopSlider.trackColor == Color(hex: 0xE5E5E5))
    #expect(theme.stopSlider.dotRadius == 10 && theme.stopSlider.haloWidth == 4)
  }

  private func harness(_ width: Double, _ height: Double, _ body: @escaping (UI) -> Void) -> Harness {
    let harness = Harness(size: Size(width: width, height: height), theme: .classic, body)
    harness.step(2)
    return harness
  }

  /// Equal means, over all channels: a mean difference of 0.6 of 255 at most, at most 2 % of the values off by more than 12,
  /// and none by more than 64. Coverage of 8 bits a layer reaches a mean of 0.35, and 35 where edges lie on each other.
  private func expect(
    _ harness: Harness, near name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let store = try #require(GoldenStore(ofPackageAround: #filePath))
    let expected = try PNG.read(store.path(of: "classic/" + name))
    let got = harness.pixmap
    try #require(expected.width == got.width && expected.height == got.height)
    var sum = 0, far = 0, largest = 0, count = 0
    for y in 0..<got.height {
      for x in 0..<got.width {
        for shift: UInt32 in [0, 8, 16] {
          let distance = abs(Int(expected[x, y] >> shift & 255) - Int(got[x, y] >> shift & 255))
          sum += distance
          far += distance > 12 ? 1 : 0
          largest = max(largest, distance)
          count += 1
        }
      }
    }
    let mean = Double(sum) / Double(count), share = Double(far) / Double(count)
    #expect(
      mean <= 0.6 && share <= 0.02 && largest <= 64, "\(name): mean \(mean), far \(share), largest \(largest)",
      sourceLocation: sourceLocation)
    if mean > 0.6 || share > 0.02 || largest > 64 {
      try PNG.write(
        FrameDifference.picture(expected: expected, got: got), to: store.differencePath(of: "classic/" + name),
        makesFolders: true)
    }
  }
}
