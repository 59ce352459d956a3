import KnurlCapture
import KnurlControls
import Testing

/// What undo needs: every edit that began ends once, with the values that were.
@Suite struct EditTests {
  private func phases(_ rig: Rig<Pair>, _ path: String) -> [Edit.Phase] {
    rig.state.edits.filter { $0.path == path }.map(\.phase)
  }

  @Test("a drag begins with its first change, reports each frame's change once, and commits once")
  func drag() {
    let rig = rangeRig(2, 8)
    rig.drag(from: rig.at(40), by: Vector(x: 40, y: 0), over: 4)
    #expect(phases(rig, "range/lower") == [.began, .changed, .changed, .changed, .changed, .committed])
    let edits = rig.state.edits
    for (before, after) in zip(edits.dropFirst(), edits.dropFirst(2)) where after.phase == .changed {
      #expect(after.oldValue == before.newValue)
    }
    #expect(edits.last?.oldValue == .real(2) && edits.last?.newValue == .real(4))
    #expect(edits.allSatisfy { $0.source == .user })
  }

  @Test("many motions in one frame are one change")
  func oneChangeAFrame() {
    let rig = rangeRig(2, 8)
    rig.harness.mouse.move(to: rig.at(40))
    rig.harness.mouse.press()
    for x in stride(from: 41.0, through: 60, by: 1) { rig.harness.mouse.move(to: rig.at(x)) }
    rig.step()
    #expect(phases(rig, "range/lower") == [.began, .changed])
  }

  @Test("a drag that comes back to where it began is cancelled, and without a change there is no edit")
  func backAgain() {
    let rig = rangeRig(2, 8)
    rig.drag(from: rig.at(40), by: Vector(x: 40, y: 0), release: false)
    rig.harness.mouse.move(to: rig.at(40))
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.edits(.committed).isEmpty && rig.edits(.cancelled).count == 1 && rig.model == Pair(2, 8))
    let still = rangeRig(2, 8)
    still.drag(from: still.at(40), by: Vector(x: 0, y: 30))
    #expect(still.state.edits.isEmpty)
  }

  @Test("a control that vanishes before anything changed ends no edit", arguments: [true, false])
  func vanishedUnchanged(_ isContinuous: Bool) {
    var isThere = true
    var options = RangeOptions()
    options.value.isContinuous = isContinuous
    let fixed = options
    let rig = Rig(Pair(2, 8)) { ui, state in
      if isThere {
        ui.place(Rect(x: 86, y: 60, width: 228, height: 34)) {
          ui.rangeSlider(id: "range", &state.model, \.lower, \.upper, options: fixed)
        }
      }
    }
    rig.harness.mouse.move(to: rig.at(40))
    rig.harness.mouse.press()
    rig.harness.mouse.move(to: rig.at(60))
    if isContinuous { rig.harness.mouse.move(to: rig.at(40)) }
    rig.step()
    isThere = false
    rig.step(3)
    #expect(rig.state.edits.isEmpty && rig.model == Pair(2, 8))
  }

  @Test("not continuous: the variables are written and committed at the release, a pushed one as well")
  func pushedAtRelease() {
    let rig = rangeRig(2, 5) {
      $0.meeting = .push
      $0.value.isContinuous = false
    }
    rig.drag(from: rig.at(40), by: Vector(x: 120, y: 0), release: false)
    #expect(rig.model == Pair(2, 5) && rig.state.edits.isEmpty)
    #expect(rig.harness.node("range/lower")?.value == 8 && rig.harness.node("range/upper")?.value == 8)
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model == Pair(8, 8) && rig.edits(.committed).count == 2 && rig.edits(.changed).isEmpty)
  }

  @Test("not continuous: taken back, nothing was written and nothing is reported")
  func takenBack() {
    for meeting in [Meeting.block, .push, .cross] {
      let rig = rangeRig(2, 5) {
        $0.meeting = meeting
        $0.value.isContinuous = false
      }
      rig.drag(from: rig.at(40), by: Vector(x: 120, y: 0), release: false)
      rig.press(.escape)
      rig.harness.mouse.release()
      rig.step()
      #expect(rig.model == Pair(2, 5) && rig.state.edits.isEmpty)
      #expect(rig.harness.node("range/lower")?.value == 2 && rig.harness.node("range/upper")?.value == 5)
    }
  }

  @Test("what pushed or passed is taken back with the drag", arguments: [Meeting.push, .cross])
  func takenBackTogether(_ meeting: Meeting) {
    let rig = rangeRig(2, 5) { $0.meeting = meeting }
    rig.drag(from: rig.at(40), by: Vector(x: 120, y: 0), release: false)
    #expect(rig.model == (meeting == .push ? Pair(8, 8) : Pair(5, 8)))
    rig.harness.loseFocus()
    rig.step()
    #expect(rig.model == Pair(2, 5) && rig.edits(.cancelled).count == 2 && rig.edits(.committed).isEmpty)
  }

  @Test("a thumb that is taken back is never passed by the one that another finger holds")
  func takenBackInOrder() {
    let rig = rangeRig(4, 8)
    let a = rig.harness.finger(1), b = rig.harness.finger(2)
    a.press(at: rig.at(80))
    b.press(at: rig.at(160))
    a.move(to: rig.at(20))
    b.move(to: rig.at(40))
    rig.step()
    #expect(rig.model == Pair(1, 2))
    a.cancel()
    rig.step()
    #expect(rig.model.lower == 4 && rig.model.upper >= 4)
    rig.step()
    b.lift()
    rig.step()
    #expect(rig.model == Pair(4, 4) && rig.edits(.committed).count == 1 && rig.edits(.cancelled).count == 1)
  }

  @Test("P17 what the program sets counts before the first movement, and not after it")
  func programSets() {
    let rig = rangeRig(2, 8)
    rig.harness.mouse.move(to: rig.at(40))
    rig.harness.mouse.press()
    rig.step()
    rig.model.lower = 4
    rig.step()
    #expect(rig.model.lower == 4)
    rig.harness.mouse.move(to: rig.at(60))
    rig.step()
    #expect(rig.model.lower == 5)
    rig.model.lower = 0
    rig.step()
    #expect(rig.model.lower == 5)
    rig.harness.mouse.release()
    rig.step()
    rig.model.lower = 1
    rig.step()
    #expect(rig.model.lower == 1)
  }

  @Test("bounds that shrink or close while a thumb is held keep the held value inside")
  func boundsChange() {
    var end = 10.0
    let rig = Rig(Pair(2, 9)) { ui, state in
      ui.place(Rect(x: 86, y: 60, width: 228, height: 34)) {
        ui.rangeSlider(id: "range", &state.model, \.lower, \.upper, from: 0, to: end)
      }
    }
    rig.drag(from: rig.at(40), by: Vector(x: 120, y: 0), release: false)
    #expect(rig.model.lower == 8)
    end = 5
    rig.step()
    #expect(rig.model.lower == 5)
    end = 0
    rig.model.lower = 7
    rig.step()
    #expect(rig.model.lower == 7)
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model.lower == 7 && !rig.isActive("range"))
  }

  @Test("edits of a Float say what the variable holds")
  func floats() {
    final class Model { var lower: Float = 0.1, upper: Float = 0.9, said: [Edit] = [] }
    let model = Model()
    let harness = Harness(size: Size(width: 400, height: 200)) { ui in
      ui.place(Rect(x: 86, y: 60, width: 228, height: 34)) {
        ui.rangeSlider(id: "r", &model.lower, &model.upper, in: 0...1, step: 0.1)
      }
      model.said += ui.edits
    }
    harness.step()
    harness.drag("r/lower", by: Vector(x: 43, y: 0))
    #expect(model.lower == 0.3)
    #expect(
      model.said.last?.newValue == .real(Double(model.lower)) && model.said.last?.oldValue == .real(Double(Float(0.1))))
  }

  @Test("leaving the control ends a drag that is asked to", arguments: [10.0, 30, 46])
  func releasesAtExit(_ distance: Double) {
    let rig = knobRig(0.5) {
      $0.releasesAtExit = true
      $0.dragMode = .horizontal
    }
    let dial = rig.frame("knob")
    rig.drag(from: dial.center, by: Vector(x: distance, y: 0), over: 2, release: false)
    #expect(rig.isActive("knob"))
    rig.harness.mouse.move(to: Point(x: dial.maxX + 5, y: dial.center.y))
    rig.step()
    #expect(!rig.isActive("knob") && rig.edits(.committed).count == 1)
  }

  @Test("P16 a drag that comes back and is released in one frame reports the way back, then that nothing was done")
  func wayBack() {
    let rig = rangeRig(2, 8)
    rig.drag(from: rig.at(40), by: Vector(x: 20, y: 0), release: false)
    rig.harness.mouse.move(to: rig.at(40))
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model == Pair(2, 8))
    #expect(rig.edits(.changed).last?.newValue == .real(2))
    #expect(rig.edits(.cancelled).count == 1 && rig.edits(.committed).isEmpty)
  }

}
