import KnurlCapture
import KnurlControls
import KnurlGeometry
import KnurlTesting
import KnurlText
import Testing

@testable import DemoSupport
@testable import KnobPages

/// Everything that the value controls can do.
@Suite struct KnobsTests {
  private struct Rig {
    let view: KnobsView
    let harness: Harness

    init(_ page: KnobsView.Page = .looks, _ theme: DemoTheme = .studio) {
      let view = KnobsView(theme: theme)
      view.page = page
      self.view = view
      harness = Harness(size: Size(width: 960, height: 720), theme: theme.theme) { view.body($0) }
      harness.step()
    }
  }

  @Test("each page looks as it did", arguments: KnobsView.Page.allCases)
  func pages(_ page: KnobsView.Page) {
    expectFrame(Rig(page).harness, matches: "demos/knobs-\(page.rawValue)")
  }

  @Test("each page is reached by its button, in all looks; all stays inside the window", arguments: DemoTheme.allCases)
  func buttons(_ theme: DemoTheme) {
    let rig = Rig(.looks, theme)
    for page in KnobsView.Page.allCases.reversed() {
      rig.harness.click("pages/" + page.title)
      #expect(rig.view.page == page && rig.harness.ui.problems.isEmpty)
      #expect(rig.harness.nodes.allSatisfy { $0.frame.maxX <= 960 && $0.frame.maxY <= 720 }, "\(page)")
      let foot = rig.harness.node("looks/Classic")?.frame.minY ?? 0
      let content = rig.harness.nodes.filter { !$0.path.hasPrefix("pages/") && !$0.path.hasPrefix("looks/") }
      #expect(content.allSatisfy { $0.frame.maxY < foot }, "\(page)")
    }
  }

  @Test(
    "peers 88 the first frame is the right frame, and the second paints nothing", arguments: KnobsView.Page.allCases)
  func firstFrame(_ page: KnobsView.Page) {
    let rig = Rig(page), first = rig.harness.pixmap.contentHash
    rig.harness.step()
    #expect(rig.harness.pixmap.contentHash == first && rig.harness.paintedPixels == 0)
  }

  @Test("a crossed detent lights up the arc, and the light goes out")
  func detents() throws {
    let rig = Rig(.dragging), dial = try #require(rig.harness.node("detents")).frame.center
    rig.harness.finger(1).press(at: dial + Vector(x: 0, y: -30))
    rig.harness.finger(1).move(to: dial + Vector(x: 30, y: -8))
    rig.harness.step()
    #expect(rig.view.dragging.crossings == 1 && rig.harness.ui.nextWake == 0)
    rig.harness.step()
    let lit = try #require(rig.harness.crop("detents")).contentHash
    rig.harness.step(10)
    #expect(rig.harness.crop("detents")?.contentHash != lit)
    rig.harness.finger(1).lift()
    try rig.harness.settle()
    #expect(rig.harness.time < 1 && rig.view.dragging.crossings == 1)
  }

  @Test("six fingers turn six knobs, each its own way")
  func fingers() {
    let rig = Rig(.dragging), names = ["Circular", "Absolute angle", "Vertical", "Horizontal", "Both axes", "Velocity"]
    for (index, name) in names.enumerated() {
      let center = rig.harness.node(name)?.frame.center ?? .zero
      rig.harness.finger(index).press(at: center + Vector(x: 0, y: -30))
      rig.harness.finger(index).move(to: center + Vector(x: 28, y: -40))
    }
    rig.harness.step()
    for name in names { #expect((rig.harness.node(name)?.value ?? 0) > 0.5, "\(name)") }
  }

  @Test("the knob without ends goes on beyond its bounds")
  func endless() throws {
    let rig = Rig(.turning), dial = try #require(rig.harness.node("endless")).frame.center
    rig.harness.finger(1).press(at: dial + Vector(angle: .zero, length: 30))
    for degrees in stride(from: 10.0, through: 720, by: 10) {
      rig.harness.finger(1).move(to: dial + Vector(angle: .degrees(degrees), length: 30))
    }
    rig.harness.step()
    #expect(abs(rig.view.turning.endless - 3.25) < 1e-6)
  }

  @Test("what is disabled or read-only stays as it is")
  func fixed() {
    let rig = Rig(.states)
    for column in 0...2 {
      let before = rig.harness.node("\(column)/slider")?.value
      rig.harness.drag("\(column)/slider/thumb", by: Vector(x: 40, y: 0))
      #expect((rig.harness.node("\(column)/slider")?.value == before) == (column > 0), "\(column)")
    }
  }

  @Test("the window holds together from nothing to 3000 points", arguments: [0.0, 1, 40, 320, 3000])
  func sizes(_ side: Double) {
    for page in KnobsView.Page.allCases {
      let view = KnobsView(), ui = UI(text: EngravedText())
      view.page = page
      ui.frame(size: Size(width: side, height: side), time: 0) { view.body($0) }
      #expect(ui.nodes.allSatisfy { $0.frame.isFinite })
    }
  }
}
