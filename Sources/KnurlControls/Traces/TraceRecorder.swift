/// Keeps what a UI is given, as a trace. Nothing records unless a program sets ``UI/recorder``.
///
/// What is typed into a control that keeps its text secret is recorded as bullets. Events that nobody claims are recorded
/// too: a game that gets them on replay with the same frame numbers goes the same way.
public final class TraceRecorder {
  /// How much is kept.
  public enum Extent: Hashable, Sendable {
    /// Everything, up to the limits of ``Trace``; what comes after is not recorded.
    case whole
    /// The frames of the last seconds, and no more than 8192 frames and 16384 events.
    ///
    /// The memory is taken at once, 3 MB; after that a frame costs no more than a few stores. A replay begins with the
    /// program as it starts, so it is the same only as far as what came before does not matter.
    case last(seconds: Double)
  }

  private struct Heading {
    var time: Double
    var size: Size
    var pixelsPerPoint: Double
    var events: Int
    var hash: UInt64?
  }

  /// How much is kept.
  public let extent: Extent
  private var headings: Ring<Heading>
  private var events: Ring<InputEvent>
  /// Events since the last frame; the last ones of `events`.
  private var pending = 0
  private var mask = SecretMask()
  private var writer = TraceWriter()
  private var sink: ((String) -> Void)?

  /// Creates a recorder that keeps a trace in memory.
  public init(_ extent: Extent = .whole) {
    self.extent = extent
    switch extent {
    case .whole:
      headings = Ring(capacity: Trace.maximumFrames, reserved: 0)
      events = Ring(capacity: Trace.maximumEvents, reserved: 0)
    case .last:
      headings = Ring(capacity: 8192, reserved: 8192)
      events = Ring(capacity: 16_384, reserved: 16_384)
    }
  }

  /// Creates a recorder that keeps nothing and hands out the text of the trace as frames begin, for files that hold the
  /// frame even where the program ends within it.
  /// - Parameter sink: Gets the text in pieces of whole lines, the first at once.
  public init(writingTo sink: @escaping (String) -> Void) {
    extent = .whole
    self.sink = sink
    headings = Ring(capacity: 0, reserved: 0)
    events = Ring(capacity: Trace.maximumEvents, reserved: 0)
    sink(TraceWriter.header)
  }

  /// What is kept: the frames that have begun. Costs a copy.
  public var trace: Trace {
    var trace = Trace()
    var next = 0
    for index in 0..<headings.count {
      let heading = headings[index]
      trace.frames.append(frame(heading, (next..<next + heading.events).map { events[$0] }))
      next += heading.events
    }
    return trace
  }

  /// The events that wait for the next frame.
  package var waiting: [InputEvent] { (events.count - pending..<events.count).map { events[$0] } }

  private func frame(_ heading: Heading, _ events: [InputEvent]) -> Trace.Frame {
    Trace.Frame(
      time: heading.time, size: heading.size, pixelsPerPoint: heading.pixelsPerPoint, events: events,
      hash: heading.hash)
  }

  /// Notes the hash of the picture that the last frame became.
  public func note(hash: UInt64) {
    if let sink { return sink("hash " + TraceWriter.digits(hash) + "\n") }
    if headings.count > 0 { headings[headings.count - 1].hash = hash }
  }

  // MARK: From the UI

  func note(_ event: InputEvent, isSecret: Bool) {
    let event = mask.masked(event, isSecret: isSecret)
    guard makeRoom() else { return }
    events.append(event)
    pending += 1
  }

  func begin(size: Size, pixelsPerPoint: Double, time: Double) {
    let heading = Heading(time: time, size: size, pixelsPerPoint: pixelsPerPoint, events: pending, hash: nil)
    if let sink {
      sink(writer.write(frame(heading, (0..<pending).map { events[$0] })) + writer.finish())
      events.removeFirst(pending)
      pending = 0
      return
    }
    if case .last(let seconds) = extent {
      while headings.count > 0, headings.count == headings.capacity || headings[0].time < time - seconds {
        dropOldest()
      }
    }
    if headings.count < headings.capacity {
      headings.append(heading)
    } else {
      events.removeLast(pending)
    }
    pending = 0
  }

  /// Whether one more event can be kept.
  private func makeRoom() -> Bool {
    if case .last = extent {
      while events.count == events.capacity, headings.count > 0 { dropOldest() }
    }
    return events.count < events.capacity
  }

  private func dropOldest() {
    events.removeFirst(headings[0].events)
    headings.removeFirst(1)
  }
}

/// A queue in one array, which grows up to its capacity and then goes round.
struct Ring<Element> {
  let capacity: Int
  private(set) var count = 0
  private var first = 0
  private var places: [Element] = []

  init(capacity: Int, reserved: Int) {
    self.capacity = capacity
    places.reserveCapacity(reserved)
  }

  subscript(index: Int) -> Element {
    get { places[place(index)] }
    set { places[place(index)] = newValue }
  }

  private func place(_ index: Int) -> Int {
    let place = first + index
    return place < capacity ? place : place - capacity
  }

  /// - Precondition: There are fewer than `capacity`.
  mutating func append(_ element: Element) {
    precondition(count < capacity, "a full ring has no room")
    let place = place(count)
    if place < places.count { places[place] = element } else { places.append(element) }
    count += 1
  }

  mutating func removeFirst(_ number: Int) {
    let gone = min(number, count)
    first = place(gone)
    count -= gone
    if count == 0 { first = 0 }
  }

  mutating func removeLast(_ number: Int) { count -= min(number, count) }
}
