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

  func run(_ say: (String) -> Void) throws -> Tool.Status {
    let findings = Doctor.report()
    if isJSON {
      let items = findings.map { finding in
        JSON.object([
          (key: "line", value: .string("\(finding)")), (key: "isFine", value: .flag(finding.weight != .problem)),
        ])
      }
      say(JSON.array(items).text)
    } else {
      for line in Doctor.text(findings).split(separator: "\n") { say(String(line)) }
    }
    return findings.contains { $0.weight == .problem } ? .differs : .done
  }
}
