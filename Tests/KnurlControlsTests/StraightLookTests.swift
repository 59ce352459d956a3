import KnurlCapture
import KnurlControls
import Testing

/// Facts of the picture, read from pixels or from the draw list.
@Suite struct StraightLookTests {
  private func hash(_ value: Double, _ configure: (inout ValueOptions) -> Void = { _ in }) -> UInt64 {
    sliderRig(value, configure).harness.pixmap.contentHash
  }

  private func sliderRig(_ value: Double, _ configure: (inout ValueOptions) -> Void) -> Rig<Double> {
    KnurlControlsTests.sliderRig(value, from: 0, to: 1, configure)
  }

  /// Whether a pixel has the accent's light rather than the groove's dark.
  private func isFilled(_ rig: Rig<Double>, _ x: Double, _ axis: Axis = .horizontal) -> Bool {
    let place = straight(x, axis)
    return rig.harness.pixmap[Int(place.x), Int(place.y)] >> 8 & 0xFF > 100
  }

  @Test("the fill goes from the minimum to the value, or from its origin to either side")
  func fills() {
    let plain = sliderRig(0.5) { _ in }
    #expect(isFilled(plain, 20) && isFilled(plain, 80) && !isFilled(plain, 140))
    let left = sliderRig(0.2) { $0.origin = 0.5 }, right = sliderRig(0.8) { $0.origin = 0.5 }
    #expect(!isFilled(left, 10) && isFilled(left, 70) && !isFilled(left, 120))
    #expect(!isFilled(right, 80) && isFilled(right, 120) && !isFilled(right, 190))
    let up = sliderRig(0.5) { $0.axis = .vertical }
    #expect(isFilled(up, 150, .vertical) && !isFilled(up, 50, .vertical))
    let turned = KnurlControlsTests.sliderRig(0.25, from: 1, to: 0)
    #expect(isFilled(turned, 190) && !isFilled(turned, 50))
  }

  @Test("an origin without sense is none", arguments: [Double.nan, .infinity])
  func oddOrigin(_ origin: Double) {
    #expect(hash(0.5) { $0.origin = origin } == hash(0.5))
  }

  @Test("hot, held, focused, disabled and read-only look different, and only the last hides its dot")
  func states() {
    let hot = sliderRig(0.5) { _ in }
    hot.harness.mouse.move(to: straight(100))
    hot.step()
    let held = sliderRig(0.5) { _ in }
    held.harness.finger(1).press(at: straight(100))
    held.step()
    let focused = sliderRig(0.5) { _ in }
    focused.press(.tab)
    let pictures =
      [hot, held, focused].map(\.harness.pixmap.contentHash) + [hash(0.5), hash(0.5) { $0.isReadOnly = true }]
    #expect(Set(pictures).count == 5)
  }

  @Test("a picture stands in for the thumb, centred on it")
  func image() {
    let red = Harness(size: Size(width: 9, height: 9)) { ui in
      ui.place(Rect(x: 0, y: 0, width: 9, height: 9)) {
        ui.drawing(Size(width: 9, height: 9)) { $0.fill(.rect($1), .color(Color(red: 1, green: 0, blue: 0))) }
      }
    }
    red.step()
    let image = Image(copying: red.pixmap)
    var value = 0.5
    let harness = Harness(size: Size(width: 400, height: 120)) { ui in
      ui.styled({ $0.slider.thumbImage = image }) {
        ui.place(straightFrame(.horizontal)) { ui.slider(id: "slider", &value) }
      }
    }
    harness.step(2)
    for x in [197, 200, 203] { #expect(harness.pixmap[x, 77] == 0xFFFF_0000) }
    #expect(harness.pixmap[206, 77] != 0xFFFF_0000)
  }
}
