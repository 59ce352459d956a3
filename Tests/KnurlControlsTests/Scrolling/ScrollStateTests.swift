import KnurlCapture
import KnurlControls
import Testing

/// Bars under mouse and fingers.
@Suite struct ScrollStateTests {
  private func bar(_ rig: ListRig) -> Rect { rig.harness.node("list/vertical-bar")?.frame ?? .zero }

  @Test("a bar's thumb is drawn by the mouse from end to end, keeps its place under it, and is reported held")
  func drag() {
    let rig = ListRig(), start = bar(rig)
    #expect(start.height >= 24 && start.minX > 324)
    rig.harness.mouse.move(to: start.center)
    rig.harness.mouse.press()
    rig.step()
    #expect(rig.harness.node("list/vertical-bar")?.isActive == true && rig.offset == 0)
    rig.harness.mouse.move(by: Vector(x: -60, y: 20))
    rig.step()
    #expect(isNear(bar(rig).center.y, start.center.y + 20, 1e-6) && rig.offset > 60)
    rig.harness.mouse.move(by: Vector(x: 0, y: 900))
    rig.step()
    #expect(rig.offset == rig.limit && isNear(bar(rig).maxY, 337, 1e-9))
    rig.harness.mouse.release()
    rig.step()
    #expect(rig.offset == rig.limit && rig.harness.node("list/vertical-bar")?.isActive == false)
  }

  @Test("Escape takes a drag of a bar back")
  func cancel() {
    let rig = ListRig()
    rig.wheel(-1, at: rig.blank)
    rig.settle()
    rig.harness.mouse.move(to: bar(rig).center)
    rig.harness.mouse.press()
    rig.harness.mouse.move(by: Vector(x: 0, y: 30))
    rig.step()
    #expect(rig.offset > 90)
    #expect(rig.harness.keyboard.press(.escape) == .claimed)
    rig.step()
    #expect(rig.offset == 60 && !rig.harness.ui.isHeld)
  }

  @Test("a press beside the thumb turns a page towards it")
  func page() {
    let rig = ListRig()
    rig.harness.mouse.move(to: Point(x: bar(rig).center.x, y: 330))
    rig.harness.mouse.press()
    rig.harness.mouse.release()
    rig.settle()
    #expect(rig.offset == 80)
    rig.harness.mouse.move(to: Point(x: bar(rig).center.x, y: 204))
    rig.harness.mouse.press()
    rig.harness.mouse.release()
    rig.settle()
    #expect(rig.offset == 0)
  }

  @Test("held beside the thumb a bar turns page after page, until the thumb is under the pointer")
  func pages() {
    let rig = ListRig()
    rig.harness.mouse.move(to: Point(x: bar(rig).center.x, y: 290))
    rig.harness.mouse.press()
    rig.step(22)
    #expect(rig.offset > 70 && rig.offset <= 80)
    rig.step(10)
    #expect(rig.offset > 80)
    rig.step(120)
    let thumb = bar(rig), rest = rig.offset
    #expect(thumb.minY <= 290 && thumb.maxY >= 290 && rest > 160 && rest < rig.limit)
    rig.harness.mouse.release()
    rig.settle()
    #expect(rig.offset == rest && !rig.harness.ui.isHeld)
  }

  @Test("a bar grows under the mouse and while it is held, and shrinks after")
  func grows() {
    let rig = ListRig()
    #expect(bar(rig).width == 6)
    rig.harness.mouse.move(to: bar(rig).center)
    rig.settle()
    #expect(bar(rig).width == 10 && rig.harness.node("list/vertical-bar")?.isHot == true)
    rig.harness.mouse.press()
    rig.harness.mouse.move(to: Point(x: 500, y: 300))
    rig.settle()
    #expect(bar(rig).width == 10)
    rig.harness.mouse.release()
    rig.settle()
    #expect(bar(rig).width == 6)
  }

  @Test("under fingers a bar shows while the list moves, and fades; the mouse brings it back")
  func fades() {
    let rig = ListRig()
    rig.harness.mouse.leave()
    func column() -> [UInt32] { (200..<340).map { rig.harness.pixmap[332, $0] } }
    let shown = column()
    rig.swipe(from: rig.blank + Vector(x: 0, y: 60), by: Vector(x: 0, y: -40))
    rig.harness.finger(1).move(by: Vector(x: 0, y: 40))
    rig.step()
    #expect(column() == shown && rig.offset == 0)
    rig.harness.finger(1).cancel()
    rig.step(3)
    #expect(rig.harness.ui.nextWake ?? 0 > 0.5)
    rig.settle()
    #expect(column() != shown && Set(column()).count < 20)
    rig.harness.mouse.move(to: rig.blank)
    rig.step()
    #expect(column() == shown)
  }

  @Test("a finger on a bar scrolls as anywhere else, point for point")
  func fingerOnBar() {
    let rig = ListRig()
    rig.swipe(from: bar(rig).center, by: Vector(x: 0, y: -30))
    #expect(rig.offset == 30)
  }

  @Test("hidden bars take no room; without content to scroll there are none to press")
  func hidden() {
    let hidden = ListRig(scroll: ScrollOptions(bars: .hidden)), shown = ListRig()
    let widths = [hidden, shown].map { $0.harness.node("list/mix")?.frame.width ?? 0 }
    #expect(widths == [240, 224] && hidden.harness.node("list/vertical-bar") == nil)
    hidden.wheel(-1, at: hidden.blank)
    hidden.settle()
    #expect(hidden.offset == 60)
  }
}
