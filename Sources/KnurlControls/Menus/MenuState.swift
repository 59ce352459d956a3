/// A row of a menu as the program gave it.
struct MenuRow {
  enum Kind { case item, separator, submenu }

  var kind: Kind
  var title = ""
  var shortcut = ""
  var isChecked = false
  var isEnabled = true
  /// In the panel's own coordinates.
  var frame = Rect.zero

  /// Whether keys and pointers stop there.
  var canBeChosen: Bool { kind != .separator && isEnabled }
}

/// One panel of a menu: the menu itself, or a submenu.
struct MenuPanel {
  var rows: [MenuRow] = []
  /// In window points.
  var frame = Rect.zero

  func row(at point: Point) -> Int? {
    guard frame.contains(point) else { return nil }
    let place = Point(x: point.x - frame.minX, y: point.y - frame.minY)
    return rows.firstIndex { $0.frame.contains(place) }
  }
}

/// What a menu remembers: what is open, and what pointers did since. It follows events as they come, against the panels that the
/// last picture shows; nothing of the program's is written.
final class MenuState {
  struct Place: Equatable {
    var level: Int
    var row: Int
  }

  let layer = LayerState(.popup)
  var isOpen = false
  /// What it stands at.
  var anchor = Rect.zero
  /// Whether it opened at a place, not below a button.
  var isAtPoint = false
  /// The panels of the last frame, and those that are being built; the first `count` of them.
  private(set) var panels: [MenuPanel] = []
  private(set) var building: [MenuPanel] = []
  private(set) var count = 0
  private(set) var builtCount = 0
  /// The rows whose submenus are open, from the first panel on.
  private(set) var openRows: [Int] = []
  /// The row that a pointer or keys have come to.
  private(set) var current: Place?
  /// The row that was chosen, until the program has heard of it.
  private(set) var chosen: (rows: [Int], title: String)?
  /// The pointer that opened it and is down still, and where it was pressed.
  var opener: (pointer: PointerID, press: Point)?
  private var openerHasMoved = false
  /// A pointer that was pressed in it.
  private var pressed: PointerID?
  /// The row that a pointer waits on, and when that counts.
  private var pending: (place: Place, due: Double)?
  /// The last places of the pointer: whether it goes towards the open submenu.
  private var trail: [Point] = []
  private var lastPlace: Point?

  /// How long a pointer rests on a row before its submenu opens, and how long it may rest on others on its way to an open one, in
  /// seconds.
  static let openDelay = 0.2, aimTime = 0.3

  // MARK: Opening and closing

  func open(at anchor: Rect, isAtPoint: Bool) {
    (isOpen, self.anchor, self.isAtPoint) = (true, anchor, isAtPoint)
    (current, pending, chosen, pressed) = (nil, nil, nil, nil)
    openRows.removeAll(keepingCapacity: true)
    trail.removeAll(keepingCapacity: true)
    (count, openerHasMoved, layer.isDismissed) = (0, false, false)
  }

  func close() {
    (isOpen, opener, pressed, pending, current) = (false, nil, nil, nil, nil)
    openRows.removeAll(keepingCapacity: true)
    count = 0
  }

  /// Closes the innermost submenu; false where none is open.
  func closeInner() -> Bool {
    guard !openRows.isEmpty else { return false }
    let row = openRows.removeLast()
    current = Place(level: openRows.count, row: row)
    pending = nil
    return true
  }

  func forgetChosen() { chosen = nil }

  // MARK: Building

  func beginPanels() {
    builtCount = 0
    addPanel()
  }

  private func addPanel() {
    if builtCount == building.count { building.append(MenuPanel()) }
    building[builtCount].rows.removeAll(keepingCapacity: true)
    builtCount += 1
  }

  /// Adds a row to a panel; answers its number.
  func add(_ row: MenuRow, to level: Int) -> Int {
    building[level].rows.append(row)
    return building[level].rows.count - 1
  }

  /// Whether the submenu of a row is to be built: it is open, or something in it was chosen.
  func isOpen(_ row: Int, at level: Int) -> Bool {
    if let chosen { return chosen.rows.count > level + 1 && chosen.rows[level] == row }
    return level < openRows.count && openRows[level] == row
  }

  func beginPanel(_ level: Int) {
    if builtCount == level { addPanel() }
  }

  func isChosen(_ row: Int, _ title: String, at level: Int) -> Bool {
    guard let chosen, chosen.title == title else { return false }
    return chosen.rows.count == level + 1 && chosen.rows[level] == row
  }

  func place(_ frame: Rect, at level: Int) { building[level].frame = frame }
  func setFrame(_ frame: Rect, of row: Int, at level: Int) { building[level].rows[row].frame = frame }

  func endPanels() {
    swap(&panels, &building)
    count = builtCount
    if openRows.count > count - 1 { openRows.removeSubrange(max(0, count - 1)...) }
    if let place = current, place.level >= count || place.row >= panels[place.level].rows.count { current = nil }
  }

  // MARK: Time

  /// When the picture changes by itself; works in what is due.
  func advance(to time: Double) -> Double? {
    guard let pending else { return nil }
    if time < pending.due { return pending.due }
    self.pending = nil
    come(to: pending.place, opens: true)
    return nil
  }

  /// Goes to a row; the submenus of others close.
  private func come(to place: Place, opens: Bool) {
    guard place.level < count, place.row < panels[place.level].rows.count else { return }
    current = place
    let row = panels[place.level].rows[place.row]
    if place.level < openRows.count, openRows[place.level] != place.row || !row.canBeChosen {
      openRows.removeSubrange(place.level...)
    }
    if place.level + 1 < openRows.count { openRows.removeSubrange((place.level + 1)...) }
    if opens, row.kind == .submenu, row.isEnabled, openRows.count == place.level { openRows.append(place.row) }
  }

  // MARK: Pointers

  private func place(at point: Point) -> Place? {
    for level in (0..<count).reversed() {
      if panels[level].frame.contains(point) {
        return panels[level].row(at: point).map { Place(level: level, row: $0) }
      }
    }
    return nil
  }

  /// Follows a pointer that hovers or is drawn.
  func move(_ pointer: PointerID, to point: Point, at time: Double) {
    guard isOpen, !layer.isDismissed else { return }
    _ = advance(to: time)
    if let opener, opener.pointer == pointer, point.distance(to: opener.press) >= UI.touchSlop { openerHasMoved = true }
    if pointer.isTouch, opener?.pointer != pointer, pressed != pointer { return }
    defer { note(point) }
    guard let place = place(at: point) else {
      pending = nil
      // Beside all panels nothing is meant, save on the way to a submenu.
      if let current, current.level >= openRows.count { self.current = nil }
      return
    }
    guard panels[place.level].rows[place.row].canBeChosen else {
      if !aims(at: point, from: place) { current = nil }
      return
    }
    if place == current, place.level >= openRows.count || openRows[place.level] == place.row {
      if pending?.place != place, opensLater(place) { pending = (place, time + Self.openDelay) }
      return
    }
    // Towards an open submenu, rows on the way do not count until the pointer rests.
    if aims(at: point, from: place) {
      pending = (place, time + Self.aimTime)
      return
    }
    come(to: place, opens: false)
    pending = opensLater(place) ? (place, time + Self.openDelay) : nil
  }

  private func opensLater(_ place: Place) -> Bool {
    let row = panels[place.level].rows[place.row]
    return row.kind == .submenu && row.isEnabled && openRows.count <= place.level
  }

  private func note(_ point: Point) {
    if let lastPlace, lastPlace == point { return }
    lastPlace = point
    if trail.count == 4 { trail.removeFirst() }
    trail.append(point)
  }

  /// Whether a pointer on a sibling of the row whose submenu is open goes towards that submenu: it is in the triangle between where
  /// it was and the near corners of the submenu.
  private func aims(at point: Point, from place: Place) -> Bool {
    guard place.level < openRows.count, openRows[place.level] != place.row, place.level + 1 < count,
      let start = trail.first
    else { return false }
    let target = panels[place.level + 1].frame, isRight = target.minX >= panels[place.level].frame.center.x
    let x = isRight ? target.minX : target.maxX
    // A little more than the corners, for a hand that is not exact.
    let upper = Point(x: x, y: target.minY - 8), lower = Point(x: x, y: target.maxY + 8)
    let way = isRight ? point.x - start.x : start.x - point.x
    return way > 0 && Self.isInside(point, start, upper, lower)
  }

  private static func isInside(_ point: Point, _ a: Point, _ b: Point, _ c: Point) -> Bool {
    func side(_ p: Point, _ q: Point) -> Double { (q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x) }
    let first = side(a, b), second = side(b, c), third = side(c, a)
    return first >= 0 && second >= 0 && third >= 0 || first <= 0 && second <= 0 && third <= 0
  }

  /// A press in a panel.
  func press(_ pointer: PointerID, at point: Point, _ time: Double) {
    guard isOpen, !layer.isDismissed, let place = place(at: point) else { return }
    pressed = pointer
    guard panels[place.level].rows[place.row].canBeChosen else { return }
    pending = nil
    come(to: place, opens: !pointer.isTouch)
  }

  /// A release chooses what it is on, if the press was in the menu, or if it opened that and was drawn there. True where the menu is
  /// done.
  func release(_ pointer: PointerID, at point: Point, _ time: Double) -> Bool {
    guard isOpen, !layer.isDismissed else { return false }
    let isDrawn = opener?.pointer == pointer && openerHasMoved, wasPressed = pressed == pointer
    if opener?.pointer == pointer { opener = nil }
    if wasPressed { pressed = nil }
    guard isDrawn || wasPressed else { return false }
    guard let place = place(at: point) else { return isDrawn && count > 0 && !anchor.contains(point) }
    return choose(place)
  }

  /// A pointer was taken away.
  func cancel(_ pointer: PointerID) {
    if opener?.pointer == pointer { opener = nil }
    if pressed == pointer { pressed = nil }
  }

  /// Chooses an item, or opens a submenu; true where the menu is done.
  private func choose(_ place: Place) -> Bool {
    let row = panels[place.level].rows[place.row]
    guard row.canBeChosen else { return false }
    guard row.kind == .item else {
      come(to: place, opens: true)
      return false
    }
    chosen = (Array(openRows.prefix(place.level)) + [place.row], row.title)
    return true
  }

  /// Chooses an item by the number of its node; true where the menu is done.
  func choose(_ number: Int) -> Bool {
    let place = Place(level: number / Self.rowsPerLevel, row: number % Self.rowsPerLevel)
    guard isOpen, place.level < count, place.row < panels[place.level].rows.count else { return false }
    return choose(place)
  }

  /// What nodes number the rows of a level with.
  static let rowsPerLevel = 1000

  // MARK: Keys

  /// A key while the menu has the focus; true where the menu is done.
  func press(_ key: Key) -> Bool {
    pending = nil
    let level = min(openRows.count, count - 1)
    guard level >= 0 else { return false }
    let isThere = current?.level == level
    switch key {
    case .down: step(1, from: isThere ? current?.row : nil, level)
    case .up: step(-1, from: isThere ? current?.row : nil, level)
    case .home: step(1, from: nil, level)
    case .end: step(-1, from: nil, level)
    case .right:
      if let current, panels[current.level].rows[current.row].kind == .submenu { enter(current) }
    case .left: _ = closeInner()
    case .enter, .space:
      guard let current else { return false }
      if panels[current.level].rows[current.row].kind == .submenu { enter(current) } else { return choose(current) }
    case .character(let letter): find(letter, level)
    default: break
    }
    return false
  }

  private func enter(_ place: Place) {
    come(to: place, opens: true)
    // Its rows are known once the program has named them.
    entersFirst = true
  }

  /// Whether the first row of the submenu that opens is come to.
  private var entersFirst = false

  func enterFirst() {
    guard entersFirst, count > openRows.count else { return }
    entersFirst = false
    current = nil
    step(1, from: nil, openRows.count)
  }

  func enterByKeys() { entersFirst = true }

  private func step(_ way: Int, from row: Int?, _ level: Int) {
    let rows = panels[level].rows
    var index = row ?? (way > 0 ? -1 : rows.count)
    for _ in rows.indices {
      index = (index + way + rows.count) % max(1, rows.count)
      if rows[index].canBeChosen { return current = Place(level: level, row: index) }
    }
  }

  private func find(_ letter: Character, _ level: Int) {
    let rows = panels[level].rows, wanted = letter.lowercased()
    let start = current?.level == level ? (current?.row ?? -1) + 1 : 0
    for way in rows.indices {
      let index = (start + way) % rows.count
      if rows[index].canBeChosen, rows[index].title.lowercased().hasPrefix(wanted) {
        return current = Place(level: level, row: index)
      }
    }
  }
}
