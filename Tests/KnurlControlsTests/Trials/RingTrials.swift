import KnurlCapture
import KnurlControls
import Testing

/// Rings and arcs: each trial is a public report about some other set.
@Suite struct RingTrials {
  @Test("B6 a ring whose bounds are equal is empty and says so")
  func empty() {
    let rig = ringRig(0, in: 0...0)
    rig.turnRing(.mouse, from: 0, through: 90)
    #expect(rig.model == 0 && rig.state.edits.isEmpty && rig.harness.node("ring")?.text == "0")
    #expect(rig.center("ring/thumb") == rig.onRing(0) && rig.frame("ring").isFinite)
  }

  @Test("B12 what is no number stays until the user acts, then it is inside", arguments: [Double.nan, .infinity])
  func noNumber(_ bad: Double) {
    let rig = ringRig(bad)
    rig.step(10)
    #expect(rig.model.isNaN == bad.isNaN && rig.model.isInfinite == bad.isInfinite && rig.frame("ring/thumb").isFinite)
    rig.turnRing(
      .mouse, from: rig.harness.node("ring/thumb").map { $0.frame.center.y < 179 ? 359 : 0 } ?? 0, through: -50)
    #expect((0...360).contains(rig.model))
  }

  @Test("H2 a tap in the gap of an arc changes nothing", arguments: Hand.allCases)
  func gap(_ hand: Hand) {
    let rig = ringRig(30, in: 0...100, style: { ($0.startAngle, $0.sweep) = (.degrees(180), .degrees(180)) })
    for degrees in [90.0, 60, 120] { rig.tap(hand, at: rig.onRing(degrees)) }
    #expect(rig.model == 30 && rig.state.edits.isEmpty)
    rig.tap(hand, at: rig.onRing(270))
    #expect(isNear(rig.model, 50, 1e-6))
  }

  @Test("H4 with wrapping, all of a full circle is within reach, over its seam too", arguments: Hand.allCases)
  func seam(_ hand: Hand) {
    let rig = ringRig(350) { $0.turning = .wrap }
    rig.press(hand, at: rig.onRing(350))
    for (degrees, value) in [(370.0, 10.0), (405, 45), (449, 89), (380, 20), (350, 350)] {
      for piece in 1...4 {
        let last = rig.model
        rig.move(hand, to: rig.onRing(last + (degrees - last).remainder(dividingBy: 360) * Double(piece) / 4))
      }
      #expect(isNear(rig.model, value, 1e-6))
    }
  }

  @Test("H6 full is filled all round, and empty is not filled anywhere", arguments: [0.0, 360])
  func fullCircle(_ value: Double) {
    let red = Color(red: 1, green: 0, blue: 0)
    let rig = ringRig(value, style: { ($0.look, $0.color, $0.lineWidth, $0.thumbRadius) = (.line, red, 8, 0) })
    for degrees in 0..<360 {
      let place = rig.onRing(Double(degrees))
      let pixel = rig.harness.pixmap[Int(place.x), Int(place.y)]
      #expect((pixel == red.premultiplied) == (value == 360), "at \(degrees)")
    }
  }

  @Test("H7 round ends leave no dot at nothing")
  func noDot() {
    let red = Color(red: 1, green: 0, blue: 0)
    let rig = ringRig(0, style: { ($0.look, $0.color, $0.lineWidth, $0.thumbRadius) = (.line, red, 8, 0) })
    let pixmap = rig.harness.pixmap
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where pixmap[x, y] == red.premultiplied { Issue.record("red at \(x), \(y)") }
    }
  }

  @Test("H12 a thumb that overhangs its ring is grabbed there", arguments: Hand.allCases)
  func overhang(_ hand: Hand) {
    for radius in [85.0, 115] {
      let rig = ringRig(90, style: { $0.thumbRadius = 20 })
      rig.turn(hand, about: Point(x: 320, y: 180), from: 90, through: 40, radius: radius)
      #expect(isNear(rig.model, 130, 1e-6))
    }
  }

  @Test("H15 without ends, one and a half turns are 540 degrees", arguments: Hand.allCases)
  func unbounded(_ hand: Hand) {
    let rig = ringRig(0) { $0.turning = .unbounded }
    rig.turnRing(hand, from: 0, through: 540)
    #expect(isNear(rig.model, 540, 1e-6))
    let thumb = rig.center("ring/thumb")
    #expect(isNear(thumb.x, rig.onRing(180).x, 0.01) && isNear(thumb.y, 180, 0.01))
  }

  @Test("H1 past the end of an arc, through its gap, the thumb waits at its end", arguments: Hand.allCases)
  func pastTheEnd(_ hand: Hand) {
    let rig = ringRig(80, in: 0...100, style: { ($0.startAngle, $0.sweep) = (.degrees(180), .degrees(180)) })
    rig.press(hand, at: rig.onRing(324))
    for degrees in [350.0, 370, 400, 440, 480, 520] {
      rig.move(hand, to: rig.onRing(degrees))
      if degrees > 360 { #expect(rig.model == 100) }
    }
    for degrees in [470.0, 420, 380, 342] { rig.move(hand, to: rig.onRing(degrees)) }
    rig.release(hand)
    #expect(isNear(rig.model, 90, 1e-6))
  }

  @Test("G8 a notch over a ring is one edit: began, changed, committed")
  func wheel() {
    let rig = ringRig(90, step: 10) { $0.wheel = .always }
    rig.harness.mouse.move(to: rig.onRing(200))
    rig.harness.mouse.wheel(by: Vector(x: 0, y: 1))
    rig.step()
    #expect(rig.model == 100 && rig.state.edits.map(\.phase) == [.began, .changed, .committed])
    rig.harness.mouse.move(to: Point(x: 320, y: 180))
    rig.harness.mouse.wheel(by: Vector(x: 0, y: 1))
    rig.step()
    #expect(rig.model == 100)
  }

  @Test("L7 the thumb stands in the middle of a ring that is wider than its fill")
  func middle() {
    let rig = ringRig(90, style: { ($0.look, $0.lineWidth, $0.trackWidth, $0.thumbRadius) = (.line, 32, 64, 32) })
    let track = Color(red: 0.052, green: 0.058, blue: 0.068).premultiplied
    let edges = (0..<320).filter { rig.harness.pixmap[$0, 180] == track }
    let middle = 320 - Double((edges.first ?? 0) + (edges.last ?? 0) + 1) / 2
    let thumb = rig.center("ring/thumb").distance(to: Point(x: 320, y: 180))
    #expect(edges.count > 50 && abs(middle - thumb) <= 0.5)
  }

  @Test("O2 a finger finds a thin arc's thumb from 15 points away, and not from 40")
  func thin() {
    for (away, value) in [(15.0, 120.0), (-15, 120), (40, 90), (-40, 90)] {
      let rig = ringRig(90, style: { ($0.lineWidth, $0.trackWidth, $0.thumbRadius) = (4, 4, 6) })
      rig.turn(.finger, about: Point(x: 320, y: 180), from: 90, through: 30, radius: 100 + away)
      #expect(isNear(rig.model, value, 1e-6), "\(away) points off")
    }
  }

  @Test("D1 D3 a press beside the thumb's middle moves nothing, and its distance stays", arguments: Hand.allCases)
  func offset(_ hand: Hand) {
    let rig = ringRig(90)
    rig.tap(hand, at: rig.onRing(95))
    #expect(rig.model == 90 && rig.state.edits.isEmpty)
    rig.turnRing(hand, from: 86, through: 30)
    #expect(isNear(rig.model, 120, 1e-6))
  }

  @Test("E1 E6 E8 a release far away ends the drag, once", arguments: Hand.allCases)
  func farRelease(_ hand: Hand) {
    let rig = ringRig(90)
    rig.turnRing(hand, from: 90, through: 40, release: false)
    rig.move(hand, to: rig.onRing(130, radius: 179))
    rig.release(hand)
    #expect(rig.edits(.committed).count == 1 && !rig.isActive("ring") && isNear(rig.model, 130, 1e-6))
    rig.model = 30
    rig.step()
    let thumb = rig.center("ring/thumb"), place = rig.onRing(30)
    #expect(isNear(thumb.x, place.x, 1e-9) && isNear(thumb.y, place.y, 1e-9))
  }

  @Test("I2 held at its end a ring reports once", arguments: Hand.allCases)
  func end(_ hand: Hand) {
    let rig = ringRig(350)
    rig.press(hand, at: rig.onRing(350))
    for degrees in [365.0, 380, 420, 400, 370] { rig.move(hand, to: rig.onRing(degrees)) }
    #expect(rig.model == 360 && rig.edits(.changed).count == 1)
    rig.move(hand, to: rig.onRing(340))
    rig.release(hand)
    #expect(isNear(rig.model, 340, 1e-6) && rig.edits(.changed).count == 2 && rig.edits(.committed).count == 1)
  }
}
