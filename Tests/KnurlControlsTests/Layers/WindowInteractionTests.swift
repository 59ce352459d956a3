import KnurlCapture
import KnurlControls
import Testing

@Suite struct WindowInteractionTests {
  @Test("a window is moved by its title", arguments: hands)
  func moves(_ hand: Int?) {
    let rig = LayerRig()
    rig.drag(hand, from: Point(x: 80, y: 56), by: Vector(x: 30, y: 100))
    #expect(rig.frame("a") == Rect(x: 70, y: 140, width: 200, height: 160))
    #expect(rig.frame("a/go").minX == 70 + 16 && rig.model.edits.isEmpty)
  }

  @Test("the frame in which the pointer moves shows the window, its controls and its presses there")
  func movesAtOnce() {
    let rig = LayerRig()
    rig.drag(nil, from: Point(x: 80, y: 56), by: Vector(x: 8, y: 40), release: false)
    #expect(rig.frame("a") == Rect(x: 48, y: 80, width: 200, height: 160))
    let go = rig.frame("a/go").center
    rig.harness.finger(3).tap(.point(go))
    rig.step()
    #expect(rig.model.a == 1)
  }

  @Test("Escape takes a move back, and a resize", arguments: [Point(x: 80, y: 56), Point(x: 237, y: 197)])
  func escape(_ place: Point) {
    let rig = LayerRig { $0.showsB = false }
    rig.drag(nil, from: place, by: Vector(x: 20, y: 20), release: false)
    #expect(rig.frame("a") != Rect(x: 40, y: 40, width: 200, height: 160))
    #expect(rig.harness.keyboard.press(.escape) == .claimed)
    rig.step()
    #expect(rig.frame("a") == Rect(x: 40, y: 40, width: 200, height: 160))
    rig.move(nil, to: Point(x: 300, y: 300))
    #expect(rig.frame("a").origin == Point(x: 40, y: 40))
  }

  @Test("edges and corners resize, the sides across from them stay")
  func resizes() {
    let rows: [(Point, Vector, Rect)] = [
      (Point(x: 241, y: 120), Vector(x: 30, y: 9), Rect(x: 40, y: 40, width: 230, height: 160)),
      (Point(x: 38, y: 120), Vector(x: 30, y: 9), Rect(x: 70, y: 40, width: 170, height: 160)),
      (Point(x: 120, y: 202), Vector(x: 30, y: 9), Rect(x: 40, y: 40, width: 200, height: 169)),
      (Point(x: 236, y: 196), Vector(x: 30, y: 9), Rect(x: 40, y: 40, width: 230, height: 169)),
      (Point(x: 236, y: 196), Vector(x: -300, y: -300), Rect(x: 40, y: 40, width: 140, height: 80)),
      (Point(x: 38, y: 120), Vector(x: 300, y: 0), Rect(x: 100, y: 40, width: 140, height: 160)),
    ]
    for (start, way, frame) in rows {
      let rig = LayerRig { $0.showsB = false }
      rig.drag(nil, from: start, by: way)
      #expect(rig.frame("a") == frame, "\(start) \(way)")
    }
  }

  @Test("a finger resizes by the corner, and a tap on the title moves nothing")
  func finger() {
    let rig = LayerRig { $0.showsB = false }
    rig.drag(1, from: Point(x: 222, y: 182), by: Vector(x: 20, y: 16))
    #expect(rig.frame("a").size == Size(width: 220, height: 176))
    rig.press(1, at: Point(x: 80, y: 56))
    rig.move(1, to: Point(x: 84, y: 60))
    rig.lift(1)
    #expect(rig.frame("a").origin == Point(x: 40, y: 40))
  }

  @Test("the title can't be moved out of reach, and a smaller host brings it back")
  func reachable() {
    let rig = LayerRig { $0.showsB = false }
    for way in [Vector(x: -900, y: -900), Vector(x: 1800, y: 1800), Vector(x: -900, y: 900)] {
      let title = rig.frame("a")
      let start = Point(x: max(4.0, title.minX + 70.0), y: title.minY + 16.0)
      rig.press(nil, at: start)
      rig.move(nil, to: start + way)
      rig.lift(nil)
      let frame = rig.frame("a")
      #expect(frame.minY >= 0 && frame.minY <= 328)
      #expect(frame.maxX >= 64 && frame.minX <= 576)
    }
    rig.harness.resize(to: Size(width: 300, height: 200))
    rig.step()
    #expect(rig.frame("a").minY <= 168)
  }

  @Test("the button in the title closes; pressed and left, it does not", arguments: hands)
  func closes(_ hand: Int?) {
    let rig = LayerRig()
    let close = Point(x: 360 - 18, y: 96)
    rig.drag(hand, from: close, by: Vector(x: -80, y: 0))
    #expect(rig.model.showsB)
    rig.tap(hand, at: close)
    #expect(!rig.model.showsB && rig.frame("b").origin == Point(x: 160, y: 80))
    rig.step()
    #expect(rig.harness.node("b") == nil && rig.harness.ui.leaks.isEmpty)
  }
}
