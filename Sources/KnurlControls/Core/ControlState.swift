/// A part of a control that a pointer can hold and that can have the focus.
enum Part: Hashable {
  case body, lower, upper, thumb
  /// A thumb of many, the lowest value first.
  case number(Int)
  /// All thumbs of a range at once, by what lies between them.
  case fill
  /// A bar of a scroll area.
  case bar(Axis)

  /// The name in a path; nil for the control itself.
  var name: String? {
    switch self {
    case .body, .fill: nil
    case .lower: "lower"
    case .upper: "upper"
    case .thumb: "thumb"
    case .number(let index): String(index)
    case .bar(.horizontal): "horizontal-bar"
    case .bar(.vertical): "vertical-bar"
    }
  }
}

/// What happened to a control since it was called last, in order.
enum Mail {
  case pressed(PointerID, Point, Modifiers, time: Double)
  case moved(PointerID, Point, Modifiers)
  case released(PointerID, Point, Modifiers, time: Double)
  /// The release was lost: the value stays.
  case lost(PointerID)
  /// The press is taken back: the value returns.
  case cancelled(PointerID)
  /// Keys go to this part from here on, until a press uses another.
  case focused(Part)
  case key(Key, Modifiers, isRepeat: Bool)
  case wheel(Vector, Modifiers)
  /// A finger has rested on it for a while.
  case longPressed(PointerID)
  /// A pad begins to adjust the part that keys go to: one edit until it ends.
  case adjusting
  case adjusted(isCancelled: Bool)
  /// Keys go elsewhere from here on.
  case unfocused
  case text(String)
  case composing(String, caret: Int)
  /// Assistive technology has chosen one of several things.
  case chosen(Int)
}

/// What the UI remembers of a control between frames.
final class ControlState {
  let hash: UInt64
  let id: ControlID
  let path: String

  /// The frame in which the control was called last.
  var calledIn = -1
  /// The last frame in which its picture was on its way.
  var movedIn = -1
  /// How many controls took this id in that frame.
  var calls = 0
  var file: StaticString = ""
  var line = 0
  var isEnabled = true

  var mailbox: [Mail] = [] { didSet { note(1, isEmpty: mailbox.isEmpty) } }
  var holds: [Hold] = [] { didSet { note(2, isEmpty: holds.isEmpty) } }
  /// The edits that have begun, one a part.
  var editings: [Editing] = [] { didSet { note(4, isEmpty: editings.isEmpty) } }
  /// Where the picture is on its way to, one a part.
  var motions: [Motion] = [] { didSet { note(8, isEmpty: motions.isEmpty) } }
  /// What has happened at the time of an event, for the answer of the next call.
  var edges: Response.Flags = [] { didSet { note(16, isEmpty: edges.isEmpty) } }
  /// Whether a pad adjusts it.
  var isAdjusting = false { didSet { note(32, isEmpty: !isAdjusting) } }
  /// Which of these lists hold something: 0 while nothing happens to the control and nothing moves in it.
  private(set) var activity: UInt8 = 0
  /// The frame in window points as the last picture shows it: what events are replayed against.
  var shownFrame = Rect.zero
  /// The part of it that the control itself fills, in its own coordinates.
  var shownExtent = Rect.zero
  var wasShown = false
  /// Whether only frames that failed have called it.
  var isAwaited = false
  /// The thumb that was moved last, of controls with two.
  var lastUsed: Part = .body
  /// The part that keys go to while the control has the focus.
  var keyPart: Part = .body
  /// The domain of its values in the last call.
  var lastDomain: ValueDomain?
  /// The texts of two values that are shown as one.
  var pair: (lower: String, upper: String)?
  /// Where a picture of limited speed stood last, and when.
  var slew: (position: Double, time: Double)?
  /// The values at the last call, for telling that the program has set another.
  var known: Numbers?
  /// Fractions of a wheel notch that have not made a step yet.
  var wheelRest = 0.0
  /// Readouts and labels as they were written last.
  var texts: [KeptText] = []
  /// What it recorded in its last call, if it was at rest then.
  var still: Still?
  var readout: (numbers: Numbers, format: ValueFormat, text: String)?
  /// The stops of a stop slider, as they were given last and as they are used.
  var stops: StopTable?
  /// The marks round a dial, as they were made last.
  var dialMarks: DialMarks?

  /// What a meter remembers; nil of other controls.
  var meter: MeterLevels?
  /// What a scroll area remembers; nil of other controls.
  var scroll: ScrollState?

  /// What is chosen from, of controls with several choices.
  var choice: ChoiceState?
  /// What a menu remembers, of a menu, its button and its layer.
  var menu: MenuState?
  /// The menu for a right button on it, and the frame that said so.
  var contextMenu: (menu: MenuState, frame: Int)?
  /// What a layer remembers; nil of other controls.
  var layer: LayerState?
  /// The layer that it was called in last, from 1; 0: the base.
  var layerIndex: Int32 = 0

  /// The text that is typed into it, of controls that take some.
  var field: FieldState?
  /// Whether typed text goes to it while it has the focus.
  var takesText = false
  /// Whether its value can be typed.
  var takesEntry = false
  /// Where a click opens an entry, or the entry stands; in the control's own coordinates.
  var readoutFrame: Rect?
  /// The pointer that is down there.
  var readoutPress: PointerID?

  private var partPaths: [(Part, String)] = []

  /// Whether the id can be mistaken for a scope or a part of another control.
  let hasConfusingName: Bool

  init(hash: UInt64, id: ControlID, path: String) {
    self.hash = hash
    self.id = id
    self.path = path
    hasConfusingName = id.isConfusing
  }

  private func note(_ bit: UInt8, isEmpty: Bool) { activity = isEmpty ? activity & ~bit : activity | bit }

  /// The path of a part; built once.
  func path(of part: Part) -> String {
    guard let name = part.name else { return path }
    for (known, path) in partPaths where known == part { return path }
    let built = path + "/" + name
    partPaths.append((part, built))
    return built
  }

  /// The hold on a part, or on the fill that takes it along.
  func hold(of part: Part) -> Int? { holds.firstIndex { $0.part == part || $0.part == .fill && part != .body } }
  func hold(by pointer: PointerID) -> Int? { holds.firstIndex { $0.pointer == pointer } }
  func editing(of part: Part) -> Int? { editings.firstIndex { $0.part == part } }

  /// Whether a pointer holds a part, or a pad adjusts it.
  func isActive(_ part: Part) -> Bool { isHeld(part) || isAdjusting && keyPart == part }

  /// Whether a pointer holds a part; the fill is only free where both thumbs are.
  func isHeld(_ part: Part) -> Bool { part == .fill ? !holds.isEmpty : hold(of: part) != nil }
}

/// A pointer's hold on a part of a control.
struct Hold {
  enum Kind {
    /// A thumb, or the fill: it keeps its distance from the pointer.
    case thumb
    /// The track, which sends a thumb to the press and lets it be dragged on.
    case jump
    /// The track, which sends a thumb a page towards the press.
    case page
    /// The track, which sends a thumb to the press if the pointer does not move.
    case click
  }

  let pointer: PointerID
  /// The part; nil while it is undecided which of the thumbs on one spot is meant.
  var part: Part?
  /// Of the thumbs on one spot, those with the lowest and the highest value.
  var candidates: (lower: Part, upper: Part)?
  /// Where the press was, in the control's own coordinates.
  let press: Point
  let pressTime: Double
  /// The place that positions are reckoned from, and the unclamped position there.
  var anchor: Point
  var anchorPosition = 0.0
  /// The position that the pointer has come to, not clamped.
  var position = 0.0
  /// Whether the drag has begun: a press alone changes nothing.
  var isDragging = false
  /// The value that the drag has come to; the program's variable follows it.
  var value: Number?
  /// All values at the beginning of a drag of the fill, and those that it has come to.
  var start: Numbers?
  var all: Numbers?
  /// Where the pointer was at its last event, in the control's own coordinates.
  var last: Point
  /// What the press was on.
  var kind = Kind.thumb
  /// Whether it has lasted too long for a click.
  var isLong = false
  /// Whether the pointer has moved farther than a click may.
  var hasMoved = false
  /// Whether the pointer was so far from a straight drag's line that it moved more finely.
  var isFine = false
  var modifiers: Modifiers = []

  init(pointer: PointerID, part: Part?, press: Point, time: Double, modifiers: Modifiers) {
    self.pointer = pointer
    self.part = part
    self.press = press
    pressTime = time
    anchor = press
    last = press
    self.modifiers = modifiers
  }
}

/// An edit that has begun and not ended.
struct Editing {
  let part: Part
  /// The value before the first change.
  let original: Number
  /// The value of the last reported change.
  var reported: Number
  /// Whether a change was reported; without one, nothing ends.
  var hasBegun = false
  /// The value that it has come to, of controls that write their variables at the release.
  var pending: Number?
}

/// A movement of the picture towards a value that is already there.
struct Motion {
  let part: Part
  var from: Double
  var start: Double
  /// Whether both ends are one place.
  var wraps = false
  static let duration = 0.2

  /// Where the picture stands at a share of the way.
  func position(of end: Double, at share: Double) -> Double {
    let way = end - from
    guard wraps, abs(way) > 0.5 else { return from + way * share }
    let position = from + (way - (way > 0 ? 1 : -1)) * share
    return position - position.rounded(.down)
  }
}

/// A text with what it was made from, so that an unchanged value costs no new String.
struct KeptText {
  let part: Part
  var number: Number
  var format: ValueFormat
  var text: String
}
