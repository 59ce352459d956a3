import KnurlCapture

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#elseif canImport(ucrt)
import ucrt
#endif

/// The command `knurl`: pictures, replays and comparisons for scripts and people.
enum Tool {
  /// How a command ends: 0 done or the same, 1 differs, 2 can't.
  enum Status: Int32 {
    case done = 0
    case differs = 1
    case cannot = 2
  }

  static let usage = """
    usage: knurl COMMAND ...

      render PROGRAM [--play TRACE] [--frames N] [PROGRAM'S OPTIONS] (-o FILE.png | --series FILE.png | --animation FILE.png)
                                 pictures of a program or a demo, without a window
      replay PROGRAM TRACE ...   plays a trace, prints a hash a frame, compares it with those that the trace notes
      compare A B [-o DIFFERENCE.png]
                                 two pictures, or two folders of them (then -o is a folder)
      sheet FOLDER -o FILE.png   all pictures of a folder on one, and a web page FILE.html beside it
      doctor                     what may keep controls from working on this machine

      --json                     prints the result as JSON
      status: 0 done, or the same; 1 differs; 2 can't

    PROGRAM is a path, or the name of a demo built beside knurl: one that understands --play, --capture and --hashes.

    """

  static func main() -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      exit(try run(arguments, say: { print($0) }).rawValue)
    } catch {
      Files.tell("knurl: \(error)\n")
      exit(Status.cannot.rawValue)
    }
  }

  /// Runs a command. `say` gets what goes to standard output, line by line.
  static func run(_ arguments: [String], say: (String) -> Void) throws -> Status {
    var rest = arguments[...]
    switch rest.popFirst() {
    case "render": return try RenderCommand(rest).run(say)
    case "replay": return try ReplayCommand(rest).run(say)
    case "compare": return try CompareCommand(rest).run(say)
    case "sheet": return try SheetCommand(rest).run(say)
    case "doctor": return try DoctorCommand(rest).run(say)
    case "help", "--help", "-h":
      say(usage)
      return .done
    case let command:
      throw ToolError(
        command.map { "there is no command \($0); knurl help lists them" } ?? "which command?\n\n" + usage)
    }
  }
}

/// Why a command can't do what it was told.
struct ToolError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
