/// What can be done with a control or a part of one without a pointer, as assistive technology does.
public enum NodeAction: String, CaseIterable, Hashable, Sendable {
  /// A step up: as the arrow key.
  case increment
  /// A step down.
  case decrement
  /// A click: as Enter.
  case press
  /// Back to the default value: as Delete.
  case reset

  var key: Key {
    switch self {
    case .increment: .up
    case .decrement: .down
    case .press: .enter
    case .reset: .delete
    }
  }

  /// The same for one of several things, of which the first stands on top.
  var choiceKey: Key {
    switch self {
    case .increment: .down
    case .decrement: .up
    case .press, .reset: key
    }
  }
}

extension UI {
  /// The stop of the Tab key that a node is; of a control with a single part that takes keys, that part's.
  func focusIndex(of record: NodeRecord) -> Int? {
    guard let state = record.state else { return nil }
    if let index = shown.focusables.firstIndex(where: { $0.state === state && $0.part == record.part }) { return index }
    guard record.part == .body, let only = shown.focusables.firstIndex(where: { $0.state === state }),
      shown.focusables.lastIndex(where: { $0.state === state }) == only
    else { return nil }
    return only
  }

  /// What a node can do: what the keys of its stop do.
  func actions(of record: NodeRecord, _ focusIndex: Int?) -> [NodeAction] {
    if choiceIndex(of: record) != nil { return record.isEnabled ? [.press] : [] }
    guard let focusIndex, record.isEnabled else { return [] }
    let keys = shown.focusables[focusIndex].keys
    var actions: [NodeAction] = []
    if record.value != nil, record.minimum != nil, keys.contains(.arrows) { actions += [.increment, .decrement] }
    if keys.contains(.activation) { actions.append(.press) }
    if record.value != nil, keys.contains(.deletion) { actions.append(.reset) }
    return actions
  }

  /// Lets a part do an action in the next frame; the focus stays where it is. Free where the part can't do it.
  func perform(_ action: NodeAction, _ path: String) -> Claim {
    guard let record = shown.nodes.first(where: { $0.state?.path(of: $0.part) == path }), let state = record.state,
      state.isEnabled, isInReach(record.layer), actions(of: record, focusIndex(of: record)).contains(action)
    else { return .free }
    if let number = choiceIndex(of: record) { return choose(number, state) }
    guard let index = focusIndex(of: record) else { return .free }
    state.mailbox.append(.focused(shown.focusables[index].part))
    state.mailbox.append(.key(state.choice == nil ? action.key : action.choiceKey, [], isRepeat: false))
    if let focus, focus.hash == state.hash { state.mailbox.append(.focused(focus.part)) }
    wake(at: time)
    return .claimed
  }

  /// The number of what can be chosen, of a node that stands for one of several things.
  private func choiceIndex(of record: NodeRecord) -> Int? {
    guard case .number(let number) = record.part, let state = record.state, state.choice != nil || state.menu != nil
    else {
      return nil
    }
    return number
  }

  private func choose(_ number: Int, _ state: ControlState) -> Claim {
    if let menu = state.menu {
      if menu.choose(number) { finish(menu) }
    } else {
      state.mailbox.append(.chosen(number))
    }
    wake(at: time)
    return .claimed
  }
}
