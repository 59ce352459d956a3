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
