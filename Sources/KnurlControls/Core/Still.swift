/// What draws a picture: controls of another kind may take the same id.
enum StillKind {
  case button, toggle, knob, ring, straight, fader, stops, field, number, meter
  case checkbox, mixed, radioColumn, radioRow, segmented, segmentedFill, dropdown, dropdownFill, menu
}

/// All that the picture of a control at rest is made of, as the program gave it.
struct StillCall {
  let kind: StillKind
  var values: Numbers?
  var bounds = ValueBounds.none
  var scale = ValueScale.linear
  var label: String?
  var options = RangeOptions()
  /// The names of stops.
  var names: [String] = []
}

/// What a control at rest has recorded: where that lies in the frame's records, and what it was made of.
final class Still {
  let call: StillCall
  let response: Response
  /// The extent that the control asked for, and that it got in whole pixels.
  let natural: NaturalSize
  let naturalWidth: Int
  let naturalHeight: Int
  let width: Int
  let height: Int
  /// The number of the looks.
  let revision: Int
  let isEnabled: Bool
  let layoutDirection: LayoutDirection
  /// The clip around the control's commands.
  private(set) var clip: Int32 = -1
  /// The frame that it was recorded in last.
  private(set) var frame = -1
  private(set) var start: RecordMark
  private(set) var end: RecordMark
  /// The pixel that the control got.
  let x: Int
  let y: Int
  /// The same in window points.
  let origin: Point

  init(
    _ call: StillCall, _ response: Response, _ natural: NaturalSize, _ placement: Placement, _ ui: UI,
    from start: RecordMark, to end: RecordMark
  ) {
    (self.call, self.response, self.natural) = (call, response, natural)
    (width, height) = (placement.width, placement.height)
    revision = ui.revision
    isEnabled = response.isEnabled
    layoutDirection = ui.layoutDirection
    (self.start, self.end) = (start, end)
    (x, y, origin) = (placement.x, placement.y, placement.frame.origin)
    (naturalWidth, naturalHeight) = (ui.pixels(natural.width), ui.pixels(natural.height))
    note(clip: ui.canvas.clip, frame: ui.frameIndex, from: start, to: end)
  }

  /// Takes note of where the records lie now.
  func note(clip: Int32, frame: Int, from start: RecordMark, to end: RecordMark) {
    (self.clip, self.frame, self.start, self.end) = (clip, frame, start, end)
  }

  /// Counts what was put in front of the records.
  func shift(commands: Int, nodes: Int) {
    start.shift(commands: commands, nodes: nodes)
    end.shift(commands: commands, nodes: nodes)
  }

  /// Counts what stands before the records of their layer, if they are of a frame.
  func add(_ offset: RecordMark, frame: Int) {
    guard self.frame == frame else { return }
    start.add(offset)
    end.add(offset)
  }

  /// Whether the place is the one that it was recorded for.
  func isAt(_ placement: Placement) -> Bool {
    x == placement.x && y == placement.y && width == placement.width && height == placement.height
  }

  // MARK: Whether another call would make the same

  // The arguments are compared one by one where they lie: a struct of them all would be a copy in each call of a control.

  func isOf(_ kind: StillKind, _ label: String?) -> Bool { call.kind == kind && call.label == label }

  func isOf(_ values: Numbers, _ bounds: ValueBounds, _ scale: ValueScale) -> Bool {
    guard let own = call.values, own.isSame(as: values) else { return false }
    return call.bounds == bounds && call.scale.isSame(as: scale)
  }

  func isOf(_ options: RangeOptions) -> Bool {
    call.options.value == options.value && call.options.minimumGap == options.minimumGap
      && call.options.maximumGap == options.maximumGap && call.options.meeting == options.meeting
      && call.options.dragsFill == options.dragsFill && call.options.singlePointer == options.singlePointer
      && call.options.limits == options.limits
  }
}

extension FrameRecords {
  /// Records again what another frame recorded of a control, where it was put first.
  mutating func append(_ other: borrowing FrameRecords, from start: RecordMark, to end: RecordMark) {
    let firstHit = hits.count, firstNode = nodes.count, firstFocusable = focusables.count
    hits.append(contentsOf: other.hits[start.hits..<end.hits])
    nodes.append(contentsOf: other.nodes[start.nodes..<end.nodes])
    focusables.append(contentsOf: other.focusables[start.focusables..<end.focusables])
    for index in firstHit..<hits.count {
      hits[index].place.reset()
      hits[index].clip = clip
    }
    for index in firstFocusable..<focusables.count { focusables[index].clip = clip }
    for index in firstNode..<nodes.count { nodes[index].place.reset() }
  }
}
