import KnurlControls

/// A value as JSON text: the same value gives the same text.
package indirect enum JSON: Hashable, Sendable {
  case null
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  package static func == (first: JSON, second: JSON) -> Bool { first.text == second.text }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// On one line, without spaces.
  package var text: String {
    var result = ""
    write(to: &result, depth: nil)
    return result
  }

  /// On lines of its own, two spaces a level; lists of plain values stay on one line.
  package var lines: String {
    var result = ""
    write(to: &result, depth: 0)
    return result + "\n"
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private func write(to result: inout String, depth: Int?) {
    switch self {
    case .null: result += "null"
    case .flag(let flag): result += flag ? "true" : "false"
    case .integer(let number): result += String(number)
    // JSON has no words for these.
    case .number(let number):
      result += number.isFinite ? number.shortestText : Self.quoted(number.shortestText)
    case .string(let text): result += Self.quoted(text)
    case .array(let items):
      list(items.map { (nil, $0) }, "[", "]", to: &result, depth: items.allSatisfy(\.isPlain) ? nil : depth)
    case .object(let members):
      let isShort = members.count <= 4 && members.allSatisfy(\.value.isPlain)
      list(members.map { ($0.key, $0.value) }, "{", "}", to: &result, depth: isShort ? nil : depth)
    }
  }

  private func list(
    _ items: [(String?, JSON)], _ open: String, _ close: String, to result: inout String, depth: Int?
  ) {
    result += open
    for (index, (key, value)) in items.enumerated() {
      if index > 0 { result += depth == nil ? ", " : "," }
      if let depth { result += "\n" + String(repeating: "  ", count: depth + 1) }
      if let key { result += Self.quoted(key) + ": " }
      value.write(to: &result, depth: depth.map { $0 + 1 })
    }
    if let depth, !items.isEmpty { result += "\n" + String(repeating: "  ", count: depth) }
    result += close
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..."\u{1f}", "\u{7f}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
