import KnurlCapture
import KnurlSDL

/// What may keep controls from working on this machine, a line each.
struct DoctorCommand {
  private let isJSON: Bool

  init(_ arguments: ArraySlice<String>) throws {
    let options = try Arguments(arguments, valued: [])
    _ = try options.words(0, "no words")
    isJSON = options.isJSON
  }

  /// The lines of the report, each with whether all is well.
  private func report() throws -> [(line: String, isFine: Bool)] {
    throw ToolError("there is no doctor in this build yet")
  }

  func run(_ say: (String) -> Void) throws -> Tool.Status {
    let lines = try report()
    if isJSON {
      let items = lines.map { line in
        JSON.object([(key: "line", value: .string(line.line)), (key: "isFine", value: .flag(line.isFine))])
      }
      say(JSON.array(items).text)
    } else {
      for line in lines { say(line.line) }
    }
    return lines.allSatisfy(\.isFine) ? .done : .differs
  }
}
