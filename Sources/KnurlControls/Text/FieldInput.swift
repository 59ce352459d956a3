/// What a piece of mail came to.
enum FieldOutcome: Hashable {
  /// Nothing that matters to the field's owner.
  case done
  case enter, escape
  /// The focus has gone.
  case left
  /// Up or down by lines: a field of one line leaves it to its owner.
  case line(Int)
}

/// Plays mail on the text of a field: keys, typed text, composition, and the pointer that selects.
struct FieldInput {
  let ui: UI
  let state: ControlState
  let field: FieldState
  var isReadOnly = false

  /// Takes a piece of mail.
  func take(_ mail: Mail) -> FieldOutcome {
    switch mail {
    case .pressed(let pointer, let point, let modifiers, let time):
      press(pointer, local(point), modifiers, time)
    case .moved(let pointer, let point, _): move(pointer, local(point))
    case .released(let pointer, let point, _, _):
      move(pointer, local(point))
      end(pointer)
    case .lost(let pointer), .cancelled(let pointer): end(pointer)
    case .key(let key, let modifiers, _): return use(key, modifiers)
    case .text(let text): if !isReadOnly { touch { $0.insert(text) } }
    case .composing(let text, let caret): if !isReadOnly { touch { $0.compose(text, caret: caret) } }
    case .focused: touch { $0.selectAll() }
    case .unfocused: return .left
    case .wheel(let notches, _): turn(notches)
    case .chosen, .longPressed, .adjusting, .adjusted: break
    }
    return .done
  }

  /// Lets the caret show, and does something.
  private func touch(_ body: (inout TextEditor) -> Void) {
    field.activity = ui.time
    (field.column, field.isScrolled) = (nil, false)
    body(&field.editor)
  }

  private func local(_ point: Point) -> Point { point - (state.shownFrame.origin - .zero) }

  // MARK: Keys

  private func use(_ key: Key, _ modifiers: Modifiers) -> FieldOutcome {
    if key == .escape { return .escape }
    guard let command = TextCommand(key, modifiers, ui.keyHabits) else { return .done }
    switch command {
    case .enter:
      if field.area == nil || modifiers.contains(ui.keyHabits.shortcut) { return .enter }
      if !isReadOnly { touch { $0.insert("\n") } }
    case .line(let count, let isExtending):
      guard field.area != nil else { return .line(count) }
      moveLines(by: count, isExtending)
    case .page(let count, let isExtending): moveLines(by: count * pageLines, isExtending)
    case .move(.lineStart, let isExtending) where field.area != nil: moveToEnd(isStart: true, isExtending)
    case .move(.lineEnd, let isExtending) where field.area != nil: moveToEnd(isStart: false, isExtending)
    case .move(let motion, let isExtending):
      let motion = asSeen(motion)
      touch { $0.move(field.isSecret ? motion.withoutWords : motion, extending: isExtending) }
    case .selectAll: touch { $0.selectAll() }
    case .copy: copy()
    case .none: break
    default: if !isReadOnly { change(command) }
    }
    return .done
  }

  /// A motion as the text is read: in text that is read from right to left, what comes next lies at the left.
  private func asSeen(_ motion: TextMotion) -> TextMotion {
    guard let mirrored = motion.mirrored else { return motion }
    let place = field.displayPlace(field.editor.shownSelection.head)
    let isRightToLeft =
      lines()?.isRightToLeft(at: place) ?? field.line.isRightToLeft(at: place, ui.engine)
    return isRightToLeft ? mirrored : motion
  }

  private func change(_ command: TextCommand) {
    switch command {
    case .delete(let motion): touch { $0.delete(field.isSecret ? motion.withoutWords : motion) }
    case .cut: if copy() { touch { $0.delete(.left) } }
    case .paste:
      let text = ui.clipboard.read()
      touch { $0.insert(text, isTyped: false) }
    case .undo: touch { $0.undo() }
    case .redo: touch { $0.redo() }
    default: break
    }
  }

  /// Puts the selection on the clipboard; nothing of what is secret.
  @discardableResult
  private func copy() -> Bool {
    guard !field.isSecret, !field.editor.selection.isEmpty else { return false }
    ui.clipboard.write(field.editor.selectedText)
    return true
  }

  // MARK: Lines

  /// The lines of the text as it is now: an event before may have changed it.
  private func lines() -> AreaLines? {
    guard field.area != nil else { return nil }
    field.layOut(ui.engine)
    return field.area
  }

  private var pageLines: Int {
    guard let area = field.area, area.lineHeight > 0 else { return 0 }
    return Int(Interpolation.clamp((field.frame.height / area.lineHeight).rounded(.down) - 1, 1, 1e6))
  }

  /// Moves the caret up or down; it stays in its column as far as lines are long enough. Beyond the first and the last line
  /// it goes to the ends of the text.
  private func moveLines(by count: Int, _ isExtending: Bool) {
    guard count != 0, let area = lines() else { return }
    let head = field.editor.selection.head, line = area.line(of: head), target = line + count
    let column = field.column ?? area.x(of: head, in: line)
    let place: Int
    if target < 0 {
      place = line == 0 ? 0 : area.place(in: 0, x: column)
    } else if target >= area.lines.count {
      let last = area.lines.count - 1
      place = line == last ? area.end(of: last) : area.place(in: last, x: column)
    } else {
      place = area.place(in: target, x: column)
    }
    touch { $0.place(place, extending: isExtending) }
    field.column = column
  }

  private func moveToEnd(isStart: Bool, _ isExtending: Bool) {
    guard let area = lines() else { return }
    let line = area.line(of: field.editor.selection.head)
    let place = isStart ? area.lines[line].start : area.end(of: line)
    touch { $0.place(place, extending: isExtending) }
  }

  /// Three lines a notch.
  private func turn(_ notches: Vector) {
    guard let area = field.area else { return }
    field.area?.scroll(by: -notches.y * 3 * area.lineHeight, height: field.frame.height)
    field.isScrolled = true
  }

  // MARK: Pointer

  private func press(_ pointer: PointerID, _ point: Point, _ modifiers: Modifiers, _ time: Double) {
    guard field.pointer == nil else { return }
    let count = countPress(point, time)
    let place = field.place(at: point, ui.engine)
    if count == 1 {
      touch { $0.place(place, extending: modifiers.contains(.shift)) }
    } else {
      let range = unit(at: point, count)
      touch { $0.select(range.lowerBound, range.upperBound) }
    }
    let selection = field.editor.selection
    let start = count == 1 ? selection.anchor..<selection.anchor : selection.lower..<selection.upper
    field.pointer = FieldPointer(
      id: pointer, press: point, count: count, range: start, isSelecting: !pointer.isTouch)
    state.holds.append(Hold(pointer: pointer, part: .body, press: point, time: time, modifiers: modifiers))
  }

  /// Counts presses in a row: after the third one, the first.
  private func countPress(_ point: Point, _ time: Double) -> Int {
    var count = 1
    if let last = field.lastPress, time - last.time <= UI.doubleClickTime,
      last.place.distance(to: point) <= UI.touchSlop
    {
      count = last.count % 3 + 1
    }
    field.lastPress = (point, time, count)
    return count
  }

  /// The word, or the line, at a point.
  private func unit(at point: Point, _ count: Int) -> Range<Int> {
    let text = field.editor.text
    if count >= 3 || field.isSecret {
      let place = field.place(at: point, isUnder: true, ui.engine)
      return text.lineStart(at: place)..<text.lineEnd(at: place)
    }
    return text.word(at: field.place(at: point, isUnder: true, ui.engine))
  }

  private func move(_ id: PointerID, _ point: Point) {
    guard var pointer = field.pointer, pointer.id == id else { return }
    if point.distance(to: pointer.press) >= UI.touchSlop { pointer.isSelecting = true }
    field.pointer = pointer
    guard pointer.isSelecting, point != pointer.press else { return }
    let range = pointer.range
    if pointer.count == 1 {
      let head = field.place(at: point, ui.engine)
      if head != field.editor.selection.head { touch { $0.select(range.lowerBound, head) } }
      return
    }
    let other = unit(at: point, pointer.count)
    let isBackward = other.lowerBound < range.lowerBound
    let ends =
      isBackward ? (range.upperBound, other.lowerBound) : (range.lowerBound, max(other.upperBound, range.upperBound))
    touch { $0.select(ends.0, ends.1) }
  }

  private func end(_ pointer: PointerID) {
    state.holds.removeAll { $0.pointer == pointer }
    if field.pointer?.id == pointer { field.pointer = nil }
  }
}

extension TextMotion {
  /// The other way; nil for a motion that has no side.
  var mirrored: TextMotion? {
    switch self {
    case .left: .right
    case .right: .left
    case .wordLeft: .wordRight
    case .wordRight, .wordEnd: .wordLeft
    default: nil
    }
  }

  /// The same where words must not show.
  var withoutWords: TextMotion {
    switch self {
    case .wordLeft: .textStart
    case .wordRight, .wordEnd: .textEnd
    default: self
    }
  }
}
