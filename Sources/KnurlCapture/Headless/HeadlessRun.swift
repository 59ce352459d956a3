import KnurlControls
import KnurlDrawing

/// What a program does without a window when it is told to on the command line: plays a trace, or builds frames, and leaves
/// pictures and hashes. `knurl render` and `knurl replay` talk to programs in these words.
///
///     if let run = try HeadlessRun(CommandLine.arguments) {
///       try run.run(Harness(size: size) { ui in game.build(ui) })
///     }
///
/// | option | does |
/// |---|---|
/// | `--play FILE` | plays a trace; without one, frames are built |
/// | `--frames N` | how many frames are built, 3 without it; of a trace, how many are played |
/// | `--capture FILE.png` | writes the last picture, and its semantic tree as `FILE.json` |
/// | `--series FILE.png` | writes every picture, as `FILE-0000.png` and so on |
/// | `--animation FILE.png` | writes all pictures as one animated PNG |
/// | `--hashes` | prints the number and the hash of every picture |
/// | `--json` | prints hashes and results as JSON |
public struct HeadlessRun: Hashable, Sendable {
  /// The file of the trace that is played.
  public var play: String?
  /// How many frames are built or played.
  public var frames: Int?
  /// Where the last picture goes.
  public var capture: String?
  /// Where all pictures go, numbered.
  public var series: String?
  /// Where the animated picture goes.
  public var animation: String?
  /// Whether hashes are printed.
  public var printsHashes = false
  /// Whether what is printed is JSON.
  public var printsJSON = false

  /// Creates a run that nobody has asked for yet.
  public init() {}

  /// Reads the words on a command line and leaves alone those that it does not know.
  /// - Returns: nil where none of them asks for a run without a window; `--play` alone does not.
  /// - Throws: `badOption` for an option without its value.
  public init?(_ arguments: [String]) throws(CaptureError) {
    var rest = arguments[...]
    while let word = rest.popFirst() { _ = try take(word, &rest) }
    if !isWanted { return nil }
  }

  /// Whether a picture or hashes are wanted.
  public var isWanted: Bool { capture != nil || series != nil || animation != nil || printsHashes }

  /// Takes an option and its value off a command line; false where it is none of these.
  public mutating func take(_ option: String, _ rest: inout ArraySlice<String>) throws(CaptureError) -> Bool {
    switch option {
    case "--play": play = try Self.value(option, &rest)
    case "--frames": frames = try Self.count(option, &rest)
    case "--capture": capture = try Self.value(option, &rest)
    case "--series": series = try Self.value(option, &rest)
    case "--animation": animation = try Self.value(option, &rest)
    case "--hashes": printsHashes = true
    case "--json": printsJSON = true
    default: return false
    }
    return true
  }

  private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws(CaptureError) -> String {
    guard let word = rest.popFirst(), !word.hasPrefix("--") else { throw .badOption("\(option) needs a value.") }
    return word
  }

  private static func count(_ option: String, _ rest: inout ArraySlice<String>) throws(CaptureError) -> Int {
    let word = try value(option, &rest)
    guard let count = Int(word), (1...1_000_000).contains(count) else {
      throw .badOption("\(option) \(word) is no number from 1 to 1000000.")
    }
    return count
  }

  // MARK: Running

  /// Runs, and prints what was asked for.
  /// - Parameter harness: A fresh one; a trace gives it other sizes and scales.
  /// - Throws: `differs` at the end where a picture was not as the trace says, or what went wrong.
  public func run(_ harness: Harness) throws(CaptureError) {
    var trace = Trace()
    if let play { trace = try Trace.read(play) }
    if let frames, play != nil { trace.frames = Array(trace.frames.prefix(frames)) }
    let count = play == nil ? frames ?? 3 : trace.frames.count
    var output = HeadlessOutput(self, count: count)
    for number in 0..<count {
      if play == nil { harness.step() } else { harness.play(Trace(frames: [trace.frames[number]]), hashes: false) }
      let next = number + 1 < trace.frames.count ? trace.frames[number + 1].time : nil
      let expected = play == nil ? nil : trace.frames[number].hash
      try output.shown(
        harness.pixmap, number, expected: expected, seconds: next.map { $0 - harness.time } ?? harness.timeStep)
    }
    if let capture { try harness.capture(capture) }
    try output.finish()
  }
}

/// What a run leaves behind, picture by picture.
private struct HeadlessOutput {
  private let run: HeadlessRun
  private let count: Int
  private var animation: AnimatedPNG?
  private var hashes: [UInt64] = []
  private var difference: (frame: Int, expected: UInt64, got: UInt64)?

  init(_ run: HeadlessRun, count: Int) {
    self.run = run
    self.count = count
  }

  mutating func shown(_ pixmap: Pixmap, _ number: Int, expected: UInt64?, seconds: Double) throws(CaptureError) {
    if run.printsHashes || expected != nil { try note(pixmap.contentHash, number, expected) }
    if let series = run.series { try PNG.write(pixmap, to: HeadlessName.numbered(series, number, of: count)) }
    if run.animation != nil {
      if animation == nil { animation = AnimatedPNG(width: pixmap.width, height: pixmap.height) }
      try animation?.append(pixmap, seconds: seconds)
    }
    if count > 200, number % 100 == 99 { Files.tell("frame \(number + 1) of \(count)\n") }
  }

  private mutating func note(_ hash: UInt64, _ number: Int, _ expected: UInt64?) throws(CaptureError) {
    let isDifferent = expected.map { $0 != hash } ?? false
    if isDifferent, difference == nil, let expected { difference = (number, expected, hash) }
    guard run.printsHashes else { return }
    hashes.append(hash)
    if run.printsJSON { return }
    print("\(number) \(hash.digits)" + (isDifferent ? " differs from \(expected?.digits ?? "")" : ""))
  }

  func finish() throws(CaptureError) {
    if let path = run.animation, let animation { try Files.write(animation.encoded(), to: path) }
    if run.printsJSON {
      print(
        JSON.object([
          (key: "frames", value: .integer(count)), (key: "hashes", value: .array(hashes.map { .string($0.digits) })),
          (key: "firstDifference", value: difference.map { .integer($0.frame) } ?? .null),
        ]).text)
    }
    guard let difference else { return }
    throw .differs(
      path: run.play ?? "", frame: difference.frame, expected: difference.expected, got: difference.got)
  }
}

/// Names of numbered pictures.
enum HeadlessName {
  /// `walk.png` becomes `walk-0007.png`, with digits for all of them and four at least.
  static func numbered(_ path: String, _ number: Int, of count: Int) -> String {
    let stem = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    let digits = String(number), width = max(4, String(max(0, count - 1)).count)
    return stem + "-" + String(repeating: "0", count: max(0, width - digits.count)) + digits + ".png"
  }
}
