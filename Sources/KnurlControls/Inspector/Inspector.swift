/// Shows over everything what comes in and what it leads to: pointers with their trails and owners, the events of the frame in
/// their order with who took them, what lies under the pointer, the cells that were painted anew, and why the frame was drawn.
///
/// It takes no input and changes nothing of what it shows: neither claims nor nodes, nor when the next frame is due. While
/// nothing happens it stays as it is. Hidden, it costs nothing. Secret text is not shown.
public struct Inspector {
  /// Whether it is drawn; false at first. What is set holds from the next frame on, for what happens from then on.
  public var isShown = false {
    didSet { if isShown != oldValue { forget() } }
  }

  /// How many frame times the graph has.
  static let graphLength = 84
  static let trailLength = 40

  /// Finds the pixels that a list changes, save what the inspector itself draws: a host's, which has a renderer.
  package var findRepaints: ((_ list: DrawList, _ width: Int, _ height: Int) -> [PixelRect])?
  private(set) var contacts: [Contact] = []
  private(set) var report = Report()
  private var times: [Double] = []
  private var entries: [Entry] = []
  private var entryCount = 0
  private var reasons: [String] = []
  private var isReset = false
  private var view: (size: Size, scale: Double)?
  /// Where the pointer that spoke last is.
  private(set) var place: Point?

  /// An event in the order of the frame; moves of one pointer that follow each other are one.
  struct Entry: Hashable {
    var words: String
    var claim: Claim
    var movedBy: PointerID?
    var count = 1
  }

  /// A pointer that was seen.
  struct Contact: Hashable {
    let id: PointerID
    var trail: [Point]
    var isDown = false
    var claim: Claim?
    /// The path of the control that it holds, or hovers over.
    var owner = ""
  }

  /// What the last frame had to tell in which anything happened.
  struct Report: Hashable {
    var frame = 0
    var reasons: [String] = []
    var entries: [Entry] = []
    var eventCount = 0
    var repaints: [PixelRect] = []
    /// The part of the window that was painted anew, from 0 to 1.
    var share = 0.0
    var under: [String] = []
    var times: [Double] = []
  }

  /// Creates one that is hidden.
  public init() {}

  private mutating func forget() {
    (contacts, report, entries, entryCount, reasons, times) = ([], Report(), [], 0, [], [])
    (isReset, view, place) = (false, nil, nil)
  }

  // MARK: From the host

  /// Notes what the last frame took, in seconds, from the first event to the last pixel as the host counts it; it is shown
  /// from the next frame on. What is not finite or below zero is left out. The libraries have no clock of their own.
  public mutating func note(frameTime: Double) {
    guard isShown, frameTime.isFinite, frameTime >= 0 else { return }
    if times.count == Self.graphLength { times.removeFirst() }
    times.append(frameTime)
  }

  /// Notes that all pixels were lost, as by a reset of the graphics device.
  public mutating func noteReset() {
    if isShown { isReset = true }
  }

  // MARK: From the UI

  mutating func note(_ event: InputEvent, _ claim: Claim, isSecret: Bool) {
    entryCount += 1
    let mover: PointerID? = if case .moved(let pointer, _, _) = event.kind { pointer } else { nil }
    let words = isSecret && event.kind.isTyped ? "typed, kept secret" : TraceWriter.words(event.kind.rounded)
    if let mover, let last = entries.last, last.movedBy == mover, last.claim == claim {
      entries[entries.count - 1].words = words
      entries[entries.count - 1].count += 1
      return
    }
    if entries.count == 12 { entries.removeFirst() }
    entries.append(Entry(words: words, claim: claim, movedBy: mover))
  }

  mutating func follow(_ pointer: PointerID, at point: Point?, isDown: Bool, _ claim: Claim?, owner: String) {
    if let point, point.isFinite { place = point }
    if contacts.firstIndex(where: { $0.id == pointer }) == nil {
      // What fingers left behind is shown until the next one comes.
      if pointer.isTouch, !contacts.contains(where: { $0.id.isTouch && $0.isDown }) {
        contacts.removeAll { $0.id.isTouch }
      }
      contacts.append(Contact(id: pointer, trail: []))
    }
    guard let index = contacts.firstIndex(where: { $0.id == pointer }) else { return }
    if isDown, !contacts[index].isDown, pointer.isTouch { contacts[index].trail.removeAll() }
    if let point, point.isFinite, contacts[index].trail.last != point {
      if contacts[index].trail.count == Self.trailLength { contacts[index].trail.removeFirst() }
      contacts[index].trail.append(point)
    }
    contacts[index].isDown = isDown
    contacts[index].claim = claim
    contacts[index].owner = owner
  }

  mutating func begin(_ moving: [String], size: Size, scale: Double) {
    if let view, view.size != size || view.scale != scale { reasons.append("size") }
    view = (size, scale)
    reasons += moving.map { "animation of \($0)" }
  }

  /// Ends a frame: where anything happened in it, it is what is told from now on.
  mutating func finish(_ frame: Int, _ repaints: [PixelRect], share: Double, under: () -> [String]) {
    if isReset { reasons.insert("reset", at: 0) }
    if entryCount > 0 { reasons.insert(entryCount == 1 ? "1 event" : "\(entryCount) events", at: 0) }
    if reasons.isEmpty, !repaints.isEmpty { reasons = [report.frame == 0 ? "first frame" : "the program's values"] }
    if reasons.isEmpty { return }
    report = Report(
      frame: frame, reasons: reasons, entries: entries, eventCount: entryCount, repaints: repaints, share: share,
      under: under(), times: times)
    entries.removeAll(keepingCapacity: true)
    (entryCount, reasons, isReset) = (0, [], false)
  }
}

extension InputEvent.Kind {
  /// Whether it tells what was typed.
  fileprivate var isTyped: Bool {
    switch self {
    case .text, .composing: true
    case .keyDown(.character, _, _), .keyUp(.character, _): true
    default: false
    }
  }

  /// The same with places to tenths of a point, for reading.
  fileprivate var rounded: Self {
    switch self {
    case .moved(let pointer, let point, let held): .moved(pointer, Self.tenths(point), heldButtons: held)
    case .pressed(let pointer, let point, let button): .pressed(pointer, Self.tenths(point), button)
    case .released(let pointer, let point, let button): .released(pointer, Self.tenths(point), button)
    case .wheel(let point, let notches): .wheel(Self.tenths(point), notches)
    default: self
    }
  }

  private static func tenths(_ point: Point) -> Point {
    Point(x: (point.x * 10).rounded() / 10, y: (point.y * 10).rounded() / 10)
  }
}
