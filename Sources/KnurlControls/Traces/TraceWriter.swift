/// Writes a trace group by group, as short as it reads back exactly: what is as in the frame before is left out.
///
/// A number is written with the fewest digits that give the same Double.
struct TraceWriter {
  /// The first line of every trace.
  static let header = "knurl-trace 1\n"

  private var time = 0.0
  private var step: Double?
  private var size: Size?
  private var pixelsPerPoint = 1.0
  /// Frames that say nothing new, not written yet.
  private var idleFrames = 0

  /// The text of a frame; empty while it can be said together with the next ones.
  mutating func write(_ frame: Trace.Frame) -> String {
    let before = time
    let words = heading(frame)
    if words.isEmpty, frame.events.isEmpty, frame.hash == nil {
      idleFrames += 1
      return ""
    }
    var text = finish() + "frame" + words + "\n"
    for event in frame.events { text += Self.line(event, after: before) + "\n" }
    if let hash = frame.hash { text += "hash " + Self.digits(hash) + "\n" }
    return text
  }

  /// The text that is still kept back.
  mutating func finish() -> String {
    defer { idleFrames = 0 }
    return idleFrames == 0 ? "" : idleFrames == 1 ? "frame\n" : "frames \(idleFrames)\n"
  }

  private mutating func heading(_ frame: Trace.Frame) -> String {
    var words = ""
    if step.map({ (time + $0).bitPattern == frame.time.bitPattern }) != true {
      let way = frame.time - time
      if way.isFinite, (time + way).bitPattern == frame.time.bitPattern {
        words += " step " + way.shortestText
        step = way
      } else {
        words += " time " + frame.time.shortestText
      }
    }
    time = frame.time
    if !Self.isSame(size, frame.size) {
      words += " size \(frame.size.width.shortestText) \(frame.size.height.shortestText)"
    }
    if pixelsPerPoint.bitPattern != frame.pixelsPerPoint.bitPattern {
      words += " scale " + frame.pixelsPerPoint.shortestText
    }
    (size, pixelsPerPoint) = (frame.size, frame.pixelsPerPoint)
    return words
  }

  /// To the bit: zeros have signs.
  private static func isSame(_ old: Size?, _ new: Size) -> Bool {
    old?.width.bitPattern == new.width.bitPattern && old?.height.bitPattern == new.height.bitPattern
  }

  // MARK: Lines

  private static func line(_ event: InputEvent, after time: Double) -> String {
    words(event.kind) + (event.time.bitPattern == time.bitPattern ? "" : " at " + event.time.shortestText)
  }

  static func words(_ kind: InputEvent.Kind) -> String {
    switch kind {
    case .moved(let pointer, let point, let held):
      let usual: Buttons = pointer.isTouch ? .left : []
      let buttons = held == usual ? "" : " held " + TraceNames.words(Int(held.rawValue), TraceNames.buttonBits)
      return "move \(TraceNames.word(pointer)) \(word(point))" + buttons
    case .dragged(let pointer, let way, let held):
      let buttons = held == .left ? "" : " held " + TraceNames.words(Int(held.rawValue), TraceNames.buttonBits)
      return "drag \(TraceNames.word(pointer)) \(way.x.shortestText) \(way.y.shortestText)" + buttons
    case .pressed(let pointer, let point, let button):
      return "press \(TraceNames.word(pointer)) \(word(point))" + suffix(button)
    case .released(let pointer, let point, let button):
      return "release \(TraceNames.word(pointer)) \(word(point))" + suffix(button)
    case .left(let pointer): return "leave " + TraceNames.word(pointer)
    case .cancelled(let pointer): return "cancel " + TraceNames.word(pointer)
    case .wheel(let point, let notches):
      return "wheel \(word(point)) \(notches.x.shortestText) \(notches.y.shortestText)"
    case .keyDown(let key, let modifiers, let isRepeat):
      return "key down \(word(key))" + suffix(modifiers) + (isRepeat ? " repeat" : "")
    case .keyUp(let key, let modifiers): return "key up \(word(key))" + suffix(modifiers)
    case .text(let text): return "text " + quoted(text)
    case .composing(let text, let caret): return "compose \(quoted(text)) caret \(caret)"
    case .modifiers(let set): return "modifiers " + TraceNames.words(set.rawValue, TraceNames.modifierBits)
    case .focusGained: return "focus gained"
    case .focusLost: return "focus lost"
    case .padButton(let pad, let button, let isDown):
      return "pad \(pad) \(isDown ? "down" : "up") \(TraceNames.word(button))"
    case .padAxis(let pad, let axis, let value): return "pad \(pad) axis \(TraceNames.word(axis)) \(value.shortestText)"
    case .padRemoved(let pad): return "pad \(pad) removed"
    case .action(let action, let path): return "action \(action.rawValue) " + quoted(path)
    }
  }

  private static func suffix(_ button: MouseButton) -> String { button == .left ? "" : " " + TraceNames.word(button) }

  private static func suffix(_ modifiers: Modifiers) -> String {
    modifiers.isEmpty ? "" : " with " + TraceNames.words(modifiers.rawValue, TraceNames.modifierBits)
  }

  // MARK: Words

  private static func word(_ point: Point) -> String { point.x.shortestText + " " + point.y.shortestText }

  private static func word(_ key: Key) -> String {
    if case .character(let character) = key { return quoted(String(character)) }
    return TraceNames.word(key) ?? ""
  }

  static func digits(_ hash: UInt64) -> String {
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}", "\u{feff}":
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
