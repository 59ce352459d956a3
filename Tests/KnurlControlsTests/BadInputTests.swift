import KnurlCapture
import KnurlControls
import Testing

/// Events and numbers that nobody should send: each has a defined result.
@Suite struct BadInputTests {
  private static let odd = [Double.nan, .infinity, -.infinity, 1e308, -1e308]

  @Test("a place that is not finite is ignored, and the release still ends the drag", arguments: odd.prefix(3))
  func oddPlaces(_ bad: Double) {
    let rig = rangeRig(2, 8)
    rig.drag(from: rig.at(40), by: Vector(x: 20, y: 0), release: false)
    rig.harness.mouse.move(to: Point(x: bad, y: 77))
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model == Pair(3, 8) && !rig.isActive("range/lower") && rig.edits(.committed).count == 1)
  }

  @Test("times that run backwards or are no numbers leave the controls working", arguments: odd)
  func oddTimes(_ bad: Double) {
    let rig = rangeRig(2, 8)
    for kind in [
      InputEvent.Kind.moved(.mouse, rig.at(40), heldButtons: []), .pressed(.mouse, rig.at(40), .left),
      .moved(.mouse, rig.at(60), heldButtons: .left), .released(.mouse, rig.at(60), .left),
    ] {
      rig.harness.send(InputEvent(kind, time: bad))
    }
    rig.harness.ui.frame(size: Size(width: 640, height: 360), time: bad) { _ in }
    rig.step()
    #expect(rig.harness.ui.time.isFinite)
  }

  @Test("a finger that no one saw go down moves and lifts without effect")
  func unknownFinger() {
    let rig = rangeRig(2, 8), finger = rig.harness.finger(9)
    #expect(finger.move(to: rig.at(40)) == .free && finger.lift() == .free)
    finger.cancel()
    rig.step()
    #expect(rig.model == Pair(2, 8) && rig.state.edits.isEmpty)
  }

  @Test("a finger's release ends its hold whatever button it names", arguments: [MouseButton.middle, .right])
  func fingerButtons(_ button: MouseButton) {
    let rig = rangeRig(2, 8)
    let pointer = PointerID.finger(device: 1, finger: 4)
    for kind in [
      InputEvent.Kind.pressed(pointer, rig.at(40), .left), .moved(pointer, rig.at(60), heldButtons: .left),
      .released(pointer, rig.at(60), button),
    ] {
      rig.harness.send(InputEvent(kind, time: rig.harness.time))
    }
    rig.step()
    #expect(rig.model == Pair(3, 8) && !rig.isActive("range") && !rig.harness.ui.isHeld)
  }

  @Test("a second press without a release between begins anew and keeps what the first did")
  func repeatedDown() {
    let rig = rangeRig(2, 8)
    rig.drag(from: rig.at(40), by: Vector(x: 20, y: 0), release: false)
    rig.harness.mouse.move(to: rig.at(60))
    rig.harness.mouse.press()
    rig.harness.mouse.move(to: rig.at(80))
    rig.step()
    #expect(rig.model == Pair(4, 8) && rig.edits(.committed).count == 1)
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.edits(.committed).count == 2 && !rig.isActive("range"))
  }

  @Test("windows and scales without sense are drawn as nothing or as plain ones", arguments: odd + [0, -3])
  func oddWindows(_ bad: Double) {
    let ui = UI(text: EngineForTests())
    var lower = 2.0, upper = 8.0, gain = 0.5
    for size in [Size(width: bad, height: 100), Size(width: 100, height: bad), Size(width: bad, height: bad)] {
      ui.frame(size: size, pixelsPerPoint: bad, time: 0) { ui in
        ui.panel("A") {
          ui.rangeSlider(id: "r", &lower, &upper)
          ui.row { ui.knob(id: "k", &gain) }
        }
      }
      #expect(ui.nodes.allSatisfy { $0.frame.isFinite && $0.frame.width >= 0 && $0.frame.height >= 0 })
    }
  }

  @Test("columns, distances and frames without sense lay out without stopping", arguments: odd + [0, -5])
  func oddLayout(_ bad: Double) {
    let ui = UI(text: EngineForTests())
    var on = false
    ui.frame(size: Size(width: 300, height: 200), time: 0) { ui in
      ui.row(.share(bad), .fixed(bad), .natural, .share(1), spacing: bad) {
        ui.toggle(id: "a", &on)
        ui.toggle(id: "b", &on)
        ui.toggle(id: "c", &on)
        ui.button(id: "d", "D")
      }
      ui.column(spacing: bad) {
        ui.label("one")
        ui.space(bad)
        ui.button(id: "e", "E")
      }
      ui.place(Rect(x: bad, y: bad, width: bad, height: bad)) { ui.button(id: "f", "F") }
    }
    #expect(ui.nodes.allSatisfy { $0.frame.isFinite && $0.frame.width >= 0 && $0.frame.height >= 0 })
  }

  @Test("a distance that is no number counts as none")
  func nanSpacing() {
    let ui = UI(text: EngineForTests())
    ui.frame(size: Size(width: 300, height: 200), time: 0) { ui in
      ui.column(spacing: .nan) {
        ui.button(id: "a", "A")
        ui.button(id: "b", "B")
      }
    }
    #expect(ui.node("b")?.frame.minY == ui.node("a")?.frame.maxY)
  }

  @Test("controls without room neither move nor stop the program", arguments: [0.0, 1, 5])
  func tinyControls(_ side: Double) {
    let rig = Rig(Pair(2, 8)) { ui, state in
      ui.place(Rect(x: 50, y: 50, width: side, height: side)) {
        ui.rangeSlider(id: "r", &state.model, \.lower, \.upper)
      }
      ui.place(Rect(x: 90, y: 50, width: side, height: side)) { ui.knob(id: "k", &state.model.lower, in: 0...10) }
    }
    for x in [50.0, 52, 90, 92] {
      rig.drag(from: Point(x: x, y: 50), by: Vector(x: 50, y: 30))
      rig.harness.finger(1).press(at: Point(x: x, y: 50))
      rig.harness.finger(1).move(to: Point(x: x + 30, y: 90))
      rig.harness.finger(1).lift()
      rig.step()
    }
    #expect((0...10).contains(rig.model.lower) && (0...10).contains(rig.model.upper))
    #expect(rig.harness.nodes.allSatisfy { $0.frame.isFinite })
  }

  @Test("wheel notches without sense change nothing beyond the ends", arguments: odd)
  func oddWheel(_ bad: Double) {
    let rig = knobRig(0.5) { $0.wheel = .always }
    rig.harness.mouse.move(to: rig.center("knob"))
    for _ in 0..<3 { rig.harness.mouse.wheel(by: Vector(x: 0, y: bad)) }
    rig.step()
    #expect((0...1).contains(rig.model))
    rig.harness.time += 1
    rig.harness.mouse.wheel(by: Vector(x: 0, y: rig.model == 1 ? -1 : 1))
    rig.step()
    #expect(rig.model.isFinite && rig.edits(.committed).count >= 1)
  }
}
