import KnurlCapture
import KnurlControls
import KnurlGeometry
import KnurlTesting
import KnurlText
import Testing

@testable import DemoSupport
@testable import ListPages

/// Lists that scroll.
@Suite struct ListsTests {
  private struct Rig {
    let view: ListsView
    let harness: Harness

    init(_ page: ListsView.Page = .rack, _ theme: DemoTheme = .studio, _ scale: Double = 1) {
      let view = ListsView(theme: theme)
      view.page = page
      self.view = view
      harness = Harness(size: Size(width: 960, height: 720), pixelsPerPoint: scale, theme: theme.theme) {
        view.body($0)
      }
      harness.step()
    }
  }

  @Test("each page looks as it did", arguments: ListsView.Page.allCases)
  func pages(_ page: ListsView.Page) {
    expectFrame(Rig(page).harness, matches: "demos/lists-\(page.rawValue)")
  }

  @Test("half way down the lists, in each look", arguments: DemoTheme.allCases)
  func looks(_ theme: DemoTheme) {
    let rig = Rig(.rack, theme)
    rig.harness.ui.scroll("channels", to: Point(x: 0, y: 700), animates: false)
    rig.harness.ui.scroll("details", to: Point(x: 0, y: 90), animates: false)
    rig.harness.step()
    #expect(rig.harness.ui.problems.isEmpty)
    expectFrame(rig.harness, matches: "demos/lists-scrolled-\(theme.rawValue)")
  }

  @Test("the first frame is the right frame, and the second paints nothing", arguments: ListsView.Page.allCases)
  func firstFrame(_ page: ListsView.Page) {
    let rig = Rig(page), first = rig.harness.pixmap.contentHash
    rig.harness.step()
    #expect(rig.harness.pixmap.contentHash == first && rig.harness.paintedPixels == 0)
  }

  @Test("seven fingers: six draw sliders of the list while one scrolls the list beside it")
  func fingers() throws {
    let rig = Rig()
    let before = rig.view.values.prefix(6).map(\.1)
    for index in 0..<6 {
      rig.harness.finger(index).press(at: try #require(rig.harness.node("channels/\(index)/level/thumb")).frame.center)
    }
    rig.harness.finger(9).press(at: try #require(rig.harness.node("details")).frame.center)
    for _ in 0..<5 {
      for index in 0..<6 { rig.harness.finger(index).move(by: Vector(x: index % 2 == 0 ? 3 : -3, y: 0)) }
      rig.harness.finger(9).move(by: Vector(x: 0, y: -6))
      rig.harness.step()
    }
    #expect(rig.harness.node("details")?.value == 30 && rig.harness.node("channels")?.value == 0)
    for (index, value) in before.enumerated() { #expect(rig.view.values[index].1 != value, "\(index)") }
  }

  @Test("the window holds together from nothing to 3000 points", arguments: [0.0, 1, 40, 320, 3000])
  func sizes(_ side: Double) {
    for page in ListsView.Page.allCases {
      let view = ListsView(), ui = UI(text: EngravedText())
      view.page = page
      ui.frame(size: Size(width: side, height: side), time: 0) { view.body($0) }
      #expect(ui.nodes.allSatisfy { $0.frame.isFinite })
    }
  }
}
