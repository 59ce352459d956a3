import KnurlCapture
import KnurlControls
import Testing

@Suite struct KnobStyleTests {
  @Test("a drawing of one's own is told the value's place, direction, text and state")
  func custom() throws {
    let (rig, probe) = probedKnobRig(0.25) { options in
      options.origin = 0.5
      options.format = .percent
    }
    let drawing = try #require(probe.last)
    #expect(drawing.center == Point(x: 60, y: 60) && drawing.radius == 60)
    #expect(drawing.position == 0.25 && drawing.origin == 0.5 && drawing.text == "25 %")
    #expect(isNear(drawing.indicator.degrees, 112.5 + 315 * 0.25, 1e-9) && isNear(drawing.sweep.degrees, 315, 1e-9))
    #expect(drawing.isEnabled && !drawing.isActive && !drawing.isHot)
    rig.press(.mouse, at: rig.center("knob"))
    #expect(probe.last?.isActive == true && probe.last?.isFocused == true)
  }

  @Test("peers 61 what is drawn is what is answered, in the same frame")
  func sameFrame() {
    let (rig, probe) = probedKnobRig(0.5) { $0.dragMode = .vertical }
    rig.press(.mouse, at: rig.center("knob"))
    rig.move(.mouse, to: rig.center("knob") + Vector(x: 0, y: -20))
    #expect(isNear(rig.model, 0.6, 1e-9) && probe.position == rig.model)
  }

  @Test(
    "a filmstrip shows the picture of the value, first to last",
    arguments: [(0.0, 0), (0.49, 1), (0.51, 1), (1, 2), (7, 2), (.nan, 0)])
  func filmstrip(_ value: Double, _ index: Int) {
    let colors: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff]
    let film = Harness(size: Size(width: 40, height: 120)) { ui in
      ui.place(Rect(x: 0, y: 0, width: 40, height: 120)) {
        ui.drawing(Size(width: 40, height: 120)) { canvas, _ in
          for (index, color) in colors.enumerated() {
            let frame = Rect(x: 0, y: 40 * Double(index), width: 40, height: 40)
            canvas.fill(.rect(frame), .color(Color(hex: color & 0xff_ffff)))
          }
        }
      }
    }
    film.step()
    let strip = film.pixmap
    let image = Image(copying: strip)
    var value = value
    let harness = Harness(size: Size(width: 60, height: 60)) { ui in
      ui.styled({ $0.knob.look = .filmstrip(image, count: 3) }) {
        ui.place(Rect(x: 10, y: 10, width: 40, height: 40)) { ui.knob(id: "knob", &value) }
      }
    }
    harness.step()
    for (x, y) in [(10, 10), (49, 10), (30, 30), (10, 49), (49, 49)] { #expect(harness.pixmap[x, y] == colors[index]) }
    #expect(harness.pixmap[30, 52] == harness.pixmap[5, 52])
  }

  @Test("a strip of no pictures draws nothing and stops nothing", arguments: [0, -3])
  func empty(_ count: Int) {
    let image = Image(copying: Pixmap(width: 4, height: 4))
    var value = 0.5
    let harness = Harness(size: Size(width: 60, height: 60)) { ui in
      ui.styled({ $0.knob.look = .filmstrip(image, count: count) }) { ui.knob(id: "knob", &value) }
    }
    harness.step()
    #expect(harness.node("knob")?.value == 0.5)
  }

  @Test("lines broader than the dial stay inside it", arguments: [40.0, 500, .infinity, .nan, -3])
  func broad(_ width: Double) {
    let empty = Harness(size: Size(width: 200, height: 200)) { _ in }
    empty.step()
    for look in [KnobStyle.Look.line, .flat, .arc] {
      var value = 0.6
      let harness = Harness(size: Size(width: 200, height: 200)) { ui in
        ui.styled({ ($0.knob.look, $0.knob.lineWidth, $0.knob.indicatorLength, $0.glow) = (look, width, width, 0) }) {
          ui.place(Rect(x: 50, y: 50, width: 100, height: 100)) { ui.knob(id: "k", &value) }
        }
      }
      harness.step(2)
      // Halos and shadows reach a little beyond.
      let same = (0..<200).allSatisfy { harness.pixmap[30, $0] == empty.pixmap[30, $0] }
      #expect(same, "\(look)")
    }
  }
}
