import KnurlCapture
import KnurlControls
import Testing

/// Who holds what: cancelled, disabled, vanished, several fingers at once.
@Suite struct HoldTrials {
  struct Board {
    var price = Pair(20, 80)
    var year = Pair(20, 80)
    var gain = 0.5
    var pan = 0.5
    var clicks = 0
    var isOn = false
    var isDisabled = false
    var showsPrice = true
  }

  /// The fixture of the reports: two range sliders, two knobs, a button, a toggle.
  static func board(_ board: Board = Board()) -> Rig<Board> {
    var linear = ValueOptions()
    linear.dragMode = .vertical
    let options = linear
    return Rig(board) { ui, state in
      ui.disabled(if: state.model.isDisabled) {
        if state.model.showsPrice {
          ui.place(Rect(x: 86, y: 33, width: 228, height: 34)) {
            ui.rangeSlider(id: "price", &state.model.price, \.lower, \.upper, in: 0...100)
          }
        }
        ui.place(Rect(x: 86, y: 83, width: 228, height: 34)) {
          ui.rangeSlider(id: "year", &state.model.year, \.lower, \.upper, in: 0...100)
        }
        ui.place(Rect(x: 356, y: 16, width: 88, height: 88)) {
          ui.knob(id: "gain", &state.model.gain, options: options)
        }
        ui.place(Rect(x: 456, y: 16, width: 88, height: 88)) {
          ui.knob(id: "pan", &state.model.pan, options: options)
        }
        ui.place(Rect(x: 100, y: 150, width: 80, height: 30)) {
          state.model.clicks += ui.button(id: "go", "Go").clickCount
        }
        ui.place(Rect(x: 100, y: 200, width: 120, height: 28)) {
          ui.toggle(id: "loop", &state.model.isOn, label: "Loop")
        }
      }
    }
  }

  @Test("E4 disabling ends the drag with one cancelled edit")
  func disabledInMidDrag() {
    let rig = Self.board()
    rig.drag(from: Point(x: 140, y: 50), by: Vector(x: 20, y: 0), release: false)
    #expect(rig.model.price.lower == 30)
    rig.model.isDisabled = true
    rig.step()
    #expect(rig.model.price.lower == 20 && !rig.isActive("price/lower") && rig.edits(.cancelled).count == 1)
    rig.harness.mouse.move(by: Vector(x: 40, y: 0))
    rig.step()
    #expect(rig.model.price.lower == 20)
    #expect(rig.harness.mouse.release() == .claimed)
  }

  @Test("E10 a held control that is not called lets go, and another can be pressed")
  func vanished() {
    let rig = Self.board()
    rig.drag(from: Point(x: 140, y: 50), by: Vector(x: 20, y: 0), release: false)
    rig.model.showsPrice = false
    rig.step()
    rig.model.showsPrice = true
    rig.step()
    rig.harness.mouse.move(by: Vector(x: 60, y: 0))
    rig.step()
    #expect(rig.model.price.lower == 30 && !rig.isActive("price/lower"))
    #expect(rig.edits(.committed, "price/lower").count == 1 && rig.edits(.cancelled).isEmpty)
    rig.harness.mouse.release()
    rig.step()
    rig.drag(from: Point(x: 140, y: 100), by: Vector(x: 20, y: 0))
    #expect(rig.model.year.lower == 30)
  }

  @Test("F2 and peers 1: two fingers on two sliders, each moves its own in the same frame")
  func twoSliders() {
    let rig = Self.board()
    let a = rig.harness.finger(1), b = rig.harness.finger(2)
    a.press(at: Point(x: 140, y: 50))
    b.press(at: Point(x: 140, y: 100))
    rig.step()
    b.move(to: Point(x: 180, y: 100))
    rig.step()
    #expect(rig.model.price == Pair(20, 80) && rig.model.year == Pair(40, 80))
    a.move(to: Point(x: 160, y: 50))
    rig.step()
    #expect(rig.model.price.lower == 30 && rig.isActive("price/lower") && rig.isActive("year/lower"))
  }

  @Test("peers 2 two fingers, a point a frame each: neither value goes back")
  func noJitter() {
    let rig = Self.board()
    let a = rig.harness.finger(1), b = rig.harness.finger(2)
    a.press(at: Point(x: 140, y: 50))
    b.press(at: Point(x: 140, y: 100))
    rig.step()
    var last = (rig.model.price.lower, rig.model.year.lower)
    for _ in 0..<120 {
      a.move(by: Vector(x: 1, y: 0))
      b.move(by: Vector(x: 1, y: 0))
      rig.step()
      #expect(rig.model.price.lower >= last.0 && rig.model.year.lower >= last.1)
      last = (rig.model.price.lower, rig.model.year.lower)
    }
    #expect(last == (80, 80))
  }

  @Test("peers 5 a second finger elsewhere does not end the first one's drag")
  func secondFinger() {
    let rig = Self.board()
    let a = rig.harness.finger(1), b = rig.harness.finger(2)
    a.press(at: Point(x: 400, y: 60))
    rig.step()
    a.move(to: Point(x: 400, y: 40))
    rig.step()
    #expect(isNear(rig.model.gain, 0.6))
    b.press(at: Point(x: 600, y: 300))
    b.lift()
    rig.step()
    a.move(to: Point(x: 400, y: 20))
    rig.step()
    #expect(isNear(rig.model.gain, 0.7) && rig.edits(.committed).isEmpty)
    a.lift()
    rig.step()
    #expect(rig.edits(.committed).count == 1)
  }

  @Test("peers 10 and 11: the first tap ever works, in two frames and in one")
  func firstTap() {
    for isOneFrame in [false, true] {
      let rig = Self.board()
      #expect(rig.harness.finger(1).press(at: Point(x: 140, y: 165)) == .claimed)
      if !isOneFrame { rig.step() }
      #expect(rig.harness.finger(1).lift() == .claimed)
      rig.step()
      #expect(rig.model.clicks == 1 && rig.harness.node("go")?.isHot == false)
    }
  }

  @Test("peers 13 after a tap the picture is as if never touched")
  func noHoverLeft() {
    let rig = Self.board()
    let before = rig.harness.pixmap.contentHash
    rig.harness.finger(1).press(at: Point(x: 140, y: 165))
    rig.step()
    #expect(rig.harness.pixmap.contentHash != before)
    rig.harness.finger(1).lift()
    rig.step(60)
    #expect(rig.harness.pixmap.contentHash == before)
  }

  @Test("peers 14 one tap flips a toggle once, by finger and by mouse")
  func toggleOnce() throws {
    let finger = Self.board()
    finger.harness.finger(1).press(at: Point(x: 120, y: 214))
    finger.step()
    finger.harness.finger(1).lift()
    finger.step()
    #expect(finger.model.isOn && finger.edits(.committed).count == 1)
    let mouse = Self.board()
    mouse.harness.click("loop")
    #expect(mouse.model.isOn && mouse.edits(.committed).count == 1)
  }

  @Test("peers 73 a press is whose it was, until its release")
  func clickThrough() {
    let rig = Self.board()
    let mouse = rig.harness.mouse
    mouse.move(to: Point(x: 600, y: 300))
    #expect(mouse.press() == .free)
    #expect(mouse.move(to: Point(x: 140, y: 165)) == .free)
    #expect(mouse.release() == .free)
    rig.step()
    #expect(rig.model.clicks == 0)
    #expect(mouse.press() == .claimed)
    #expect(mouse.move(to: Point(x: 600, y: 300)) == .claimed)
    #expect(mouse.release() == .claimed)
    rig.step()
    #expect(rig.model.clicks == 0)
    let finger = rig.harness.finger(1)
    #expect(finger.press(at: Point(x: 600, y: 300)) == .free && finger.lift() == .free)
  }

  @Test("peers 78 four clicks between two frames are four clicks")
  func lowFrameRate() {
    let rig = Self.board()
    rig.harness.mouse.move(to: Point(x: 140, y: 165))
    for _ in 0..<4 {
      rig.harness.mouse.press()
      rig.harness.mouse.release()
    }
    rig.step()
    #expect(rig.model.clicks == 4)
    rig.harness.mouse.move(to: Point(x: 120, y: 214))
    for _ in 0..<4 {
      rig.harness.mouse.press()
      rig.harness.mouse.release()
    }
    rig.step()
    #expect(!rig.model.isOn && rig.edits(.committed, "loop").count == 4)
  }
}
