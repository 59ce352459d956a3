import KnurlCapture

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#endif

/// Starts other programs and waits for them; they share standard output and error.
enum Launcher {
  /// The path of a program: as it is where it has a slash, else beside `knurl`, else in the places of `PATH`.
  static func path(of program: String, tool: String = CommandLine.arguments[0]) throws(ToolError) -> String {
    if program.contains("/") { return program }
    var folders = (Files.environment("PATH") ?? "").split(separator: ":").map { String($0) }
    if let slash = tool.lastIndex(of: "/") { folders.insert(String(tool[..<slash]), at: 0) }
    for folder in folders where Files.exists(folder + "/" + program) && !Files.isFolder(folder + "/" + program) {
      return folder + "/" + program
    }
    throw ToolError("there is no program \(program) beside knurl or in PATH; build it first, or give its path")
  }

  /// Runs a program to its end: 0, 1 and all other ends.
  static func run(_ program: String, _ arguments: [String]) throws(ToolError) -> Tool.Status {
    let path = try path(of: program)
    #if os(Windows) || os(Android)
    throw ToolError("\(path) can't be started from here yet; start it with \(arguments.joined(separator: " "))")
    #else
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process = pid_t()
    let failure = unsafe posix_spawn(&process, path, nil, nil, &words, environ)
    if failure != 0 { throw ToolError("\(path) can't be started: \(unsafe String(cString: strerror(failure)))") }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw ToolError("\(path) can't be waited for") }
    }
    // The low seven bits are the signal that ended it, the next eight its own status.
    guard status & 0x7f == 0 else { throw ToolError("\(path) was ended by the signal \(status & 0x7f)") }
    return Tool.Status(rawValue: status >> 8 & 0xff) ?? .cannot
    #endif
  }
}
