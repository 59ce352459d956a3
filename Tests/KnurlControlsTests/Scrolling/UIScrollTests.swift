import KnurlCapture
import KnurlControls
import Testing

/// Scroll areas as containers: place, content, clip, nodes.
@Suite struct UIScrollTests {
  private func harness(
    _ size: Size = Size(width: 640, height: 360), pixelsPerPoint: Double = 1, _ body: @escaping (UI) -> Void
  ) -> Harness {
    let harness = Harness(size: size, pixelsPerPoint: pixelsPerPoint, body)
    harness.step(2)
    return harness
  }

  private func rows(_ ui: UI, _ count: Int) { for row in 0..<count { ui.button(id: ControlID(row), "Row \(row)") } }

  @Test("an area in a place fills it, and opens a scope of its id")
  func place() {
    let rig = ListRig()
    #expect(rig.harness.node("list")?.frame == ListRig.frame && rig.harness.node("list")?.role == "scroll")
    #expect(rig.harness.node("list/go") != nil && rig.harness.node("go") == nil)
    #expect(rig.limit > 400 && rig.offset == 0 && rig.harness.node("list")?.minimum == 0)
    #expect(rig.harness.node("list/vertical-bar")?.role == "scrollbar")
  }

  @Test("in a column it is as high as its content, and what is below follows; at most what is left of the window")
  func column() {
    let short = harness { ui in
      ui.scroll(id: "list") { self.rows(ui, 2) }
      ui.button(id: "below", "Below")
    }
    let frame = short.node("list")?.frame ?? .zero
    #expect(frame.minY == 24 && frame.height == 2 * 32 + 12 + 8 && frame.width == 640 - 48)
    #expect(short.node("below")?.frame.minY == frame.maxY + 12 && short.node("list")?.maximum == 0)
    let long = harness { ui in ui.scroll(id: "list") { self.rows(ui, 40) } }
    #expect(long.node("list")?.frame.maxY == 336.0)
    let panel = harness { ui in
      ui.place(Rect(x: 20, y: 20, width: 300, height: 200)) {
        ui.panel("P") { ui.scroll(id: "list") { self.rows(ui, 40) } }
      }
    }
    #expect(panel.node("list")?.frame.maxY == 200)
  }

  @Test("a given size holds; in another area without one it is 240 points high at most")
  func sizes() {
    let given = harness { ui in
      ui.row { ui.scroll(id: "list", width: 200, height: 90) { self.rows(ui, 40) } }
    }
    #expect(given.node("list")?.frame.size == Size(width: 200, height: 90))
    let inner = harness { ui in
      ui.scroll(id: "outer") { ui.scroll(id: "inner") { self.rows(ui, 40) } }
    }
    #expect(inner.node("outer/inner")?.frame.height == 240 && inner.node("outer/inner/3") != nil)
    for bad in [-5, 0, .nan, .infinity] as [Double] {
      let odd = harness { ui in ui.scroll(id: "list", width: bad, height: bad) { self.rows(ui, 3) } }
      #expect(odd.nodes.allSatisfy { $0.frame.isFinite })
    }
  }

  @Test("sideways its content is as wide as it wants, and the bar lies below")
  func sideways() {
    let harness = harness { ui in
      ui.scroll(id: "strip", axes: .horizontal, width: 200) { ui.row { self.rows(ui, 20) } }
    }
    let frame = harness.node("strip")?.frame ?? .zero, bar = harness.node("strip/horizontal-bar")?.frame ?? .zero
    #expect(frame.size == Size(width: 200, height: 32 + 16) && (harness.node("strip")?.maximum ?? 0) > 800)
    #expect(bar.minY > 24 + 32 && bar.width >= 24 && harness.node("strip/vertical-bar") == nil)
  }

  @Test("the first frame is the right frame, and what rests paints and changes nothing")
  func firstFrame() {
    let rig = Harness(size: Size(width: 640, height: 360)) { ui in ui.scroll(id: "list") { self.rows(ui, 40) } }
    rig.step()
    let first = rig.pixmap.contentHash
    rig.step()
    #expect(rig.pixmap.contentHash == first && rig.paintedPixels == 0 && rig.ui.nextWake == nil)
  }

  @Test("what is scrolled equals what was recorded there", arguments: [1, 1.25, 1.5, 2])
  func movedEqualsRecorded(_ scale: Double) {
    let grid = PixelGrid(pixelsPerPoint: scale), frame = Rect(x: 40, y: 20, width: 240, height: 320)
    var gain = 0.3, pair = Pair(20, 60), isOn = true
    func content(_ ui: UI) {
      ui.space(30)
      ui.knob(id: "gain", &gain, label: "Gain")
      ui.rangeSlider(id: "pair", &pair, \.lower, \.upper, in: 0...100)
      ui.toggle(id: "on", &isOn, label: "On")
      ui.space(400)
    }
    let list = harness(pixelsPerPoint: scale) { ui in
      ui.styled({ $0.scroll.edgeShade = .clear }) {
        ui.place(frame) { ui.scroll(id: "list", options: ScrollOptions(bars: .hidden)) { content(ui) } }
      }
    }
    list.ui.scroll("list", to: Point(x: 0, y: 21.3), animates: false)
    list.step()
    let frames = ["gain", "pair", "on"].map { list.node("list/\($0)")?.frame ?? .zero }
    let placed = harness(pixelsPerPoint: scale) { ui in
      let top = grid.points(grid.pixel(20) + grid.pixel(4) - grid.pixel(21.3) + grid.pixel(30))
      ui.scope("list") {
        ui.place(Rect(x: 40, y: top, width: 240, height: 400)) {
          ui.column {
            ui.knob(id: "gain", &gain, label: "Gain")
            ui.rangeSlider(id: "pair", &pair, \.lower, \.upper, in: 0...100)
            ui.toggle(id: "on", &isOn, label: "On")
          }
        }
      }
    }
    for (frame, name) in zip(frames, ["gain", "pair", "on"]) {
      #expect(placed.node("list/\(name)")?.frame.center.distance(to: frame.center) ?? 1 < 1e-9, "\(name)")
      let picture = list.crop("list/\(name)", margin: 0)
      #expect(picture != nil && picture?.contentHash == placed.crop("list/\(name)", margin: 0)?.contentHash, "\(name)")
    }
  }

  @Test("nothing is drawn above and below the viewport, and nothing changes outside it")
  func clipped() {
    let rig = ListRig()
    let before = rows(of: rig.harness)
    rig.harness.ui.scroll("list", to: Point(x: 0, y: 77), animates: false)
    rig.step()
    let after = rows(of: rig.harness)
    for row in 0..<360 where !(200..<340).contains(row) { #expect(before[row] == after[row], "row \(row)") }
    #expect(before[260] != after[260])
  }

  private func rows(of harness: Harness) -> [UInt64] {
    (0..<harness.pixmap.height).map { y in
      (0..<harness.pixmap.width).reduce(0) { $0 &* 31 &+ UInt64(harness.pixmap[$1, y]) }
    }
  }

  @Test("a frame given inside an area moves with it and makes it as long")
  func placed() {
    var value = 50.0
    let harness = harness { ui in
      ui.place(ListRig.frame) {
        ui.scroll(id: "list") {
          ui.place(Rect(x: 100, y: 240, width: 220, height: 34)) { ui.slider(id: "mix", &value, in: 0...100) }
          ui.place(Rect(x: 100, y: 900, width: 80, height: 32)) { ui.button(id: "end", "End") }
        }
      }
    }
    #expect(harness.node("list/mix")?.frame.minY == 240)
    let limit = harness.node("list")?.maximum ?? 0
    #expect(limit > 590)
    harness.ui.scroll("list", to: Point(x: 0, y: limit), animates: false)
    harness.step()
    #expect(harness.node("list/mix")?.frame.minY == 240 - limit)
    #expect(harness.node("list/end").map { $0.frame.maxY <= 340 } == true)
  }

  @Test("areas in rows are moved with all that they hold, and work there")
  func moved() {
    var value = 0.5
    let harness = harness { ui in
      ui.row {
        ui.knob(id: "tall", &value, label: "Tall")
        ui.scroll(id: "list", width: 150, height: 60) { self.rows(ui, 10) }
      }
    }
    let frame = harness.node("list")?.frame ?? .zero
    #expect(frame.minY > 24)
    harness.mouse.move(to: Point(x: frame.center.x, y: frame.minY + 50))
    harness.mouse.wheel(by: Vector(x: 0, y: -0.5))
    harness.step()
    #expect(harness.node("list/0")?.frame.minY == frame.minY + 4 - 30)
    #expect(harness.mouse.move(to: Point(x: frame.minX + 20, y: frame.minY - 6)) == .free)
  }

  @Test("content that becomes shorter comes back into view at once")
  func shorter() {
    let rig = ListRig()
    rig.model.extra = 500
    rig.step()
    rig.harness.ui.scroll("list", to: Point(x: 0, y: 1e9), animates: false)
    rig.step()
    let limit = rig.limit
    #expect(rig.offset == limit)
    rig.model.extra = 0
    rig.step()
    #expect(rig.limit == limit - 500 && rig.offset == rig.limit && rig.center("list/end").y < 340)
  }

  @Test("the id of a repeated area is derived, and its children's with it")
  func repeated() {
    let harness = harness { ui in
      for _ in 0..<2 { ui.scroll(id: "list", height: 60) { self.rows(ui, 5) } }
    }
    #expect(harness.node("list/1") != nil && harness.node("list#2/1") != nil && harness.ui.problems.count == 1)
  }

  @Test("an error passes through, and whoever catches it goes on below the area")
  func failing() {
    struct Failure: Error {}
    var fails = false
    let harness = harness { ui in
      do throws(Failure) {
        try ui.scroll(id: "list", height: 80) { () throws(Failure) in
          self.rows(ui, 3)
          if fails { throw Failure() }
          self.rows(ui, 1)
        }
      } catch {}
      ui.button(id: "after", "After")
    }
    let place = harness.node("after")?.frame
    fails = true
    harness.step(2)
    #expect(harness.node("after")?.frame == place && harness.node("list/1") != nil && harness.node("after") != nil)
  }

  @Test("what is disabled can be scrolled all the same")
  func disabled() {
    let harness = harness { ui in
      ui.disabled { ui.place(ListRig.frame) { ui.scroll(id: "list") { self.rows(ui, 40) } } }
    }
    harness.finger(1).press(at: ListRig.frame.center)
    for _ in 0..<4 {
      harness.finger(1).move(by: Vector(x: 0, y: -10))
      harness.step()
    }
    #expect(harness.node("list")?.value == 40)
  }

  @Test("an area that is called no more lets go of its finger")
  func vanished() {
    let rig = ListRig()
    rig.swipe(from: rig.blank + Vector(x: 0, y: 40), by: Vector(x: 0, y: -30))
    rig.model.shows = false
    rig.step()
    rig.harness.finger(1).move(by: Vector(x: 0, y: -30))
    #expect(rig.harness.finger(1).lift() == .claimed && !rig.harness.ui.isHeld)
    rig.model.shows = true
    rig.step(2)
    #expect(rig.offset == 0 && rig.harness.node("list")?.isActive == false)
  }

  @Test("motions and presses over an area are claimed, those beside it free")
  func claims() {
    let rig = ListRig()
    #expect(rig.harness.mouse.move(to: rig.blank) == .claimed)
    #expect(rig.harness.mouse.press() == .claimed && rig.harness.mouse.release() == .claimed)
    #expect(rig.harness.mouse.wheel(by: Vector(x: 0, y: -1)) == .claimed)
    #expect(rig.harness.mouse.move(to: Point(x: 90, y: 250)) == .free)
    #expect(rig.harness.finger(1).press(at: Point(x: 95, y: 355)) == .free)
  }
}
