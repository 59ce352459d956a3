import KnurlGeometry
import Testing

@testable import KnurlControls

/// A menu of five rows at (0, 0), 100 points wide, rows 20 high; the submenu of its second row at (100, 20), 200 high.
@Suite struct MenuStateTests {
  private func menu() -> MenuState {
    let menu = MenuState()
    menu.open(at: .zero, isAtPoint: true)
    build(menu)
    return menu
  }

  private func build(_ menu: MenuState) {
    menu.beginPanels()
    for index in 0..<5 {
      let row = menu.add(MenuRow(kind: index == 1 ? .submenu : .item, title: "\(index)"), to: 0)
      menu.setFrame(Rect(x: 0, y: Double(index) * 20, width: 100, height: 20), of: row, at: 0)
    }
    menu.place(Rect(x: 0, y: 0, width: 100, height: 100), at: 0)
    if menu.isOpen(1, at: 0) {
      menu.beginPanel(1)
      for index in 0..<10 {
        let row = menu.add(MenuRow(kind: .item, title: "s\(index)"), to: 1)
        menu.setFrame(Rect(x: 0, y: Double(index) * 20, width: 100, height: 20), of: row, at: 1)
      }
      menu.place(Rect(x: 100, y: 20, width: 100, height: 200), at: 1)
    }
    menu.endPanels()
  }

  private func opened() -> MenuState {
    let menu = menu()
    menu.move(.mouse, to: Point(x: 30, y: 30), at: 0)
    #expect(menu.advance(to: 0.1) == MenuState.openDelay)
    _ = menu.advance(to: 0.25)
    build(menu)
    #expect(menu.openRows == [1])
    return menu
  }

  @Test("towards the submenu a sibling does not count, until the pointer rests on it")
  func diagonal() {
    let menu = opened()
    menu.move(.mouse, to: Point(x: 45, y: 42), at: 0.3)
    menu.move(.mouse, to: Point(x: 60, y: 55), at: 0.32)
    #expect(menu.openRows == [1] && menu.current?.row == 1)
    #expect(menu.advance(to: 0.5) != nil)
    _ = menu.advance(to: 0.7)
    #expect(menu.openRows.isEmpty && menu.current?.row == 2)
  }

  @Test("straight down, and away from the submenu, a sibling counts at once", arguments: [30.0, 20])
  func straight(_ x: Double) {
    let menu = opened()
    menu.move(.mouse, to: Point(x: x, y: 55), at: 0.3)
    #expect(menu.openRows.isEmpty && menu.current?.row == 2)
  }

  @Test("a release chooses only what was pressed or drawn")
  func release() {
    let menu = menu(), finger = PointerID.finger(device: 1, finger: 1)
    #expect(!menu.release(.mouse, at: Point(x: 30, y: 50), 1) && menu.chosen == nil)
    menu.press(finger, at: Point(x: 30, y: 50), 1)
    #expect(menu.release(finger, at: Point(x: 30, y: 70), 1) && menu.chosen?.rows == [3])
  }
}
