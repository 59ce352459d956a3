import KnurlCapture
import KnurlControls
import KnurlGeometry
import KnurlTesting
import KnurlText
import Testing

@testable import DemoSupport
@testable import LayerPages

/// Windows, popups, menus, and what is chosen from.
@Suite struct LayersTests {
  private struct Rig {
    let view: LayersView
    let harness: Harness

    init(_ page: LayersView.Page = .windows, _ theme: DemoTheme = .studio, _ scale: Double = 1) {
      let view = LayersView(theme: theme)
      view.page = page
      self.view = view
      harness = Harness(size: Size(width: 960, height: 720), pixelsPerPoint: scale, theme: theme.theme) {
        view.body($0)
      }
      harness.step()
    }

    func tap(_ role: String, _ label: String) {
      harness.finger(1).tap(.control(role, label))
      harness.step(2)
    }
  }

  @Test("each page looks as it did", arguments: LayersView.Page.allCases)
  func pages(_ page: LayersView.Page) {
    expectFrame(Rig(page).harness, matches: "demos/layers-\(page.rawValue)")
  }

  @Test("a menu in a menu in a menu, in each look", arguments: DemoTheme.allCases)
  func menus(_ theme: DemoTheme) {
    let rig = Rig(.windows, theme)
    rig.harness.finger(1).tap("patch")
    rig.harness.step(2)
    rig.tap("submenu", "Open")
    rig.tap("submenu", "Factory")
    rig.harness.mouse.move(to: rig.harness.place(of: .control("menuitem", "Sub Bass")))
    rig.harness.step(2)
    #expect(rig.harness.ui.problems.isEmpty)
    expectFrame(rig.harness, matches: "demos/layers-menus-\(theme.rawValue)")
  }

  @Test("a popup in a window, at two pixels a point")
  func popup() {
    let rig = Rig(.windows, .studio, 2)
    rig.harness.finger(1).tap("source/more")
    rig.harness.step(2)
    expectFrame(rig.harness, matches: "demos/layers-popup@2x")
  }

  @Test("a modal over all, and a list that has dropped down")
  func modal() {
    let rig = Rig()
    rig.harness.finger(1).tap("patch")
    rig.harness.step(2)
    rig.tap("menuitem", "Delete")
    expectFrame(rig.harness, matches: "demos/layers-modal")
    let choices = Rig(.choices)
    choices.harness.finger(1).tap("key")
    choices.harness.step(2)
    expectFrame(choices.harness, matches: "demos/layers-dropdown")
  }

  @Test("the first frame is the right frame, and the second paints nothing", arguments: LayersView.Page.allCases)
  func firstFrame(_ page: LayersView.Page) {
    let rig = Rig(page), first = rig.harness.pixmap.contentHash
    rig.harness.step()
    #expect(rig.harness.pixmap.contentHash == first && rig.harness.paintedPixels == 0)
  }

  @Test("the window holds together from nothing to 2000 points", arguments: [0.0, 1, 40, 320, 2000])
  func sizes(_ side: Double) {
    for page in LayersView.Page.allCases {
      let view = LayersView(), ui = UI(text: EngravedText())
      view.page = page
      ui.frame(size: Size(width: side, height: side), time: 0) { view.body($0) }
      #expect(ui.nodes.allSatisfy { $0.frame.isFinite })
    }
  }
}
