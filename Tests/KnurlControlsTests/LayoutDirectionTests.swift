import KnurlCapture
import KnurlControls
import Testing

/// Straight controls where one reads from right to left.
@Suite struct LayoutDirectionTests {
  private func rig(_ value: Double, _ options: ValueOptions = ValueOptions(), label: String? = nil) -> Rig<Double> {
    let rig = Rig(value) { ui, state in
      ui.layoutDirection = .rightToLeft
      ui.place(label == nil ? straightFrame(options.axis) : Rect(x: 86, y: 60, width: 228, height: 64)) {
        ui.slider(id: "slider", &state.model, in: 0...10, step: 1, label: label, options: options)
      }
    }
    return rig
  }

  @Test("K1 the minimum is on the right, and arrows move the thumb the way they point", arguments: Hand.allCases)
  func mirrored(_ hand: Hand) {
    let rig = rig(2)
    #expect(rig.center("slider/thumb") == straight(160))
    rig.drag(hand, from: straight(160), by: Vector(x: -60, y: 0))
    #expect(rig.model == 5)
    for (key, value) in [(Key.left, 6.0), (.right, 5), (.up, 6), (.down, 5), (.home, 0), (.end, 10)] {
      rig.press(key)
      #expect(rig.model == value)
    }
  }

  @Test("inverted as well, it is as at first; an upright one is not mirrored")
  func twice() {
    #expect(rig(2, ValueOptions(isInverted: true)).center("slider/thumb") == straight(40))
    #expect(rig(2, ValueOptions(axis: .vertical)).center("slider/thumb") == straight(160, .vertical))
  }

  @Test("a mirrored slider is the mirror image of the other")
  func picture() {
    func picture(_ direction: LayoutDirection) -> Harness {
      var value = 0.3
      let harness = Harness(size: Size(width: 200, height: 40)) { ui in
        ui.layoutDirection = direction
        ui.place(Rect(x: 0, y: 0, width: 200, height: 40)) { ui.slider(id: "s", &value) }
      }
      harness.step()
      return harness
    }
    let a = picture(.leftToRight).pixmap, b = picture(.rightToLeft).pixmap
    var largest = 0
    for y in 0..<40 {
      for x in 0..<200 {
        for shift: UInt32 in [0, 8, 16] {
          largest = max(largest, abs(Int(a[x, y] >> shift & 255) - Int(b[199 - x, y] >> shift & 255)))
        }
      }
    }
    // Dither is not mirrored.
    #expect(largest <= 2)
  }

  @Test("thumbs of a range and of many keep their order and their names")
  func ranges() {
    var lower = 2.0, upper = 8.0, many = [1.0, 5, 9]
    let harness = Harness(size: Size(width: 400, height: 200)) { ui in
      ui.layoutDirection = .rightToLeft
      ui.place(straightFrame(.horizontal)) { ui.rangeSlider(id: "r", &lower, &upper, in: 0...10) }
      ui.place(Rect(x: 86, y: 120, width: 228, height: 34)) { ui.multiSlider(id: "m", &many, in: 0...10) }
    }
    harness.step()
    func x(_ path: String) -> Double { harness.node(path)?.frame.center.x ?? 0 }
    #expect(x("r/lower") == 260 && x("r/upper") == 140 && x("m/0") > x("m/1") && x("m/1") > x("m/2"))
    harness.drag("r/lower", by: Vector(x: -200, y: 0))
    #expect(lower == 8 && upper == 8)
    harness.keyboard.press(.tab)
    harness.step()
    #expect(harness.node("r/upper")?.isFocused == true)
  }

  @Test("the fill of a slider begins on the right, label and readout change sides, a toggle's halves too")
  func sides() {
    var isOn = true
    let harness = Harness(size: Size(width: 400, height: 200)) { ui in
      ui.layoutDirection = .rightToLeft
      ui.place(Rect(x: 100, y: 100, width: 200, height: 28)) { ui.toggle(id: "t", &isOn, label: "A") }
      ui.place(Rect(x: 100, y: 20, width: 200, height: 28)) { ui.label("Label") }
    }
    harness.step()
    /// Whether pixels of a half differ from the background beside them, by more than its dither.
    func isInked(_ x: Range<Int>, _ y: Range<Int>) -> Bool {
      y.contains { y in x.contains { abs(Int(harness.pixmap[$0, y] & 255) - Int(harness.pixmap[20, y] & 255)) > 20 } }
    }
    #expect(isInked(260..<300, 104..<124) && !isInked(105..<200, 104..<124))
    #expect(isInked(260..<300, 20..<48) && !isInked(105..<200, 20..<48))
  }
}
