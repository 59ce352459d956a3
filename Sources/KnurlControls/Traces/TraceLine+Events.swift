extension TraceLine {
  /// The first words of events, as an error lists them.
  static let eventWords =
    "frame, frames, hash, move, drag, press, release, leave, cancel, wheel, key, text, compose, modifiers, focus, pad or action"

  /// An event; `time` is that of an event which does not say its own.
  mutating func event(_ time: Double) throws(TraceMisreading) -> InputEvent {
    let kind = try kind()
    let own = take("at") ? try number() : time
    try end()
    return InputEvent(kind, time: own)
  }

  private mutating func kind() throws(TraceMisreading) -> InputEvent.Kind {
    let error = misreading(Self.eventWords)
    switch word() {
    case "move": return try moved()
    case "drag": return try dragged()
    case "press": return .pressed(try pointer(), try point(), button())
    case "release": return .released(try pointer(), try point(), button())
    case "leave": return .left(try pointer())
    case "cancel": return .cancelled(try pointer())
    case "wheel": return .wheel(try point(), Vector(x: try number(), y: try number()))
    case "key": return try key()
    case "text": return .text(try quoted())
    case "compose": return try composing()
    case "modifiers": return .modifiers(try modifiers())
    case "focus": return try value("gained or lost") { ["gained": .focusGained, "lost": .focusLost][$0] }
    case "pad": return try pad()
    case "action": return .action(try action(), path: try quoted())
    default: throw error
    }
  }

  // MARK: Pointers

  private mutating func pointer() throws(TraceMisreading) -> PointerID {
    try value("mouse, finger:N, finger:DEVICE:N or pen:N", TraceNames.pointer)
  }

  private mutating func moved() throws(TraceMisreading) -> InputEvent.Kind {
    let pointer = try pointer(), point = try point()
    return .moved(pointer, point, heldButtons: try held() ?? (pointer.isTouch ? .left : []))
  }

  /// The buttons that are held; nil where nothing is said of them.
  private mutating func held() throws(TraceMisreading) -> Buttons? {
    guard take("held") else { return nil }
    let held = try value("buttons such as left+right, or none") { word in
      TraceNames.bits(word, TraceNames.buttonBits).flatMap { UInt8(exactly: $0) }
    }
    return Buttons(rawValue: held)
  }

  private mutating func dragged() throws(TraceMisreading) -> InputEvent.Kind {
    let pointer = try pointer(), way = Vector(x: try number(), y: try number())
    return .dragged(pointer, by: way, heldButtons: try held() ?? .left)
  }

  /// The main button unless another is named.
  private mutating func button() -> MouseButton {
    for button in TraceNames.mouseButtons where take(TraceNames.word(button)) { return button }
    return .left
  }

  // MARK: Keys

  private mutating func key() throws(TraceMisreading) -> InputEvent.Kind {
    let isDown = try value("down or up") { ["down": true, "up": false][$0] }
    let key = try isQuoted ? .character(character()) : namedKey()
    let modifiers = take("with") ? try modifiers() : []
    if !isDown { return .keyUp(key, modifiers) }
    return .keyDown(key, modifiers, isRepeat: take("repeat"))
  }

  private mutating func namedKey() throws(TraceMisreading) -> Key {
    try value("a key such as page-up, or a character in quotes") { word in
      TraceNames.keys.first { TraceNames.word($0) == word }
    }
  }

  private mutating func character() throws(TraceMisreading) -> Character {
    let text = try quoted()
    guard let character = text.first, text.count == 1 else {
      throw TraceMisreading(expected: "one character in quotes", found: "\(text.count) characters")
    }
    return character
  }

  private mutating func modifiers() throws(TraceMisreading) -> Modifiers {
    Modifiers(
      rawValue: try value("modifiers such as shift+control, or none") { TraceNames.bits($0, TraceNames.modifierBits) })
  }

  private mutating func composing() throws(TraceMisreading) -> InputEvent.Kind {
    let text = try quoted()
    guard take("caret") else { throw misreading("caret and its place") }
    return .composing(text, caret: try integer())
  }

  private mutating func action() throws(TraceMisreading) -> NodeAction {
    try value("increment, decrement, press or reset", TraceNames.action)
  }

  // MARK: Pads

  private mutating func pad() throws(TraceMisreading) -> InputEvent.Kind {
    let pad = try integer(), error = misreading("down, up, axis or removed")
    switch word() {
    case "down": return .padButton(pad: pad, try padButton(), isDown: true)
    case "up": return .padButton(pad: pad, try padButton(), isDown: false)
    case "axis": return .padAxis(pad: pad, try padAxis(), try number())
    case "removed": return .padRemoved(pad: pad)
    default: throw error
    }
  }

  private mutating func padButton() throws(TraceMisreading) -> PadButton {
    try value("a button such as a or left-shoulder") { word in
      TraceNames.padButtons.first { TraceNames.word($0) == word }
    }
  }

  private mutating func padAxis() throws(TraceMisreading) -> PadAxis {
    try value("an axis such as left-x") { word in TraceNames.padAxes.first { TraceNames.word($0) == word } }
  }
}
