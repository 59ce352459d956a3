import KnurlCapture
import KnurlControls
import KnurlText
import Testing

@Suite struct UIWindowTests {
  @Test("whatever is pressed of a window brings it to the front", arguments: hands)
  func front(_ hand: Int?) {
    for place in [Point(x: 60, y: 56), Point(x: 60, y: 190)] {
      let rig = LayerRig(), shared = Point(x: 200, y: 110)
      let before = rig.harness.pixmap.contentHash
      rig.tap(hand, at: place)
      #expect(rig.harness.pixmap.contentHash != before)
      rig.drag(hand, from: Point(x: 200, y: 56), by: Vector(x: 20, y: 0))
      #expect(rig.frame("a").minX == 60)
      rig.tap(hand, at: shared)
      #expect(rig.model.b == 0 && rig.model.base == 0)
    }
  }

  @Test("a window that lies below others keeps its presses where it can be seen, and only there", arguments: hands)
  func order(_ hand: Int?) {
    let rig = LayerRig()
    // On b's button, which lies on a's ground and on the base's button.
    let go = rig.frame("b/go").center
    rig.tap(hand, at: go)
    #expect(rig.model.b == 1 && rig.model.base == 0 && rig.model.a == 0)
    rig.tap(hand, at: rig.frame("a/go").center)
    #expect(rig.model.a == 1)
  }

  @Test("closed and opened again it stands where it stood")
  func reopened() {
    let rig = LayerRig()
    rig.drag(nil, from: Point(x: 200, y: 96), by: Vector(x: 40, y: 10))
    rig.model.showsB = false
    rig.step(3)
    rig.model.showsB = true
    rig.step()
    #expect(rig.frame("b") == Rect(x: 200, y: 90, width: 200, height: 160))
  }

  @Test("a window without a size is as high as its content, from the first frame on")
  func fits() {
    var count = 2
    let harness = Harness(size: Size(width: 640, height: 360)) { ui in
      ui.window(id: "w", title: "W") { for index in 0..<count { ui.button(id: ControlID(index), "x") } }
    }
    harness.step()
    #expect(harness.node("w")?.frame.height == 140)
    count = 3
    harness.step()
    #expect(harness.node("w")?.frame.height == 184)
  }

  @Test("content is cut off at the window's edge: drawing and presses")
  func clips() {
    let rig = LayerRig { $0.showsB = false }
    rig.drag(nil, from: Point(x: 120, y: 202), by: Vector(x: 0, y: -70))
    let slider = rig.frame("a/x").center
    #expect(rig.frame("a").maxY < slider.y)
    rig.drag(nil, from: slider, by: Vector(x: 20, y: 0))
    #expect(rig.model.xa == 20)
  }

  @Test("first frame and second are the same bytes, and a window at rest paints nothing", arguments: [1.0, 1.5, 2])
  func firstFrame(_ scale: Double) throws {
    let rig = LayerRig(pixelsPerPoint: scale)
    let other = Harness(size: Size(width: 640, height: 360), pixelsPerPoint: scale) { ui in
      for index in 0..<3 { ui.window(id: ControlID(index), title: "W\(index)") { ui.label("text") } }
    }
    other.step()
    let first = other.pixmap.contentHash
    other.step()
    #expect(other.pixmap.contentHash == first && other.paintedPixels == 0)
    try rig.harness.expectIdle(for: 3)
  }

  @Test("what is kept of a window at rest equals what is recorded anew")
  func stills() {
    var hashes: [[UInt64]] = []
    for keeps in [true, false] {
      let rig = LayerRig(pixelsPerPoint: 1.5)
      rig.harness.ui.keepsStills = keeps
      var own: [UInt64] = []
      rig.press(nil, at: Point(x: 80, y: 56))
      for step in 0..<6 {
        rig.move(nil, to: Point(x: 80 + Double(step) * 7.3, y: 56 + Double(step) * 3.1))
        own.append(rig.harness.pixmap.contentHash)
      }
      rig.lift(nil)
      rig.step()
      rig.drag(2, from: rig.frame("a/x/thumb").center, by: Vector(x: 20, y: 0))
      own.append(rig.harness.pixmap.contentHash)
      hashes.append(own)
    }
    #expect(hashes[0] == hashes[1])
  }

  @Test("popups and windows inside containers that move their children, panels and scroll areas stand still")
  func containers() {
    var isOpen = true, value = 0.5
    let harness = Harness(size: Size(width: 640, height: 360)) { ui in
      ui.scroll(id: "list", height: 100) {
        ui.panel("Panel") {
          ui.row(alignment: .trailing) {
            ui.button(id: "first", "First")
            ui.popup(id: "p", isOpen: &isOpen) { ui.slider(id: "v", &value) }
            ui.window(id: "w", title: "W", at: Point(x: 300, y: 20)) { ui.slider(id: "v", &value) }
            ui.knob(id: "k", &value)
          }
        }
      }
    }
    harness.step()
    let first = harness.pixmap.contentHash, place = harness.node("list/w")?.frame
    #expect(place?.origin == Point(x: 300, y: 20))
    #expect(harness.node("list/p")?.frame.minX == harness.node("list/first")?.frame.minX)
    harness.step()
    #expect(harness.pixmap.contentHash == first && harness.paintedPixels == 0)
    isOpen = false
    harness.step()
    harness.ui.scroll("list", to: Point(x: 0, y: 40), animates: false)
    harness.step()
    #expect(harness.node("list/w")?.frame == place)
  }

  @Test("a body that fails inside a window leaves the last picture, and the next frame is whole")
  func fails() {
    struct Failure: Error {}
    let ui = UI(text: EngravedText())
    var fails = false, value = 0.5
    func build() throws {
      try ui.frame(size: Size(width: 300, height: 300), time: 0) { ui in
        try ui.window(id: "w", title: "W") {
          ui.slider(id: "v", &value)
          if fails { throw Failure() }
        }
        ui.button(id: "after", "After")
      }
    }
    try? build()
    let first = ui.drawList.dump
    fails = true
    try? build()
    #expect(ui.drawList.dump == first)
    fails = false
    try? build()
    #expect(ui.drawList.dump == first && ui.node("after") != nil)
  }
}
