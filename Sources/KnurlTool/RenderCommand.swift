import KnurlCapture
import KnurlControls

/// Pictures of a program, made by the program itself without a window.
struct RenderCommand {
  private let program: String
  private let words: [String]
  private let isJSON: Bool
  private let target: String

  init(_ arguments: ArraySlice<String>) throws {
    let options = try Arguments(
      arguments, valued: ["-o", "--play", "--frames", "--series", "--animation"], keepsOthers: true)
    program = try options.words(1, "a program")[0]
    isJSON = options.isJSON
    var words = options.others
    for option in ["--play", "--frames", "--series", "--animation"] {
      if let value = options.value(option) { words += [option, value] }
    }
    if let file = options.value("-o") { words += ["--capture", file] }
    guard let target = options.value("-o") ?? options.value("--series") ?? options.value("--animation") else {
      throw ToolError("where do the pictures go? Say -o FILE.png, --series FILE.png or --animation FILE.png")
    }
    (self.words, self.target) = (words, target)
  }

  func run(_ say: (String) -> Void) throws -> Tool.Status {
    let status = try Launcher.run(program, words)
    if status == .cannot { return status }
    say(isJSON ? JSON.object([(key: "file", value: .string(target))]).text : target)
    return status
  }
}

/// A replay by the program itself: it prints a hash a frame, and compares.
struct ReplayCommand {
  private let program: String
  private let words: [String]

  init(_ arguments: ArraySlice<String>) throws {
    let options = try Arguments(arguments, valued: ["--frames"], keepsOthers: true)
    program = try options.words(1, "a program and a trace")[0]
    guard let trace = options.others.first, !trace.hasPrefix("-") else { throw ToolError("which trace?") }
    var words = ["--play", trace, "--hashes"] + options.others.dropFirst()
    if let frames = options.value("--frames") { words += ["--frames", frames] }
    if options.isJSON { words.append("--json") }
    self.words = words
    // A broken trace is told of here, and the program need not start.
    _ = try Trace.read(trace)
  }

  func run(_ say: (String) -> Void) throws -> Tool.Status { try Launcher.run(program, words) }
}
