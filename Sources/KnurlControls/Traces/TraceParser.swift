/// Reads a trace from bytes as they come, in pieces of any length.
///
/// Time is proportional to the bytes, memory to what was read, and both end at the limits of ``Trace``, whatever the bytes
/// are.
public struct TraceParser {
  private let file: String
  private var trace = Trace()
  private var line: [UInt8] = []
  private var lineNumber = 0
  private var byteCount = 0
  private var eventCount = 0
  /// Tests set it lower.
  var maximumEvents = Trace.maximumEvents
  private var hasHeader = false
  /// The time of the frame before the one being read: that of events which do not say their own.
  private var before = 0.0
  private var step: Double?

  /// Creates a parser.
  /// - Parameter file: What errors call the bytes.
  public init(file: String = "trace") { self.file = file }

  /// Takes the next bytes.
  /// - Throws: The first line that is no line of a trace; what is fed after that is not looked at sensibly.
  public mutating func feed(_ bytes: [UInt8]) throws(TraceError) {
    byteCount += bytes.count
    if byteCount > Trace.maximumBytes { throw error("at most \(Trace.maximumBytes) bytes", "more") }
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if line.isEmpty {
        try take(bytes[start..<end])
      } else {
        line += bytes[start..<end]
        try take(line[...])
        line.removeAll(keepingCapacity: true)
      }
      start = end + 1
    }
    line += bytes[start...]
  }

  /// The trace, after the last byte.
  /// - Throws: As `feed` for a last line without an end, or where there was no line at all.
  public mutating func finish() throws(TraceError) -> Trace {
    if !line.isEmpty { try take(line[...]) }
    line.removeAll()
    if !hasHeader {
      lineNumber += 1
      throw error("the line \"knurl-trace 1\"", "the end of the file")
    }
    return trace
  }

  private func error(_ expected: String, _ found: String) -> TraceError {
    TraceError(file: file, line: max(1, lineNumber), expected: expected, found: found)
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) throws(TraceError) {
    lineNumber += 1
    do throws(TraceMisreading) {
      var words = TraceLine(bytes)
      if words.isAtEnd { return }
      try read(&words)
    } catch {
      throw self.error(error.expected, error.found)
    }
  }

  private mutating func read(_ words: inout TraceLine) throws(TraceMisreading) {
    if !hasHeader { return try header(&words) }
    if words.take("frame") { return try frame(&words) }
    if words.take("frames") { return try idleFrames(&words) }
    guard let last = trace.frames.indices.last else {
      throw words.misreading("a frame with step or time, and size")
    }
    if trace.frames[last].hash != nil { throw words.misreading("frame or frames after a hash") }
    if words.take("hash") {
      trace.frames[last].hash = try words.value("16 hexadecimal digits", Self.hash)
      return try words.end()
    }
    if eventCount == maximumEvents { throw words.misreading("at most \(eventCount) events") }
    trace.frames[last].events.append(try words.event(before))
    eventCount += 1
  }

  private static func hash(_ word: String) -> UInt64? {
    let isPlain = word.utf8.count == 16 && word.utf8.first != UInt8(ascii: "+")
    return isPlain ? UInt64(word, radix: 16) : nil
  }

  // MARK: Frames

  private mutating func header(_ words: inout TraceLine) throws(TraceMisreading) {
    guard words.take("knurl-trace") else { throw words.misreading("the line \"knurl-trace 1\"") }
    guard words.take("1") else { throw words.misreading("the version 1") }
    try words.end()
    hasHeader = true
  }

  private mutating func frame(_ words: inout TraceLine) throws(TraceMisreading) {
    let last = trace.frames.last
    var time: Double?
    var size = last?.size
    var scale = last?.pixelsPerPoint ?? 1
    while !words.isAtEnd {
      if words.take("step") {
        let way = try words.number()
        (step, time) = (way, (last?.time ?? 0) + way)
      } else if words.take("time") {
        time = try words.number()
      } else if words.take("size") {
        size = Size(width: try words.number(), height: try words.number())
      } else if words.take("scale") {
        scale = try words.number()
      } else {
        throw words.misreading("step, time, size or scale")
      }
    }
    guard let size else { throw words.misreading("size and two numbers in the first frame") }
    guard let time = time ?? step.map({ (last?.time ?? 0) + $0 }) else {
      throw words.misreading("step or time in the first frames")
    }
    try append(Trace.Frame(time: time, size: size, pixelsPerPoint: scale), words)
  }

  private mutating func idleFrames(_ words: inout TraceLine) throws(TraceMisreading) {
    let error = words.misreading("a number of frames up to \(Trace.maximumFrames)")
    let count = try words.integer()
    guard count > 0, count <= Trace.maximumFrames else { throw error }
    try words.end()
    guard let step, let last = trace.frames.last else { throw words.misreading("a frame with step and size before") }
    for _ in 0..<count {
      let time = trace.frames[trace.frames.count - 1].time + step
      try append(Trace.Frame(time: time, size: last.size, pixelsPerPoint: last.pixelsPerPoint), words)
    }
  }

  private mutating func append(_ frame: Trace.Frame, _ words: TraceLine) throws(TraceMisreading) {
    if trace.frames.count == Trace.maximumFrames {
      throw TraceMisreading(expected: "at most \(Trace.maximumFrames) frames", found: "more")
    }
    before = trace.frames.last?.time ?? 0
    trace.frames.append(frame)
  }
}
