/// The words behind a command: options with and without values, and all others in order.
struct Arguments {
  private(set) var words: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []
  /// What is handed on as it stands.
  private(set) var others: [String] = []

  /// - Parameters:
  ///   - arguments: The words.
  ///   - valued: Options with a value.
  ///   - plain: Options without one.
  ///   - keepsOthers: Whether unknown options are handed on, with all that follows the first word.
  init(
    _ arguments: ArraySlice<String>, valued: Set<String>, plain: Set<String> = ["--json"], keepsOthers: Bool = false
  ) throws(ToolError) {
    var rest = arguments
    while let word = rest.popFirst() {
      if valued.contains(word) {
        guard let value = rest.popFirst() else { throw ToolError("\(word) needs a value") }
        values[word] = value
      } else if plain.contains(word) {
        flags.insert(word)
      } else if keepsOthers, !words.isEmpty {
        others.append(word)
      } else if word.hasPrefix("-") {
        let known = (valued.union(plain)).sorted().joined(separator: ", ")
        throw ToolError("there is no option \(word); there are \(known)")
      } else {
        words.append(word)
      }
    }
  }

  func value(_ option: String) -> String? { values[option] }
  func has(_ option: String) -> Bool { flags.contains(option) }
  var isJSON: Bool { has("--json") }

  /// Exactly so many words.
  func words(_ count: Int, _ names: String) throws(ToolError) -> [String] {
    guard words.count == count else { throw ToolError("\(names) must be given, not \(words.count) words") }
    return words
  }
}
