import KnurlCapture
import KnurlControls
import Testing

@Suite struct MultiSliderTests {
  @Test("thumbs have nodes, edits and focus by number, in an order that never changes")
  func nodes() {
    let rig = multiRig([2, 5, 8])
    #expect(rig.harness.node("slider")?.children.map(\.path) == ["slider/0", "slider/1", "slider/2"])
    for (index, x) in [40.0, 100, 160].enumerated() { #expect(rig.center("slider/\(index)") == straight(x)) }
    for index in 0..<3 {
      rig.press(.tab)
      #expect(rig.harness.node("slider/\(index)")?.isFocused == true)
      rig.press(.right, with: .control)
      #expect(rig.state.edits.last?.path == "slider/\(index)")
    }
    #expect(rig.model == [3, 6, 9])
  }

  @Test("each thumb is held between its neighbours, and says so", arguments: Hand.allCases)
  func block(_ hand: Hand) {
    let rig = multiRig([2, 5, 8]) { $0.minimumGap = 1 }
    #expect(rig.harness.node("slider/1")?.minimum == 3 && rig.harness.node("slider/1")?.maximum == 7)
    rig.drag(hand, from: straight(100), by: Vector(x: 100, y: 0))
    #expect(rig.model == [2, 7, 8])
  }

  @Test("pushing and passing go on from thumb to thumb", arguments: Hand.allCases)
  func meeting(_ hand: Hand) {
    let push = multiRig([2, 5, 8]) { $0.meeting = .push }
    push.drag(hand, from: straight(40), by: Vector(x: 140, y: 0))
    #expect(push.model == [9, 9, 9] && push.edits(.committed).count == 3)
    let cross = multiRig([2, 5, 8]) { $0.meeting = .cross }
    cross.drag(hand, from: straight(40), by: Vector(x: 140, y: 0), release: false)
    #expect(cross.model == [5, 8, 9] && cross.isActive("slider/2"))
    cross.move(hand, to: straight(80))
    #expect(cross.model == [4, 5, 8] && cross.isActive("slider/0"))
  }

  @Test("of a stack the outermost comes off, either way, at the bounds too", arguments: Hand.allCases)
  func stack(_ hand: Hand) {
    for (value, by, result) in [
      (5.0, 40.0, [5.0, 5, 7]), (5, -40, [3, 5, 5]), (0, 40, [0, 0, 2]), (10, -40, [8, 10, 10]),
      (10, 40, [10, 10, 10]),
    ] {
      let rig = multiRig([value, value, value])
      rig.drag(hand, from: straight(value * 20), by: Vector(x: by, y: 0))
      #expect(rig.model == result)
    }
  }

  @Test("the fill takes all thumbs along and keeps their distances", arguments: Hand.allCases)
  func fill(_ hand: Hand) {
    let rig = multiRig([2, 4, 7]) { $0.dragsFill = true }
    rig.drag(hand, from: straight(112), by: Vector(x: 20, y: 0))
    #expect(rig.model == [3, 5, 8])
    rig.drag(hand, from: straight(132), by: Vector(x: 200, y: 0))
    #expect(rig.model == [5, 7, 10] && rig.edits(.committed).count == 6)
  }

  @Test("Escape takes back all that was pushed")
  func cancel() {
    let rig = multiRig([2, 5, 8]) { $0.meeting = .push }
    rig.drag(from: straight(40), by: Vector(x: 140, y: 0), release: false)
    rig.press(.escape)
    #expect(rig.model == [2, 5, 8] && rig.edits(.cancelled).count == 3 && rig.edits(.committed).isEmpty)
  }

  @Test("values out of order or no numbers are shown and left alone, and in order after the first act")
  func disorder() {
    let rig = multiRig([8, 5, 2])
    rig.step(10)
    #expect(rig.model == [8, 5, 2] && rig.state.edits.isEmpty)
    rig.press(.tab)
    rig.press(.home)
    #expect(rig.model == rig.model.sorted())
    let none = multiRig([.nan, 5, .infinity])
    none.step(10)
    #expect(none.model[0].isNaN && none.model[1...] == [5, .infinity] && none.state.edits.isEmpty)
  }

  @Test("the number of thumbs may change while one is held: its edit ends, the others go on")
  func count() {
    let rig = multiRig([1, 5, 9])
    rig.drag(from: straight(180), by: Vector(x: -20, y: 0), release: false)
    #expect(rig.model == [1, 5, 8])
    rig.model.removeLast()
    rig.step()
    #expect(rig.edits(.committed, "slider/2").count == 1)
    rig.harness.mouse.move(to: straight(100))
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.model == [1, 5])
    rig.model = []
    rig.step(2)
    rig.click(.mouse, at: straight(100))
    #expect(rig.model.isEmpty && rig.harness.node("slider")?.children.isEmpty == true)
    rig.model = [3]
    rig.step()
    rig.drag(from: straight(60), by: Vector(x: 20, y: 0))
    #expect(rig.model == [4])
  }

  @Test("integers of 64 bits are exact at both ends, and bounds may be reversed", arguments: Hand.allCases)
  func whole(_ hand: Hand) {
    let rig = Rig([Int64.min, 0, .max]) { ui, state in
      ui.place(straightFrame(.horizontal)) {
        ui.multiSlider(id: "slider", &state.model, in: Int64.min...Int64.max, options: RangeOptions(meeting: .push))
      }
    }
    rig.drag(hand, from: straight(100), by: Vector(x: 300, y: 0))
    #expect(rig.model == [.min, .max, .max])
    let turned = Rig([2, 8]) { ui, state in
      ui.place(straightFrame(.horizontal)) { ui.multiSlider(id: "slider", &state.model, from: 10, to: 0) }
    }
    #expect(turned.center("slider/0").x > turned.center("slider/1").x)
    turned.drag(hand, from: turned.center("slider/0"), by: Vector(x: 20, y: 0))
    #expect(turned.model == [1, 8])
  }
}
