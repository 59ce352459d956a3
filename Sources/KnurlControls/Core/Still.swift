/// What draws a picture: controls of another kind may take the same id.
enum StillKind {
  case button, toggle, knob, ring, straight, fader, stops, field, number
}

/// All that the picture of a control at rest is made of.
struct StillInputs {
  let kind: StillKind
  var values: Numbers?
  var domain: ValueDomain?
  var options: ValueOptions?
  var limits: RangeLimits?
  var label: String?
  /// Whether a cap takes presses for both values.
  var dragsFill = false
  /// The names of stops.
  var names: [String] = []
  /// In whole pixels.
  var width: Int
  var height: Int
  /// The number of the looks.
  var revision: Int
  var isEnabled: Bool
  var layoutDirection: LayoutDirection

  init(
    _ kind: StillKind, _ ui: UI, _ state: ControlState, _ placement: Placement, label: String?, values: Numbers? = nil,
    domain: ValueDomain? = nil, options: ValueOptions? = nil, limits: RangeLimits? = nil
  ) {
    self.kind = kind
    (self.values, self.domain, self.options, self.label) = (values, domain, options, label)
    self.limits = limits
    (width, height) = (placement.width, placement.height)
    revision = ui.revision
    isEnabled = state.isEnabled
    layoutDirection = ui.layoutDirection
  }

  /// Whether another picture would be the same.
  func isSame(as other: StillInputs) -> Bool {
    kind == other.kind && width == other.width && height == other.height && revision == other.revision
      && isEnabled == other.isEnabled && layoutDirection == other.layoutDirection
      && label == other.label && names == other.names && dragsFill == other.dragsFill && limits == other.limits
      && Self.isSame(values, other.values) && options == other.options
      && Self.isSame(domain, other.domain)
  }

  private static func isSame(_ a: Numbers?, _ b: Numbers?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    guard a.count == b.count, a.isList == b.isList else { return false }
    return a.indices.allSatisfy { a[$0].isSame(as: b[$0]) }
  }

  private static func isSame(_ a: ValueDomain?, _ b: ValueDomain?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.isSame(as: b)
  }
}

/// What a control at rest has recorded: where that lies in the frame's records, and what it was made of.
final class Still {
  let inputs: StillInputs
  let response: Response
  /// The clip around the control's commands.
  private(set) var clip: Int32 = -1
  /// The frame that it was recorded in last.
  private(set) var frame = -1
  private(set) var start: RecordMark
  private(set) var end: RecordMark
  /// The pixel that the control got.
  private(set) var x = 0
  private(set) var y = 0

  init(_ inputs: StillInputs, _ response: Response, from start: RecordMark, to end: RecordMark) {
    (self.inputs, self.response, self.start, self.end) = (inputs, response, start, end)
  }

  /// Takes note of where the records lie now.
  func note(_ placement: Placement, clip: Int32, frame: Int, from start: RecordMark, to end: RecordMark) {
    (self.clip, self.frame, self.start, self.end) = (clip, frame, start, end)
    (x, y) = (placement.x, placement.y)
  }

  /// Counts what was put in front of the records.
  func shift(commands: Int, nodes: Int) {
    start.shift(commands: commands, nodes: nodes)
    end.shift(commands: commands, nodes: nodes)
  }
}

extension FrameRecords {
  /// Records again what another frame recorded of a control, where it was put first.
  mutating func append(_ other: borrowing FrameRecords, from start: RecordMark, to end: RecordMark) {
    let firstHit = hits.count, firstNode = nodes.count
    hits.append(contentsOf: other.hits[start.hits..<end.hits])
    nodes.append(contentsOf: other.nodes[start.nodes..<end.nodes])
    focusables.append(contentsOf: other.focusables[start.focusables..<end.focusables])
    for index in firstHit..<hits.count { hits[index].place.reset() }
    for index in firstNode..<nodes.count { nodes[index].place.reset() }
  }
}
