/// A frame in window points that containers move by whole pixels: it follows from where it was put and the sum of the moves,
/// to the last bit.
struct MovingFrame {
  private var put: Rect
  private var x = 0
  private var y = 0
  private(set) var frame: Rect

  init(_ frame: Rect) {
    put = frame
    self.frame = frame
  }

  mutating func move(x: Int, y: Int, _ grid: PixelGrid) {
    self.x += x
    self.y += y
    frame = put.moved(by: Vector(x: grid.points(self.x), y: grid.points(self.y)))
  }

  /// Forgets all moves.
  mutating func reset() {
    if x == 0 && y == 0 { return }
    self = MovingFrame(put)
  }
}

/// A place that takes presses, as a frame leaves it for the events before the next.
struct HitRecord {
  /// The control; nil for the background of a panel, which claims and does nothing.
  var state: ControlState?
  /// In window points.
  var place: MovingFrame
  var frame: Rect {
    get { place.frame }
    set { place = MovingFrame(newValue) }
  }
  /// Whether only the ellipse inside the frame counts.
  var isRound = false
  /// The radius of the middle of a round frame that takes no presses.
  var hole = 0.0
  /// Whether it is the background of a scroll area or a part of it: a finger beside a control still finds that.
  var isBackground = false
  /// What it is cut off by, in the frame's clips; -1: nothing.
  var clip: Int32 = -1
  /// The layer, from 1; 0: the base.
  var layer: Int32 = 0
  /// Whether it keeps presses from what lies below a layer.
  var isBackdrop = false
  /// The axes along which a drag belongs to the control, inside a scroll area.
  var drags: Axes = []
  /// When the wheel works, and in which directions it can change the value.
  var wheel = WheelPolicy.never
  var canIncrease = false
  var canDecrease = false

  init(
    state: ControlState?, frame: Rect, isRound: Bool = false, hole: Double = 0, isBackground: Bool = false,
    drags: Axes = []
  ) {
    self.state = state
    place = MovingFrame(frame)
    (self.isRound, self.hole, self.isBackground, self.drags) = (isRound, hole, isBackground, drags)
  }

  /// Whether a pointer at a place is on it.
  func contains(_ point: Point) -> Bool {
    guard frame.contains(point) else { return false }
    guard isRound, !frame.isEmpty else { return true }
    let center = frame.center
    if hole > 0, point.distance(to: center) < hole { return false }
    let x = (point.x - center.x) / (frame.width / 2), y = (point.y - center.y) / (frame.height / 2)
    return x * x + y * y <= 1
  }

  /// How far a place is from it; of a ring, from its band.
  func distance(to point: Point) -> Double {
    guard hole > 0 else { return frame.distance(to: point) }
    let away = point.distance(to: frame.center)
    return max(0, away - frame.width / 2, hole - away)
  }

  /// How far around it a finger still finds it: the target is 44 points wide, and 8 points more than the frame at least.
  var touchMargin: Insets {
    guard hole > 0 else {
      return Insets(horizontal: -max(8, (44 - frame.width) / 2), vertical: -max(8, (44 - frame.height) / 2))
    }
    return Insets(horizontal: -bandMargin, vertical: -bandMargin)
  }

  private var bandMargin: Double { max(8, (44 - (frame.width / 2 - hole)) / 2) }

  /// Whether a finger at a place finds it.
  func isInReach(of point: Point) -> Bool {
    frame.inset(by: touchMargin).contains(point) && (hole == 0 || distance(to: point) <= bandMargin)
  }
}

/// What cuts hit records off: the viewport of a scroll area.
struct ClipRecord {
  /// The next outer one, or -1.
  var parent: Int32
  /// In window points; the parents not considered.
  var place: MovingFrame
  /// What is left of it inside all parents, once the frame is complete.
  var visible = Rect.zero
  /// The scroll area; nil for a layer's.
  let area: ControlState?

  init(parent: Int32, frame: Rect, area: ControlState?) {
    (self.parent, self.area) = (parent, area)
    place = MovingFrame(frame)
  }
}

/// Keys that a control uses while it has the focus.
struct KeyUse: OptionSet {
  let rawValue: UInt8
  static let arrows = KeyUse(rawValue: 1)
  static let activation = KeyUse(rawValue: 2)
  static let deletion = KeyUse(rawValue: 4)
  /// All that edits text, with its modifiers.
  static let text = KeyUse(rawValue: 8)
  /// Letters and digits, by which names are found.
  static let letters = KeyUse(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  func contains(_ key: Key) -> Bool {
    switch key {
    case .left, .right, .up, .down, .pageUp, .pageDown, .home, .end: contains(.arrows)
    case .space, .enter: contains(.activation)
    case .delete, .backspace: contains(.deletion)
    case .character: contains(.letters)
    default: false
    }
  }
}

/// A stop of the Tab key.
struct FocusRecord {
  let state: ControlState
  let part: Part
  let keys: KeyUse
  var pad = PadUse.none
  /// The scroll area's clip that it lies in, or of an area its own; -1: none.
  var clip: Int32 = -1
  /// Whether Tab stops there; elsewhere only a press gives the focus.
  var isTabStop = true
  /// Whether what is typed into it is nobody else's business.
  var isSecret = false
  /// The layer, from 1; 0: the base.
  var layer: Int32 = 0
}

/// What a node will say; made in each frame without memory of its own.
struct NodeRecord {
  var state: ControlState?
  var part: Part = .body
  var role: StaticString
  var label = ""
  var text = ""
  var value: Double?
  var minimum: Double?
  var maximum: Double?
  var step: Double?
  /// In window points.
  var place: MovingFrame
  var frame: Rect {
    get { place.frame }
    set { place = MovingFrame(newValue) }
  }
  /// The way from the frame's origin to that of the control's own coordinates.
  var origin = Vector.zero
  var isHot = false
  var isActive = false
  var isFocused = false
  var isEnabled = true
  /// The layer, from 1; 0: the base.
  var layer: Int32 = 0

  init(
    state: ControlState? = nil, part: Part = .body, role: StaticString, label: String = "", text: String = "",
    frame: Rect, isEnabled: Bool = true
  ) {
    (self.state, self.part, self.role, self.label, self.text) = (state, part, role, label, text)
    place = MovingFrame(frame)
    self.isEnabled = isEnabled
  }
}

/// The ends of all that a frame records, at one moment.
struct RecordMark {
  var drawing = DrawMark()
  var hits = 0
  var nodes = 0
  var focusables = 0
  var called = 0
  var clips = 0

  func isWithin(_ start: RecordMark, _ end: RecordMark) -> Bool {
    drawing.command >= start.drawing.command && drawing.command <= end.drawing.command && nodes >= start.nodes
      && nodes <= end.nodes && hits >= start.hits && hits <= end.hits
  }

  mutating func shift(commands: Int, nodes count: Int) {
    drawing.command += commands
    nodes += count
  }
}

/// What a frame records beside its drawing. Two of them take turns, so that a frame that fails leaves the last one whole.
struct FrameRecords {
  var hits: [HitRecord] = []
  var nodes: [NodeRecord] = []
  var focusables: [FocusRecord] = []
  var called: [ControlState] = []
  var clips: [ClipRecord] = []
  /// The layers, in the order of their calls.
  var layers: [ShownLayer] = []
  /// The clip that holds for what is recorded now; -1: none.
  var clip: Int32 = -1

  /// The control that was called at a turn, if it has a hash.
  func state(at turn: Int, _ hash: UInt64) -> ControlState? {
    turn < called.count && called[turn].hash == hash ? called[turn] : nil
  }

  /// Tells each control where it stands.
  func noteShown() {
    for index in nodes.indices {
      guard case .body = nodes[index].part, let state = nodes[index].state else { continue }
      let frame = nodes[index].frame, origin = nodes[index].origin
      state.shownFrame = frame.moved(by: origin)
      state.shownExtent = Rect(origin: .zero - origin, size: frame.size)
      state.wasShown = true
    }
  }

  mutating func removeAll() {
    hits.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    focusables.removeAll(keepingCapacity: true)
    called.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    clip = -1
  }

  /// Records a place that takes presses, in the clip that holds.
  mutating func add(_ hit: HitRecord) {
    hits.append(hit)
    hits[hits.count - 1].clip = clip
  }

  /// Works out what is left of each clip inside those around it, once nothing moves any more.
  mutating func resolveClips() {
    for index in clips.indices {
      let frame = clips[index].place.frame, parent = Int(clips[index].parent)
      clips[index].visible = parent >= 0 ? frame.intersection(clips[parent].visible) : frame
    }
  }

  /// Whether a place is not cut off for what lies in a clip.
  func isVisible(_ point: Point, in clip: Int32) -> Bool { clip < 0 || clips[Int(clip)].visible.contains(point) }
}

/// A misuse, kept as facts until somebody asks.
enum Problem {
  case repeatedID(path: String, first: (StaticString, Int), second: (StaticString, Int))
  case reservedName(path: String, place: (StaticString, Int))
  case brokenBounds(path: String, place: (StaticString, Int))
  case brokenStops(path: String, place: (StaticString, Int))
  case naturalColumnBehindShare(place: (StaticString, Int))

  var sentence: String {
    switch self {
    case .repeatedID(let path, let first, let second):
      "The id \"\(path)\" is used twice in one frame: at \(first.0):\(first.1) and at \(second.0):\(second.1)."
        + " Give each control an id of its own, or open a scope for each turn of a loop."
    case .reservedName(let path, let place):
      "The id \"\(path)\" at \(place.0):\(place.1) is empty, holds a \"/\" or is the name of a part (lower, upper, thumb,"
        + " track):"
        + " its path can be mistaken for another's."
    case .brokenBounds(let path, let place):
      "The bounds of \"\(path)\" at \(place.0):\(place.1) are not finite: the control shows its value and does nothing."
    case .brokenStops(let path, let place):
      "A stop of \"\(path)\" at \(place.0):\(place.1) is not finite: it is left out."
    case .naturalColumnBehindShare(let place):
      "A natural column stands right of a share at \(place.0):\(place.1): it takes the width of the style."
    }
  }
}

extension NodeRecord {
  /// The node of a control that has answered.
  init(_ response: Response, _ state: ControlState, role: StaticString, label: String, frame: Rect) {
    self.init(state: state, role: role, label: label, frame: frame)
    isHot = response.isHot
    isActive = response.isActive
    isFocused = response.isFocused
    isEnabled = response.isEnabled
  }
}
