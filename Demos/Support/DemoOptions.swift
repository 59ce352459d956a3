public import KnurlCapture
public import KnurlGeometry

/// What the demos can be told on the command line.
public struct DemoOptions {
  /// What is done without a window: a picture, a replay; nothing: a window.
  public var headless = HeadlessRun()
  /// The file that a picture goes to; nil: a window.
  public var capture: String? { headless.capture }
  /// How many frames are built before the picture is taken, or the program ends; nil: until it is closed.
  public var frames: Int? { headless.frames }
  /// The file that a trace is recorded to; nil: none.
  public var record: String?
  /// The size of the window, in points.
  public var size: Size
  /// Pixels per point of a picture, and of a window beyond what the system says.
  public var scale = 1.0
  /// The page that is shown first, of a demo that has pages; nil: the first.
  public var page: String?
  /// The looks at first, of a demo that has pages; nil: its own.
  public var theme: DemoTheme?
  /// Whether the window stands without a frame at the upper left of the screen.
  public var isBorderless = false
  /// Those of the demo's own switches that were given, such as `--still`.
  public var switches: Set<String> = []
  /// Whether the model's values are printed at the end.
  public var printsValues = false
  /// Whether the places of all controls are printed at the end.
  public var printsNodes = false

  /// What `--help` says.
  public static let usage = """
    options: --size WxH --scale S --frames N --capture FILE.png --series FILE.png --animation FILE.png --hashes --json \
    --play FILE --record FILE --borderless --print-values --print-nodes --page NAME --theme NAME
    """

  /// Reads the arguments behind the program's name; a demo without pages has no choice of page and looks, and one without
  /// switches of its own knows none.
  public init(
    _ arguments: [String], size: Size, pages: [String] = [], switches: [String] = []
  ) throws(DemoError) {
    self.size = size
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--record": record = try Self.word(option, &rest)
      case "--scale": scale = try Self.scale(option, &rest)
      case "--size": self.size = try Self.size(option, &rest)
      case "--page" where !pages.isEmpty: page = try Self.name(option, &rest, of: pages)
      case "--theme" where !pages.isEmpty:
        theme = DemoTheme(rawValue: try Self.name(option, &rest, of: DemoTheme.allCases.map(\.rawValue)))
      case _ where switches.contains(option): self.switches.insert(option)
      case "--borderless": isBorderless = true
      case "--print-values": printsValues = true
      case "--print-nodes": printsNodes = true
      default:
        guard try take(option, &rest) else { throw DemoError(sentence: "unknown option \(option); \(Self.usage)") }
      }
    }
  }

  private mutating func take(_ option: String, _ rest: inout ArraySlice<String>) throws(DemoError) -> Bool {
    do throws(CaptureError) { return try headless.take(option, &rest) } catch {
      throw DemoError(sentence: "\(error)")
    }
  }

  private static func word(_ option: String, _ rest: inout ArraySlice<String>) throws(DemoError) -> String {
    guard let word = rest.popFirst() else { throw DemoError(sentence: "\(option) needs a value; \(usage)") }
    return word
  }

  private static func name(
    _ option: String, _ rest: inout ArraySlice<String>, of names: [String]
  ) throws(DemoError) -> String {
    let word = try word(option, &rest)
    guard names.contains(word) else {
      throw DemoError(sentence: "\(option) \(word) is none of \(names.joined(separator: ", "))")
    }
    return word
  }

  private static func scale(_ option: String, _ rest: inout ArraySlice<String>) throws(DemoError) -> Double {
    let word = try word(option, &rest)
    guard let scale = Double(word), scale >= 0.25, scale <= 8 else {
      throw DemoError(sentence: "\(option) \(word) is no number from 0.25 to 8")
    }
    return scale
  }

  private static func size(_ option: String, _ rest: inout ArraySlice<String>) throws(DemoError) -> Size {
    let word = try word(option, &rest)
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ (1...8192).contains($0) }) else {
      throw DemoError(sentence: "\(option) \(word) is no size such as 1280x720, with sides up to 8192")
    }
    return Size(width: Double(sides[0]), height: Double(sides[1]))
  }
}

/// Why a demo can't do what it was told.
public struct DemoError: Error, CustomStringConvertible {
  let sentence: String
  /// One sentence.
  public var description: String { sentence }
}

/// A replay in a window that did not show what the trace says.
public struct DemoDifference: Error, CustomStringConvertible {
  /// The frame and both hashes, in a sentence.
  public let description: String

  /// Creates an error.
  public init(sentence: String) { description = sentence }
}
