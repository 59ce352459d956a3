/// What a meter can be told beyond bounds and scale.
public struct MeterOptions: Hashable, Sendable {
  /// The direction; .vertical, the default, has its maximum on top.
  public var axis: Axis
  /// Whether it is a ladder of lamps; otherwise a bar without a break.
  public var isSegmented: Bool
  /// The level from which it has the colour of warning; nil: from 65 % of its length on.
  public var warning: Double?
  /// The level from which it has the colour of danger; nil: from 86 % of its length on.
  public var danger: Double?
  /// The level that lights the lamp of overload; nil: the upper bound.
  public var clip: Double?
  /// Whether a mark stays at the highest level of late.
  public var showsPeak: Bool
  /// Whether there is a lamp of overload behind the upper end.
  public var showsClip: Bool
  /// How long the mark stays, in seconds, before it falls; for ever where this is infinite. Below zero and NaN count as zero.
  public var peakHold: Double
  /// How fast the mark falls then, in lengths of the meter a second; not above zero, or NaN: it goes to the level at once.
  public var peakFall: Double
  /// How long the lamp of overload stays lit, in seconds; as with `peakHold`.
  public var clipHold: Double
  /// How the levels are written in the semantic tree.
  public var format: ValueFormat

  /// Creates options.
  public init(
    axis: Axis = .vertical, isSegmented: Bool = true, warning: Double? = nil, danger: Double? = nil,
    clip: Double? = nil, showsPeak: Bool = true, showsClip: Bool = true, peakHold: Double = 1.2,
    peakFall: Double = 0.5, clipHold: Double = 2, format: ValueFormat = ValueFormat()
  ) {
    self.axis = axis
    self.isSegmented = isSegmented
    self.warning = warning
    self.danger = danger
    self.clip = clip
    self.showsPeak = showsPeak
    self.showsClip = showsClip
    self.peakHold = peakHold
    self.peakFall = peakFall
    self.clipHold = clipHold
    self.format = format
  }

  /// Levels in decibels: warning from -5, danger from 3, overload from 8.
  public static let decibels = MeterOptions(warning: -5, danger: 3, clip: 8, format: .decibels)

  /// Seconds that something is held: never below zero.
  static func hold(_ seconds: Double) -> Double { seconds > 0 ? seconds : 0 }
}
