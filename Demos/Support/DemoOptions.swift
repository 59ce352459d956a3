public import KnurlGeometry

/// What the demos can be told on the command line.
public struct DemoOptions {
  /// The file that a picture goes to; nil: a window.
  public var capture: String?
  /// How many frames are built before the picture is taken, or the program ends; nil: until it is closed.
  public var frames: Int?
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
  /// Whether the model's values are printed at the end.
  public var printsValues = false
  /// Whether the places of all controls are printed at the end.
  public var printsNodes = false

  /// What `--help` says.
  public static let usage = """
    options: --size WxH --scale S --frames N --capture FILE.png --borderless --print-values --print-nodes \
    --page NAME --theme NAME
    """

  /// Reads the arguments behind the program's name; a demo without pages has no choice of page and looks.
  public init(_ arguments: [String], size: Size, pages: [String] = []) throws(DemoError) {
    self.size = size
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--capture": capture = try Self.word(option, &rest)
      case "--frames": frames = try Self.number(option, &rest, in: 1...1_000_000)
      case "--scale": scale = try Self.scale(option, &rest)
      case "--size": self.size = try Self.size(option, &rest)
      case "--page" where !pages.isEmpty: page = try Self.name(option, &rest, of: pages)
      case "--theme" where !pages.isEmpty:
        theme = DemoTheme(rawValue: try Self.name(option, &rest, of: DemoTheme.allCases.map(\.rawValue)))
      case "--borderless": isBorderless = true
      case "--print-values": printsValues = true
      case "--print-nodes": printsNodes = true
      default: throw DemoError(sentence: "unknown option \(option); \(Self.usage)")
      }
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

  private static func number(
    _ option: String, _ rest: inout ArraySlice<String>, in bounds: ClosedRange<Int>
  ) throws(DemoError) -> Int {
    let word = try word(option, &rest)
    guard let number = Int(word), bounds.contains(number) else {
      throw DemoError(sentence: "\(option) \(word) is no number from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return number
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
