/// An immediate-mode user interface: called anew in each frame, with one memory for all controls.
///
/// It lives where the program's loop lives and belongs to no other thread. A host gives it events with `handle` as they
/// come, builds a frame with `frame`, and lets a renderer play `drawList`.
public final class UI {
  // MARK: What stays between frames

  let engine: any TextEngine
  /// The looks; `styled` changes them for a part of a frame.
  public var theme: Theme { didSet { themeRevision = nil } }
  /// The looks that stills were drawn with; see `revision`.
  var knownThemes: [(theme: Theme, revision: Int)] = []
  /// Which way one reads: horizontal sliders grow that way, and labels stand at its beginning. May change within a frame,
  /// for what comes after.
  public var layoutDirection: LayoutDirection {
    get { direction }
    set { direction = newValue }
  }
  private(set) var direction = LayoutDirection.leftToRight
  /// The number of the looks in force, once somebody has asked.
  var themeRevision: Int?
  private var revisionCount = 0
  /// Whether controls at rest record again what they recorded in the frame before.
  package var keepsStills = true
  /// Whether this frame has the scale of the last one, so that stills may be recorded again.
  var canReplay = false
  var states: [UInt64: ControlState] = [:]
  var pointers: [PointerSlot] = []
  var modifiers: Modifiers = []
  /// Keys whose press was claimed, until their release.
  var claimedKeys: [Key] = []
  var focus: (hash: UInt64, part: Part)? {
    didSet {
      focusHash = focus?.hash
      noteFocus(oldValue?.hash)
    }
  }
  private(set) var focusHash: UInt64?
  /// What game pads do.
  public var padOptions = PadOptions()
  /// How long a finger rests on a control until that is a long press, in seconds; 0.5 at first, nil: never. A long press is no
  /// click. What is not finite or below zero counts as nil.
  public var longPressDelay: Double? = 0.5
  var pads: [PadState] = []
  /// The control whose value a pad adjusts.
  var adjusting: (state: ControlState, pad: Int)?
  /// Where in the control that a pad went to last its line goes, from the middle.
  var padPlace: (hash: UInt64, offset: Vector)?
  /// Whether the ring shows: after keys and pads, not after pointers.
  var showsFocus = false
  /// The last click, for telling a double click: control, part, time, place, and how many in a row.
  var lastClick: (hash: UInt64, part: Part, time: Double, place: Point, count: Int)?
  /// The control that a running burst of the wheel belongs to (0: none of them), and its last notch.
  var wheelBurst: (hash: UInt64, time: Double)?
  var listenings: [Listening] = []
  var frameListenings: [Listening] = []
  var lateEdits: [Edit] = []
  var knobStrokes: [KnobStrokes] = []
  var knobOutlines: [KnobOutline] = []
  var cutTexts: [CutText] = []
  /// The values of the many thumbs, and the stops, that a control is being called with: as bits, or as distances from the
  /// lower bound.
  @usableFromInline var thumbBits: [UInt64] = []
  @usableFromInline var stopBits: [UInt64] = []

  /// Whether Tab is taken; a guest of a game leaves it alone unless asked.
  public var claimsTab = true
  /// Whether the frame begins with the theme's background; a guest of a game draws on what is there.
  package var drawsBackground = true

  // MARK: The last frame, and the one being built

  /// The frame that `shown` and `shownCanvas` are of.
  var shownIndex = -1
  var shown = FrameRecords()
  /// What the frame has recorded so far beside its drawing.
  var records: FrameRecords {
    // A loan that is not inlined takes its frame from the heap.
    @inline(__always) _read {
      if building.pending.isPending { copyPendingRecords() }
      yield building.records
    }
    @inline(__always) _modify {
      if building.pending.isPending { copyPendingRecords() }
      yield &building.records
    }
  }
  // All in one struct, so that a control at rest costs few checks of access.
  var building = Building()
  var shownCanvas: Canvas
  var canvas: Canvas
  /// All edits of this frame so far, in order.
  public internal(set) var edits: [Edit] = []
  var problemRecords: [Problem] = []
  var wakeAt: Double?
  /// Who asked for that, where it was within a frame's body.
  var wakeCalls: [(file: StaticString, line: Int)] = []

  // MARK: The frame being built

  var isBuilding = false
  /// How many controls have been called in this frame.
  var turn = 0
  var frameIndex = 0
  /// The time of the frame, in seconds; never runs backwards.
  public internal(set) var time = 0.0
  /// The size of the window in this frame, in points.
  public internal(set) var size = Size.zero
  var grid = PixelGrid(pixelsPerPoint: 1)
  var scopes: [(hash: UInt64, id: ControlID)] = []
  var scopeHash: UInt64 = 0
  var disabledDepth = 0
  var placers: [Placer] {
    @inline(__always) _read { yield building.placers }
    @inline(__always) _modify { yield &building.placers }
  }
  var rowChildren: [RowChild] = []
  /// Windows, popups and what else lies above.
  var layers = LayerList()
  /// What has been explained, and what is to be.
  var tips = TipTimer()
  let tipLayer = LayerState(.tooltip)
  /// Creates an interface.
  public init(text: any TextEngine, theme: Theme = .studio) {
    engine = text
    self.theme = theme
    shownCanvas = Canvas(pixelsPerPoint: 1, text: text)
    canvas = Canvas(pixelsPerPoint: 1, text: text)
  }

  /// The drawing of the last frame.
  public var drawList: DrawList { shownCanvas.list }

  /// Seconds from now until the picture changes by itself; nil: not before the next event.
  public var nextWake: Double? { wakeAt.map { max(0, $0 - time) } }

  /// Repeated ids and other misuse of the last frame, each with its source places.
  public var problems: [String] { problemRecords.map(\.sentence) }

  /// Whose habits the keys of text fields follow; hosts on macOS set `.command`.
  public var keyHabits = KeyHabits.control
  /// Where text fields copy to and paste from; a host connects the system's clipboard.
  public var clipboard = Clipboard.own
  /// Whether an input method is composing.
  var isComposing = false
  /// The character of a key that has begun an entry, until its text may come.
  var typedAhead: Character?

  /// Whether the control that has the focus keeps its text secret: what is typed then reaches no trace.
  public var isTextInputSecret: Bool {
    guard let focus else { return false }
    return shown.focusables.contains { $0.isSecret && $0.state.hash == focus.hash }
  }

  /// Shows over everything what comes in and what it leads to; hidden at first.
  public var inspector = Inspector()

  /// Keeps every event and frame as a trace; nil, the default: nothing is kept.
  public var recorder: TraceRecorder?

  /// When a pointer was pressed last, on a control or beside, in the seconds of its event; nil before the first press.
  /// For programs that do something by themselves once nobody has touched them for a while.
  public internal(set) var lastPress: Double?

  /// Whether a pointer holds a control.
  public var isHeld: Bool { pointers.contains { $0.owner != nil } }

  /// Runs a listener after the body of each frame, when no value is held open, for every edit of that path and below it.
  ///
  /// Given inside a body it holds for that frame; outside, until it is cancelled. Many listeners may share a path.
  @discardableResult
  public func listen(to path: String, _ listener: @escaping (Edit) -> Void) -> Listening {
    let listening = Listening(path: path, listener)
    if isBuilding { frameListenings.append(listening) } else { listenings.append(listening) }
    return listening
  }

  func nextRevision() -> Int {
    revisionCount += 1
    return revisionCount
  }

  func report(_ problem: Problem) { problemRecords.append(problem) }

  /// Asks for a frame at a time, in the seconds of `time`, for a program that moves something by itself.
  ///
  /// The earliest wish of a frame counts, and no longer than that frame: what goes on moving asks again. A time that has
  /// passed asks for the next frame; one that is not finite for none.
  public func wake(at time: Double, file: StaticString = #fileID, line: Int = #line) {
    guard time.isFinite else { return }
    wakeAt = min(wakeAt ?? time, time)
    if isBuilding, wakeCalls.count < 16 { wakeCalls.append((file, line)) }
  }

  /// What asked for the next frame: the paths of controls whose picture moves, and the source places of programs' wishes.
  /// Empty where `nextWake` is nil; what only the host needs to know has no entry.
  public var wakeReasons: [String] {
    if wakeAt == nil { return [] }
    let moving = shown.called.filter { $0.movedIn == shownIndex }.map(\.path)
    return moving + wakeCalls.map { "\($0.file):\($0.line)" }.filter { !$0.hasPrefix("KnurlControls/") }
  }
}
