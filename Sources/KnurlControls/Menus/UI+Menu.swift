extension UI {
  /// A button that opens a menu: by a click, by Enter, or by a press that is drawn on to an item and released there.
  ///
  /// Submenus open under a resting pointer, and stay open while it goes towards them across other rows. Arrow keys, Enter and
  /// letters work too; Escape closes the innermost one.
  /// - Parameters:
  ///   - id: The control's name within its scope.
  ///   - title: What stands on the button.
  ///   - content: Names the rows; called while the menu is open, and once more when something was chosen.
  @discardableResult
  public func menu<E: Error>(
    id: ControlID, _ title: String, file: StaticString = #fileID, line: Int = #line,
    _ content: (Menu) throws(E) -> Void
  ) throws(E) -> Response {
    // Identify.
    let state = identify(id, file, line), menu = state.menu ?? MenuState()
    state.menu = menu
    if !menu.isOpen, menu.chosen == nil, let response = again(state, .menu, title) { return response }
    // Place.
    let style = theme.button, text = TextStyle(size: style.textSize)
    let width = engine.layout(title, text).width + 2 * style.padding + 12
    let natural = NaturalSize(width: width, height: style.height), placement = place(natural), start = mark
    hit(state, placement.frame)
    focusStop(state, .body, .activation)
    // Interact.
    MenuButtonInteraction(ui: self, state: state, menu: menu).replay()
    if !state.isEnabled { menu.close() }
    let response = respond(state, placement.frame)
    // Draw.
    let look = ButtonLook(
      style: style, isPressed: menu.isOpen || !state.holds.isEmpty, isHot: response.isHot,
      focusRing: showsFocus && response.isFocused ? theme.focusRing : nil)
    paint(placement, isEnabled: state.isEnabled) { canvas, bounds in
      look.draw(canvas, bounds, title, Lettering(self))
      let center = Point(x: bounds.maxX - 13, y: bounds.center.y + (look.isPressed ? 1 : 0))
      let color = look.isPressed ? style.pressedText ?? style.text : style.text
      canvas.chevron(center, down: true, size: 3, color, width: 1.6)
    }
    records.nodes.append(NodeRecord(response, state, role: "menubutton", label: title, frame: placement.frame))
    keep(
      state, placement, natural, response, since: start, StillCall(kind: .menu, values: Numbers(false), label: title))
    try run(menu, state, content)
    return response
  }

  /// A menu for the control called before, where a right button is pressed on it; a host or a long press can ask for it too.
  /// - Parameters:
  ///   - id: The menu's name within its scope.
  ///   - content: Names the rows; called while the menu is open, and once more when something was chosen.
  public func contextMenu<E: Error>(
    id: ControlID, file: StaticString = #fileID, line: Int = #line, _ content: (Menu) throws(E) -> Void
  ) throws(E) {
    let control = building.records.called.last
    let state = identify(id, file, line), menu = state.menu ?? MenuState()
    state.menu = menu
    state.mailbox.removeAll(keepingCapacity: true)
    control?.contextMenu = (menu, frameIndex)
    if menu.layer.isDismissed { menu.close() }
    try run(menu, state, content)
  }

  /// Opens the menu of a control at a place, if it has one: for a right button, and for a finger that rests there.
  func openContextMenu(of control: ControlState?, _ pointer: PointerID, at point: Point) -> Bool {
    guard let control, control.isEnabled, let menu = control.contextMenu, menu.frame == shownIndex else { return false }
    menu.menu.open(at: Rect(origin: point, size: .zero), isAtPoint: true)
    menu.menu.opener = (pointer, point)
    wake(at: time)
    return true
  }

  /// Builds the panels of a menu that is open; tells the program of what was chosen.
  private func run<E: Error>(
    _ menu: MenuState, _ state: ControlState, _ content: (Menu) throws(E) -> Void
  ) throws(E) {
    guard menu.isOpen || menu.chosen != nil else { return }
    let popup = menu.isOpen ? popup(of: menu, state) : nil
    if let popup { press(popup, menu) }
    guard let popup, menu.chosen == nil else {
      menu.beginPanels()
      try content(Menu(state: menu, level: 0))
      menu.forgetChosen()
      menu.close()
      return wake(at: time)
    }
    if let due = menu.advance(to: time) { wake(at: due) }
    menu.beginPanels()
    try content(Menu(state: menu, level: 0))
    let isNew = menu.layer.openIn != shownIndex, open = beginLayer(popup, menu.layer)
    MenuLayout(ui: self, menu: menu, style: theme.rows).place()
    menu.endPanels()
    menu.enterFirst()
    MenuLook(ui: self, menu: menu, style: theme.rows).record(popup)
    endLayer(open, popup)
    if isNew { menu.layer.wantsFocus = true }
  }

  /// The control that stands for all panels of a menu.
  private func popup(of menu: MenuState, _ state: ControlState) -> ControlState {
    menu.layer.isFixed = true
    (menu.layer.x, menu.layer.y) = (0, 0)
    scopes.append((scopeHash, state.id))
    scopeHash = state.hash
    defer { scopeHash = scopes.removeLast().hash }
    let popup = identify("popup", state.file, state.line)
    (popup.layer, popup.menu) = (menu.layer, menu)
    return popup
  }

  /// Replays the keys of an open menu; what pointers did it knows already.
  private func press(_ popup: ControlState, _ menu: MenuState) {
    for mail in popup.mailbox {
      guard case .key(let key, _, let isRepeat) = mail else { continue }
      if !isRepeat || key != .enter, menu.press(key) { finish(menu) }
    }
    popup.mailbox.removeAll(keepingCapacity: true)
    popup.holds.removeAll(keepingCapacity: true)
  }

  /// The user has chosen: the focus goes back, and the program hears of it in the next frame.
  func finish(_ menu: MenuState) {
    menu.layer.isDismissed = true
    giveBack(menu.layer)
    wake(at: time)
  }

  // MARK: Events

  /// The menu that is open in the last picture, if it is the topmost layer.
  private var openMenu: MenuState? {
    for layer in shown.layers.reversed() {
      if let menu = layer.state?.menu, menu.isOpen, !layer.layer.isDismissed { return menu }
    }
    return nil
  }

  func moveInMenu(_ pointer: PointerID, _ point: Point, _ time: Double) {
    if shown.layers.isEmpty { return }
    openMenu?.move(pointer, to: point, at: sane(time))
  }

  func pressInMenu(_ pointer: PointerID, _ point: Point, _ time: Double) {
    if shown.layers.isEmpty { return }
    openMenu?.press(pointer, at: point, sane(time))
  }

  func releaseInMenu(_ pointer: PointerID, _ point: Point, _ time: Double) {
    if shown.layers.isEmpty { return }
    if let menu = openMenu, menu.release(pointer, at: point, sane(time)) { finish(menu) }
  }
}

/// What a menu's content names its rows with.
public struct Menu {
  let state: MenuState
  let level: Int

  /// An item.
  /// - Parameters:
  ///   - title: What it is called.
  ///   - shortcut: The keys that do the same, as text; the menu does not listen to them.
  ///   - isChecked: Whether it has a tick.
  ///   - isEnabled: Whether it can be chosen.
  /// - Returns: Whether it was chosen, once.
  @discardableResult
  public func item(
    _ title: String, shortcut: String = "", isChecked: Bool = false, isEnabled: Bool = true
  ) -> Bool {
    let row = MenuRow(kind: .item, title: title, shortcut: shortcut, isChecked: isChecked, isEnabled: isEnabled)
    return state.isChosen(state.add(row, to: level), title, at: level)
  }

  /// A line between groups of items.
  public func separator() { _ = state.add(MenuRow(kind: .separator), to: level) }

  /// A menu in the menu; its content is called while it is open.
  public func submenu<E: Error>(
    _ title: String, isEnabled: Bool = true, _ content: (Menu) throws(E) -> Void
  ) throws(E) {
    let row = state.add(MenuRow(kind: .submenu, title: title, isEnabled: isEnabled), to: level)
    guard state.isOpen(row, at: level), isEnabled else { return }
    state.beginPanel(level + 1)
    try content(Menu(state: state, level: level + 1))
  }
}

/// One call of a menu's button: replays its mailbox.
struct MenuButtonInteraction {
  let ui: UI
  let state: ControlState
  let menu: MenuState

  func replay() {
    if menu.layer.isDismissed, menu.isOpen, menu.chosen == nil { menu.close() }
    for mail in state.mailbox { replay(mail) }
    state.mailbox.removeAll(keepingCapacity: true)
  }

  private func replay(_ mail: Mail) {
    switch mail {
    case .pressed(let pointer, let point, let modifiers, let time):
      guard state.holds.isEmpty else { return }
      state.holds.append(Hold(pointer: pointer, part: .body, press: point, time: time, modifiers: modifiers))
      if !pointer.isTouch { open(pointer, point) }
    case .moved(let pointer, let point, _):
      guard let index = state.hold(by: pointer), pointer.isTouch, !menu.isOpen else { return }
      if point.distance(to: state.holds[index].press) >= UI.touchSlop { open(pointer, state.holds[index].press) }
    case .released(let pointer, let point, _, _):
      guard let index = state.hold(by: pointer) else { return }
      state.holds.remove(at: index)
      if !menu.isOpen, pointer.isTouch, state.shownFrame.inset(by: -8).contains(point) { open(nil, point) }
      if menu.opener?.pointer == pointer { menu.opener = nil }
    case .lost(let pointer): state.holds.removeAll { $0.pointer == pointer }
    case .cancelled(let pointer):
      state.holds.removeAll { $0.pointer == pointer }
      if menu.opener?.pointer == pointer { menu.close() }
    case .key(let key, _, let isRepeat):
      guard !isRepeat, key == .enter || key == .space, !menu.isOpen else { return }
      open(nil, .zero)
      menu.enterByKeys()
    case .wheel, .focused, .unfocused, .text, .composing, .chosen, .longPressed, .adjusting, .adjusted: break
    }
  }

  private func open(_ pointer: PointerID?, _ press: Point) {
    guard state.isEnabled, !menu.isOpen else { return }
    menu.open(at: state.shownFrame, isAtPoint: false)
    menu.opener = pointer.map { ($0, press) }
  }
}
