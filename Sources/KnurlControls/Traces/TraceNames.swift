/// The words that a trace has for keys, buttons and pointers.
enum TraceNames {
  // MARK: Keys

  /// Every key that has a word; the others are characters.
  static let keys: [Key] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .tab, .enter, .escape, .space, .backspace, .delete,
  ]

  /// The word of a key; nil for a character.
  static func word(_ key: Key) -> String? {
    switch key {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    case .pageUp: "page-up"
    case .pageDown: "page-down"
    case .home: "home"
    case .end: "end"
    case .tab: "tab"
    case .enter: "enter"
    case .escape: "escape"
    case .space: "space"
    case .backspace: "backspace"
    case .delete: "delete"
    case .character: nil
    }
  }

  static func action(_ word: String) -> NodeAction? { NodeAction(rawValue: word) }

  // MARK: Pads

  static let padButtons: [PadButton] = [
    .a, .b, .x, .y, .up, .down, .left, .right, .leftShoulder, .rightShoulder, .start, .back,
  ]

  static func word(_ button: PadButton) -> String {
    switch button {
    case .a: "a"
    case .b: "b"
    case .x: "x"
    case .y: "y"
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .leftShoulder: "left-shoulder"
    case .rightShoulder: "right-shoulder"
    case .start: "start"
    case .back: "back"
    }
  }

  static let padAxes: [PadAxis] = [.leftX, .leftY, .rightX, .rightY, .leftTrigger, .rightTrigger]

  static func word(_ axis: PadAxis) -> String {
    switch axis {
    case .leftX: "left-x"
    case .leftY: "left-y"
    case .rightX: "right-x"
    case .rightY: "right-y"
    case .leftTrigger: "left-trigger"
    case .rightTrigger: "right-trigger"
    }
  }

  // MARK: Buttons, modifiers and pointers

  static let mouseButtons: [MouseButton] = [.left, .middle, .right]

  static func word(_ button: MouseButton) -> String {
    switch button {
    case .left: "left"
    case .middle: "middle"
    case .right: "right"
    }
  }

  static let buttonBits = [("left", 1), ("middle", 2), ("right", 4)]
  static let modifierBits = [("shift", 1), ("control", 2), ("alt", 4), ("command", 8)]

  /// A set of bits: the names of those that have one joined by "+", the others as one number; "none" for the empty set.
  static func words(_ bits: Int, _ names: [(String, Int)]) -> String {
    var rest = bits
    var words: [String] = []
    for (name, bit) in names where rest & bit != 0 {
      words.append(name)
      rest &= ~bit
    }
    if rest != 0 { words.append(String(rest)) }
    return words.isEmpty ? "none" : words.joined(separator: "+")
  }

  /// The set that `words` gave a word for; nil for any other word.
  static func bits(_ word: String, _ names: [(String, Int)]) -> Int? {
    if word == "none" { return 0 }
    var bits = 0
    for part in word.split(separator: "+", omittingEmptySubsequences: false) {
      guard let bit = names.first(where: { $0.0 == part })?.1 ?? Int(part) else { return nil }
      bits |= bit
    }
    return bits
  }

  static func word(_ pointer: PointerID) -> String {
    switch pointer {
    case .mouse: "mouse"
    case .finger(device: 1, let finger): "finger:\(finger)"
    case .finger(let device, let finger): "finger:\(device):\(finger)"
    case .pen(let number): "pen:\(number)"
    }
  }

  static func pointer(_ word: String) -> PointerID? {
    if word == "mouse" { return .mouse }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().map { Int64($0) }
    switch (parts[0], numbers.count) {
    case ("finger", 1): return numbers[0].map { .finger(device: 1, finger: $0) }
    case ("finger", 2):
      guard let device = numbers[0], let finger = numbers[1] else { return nil }
      return .finger(device: device, finger: finger)
    case ("pen", 1): return numbers[0].map { .pen($0) }
    default: return nil
    }
  }
}
