import KnurlCapture
import KnurlControls
import Testing

@Suite struct StraightTests {
  @Test("label, numbers and names give way where a frame has no room for them; the thumb stays whole")
  func noRoom() throws {
    for height in [34.0, 40, 60, 100] {
      var value = 3, real = 0.5
      let harness = Harness(size: Size(width: 400, height: 300)) { ui in
        ui.place(Rect(x: 20, y: 20, width: 228, height: height)) {
          ui.stopSlider(id: "stops", &value, stops: [1, 3, 5], label: "Size")
        }
        ui.place(Rect(x: 20, y: 150, width: 228, height: height)) {
          ui.slider(id: "slider", &real, label: "Mix", options: ValueOptions(tickCount: 5))
        }
      }
      harness.step(2)
      for path in ["stops/thumb", "slider/thumb"] {
        let thumb = try #require(harness.node(path)).frame
        #expect(thumb.width == 28 && thumb.height == 28, "\(path) in \(height)")
      }
    }
  }

  @Test("in a column a straight control fills the width and takes the height that it needs")
  func natural() throws {
    var value = 0.5, level = 0.0
    let harness = Harness(size: Size(width: 400, height: 600)) { ui in
      ui.column {
        ui.slider(id: "bare", &value)
        ui.slider(id: "full", &value, label: "Mix", options: ValueOptions(tickCount: 5))
        ui.fader(id: "fader", &level, label: "Kick")
      }
    }
    harness.step(2)
    let bare = try #require(harness.node("bare")).frame, full = try #require(harness.node("full")).frame
    #expect(bare.width == 352 && full.width == 352 && bare.height == 34 && full.height == 88)
    let fader = try #require(harness.node("fader")).frame
    #expect(fader.height == 200 && fader.width < 120)
  }

  @Test("the wheel is claimed only where the value can go on")
  func wheel() {
    let rig = multiRig([10, 10]) { $0.value.wheel = .always }
    rig.harness.mouse.move(to: straight(100))
    rig.harness.mouse.wheel(by: Vector(x: 0, y: 1))
    rig.step()
    #expect(rig.model == [10, 10] && rig.state.edits.isEmpty)
    rig.harness.mouse.wheel(by: Vector(x: 0, y: -1))
    rig.step()
    #expect(rig.model != [10, 10])
  }

  @Test("a press in the margin of a finger takes the thumb, where a mouse finds nothing")
  func margin() {
    let rig = sliderRig(0.5)
    let below = straight(100) + Vector(x: 0, y: 20)
    #expect(rig.harness.mouse.move(to: below) == .free && rig.harness.mouse.press() == .free)
    rig.harness.mouse.release()
    rig.drag(.finger, from: below, by: Vector(x: 20, y: 0))
    #expect(rig.model == 0.6)
  }
}
