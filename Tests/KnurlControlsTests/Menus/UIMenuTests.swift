import KnurlCapture
import KnurlControls
import Testing

/// A menu "file" at (20, 20) with a submenu "Recent", which has one too, and a button with a menu of its own.
final class MenuRig {
  final class Model {
    var chosen: [String] = [], isChecked = false, clicks = 0, calls = 0
  }

  let model = Model()
  let harness: Harness

  init(x: Double = 20) {
    let model = model
    harness = Harness(size: Size(width: 640, height: 360)) { ui in
      ui.place(Rect(x: x, y: 20, width: 80, height: 30)) { ui.menu(id: "file", "File") { Self.content($0, model) } }
      ui.place(Rect(x: 20, y: 300, width: 80, height: 30)) {
        if ui.button(id: "below", "Below").wasClicked { model.clicks += 1 }
        ui.contextMenu(id: "context") { menu in
          for name in ["Copy", "Paste"] where menu.item(name) { model.chosen.append(name) }
        }
      }
    }
    harness.step(2)
  }

  private static func content(_ menu: Menu, _ model: Model) {
    func item(_ name: String, _ menu: Menu, _ isEnabled: Bool = true) {
      if menu.item(name, shortcut: "Ctrl", isEnabled: isEnabled) { model.chosen.append(name) }
    }
    item("New", menu)
    menu.submenu("Recent") { menu in
      model.calls += 1
      item("One", menu)
      item("Two", menu)
      menu.submenu("More") { item("Three", $0) }
      for index in 0..<4 { item("Old \(index)", menu) }
    }
    menu.separator()
    item("Never", menu, false)
    if menu.item("Checked", isChecked: model.isChecked) { model.isChecked.toggle() }
    item("Quit", menu)
  }

  func step(_ count: Int = 1) { harness.step(count) }
  func place(_ title: String) -> Point {
    harness.node(role: "menuitem", label: title)?.frame.center ?? harness.node(role: "submenu", label: title)?.frame
      .center ?? .zero
  }
  func shows(_ title: String) -> Bool { place(title) != .zero }

  func open(_ finger: Int?) {
    if let finger { harness.finger(finger).tap("file") } else { harness.click("file") }
    step(2)
  }

  func tap(_ finger: Int?, _ title: String) {
    let place = place(title)
    if let finger {
      harness.finger(finger).tap(.point(place))
    } else {
      harness.mouse.move(to: place)
      step()
      harness.mouse.press()
      harness.mouse.release()
    }
    step(2)
  }

  /// Moves the mouse in some frames.
  func glide(to place: Point, over frames: Int) {
    let start = harness.mouse.position
    for frame in 1...frames {
      harness.mouse.move(to: start + (place - start) * (Double(frame) / Double(frames)))
      step()
    }
  }
}

@Suite struct UIMenuTests {
  @Test("a click opens it, a click on an item chooses that, once", arguments: hands)
  func click(_ hand: Int?) {
    let rig = MenuRig()
    rig.open(hand)
    #expect(rig.shows("Quit") && !rig.shows("One"))
    rig.tap(hand, "Quit")
    #expect(rig.model.chosen == ["Quit"] && !rig.shows("Quit"))
    rig.step(3)
    #expect(rig.model.chosen == ["Quit"] && rig.harness.ui.leaks.isEmpty)
  }

  @Test("a press that is drawn to an item and released there chooses it", arguments: hands)
  func drawn(_ hand: Int?) {
    let rig = MenuRig(), start = rig.harness.node("file")?.frame.center ?? .zero
    func move(_ place: Point) {
      if let hand { rig.harness.finger(hand).move(to: place) } else { rig.harness.mouse.move(to: place) }
      rig.step()
    }
    if let hand { rig.harness.finger(hand).press(at: start) } else { rig.harness.mouse.press(on: "file") }
    rig.step()
    move(start + Vector(x: 0, y: 14))
    rig.step(2)
    move(rig.place("New"))
    move(rig.place("Quit"))
    #expect(rig.model.chosen.isEmpty)
    if let hand { rig.harness.finger(hand).lift() } else { rig.harness.mouse.release() }
    rig.step(2)
    #expect(rig.model.chosen == ["Quit"] && !rig.shows("Quit"))
  }

  @Test("a tap on a submenu opens it, one in it chooses", arguments: hands)
  func submenu(_ hand: Int?) {
    let rig = MenuRig()
    rig.open(hand)
    rig.tap(hand, "Recent")
    #expect(rig.shows("Two"))
    rig.tap(hand, "Two")
    #expect(rig.model.chosen == ["Two"] && !rig.shows("New"))
  }

  @Test("a resting mouse opens a submenu after 0.2 seconds, and wakes by itself")
  func hover() {
    let rig = MenuRig()
    rig.open(nil)
    rig.glide(to: rig.place("Recent"), over: 6)
    #expect(!rig.shows("One") && rig.harness.ui.nextWake != nil)
    rig.step(14)
    #expect(rig.shows("One"))
    rig.glide(to: rig.place("New"), over: 4)
    #expect(!rig.shows("One"))
  }

  @Test("towards an open submenu, rows on the way do not close it; straight down they do")
  func diagonal() {
    let rig = MenuRig()
    rig.open(nil)
    rig.tap(nil, "Recent")
    rig.harness.mouse.move(to: rig.place("Recent"))
    rig.step()
    let goal = rig.place("Old 2")
    rig.glide(to: goal, over: 12)
    #expect(rig.shows("Old 2"))
    rig.harness.mouse.press()
    rig.harness.mouse.release()
    rig.step(2)
    #expect(rig.model.chosen == ["Old 2"])
    rig.open(nil)
    rig.tap(nil, "Recent")
    rig.glide(to: rig.place("Recent"), over: 2)
    rig.glide(to: rig.place("Checked"), over: 6)
    #expect(!rig.shows("One"))
  }

  @Test("a pointer that rests on the way means the row that it rests on")
  func rests() {
    let rig = MenuRig()
    rig.open(nil)
    rig.tap(nil, "Recent")
    rig.harness.mouse.move(to: rig.place("Recent"))
    rig.step()
    let from = rig.place("Recent"), checked = rig.place("Checked")
    rig.glide(to: Point(x: from.x + 40, y: checked.y), over: 5)
    rig.step(40)
    #expect(!rig.shows("One"))
  }

  @Test("arrow keys, Enter, letters and Escape")
  func keys() {
    let rig = MenuRig()
    func press(_ key: Key) {
      rig.harness.keyboard.press(key)
      rig.step(2)
    }
    while rig.harness.node("file")?.isFocused != true { press(.tab) }
    press(.enter)
    press(.down)
    press(.right)
    #expect(rig.shows("One"))
    press(.left)
    #expect(!rig.shows("One") && rig.shows("New"))
    press(.right)
    press(.down)
    press(.enter)
    #expect(rig.model.chosen == ["Two"] && rig.harness.node("file")?.isFocused == true)
    press(.enter)
    press(.down)
    press(.right)
    press(.escape)
    #expect(!rig.shows("One") && rig.shows("New"))
    press(.character("c"))
    press(.space)
    #expect(rig.model.isChecked && !rig.shows("New"))
    press(.enter)
    press(.escape)
    #expect(!rig.shows("New"))
  }

  @Test("disabled items and separators are passed over, and do nothing", arguments: hands)
  func disabled(_ hand: Int?) {
    let rig = MenuRig()
    rig.open(hand)
    rig.tap(hand, "Never")
    #expect(rig.model.chosen.isEmpty && rig.shows("Never"))
  }

  @Test("a submenu opens on the other side at the window's edge")
  func flips() {
    let rig = MenuRig(x: 540)
    rig.open(nil)
    rig.tap(nil, "Recent")
    #expect(rig.place("One").x < rig.place("New").x)
  }

  @Test("actions of assistive technology open the menu and choose")
  func actions() {
    let rig = MenuRig()
    #expect(rig.harness.perform(.press, on: "file"))
    rig.step()
    let quit = rig.harness.nodes.flatMap(\.children).first { $0.label == "Quit" }
    #expect(quit?.actions == [.press] && rig.harness.perform(.press, on: quit?.path ?? ""))
    rig.step()
    #expect(rig.model.chosen == ["Quit"])
  }

  @Test("the right button opens a control's menu where it is pressed, the left one outside closes it")
  func context() {
    let rig = MenuRig(), place = rig.harness.node("below")?.frame.center ?? .zero
    rig.harness.mouse.move(to: place)
    #expect(rig.harness.mouse.press(.right) == .claimed && rig.harness.mouse.release(.right) == .claimed)
    rig.step(2)
    #expect(rig.shows("Paste") && rig.model.clicks == 0)
    rig.tap(nil, "Paste")
    #expect(rig.model.chosen == ["Paste"])
    rig.harness.mouse.move(to: place)
    rig.harness.mouse.press(.right)
    rig.step(2)
    // Drawn on with the button held, and released on an item.
    rig.glide(to: rig.place("Copy"), over: 4)
    rig.harness.mouse.release(.right)
    rig.step(2)
    #expect(rig.model.chosen == ["Paste", "Copy"])
    rig.harness.mouse.move(to: place)
    rig.harness.mouse.press(.right)
    rig.harness.mouse.release(.right)
    rig.step(2)
    rig.harness.finger(1).tap(.point(Point(x: 600, y: 40)))
    rig.step(2)
    #expect(!rig.shows("Paste") && rig.model.clicks == 0)
  }
}
