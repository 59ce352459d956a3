/// The direction of a straight control.
public enum Axis: Hashable, Sendable {
  /// Minimum left, maximum right.
  case horizontal
  /// Minimum below, maximum on top.
  case vertical
}

/// What happens at the ends of a knob's or a ring's sweep.
public enum Turning: Hashable, Sendable {
  /// The value stops at the end.
  case stop
  /// The value goes on at the other end.
  case wrap
  /// The value goes on without end, one turn for the distance of the bounds; an integer stops.
  case unbounded
  /// The bounds are spread over this many turns.
  case turns(Double)
}

extension Turning {
  /// The whole turns that the bounds are spread over; nil where they are spread over the style's sweep.
  var turns: Double? {
    switch self {
    case .stop, .wrap: nil
    case .unbounded: 1
    case .turns(let count): count.isFinite && count > 0 ? count : 1
    }
  }
}

/// When a wheel changes a value.
public enum WheelPolicy: Hashable, Sendable {
  /// Never.
  case never
  /// While the control has the focus and is under the pointer.
  case focused
  /// While the control is under the pointer.
  case always
  /// While the control is under the pointer and Control is held.
  case withModifier
}

/// How a knob is dragged.
public enum DragMode: Hashable, Sendable {
  /// Round the axis, relative to the press; within 6 points of the axis nothing turns.
  case circular
  /// Round the axis; the indicator points at the pointer.
  case absoluteAngle
  /// Up for more.
  case vertical
  /// Right for more.
  case horizontal
  /// Up and right for more.
  case both
  /// Up for more; a faster drag goes farther.
  case velocity
}

/// What a press on the track of a straight control does, beside its thumbs.
public enum TrackPress: Hashable, Sendable {
  /// The nearest thumb jumps there and can be dragged on: with a mouse at the press, with a finger once it has moved or is
  /// lifted unmoved.
  case jump
  /// The nearest thumb goes ten steps towards it, a tenth of the travel where there are no steps, and never beyond it.
  case page
  /// The nearest thumb jumps there if the pointer is released unmoved.
  case click
  /// Nothing.
  case ignore
}

/// How the picture of a held thumb moves, where values are far apart.
public enum Following: Hashable, Sendable {
  /// It stands at its value.
  case value
  /// It stands under its pointer and goes to its value at the release.
  case pointer
  /// It goes to each new value in 0.2 seconds.
  case hop
}

/// What all value controls can be told beyond bounds, step and scale.
public struct ValueOptions: Hashable, Sendable {
  /// The direction of a straight control; .vertical has its maximum on top.
  public var axis: Axis
  /// Whether minimum and maximum change places. A dial's higher values are anticlockwise then, and a drag round its axis
  /// follows the pointer; up and right stay more for keys, the wheel and straight drags.
  public var isInverted: Bool
  /// Whether the program's variable follows a drag; otherwise it is written once, at the release.
  public var isContinuous: Bool
  /// The value that steps count from; nil: the lower bound.
  public var stepOrigin: Double?
  /// The value for a double click, an Alt-click or Delete; nil: none.
  public var defaultValue: Double?
  /// Where the fill begins; nil: at the minimum.
  public var origin: Double?
  /// Values that a drag rests on for a moment.
  public var detents: [Double]
  /// When the wheel changes the value.
  public var wheel: WheelPolicy
  /// Whether the value is shown but can't be changed.
  public var isReadOnly: Bool
  /// How a knob is dragged.
  public var dragMode: DragMode
  /// What a knob or ring does at its ends.
  public var turning: Turning
  /// Whether a value set by the program moves there in the picture.
  public var animatesSets: Bool
  /// Whether a drag ends when the pointer leaves the control.
  public var releasesAtExit: Bool
  /// How the value is written.
  public var format: ValueFormat
  /// The number of numbers along a slider or round a knob or a ring, both ends included; 0: none, and 1001 at most. Those
  /// that have no room are left out; each stands where its value does.
  public var tickCount: Int
  /// Values with a number beside them, in place of `tickCount` even ones; those outside the bounds are left out, and so
  /// are those that have no room.
  public var marks: [Double]
  /// What a press on the track of a straight control does.
  public var trackPress: TrackPress
  /// How a held thumb of a straight control is drawn; nil: a stop slider's under the pointer, any other at its value.
  public var following: Following?
  /// Whether a pointer that goes through the gap of a knob's or a ring's sweep takes the value along, from one end to the
  /// other, where the indicator points at the pointer; otherwise the value waits at its end. Set after creation.
  public var flipsAcrossGap = false
  /// Whether a finger turns a knob more finely the farther it is from the line of a vertical or horizontal drag: from 60
  /// points on, 60 points over the distance. Set after creation.
  public var isFinerWithDistance = true
  /// Whether a mouse that drags the value is hidden and held where it was pressed, so that it never comes to the edge of the
  /// screen, where the host can do so. A drag round an axis follows places and is not held. Set after creation.
  public var locksPointer = false
  /// How fast the picture of a knob or ring follows its value, in sweeps a second; nil: at once, or by a movement of a
  /// fifth of a second after a jump. What is no number above zero counts as nil. Set after creation.
  public var slewRate: Double?

  /// Creates options.
  public init(
    axis: Axis = .horizontal, isInverted: Bool = false, isContinuous: Bool = true, stepOrigin: Double? = nil,
    defaultValue: Double? = nil, origin: Double? = nil, detents: [Double] = [], wheel: WheelPolicy = .focused,
    isReadOnly: Bool = false, dragMode: DragMode = .circular, turning: Turning = .stop, animatesSets: Bool = false,
    releasesAtExit: Bool = false, format: ValueFormat = ValueFormat(), tickCount: Int = 0, marks: [Double] = [],
    trackPress: TrackPress = .jump, following: Following? = nil
  ) {
    self.axis = axis
    self.isInverted = isInverted
    self.isContinuous = isContinuous
    self.stepOrigin = stepOrigin
    self.defaultValue = defaultValue
    self.origin = origin
    self.detents = detents
    self.wheel = wheel
    self.isReadOnly = isReadOnly
    self.dragMode = dragMode
    self.turning = turning
    self.animatesSets = animatesSets
    self.releasesAtExit = releasesAtExit
    self.format = format
    self.tickCount = tickCount
    self.marks = marks
    self.trackPress = trackPress
    self.following = following
  }
}
