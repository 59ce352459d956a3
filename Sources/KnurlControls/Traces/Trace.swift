/// What a user did, frame by frame: enough to get the same pictures again, to the byte.
///
/// As text it is one event a line, grouped by frames; `Docs/Traces.md` has the grammar. Programs record one through
/// ``TraceRecorder`` and play it through ``TracePlayer``.
public struct Trace: Hashable, Sendable {
  /// One frame, and what was handed to the interface between the frame before and this one.
  public struct Frame: Hashable, Sendable {
    /// The time that the frame was built with, in seconds of the host's clock.
    public var time: Double
    /// The window, in points.
    public var size: Size
    /// The scale.
    public var pixelsPerPoint: Double
    /// The events before the frame, in order, each with a time of its own.
    public var events: [InputEvent]
    /// The content hash of the picture that the frame must show; nil where nobody noted it.
    public var hash: UInt64?

    /// Creates a frame.
    public init(
      time: Double, size: Size, pixelsPerPoint: Double = 1, events: [InputEvent] = [], hash: UInt64? = nil
    ) {
      self.time = time
      self.size = size
      self.pixelsPerPoint = pixelsPerPoint
      self.events = events
      self.hash = hash
    }
  }

  /// The frames, in order.
  public var frames: [Frame]

  /// The most frames of a trace that is read: more than an hour at 60 a second.
  public static let maximumFrames = 1 << 18
  /// The most events of a trace that is read.
  public static let maximumEvents = 1 << 20
  /// The most bytes of a trace that is read.
  public static let maximumBytes = 1 << 26

  /// Creates a trace.
  public init(frames: [Frame] = []) { self.frames = frames }

  /// The seconds from the first frame to the last; 0 for less than two.
  public var duration: Double { frames.isEmpty ? 0 : frames[frames.count - 1].time - frames[0].time }

  /// The trace as text, which reads as the same trace.
  ///
  /// The same trace gives the same text; its length grows with events and with changes from frame to frame.
  public var text: String {
    var writer = TraceWriter()
    var text = TraceWriter.header
    for frame in frames { text += writer.write(frame) }
    return text + writer.finish()
  }

  /// Reads a trace.
  /// - Parameters:
  ///   - text: What ``text`` gave, or a person wrote.
  ///   - file: What an error calls it.
  /// - Throws: The first line that is no line of a trace.
  public init(_ text: String, file: String = "trace") throws(TraceError) {
    var parser = TraceParser(file: file)
    try parser.feed(Array(text.utf8))
    self = try parser.finish()
  }
}
