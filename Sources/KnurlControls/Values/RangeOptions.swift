/// What a thumb does where it meets the other.
public enum Meeting: Hashable, Sendable {
  /// It stops there.
  case block
  /// It pushes the other along.
  case push
  /// It passes; the lower value stays the lower one.
  case cross
}

/// What range controls add.
public struct RangeOptions: Sendable {
  /// What every value control can be told.
  public var value: ValueOptions
  /// The smallest difference of the two values.
  public var minimumGap: Double
  /// The largest difference of the two values; nil: any.
  public var maximumGap: Double?
  /// What a thumb does where it meets the other.
  public var meeting: Meeting
  /// Whether the fill between the thumbs can be dragged.
  public var dragsFill: Bool
  /// Whether a second pointer is ignored while one holds a thumb.
  public var singlePointer: Bool
  /// The values that each thumb may take, the lowest thumb first; nil or none: all between the bounds. They hold for what
  /// the user does; a value outside that the program gives stays until then.
  public var limits: [ClosedRange<Double>?]

  /// Creates options.
  public init(
    value: ValueOptions = ValueOptions(), minimumGap: Double = 0, maximumGap: Double? = nil, meeting: Meeting = .block,
    dragsFill: Bool = false, singlePointer: Bool = false, limits: [ClosedRange<Double>?] = []
  ) {
    self.value = value
    self.minimumGap = minimumGap
    self.maximumGap = maximumGap
    self.meeting = meeting
    self.dragsFill = dragsFill
    self.singlePointer = singlePointer
    self.limits = limits
  }
}
