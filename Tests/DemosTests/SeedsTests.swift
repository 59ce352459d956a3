import KnurlCapture
import KnurlControls
import KnurlGeometry
import KnurlTesting
import KnurlText
import Testing

@testable import DemoSupport
@testable import SeedPages

/// The tutorials' controls, with what they had there.
@Suite struct SeedsTests {
  private struct Rig {
    let view: SeedsView
    let harness: Harness

    init(_ page: SeedsView.Page = .range, _ theme: DemoTheme = .classic) {
      let view = SeedsView(theme: theme)
      view.page = page
      self.view = view
      harness = Harness(size: Size(width: 640, height: 480), theme: theme.theme) { view.body($0) }
      harness.step()
    }

    func drag(_ finger: Int, _ path: String, by distance: Vector) {
      let start = harness.node(path)?.frame.center ?? .zero
      harness.finger(finger).press(at: start)
      for step in 1...10 { harness.finger(finger).move(to: start + distance * (Double(step) / 10)) }
      harness.step()
    }
  }

  @Test("each page looks as it did", arguments: SeedsView.Page.allCases)
  func pages(_ page: SeedsView.Page) {
    expectFrame(Rig(page).harness, matches: "demos/seeds-\(page.rawValue)")
  }

  @Test("each page is reached by its button, in all looks, and no control complains", arguments: DemoTheme.allCases)
  func buttons(_ theme: DemoTheme) {
    let rig = Rig(.range, theme)
    for page in SeedsView.Page.allCases.reversed() {
      rig.harness.click("pages/" + page.title)
      #expect(rig.view.page == page && rig.harness.ui.problems.isEmpty)
      #expect(rig.harness.nodes.allSatisfy { $0.frame.maxX <= 640 && $0.frame.maxY <= 480 }, "\(page)")
    }
  }

  @Test("a button below changes the looks of the next frame, which then is as if it had always been so")
  func looks() throws {
    for theme in DemoTheme.allCases.reversed() {
      let rig = Rig(.stops)
      rig.harness.click("looks/" + theme.title)
      rig.harness.mouse.move(to: .zero)
      try rig.harness.settle()
      let always = Rig(.stops, theme)
      always.harness.step()
      #expect(rig.harness.pixmap.contentHash == always.harness.pixmap.contentHash, "\(theme)")
    }
  }

  @Test(
    "peers 88 the first frame is the right frame, and the second paints nothing", arguments: SeedsView.Page.allCases)
  func firstFrame(_ page: SeedsView.Page) {
    let rig = Rig(page), first = rig.harness.pixmap.contentHash
    rig.harness.step()
    #expect(rig.harness.pixmap.contentHash == first && rig.harness.paintedPixels == 0)
  }

  @Test("CE-22 one second after the first frame the slider turns red and square, in the frame that it asked for")
  func restyle() throws {
    let rig = Rig(), wake = try #require(rig.harness.ui.nextWake)
    #expect(abs(wake - 1) < 1e-9 && rig.view.range.curvaceousness == 1)
    rig.harness.time += wake - rig.harness.timeStep * 2
    rig.harness.step()
    #expect(rig.view.range.curvaceousness == 1 && (rig.harness.ui.nextWake ?? 0) > 0)
    rig.harness.step()
    #expect(rig.view.range.curvaceousness == 0 && rig.harness.ui.nextWake == nil)
    rig.harness.step()
    expectFrame(rig.harness, matches: "demos/seeds-range-restyled")
  }

  @Test("the button brings it all back, for another second")
  func again() throws {
    let rig = Rig()
    rig.harness.step(70)
    rig.drag(1, "range/lower", by: Vector(x: 100, y: 0))
    rig.harness.finger(1).lift()
    rig.harness.click("again")
    #expect(rig.view.range.lower == 2 && rig.view.range.curvaceousness == 1)
    rig.harness.step(65)
    #expect(rig.view.range.curvaceousness == 0)
  }

  @Test("CE-16 two fingers move both thumbs at once, as far as they meet")
  func twoFingers() {
    let rig = Rig()
    rig.drag(1, "range/lower", by: Vector(x: 60, y: 0))
    rig.drag(2, "range/upper", by: Vector(x: -60, y: 0))
    #expect(rig.view.range.lower > 3 && rig.view.range.upper < 7)
    rig.drag(2, "range/upper", by: Vector(x: -600, y: 0))
    #expect(rig.view.range.lower == rig.view.range.upper)
  }

  @Test("CE-22 the values are shown with two decimals")
  func digits() {
    let labels = Rig().harness.nodes.filter { $0.role == "label" }.map(\.text)
    #expect(labels == ["(2.00, 8.00)"])
    #expect(RangePage.digits(9.999) == "10.00" && RangePage.digits(0.05) == "0.05" && RangePage.digits(3.456) == "3.46")
  }

  @Test("RW-13 RW-17 the knob points at the finger, and takes figures and slider along")
  func knob() throws {
    let rig = Rig(.knob), dial = try #require(rig.harness.node("knob")).frame.center
    rig.harness.finger(1).press(at: dial + Vector(x: -60, y: 0))
    rig.harness.finger(1).move(to: dial + Vector(x: 0, y: -60))
    rig.harness.step()
    #expect(abs(rig.view.knob.value - 0.5) < 1e-9)
    #expect(rig.harness.node("slider")?.value == rig.view.knob.value)
    #expect(rig.harness.nodes.contains { $0.role == "label" && $0.text == "0.50" })
    rig.harness.finger(1).lift()
    rig.drag(1, "slider/thumb", by: Vector(x: -1000, y: 0))
    // The knob stands above the slider: it follows in the next frame.
    rig.harness.step()
    #expect(rig.view.knob.value == 0 && rig.harness.node("knob")?.value == 0)
  }

  @Test("RW-15 RW-17 a random value is a hundredth; the picture moves there, or jumps where the switch is off")
  func random() throws {
    for animates in [true, false] {
      let rig = Rig(.knob)
      if !animates { rig.harness.click("animate") }
      try rig.harness.settle()
      #expect(rig.view.knob.animates == animates)
      rig.harness.click("random")
      rig.harness.mouse.move(to: .zero)
      rig.harness.step()
      let value = rig.view.knob.value
      #expect(value > 0 && value <= 1 && (value * 100).rounded() / 100 == value)
      #expect(rig.harness.node("knob")?.value == value)
      #expect((rig.harness.ui.nextWake != nil) == animates)
      let begun = try #require(rig.harness.crop("knob")).contentHash
      try rig.harness.settle()
      #expect((rig.harness.crop("knob")?.contentHash != begun) == animates)
    }
  }

  @Test("JX-3 JX-6 the ring goes on at the other end, in whole degrees, and shows the number")
  func ring() throws {
    let rig = Rig(.ring), dial = try #require(rig.harness.node("ring")).frame.center
    let radius = try #require(rig.harness.node("ring/thumb")).frame.center.distance(to: dial)
    func place(_ degrees: Double) -> Point { dial + Vector(angle: .degrees(degrees), length: radius) }
    rig.harness.finger(1).press(at: place(280))
    for degrees in stride(from: 290.0, through: 375, by: 5) { rig.harness.finger(1).move(to: place(degrees)) }
    rig.harness.step()
    #expect((14...16).contains(rig.view.ring.angle) && rig.harness.node("ring")?.text == "\(rig.view.ring.angle)°")
    rig.harness.finger(1).lift()
    rig.harness.click("260")
    #expect(rig.view.ring.angle == 260)
  }

  @Test("CS-8 CS-11 CS-12 the thumb hops to the nearest stop while it is dragged, and a tap takes the nearest too")
  func stops() throws {
    let rig = Rig(.stops), thumb = try #require(rig.harness.node("stops/thumb")).frame.center
    let track = try #require(rig.harness.node("stops")).frame
    #expect(rig.view.stops.value == 1)
    rig.drag(1, "stops/thumb", by: Vector(x: track.width * 0.25, y: 0))
    #expect(rig.view.stops.value == 10)
    rig.harness.finger(1).lift()
    rig.harness.finger(1).press(at: Point(x: track.maxX - 60, y: thumb.y))
    rig.harness.finger(1).lift()
    rig.harness.step()
    #expect(rig.view.stops.value == 40)
    rig.harness.click("hops")
    #expect(!rig.view.stops.hops)
  }

  @Test("the window holds together from nothing to 3000 points", arguments: [0.0, 1, 40, 320, 3000])
  func sizes(_ side: Double) {
    for page in SeedsView.Page.allCases {
      let view = SeedsView(), ui = UI(text: EngravedText())
      view.page = page
      ui.frame(size: Size(width: side, height: side), time: 0) { view.body($0) }
      #expect(ui.nodes.allSatisfy { $0.frame.isFinite })
    }
  }
}
