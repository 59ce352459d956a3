import KnurlCapture
import KnurlControls
import Testing

/// What lies above other things: trials 2, 13, 14, 24, 30, 44, 73, 78, 81, 83, 88, 94, 113, 117 and 126 of the peers, and overlap.
@Suite struct LayerTrials {
  private final class Model {
    var lower = 20.0, upper = 80.0, year = Pair(20, 80), gain = 0.5, check = false, clicks = 0, popIsOpen = false
    var edits: [Edit] = []
  }

  private final class Rig {
    let model = Model()
    let harness: Harness

    init(start: Double = 0) {
      let model = model
      harness = Harness(size: Size(width: 640, height: 360)) { ui in
        ui.place(Rect(x: 100, y: 150, width: 80, height: 30)) {
          if ui.button(id: "go", "Go").wasClicked { model.clicks += 1 }
          ui.tooltip("Goes")
        }
        ui.popup(id: "pop", isOpen: &model.popIsOpen) { ui.label("Popup") }
        ui.place(Rect(x: 100, y: 220, width: 120, height: 24)) {
          ui.checkbox(id: "check", &model.check, label: "Check")
        }
        ui.window(id: "w", title: "W", at: Point(x: 330, y: 20), size: Size(width: 290, height: 320)) {
          ui.rangeSlider(id: "price", &model.lower, &model.upper, in: 0...100)
          ui.rangeSlider(id: "year", &model.year, \.lower, \.upper, in: 0...100)
          ui.knob(id: "gain", &model.gain, options: ValueOptions(dragMode: .vertical))
        }
        model.edits += ui.edits
      }
      harness.time = start
      harness.step(2)
    }

    var tip: Node? { harness.nodes.first { $0.role == "tooltip" } }
    func center(_ path: String) -> Point { harness.node(path)?.frame.center ?? .zero }
  }

  @Test("peers 2 two fingers on two sliders of a window: neither value goes back, and the window stays")
  func alternatingFingers() {
    let rig = Rig(), place = rig.harness.node("w")?.frame
    rig.harness.finger(1).press(on: "w/price/lower")
    rig.harness.finger(2).press(on: "w/year/lower")
    rig.harness.step()
    var last = (rig.model.lower, rig.model.year.lower)
    for _ in 0..<60 {
      rig.harness.finger(1).move(by: Vector(x: 1, y: 0))
      rig.harness.finger(2).move(by: Vector(x: 1, y: 0))
      rig.harness.step()
      #expect(rig.model.lower >= last.0 && rig.model.year.lower >= last.1)
      last = (rig.model.lower, rig.model.year.lower)
    }
    #expect(rig.harness.node("w")?.frame == place && last.0 > 30 && last.0 == last.1)
  }

  @Test("peers 13 and 24 a short tap clicks; no tooltip comes, and the picture is that of before")
  func tap() {
    let rig = Rig(), before = rig.harness.pixmap.contentHash
    rig.harness.finger(1).tap("go")
    rig.harness.advance(by: 1)
    #expect(rig.model.clicks == 1 && rig.tip == nil && rig.harness.pixmap.contentHash == before)
  }

  @Test("peers 14 one tap toggles a checkbox once", arguments: hands)
  func once(_ hand: Int?) {
    let rig = Rig(), place = rig.center("check")
    if let hand {
      rig.harness.finger(hand).tap(.point(place))
    } else {
      rig.harness.mouse.press(on: .point(place))
      rig.harness.mouse.release()
    }
    rig.harness.step(3)
    #expect(rig.model.check && rig.model.edits.count == 3)
  }

  @Test("peers 30 what a window hides is not hot, and can't be touched")
  func hidden() {
    let rig = Rig(), go = rig.center("go")
    rig.harness.finger(1).press(at: Point(x: 400, y: 36))
    for part in 1...4 {
      rig.harness.finger(1).move(to: Point(x: 400 - 75 * Double(part), y: 36 + 20 * Double(part)))
      rig.harness.step()
    }
    rig.harness.finger(1).lift()
    rig.harness.step()
    #expect(rig.harness.node("w")?.frame.contains(go) == true)
    rig.harness.mouse.move(to: go)
    rig.harness.step(2)
    #expect(rig.harness.node("go")?.isHot == false)
    rig.harness.finger(2).tap(.point(go))
    rig.harness.step()
    #expect(rig.model.clicks == 0)
  }

  @Test("peers 44 the first Escape cancels a drag, and nothing closes; the contact stays swallowed", arguments: hands)
  func escape(_ hand: Int?) {
    let rig = Rig(), start = rig.center("w/gain")
    if let hand { rig.harness.finger(hand).press(at: start) } else { rig.harness.mouse.press(on: .point(start)) }
    rig.harness.step()
    let goal = start + Vector(x: 0, y: -40)
    if let hand { rig.harness.finger(hand).move(to: goal) } else { rig.harness.mouse.move(to: goal) }
    rig.harness.step()
    #expect(rig.model.gain > 0.5)
    rig.harness.keyboard.press(.escape)
    rig.harness.step()
    #expect(rig.model.gain == 0.5 && rig.model.edits.last?.phase == .cancelled && rig.harness.node("w") != nil)
    let claim = hand.map { rig.harness.finger($0).lift() } ?? rig.harness.mouse.release()
    #expect(claim == .claimed && rig.harness.keyboard.press(.escape) == .free)
  }

  @Test("peers 73 nothing goes through to the game: a window, its edge, what is beside a popup; free places are free")
  func clickThrough() {
    let rig = Rig(), finger = rig.harness.finger(1)
    for (place, claim) in [
      (Point(x: 480, y: 330), Claim.claimed), (Point(x: 400, y: 36), .claimed), (Point(x: 327, y: 200), .claimed),
      (Point(x: 40, y: 300), .free),
    ] {
      #expect(finger.press(at: place) == claim && finger.lift() == claim, "\(place)")
      rig.harness.step()
    }
    rig.model.popIsOpen = true
    rig.harness.step()
    #expect(finger.press(at: Point(x: 40, y: 300)) == .claimed && finger.lift() == .claimed)
    // The game's press stays the game's, also over a window.
    rig.harness.step(2)
    #expect(finger.press(at: Point(x: 40, y: 300)) == .free && finger.move(to: Point(x: 480, y: 200)) == .free)
    #expect(finger.lift() == .free)
  }

  @Test("peers 78 four clicks in one slow frame leave a checkbox as it was, and are four edits")
  func slow() {
    let rig = Rig()
    for _ in 0..<4 { rig.harness.finger(1).tap("check") }
    rig.harness.step()
    #expect(!rig.model.check && rig.model.edits.count == 12)
  }

  @Test("peers 81, 117 and 126 a tooltip comes in exactly its frame, wakes by itself, also after thirty days")
  func uptime() {
    let rig = Rig(start: 30 * 86_400)
    rig.harness.mouse.move(onto: "go")
    rig.harness.step()
    #expect(rig.harness.ui.nextWake.map { ($0 - 0.5).magnitude < 1e-6 } == true)
    rig.harness.step(28)
    #expect(rig.tip == nil)
    rig.harness.step(2)
    #expect(rig.tip?.label == "Goes" && rig.harness.ui.nextWake == nil)
  }

  @Test("peers 83 two windows of one id are both there, and are reported")
  func sameID() {
    let harness = Harness(size: Size(width: 640, height: 360)) { ui in
      for index in 0..<2 {
        ui.window(id: "same", title: "W", at: Point(x: 20 + 300 * Double(index), y: 20)) { ui.button(id: "go", "Go") }
      }
    }
    harness.step(2)
    #expect(harness.node("same") != nil && harness.node("same#2") != nil && !harness.ui.problems.isEmpty)
  }

  @Test("peers 88 the first frame and the second are the same bytes")
  func firstFrame() {
    let first = Harness(size: Size(width: 640, height: 360)) { ui in
      var isOpen = true
      ui.window(id: "a", title: "A") { ui.label("A") }
      ui.window(id: "b", title: "B") { ui.popup(id: "p", isOpen: &isOpen) { ui.label("P") } }
      ui.modal(id: "m", title: "M", isOpen: &isOpen) { ui.label("M") }
    }
    first.step()
    let hash = first.pixmap.contentHash
    first.step()
    #expect(first.pixmap.contentHash == hash && first.paintedPixels == 0)
  }

  @Test("peers 113 a window that is moved leaves no trails: parts equal the whole")
  func trails() {
    let parts = Rig(), whole = Rig()
    whole.harness.repaintsWhole = true
    for rig in [parts, whole] { rig.harness.finger(1).press(at: Point(x: 400, y: 36)) }
    for step in 1...24 {
      let place = Point(x: 400 - 11.3 * Double(step), y: 36 + Double(step * step % 37))
      for rig in [parts, whole] {
        rig.harness.finger(1).move(to: place)
        rig.harness.step()
      }
      #expect(parts.harness.pixmap.contentHash == whole.harness.pixmap.contentHash, "step \(step)")
    }
  }
}
