/// A line that is no line of a trace: where it stands, what was expected there, and what was found.
public struct TraceError: Error, Hashable, Sendable {
  /// The name of the file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// What could have stood there: "a number".
  public var expected: String
  /// What stood there, cut after 40 characters: "\"abc\"", "the end of the line".
  public var found: String

  /// Creates an error.
  public init(file: String, line: Int, expected: String, found: String) {
    self.file = file
    self.line = line
    self.expected = expected
    self.found = found
  }
}

extension TraceError: CustomStringConvertible {
  /// The place and what to write there: "crash.trace:12: expected a number, found \"abc\"."
  public var description: String { "\(file):\(line): expected \(expected), found \(found)." }
}

/// The same within a line, before the line has a number.
struct TraceMisreading: Error {
  var expected: String
  var found: String
}
