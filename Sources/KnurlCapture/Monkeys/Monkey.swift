public import KnurlControls

/// A monkey that presses whatever there is: random input by seed, checked after every frame.
///
/// The same seed gives the same input as long as the controls stay where they are. It checks that no id is used twice, that
/// nothing is held once everything is let go, that the picture painted in parts equals one painted afresh, and whatever else
/// it is given. What it finds it shrinks to a short trace, which a test or `knurl replay` can play.
///
/// A trap can't be outlived: with a `journal` the trace up to it is in a file.
public struct Monkey {
  /// Where the input comes from.
  public var seed: UInt64
  /// How many frames it goes on for.
  public var frames: Int
  /// How many fingers it has, 0...10.
  public var fingers: Int
  /// Whether painted pictures are compared with fresh ones, which costs a whole repaint a frame; true by default.
  public var comparesPictures: Bool
  /// A file that gets the trace while it comes into being; nil, the default: none.
  public var journal: String?
  /// The most runs that shrinking may take.
  public var shrinkingLimit: Int

  /// Creates a monkey.
  public init(
    seed: UInt64, frames: Int = 300, fingers: Int = 3, comparesPictures: Bool = true, journal: String? = nil,
    shrinkingLimit: Int = 1000
  ) {
    self.seed = seed
    self.frames = max(0, frames)
    self.fingers = min(max(0, fingers), 10)
    self.comparesPictures = comparesPictures
    self.journal = journal
    self.shrinkingLimit = shrinkingLimit
  }

  /// Lets the monkey loose.
  /// - Parameters:
  ///   - makeHarness: Makes a fresh harness with a fresh model. Shrinking asks for many.
  ///   - check: Says what is wrong after a frame, in a sentence; nil where all is well.
  /// - Returns: What it found, shrunk; nil where all was well.
  public func run(
    _ makeHarness: @escaping () -> Harness, check: @escaping (Harness) -> String? = { _ in nil }
  ) throws(CaptureError) -> MonkeyFinding? {
    let trace = try play(makeHarness(), check)
    guard let trace else { return nil }
    let checks = MonkeyChecks(comparesPictures: comparesPictures, check: check)
    guard let finding = checks.finding(trace, makeHarness()) else {
      return MonkeyFinding(
        sentence:
          "What the monkey found does not happen again on replay: the program keeps something between harnesses.",
        seed: seed, trace: trace, original: trace)
    }
    var shrinking = MonkeyShrinking(limit: shrinkingLimit) { candidate in
      checks.finding(candidate, makeHarness())?.kind == finding.kind
    }
    let short = shrinking.shrunk(Trace(frames: Array(trace.frames[...finding.frame])))
    let sentence = checks.finding(short, makeHarness())?.sentence ?? finding.sentence
    return MonkeyFinding(sentence: sentence, seed: seed, trace: short, original: trace)
  }

  /// Plays at random and answers the trace up to the first finding; nil where there is none.
  private func play(_ harness: Harness, _ check: @escaping (Harness) -> String?) throws(CaptureError) -> Trace? {
    let checks = MonkeyChecks(comparesPictures: comparesPictures, check: check)
    var hand = MonkeyHand(seed: seed, fingers: fingers)
    let journal = try journal.map { (path) throws(CaptureError) in try MonkeyJournal(path) }
    harness.startRecording(hashes: false)
    for frame in 0..<frames {
      if frame > 0 { hand.act(harness) }
      try journal?.note(harness)
      harness.step()
      if checks.sentence(harness) != nil { return harness.stopRecording() }
    }
    hand.letGo(harness)
    harness.step()
    let trace = harness.stopRecording()
    return checks.leak(harness) == nil ? nil : trace
  }
}

/// A file that holds a trace up to the frame that is about to be built.
private struct MonkeyJournal {
  let path: String

  init(_ path: String) throws(CaptureError) {
    self.path = path
    try Trace().write(to: path, makesFolders: true)
  }

  func note(_ harness: Harness) throws(CaptureError) {
    guard let recorder = harness.ui.recorder else { return }
    var trace = recorder.trace
    trace.frames.append(
      Trace.Frame(
        time: harness.time + harness.timeStep, size: harness.size, pixelsPerPoint: harness.pixelsPerPoint,
        events: recorder.waiting))
    try trace.write(to: path)
  }
}

/// What a monkey found.
public struct MonkeyFinding: CustomStringConvertible, Sendable {
  /// What is wrong.
  public let sentence: String
  /// The seed that found it.
  public let seed: UInt64
  /// The shortest trace that shows it.
  public let trace: Trace
  /// The trace that found it.
  public let original: Trace

  /// What is wrong, the seed and the short trace.
  public var description: String {
    "\(sentence) Seed \(seed); \(trace.frames.count) of \(original.frames.count) frames show it:\n\(trace.text)"
  }
}
