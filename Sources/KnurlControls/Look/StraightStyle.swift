/// What the styles of all straight controls have in common, as the drawing uses it.
struct StraightStyle {
  enum Cap {
    case none, disc
    /// A mixer's cap, wider than long, with a line across.
    case fader(FaderStyle)
  }

  var color: Color
  var trackColor: Color
  var thumbColor = Color.white
  var cap = Cap.disc
  var curvaceousness = 1.0
  var thumbPicture: ThumbPicture?
  var textSize: Double
  var tickSize: Double
  var showsBubble: Bool
  /// Whether every stop has a dot and a name.
  var showsStops = false
  var metrics: StraightMetrics
  /// The style of glossy plastic, whose lengths follow from the breadth of the control.
  var glossy: RangeSliderStyle?
  /// Whether track and thumb are plain shapes.
  var isFlat = false

  static let headHeight = 30.0
  static let tickHeight = 24.0
  static let tickWidth = 40.0

  /// Head, foot and numbers, as far as there are any.
  mutating func makeRoom(_ options: ValueOptions, hasLabel: Bool, hasNumbers: Bool) {
    metrics = metrics.sanitized
    let isUpright = options.axis == .vertical
    if hasLabel, metrics.head == 0, metrics.foot == 0 {
      metrics.head = Self.headHeight
      metrics.foot = isUpright ? Self.headHeight : 0
    }
    if hasNumbers, metrics.tickRoom == 0 { metrics.tickRoom = isUpright ? Self.tickWidth : Self.tickHeight }
  }
}

extension StraightMetrics {
  /// The same with the lengths of a glossy control that has so much room across its track.
  func filling(_ style: RangeSliderStyle, across breadth: Double) -> StraightMetrics {
    var metrics = self
    let radius = style.thumbRadius(across: breadth)
    (metrics.thumbLength, metrics.thumbBreadth) = (2 * radius, 2 * radius)
    (metrics.reach, metrics.inset) = style.thumbOverhangs ? (0, radius) : (radius, 0)
    metrics.trackThickness = style.trackThickness(across: breadth)
    return metrics
  }
}

extension StraightStyle {
  /// Whether a thumb is grabbed as a disc rather than as a rectangle.
  var isRound: Bool { if case .fader = cap { false } else { true } }
}

extension StraightMetrics {
  /// Of a round thumb that stays inside the track, or whose middle goes to its ends.
  init(trackThickness: Double, thumbRadius: Double, overhangs: Bool = false) {
    self.init(
      trackThickness: trackThickness, thumbLength: 2 * thumbRadius, thumbBreadth: 2 * thumbRadius,
      reach: overhangs ? 0 : thumbRadius, inset: overhangs ? thumbRadius : 0)
  }
}

extension StraightStyle {
  init(_ style: RangeSliderStyle) {
    self.init(
      color: style.highlightColor, trackColor: style.trackColor, thumbColor: style.thumbColor,
      curvaceousness: style.curvaceousness, thumbPicture: style.thumbPicture, textSize: style.textSize,
      tickSize: style.tickSize, showsBubble: style.showsBubble,
      metrics: StraightMetrics(
        trackThickness: style.trackThickness, thumbRadius: style.thumbRadius, overhangs: style.thumbOverhangs),
      glossy: style.look == .glossy ? style : nil)
  }

  init(_ style: SliderStyle) {
    self.init(
      color: style.color, trackColor: style.trackColor, thumbColor: style.thumbColor,
      curvaceousness: style.curvaceousness, thumbPicture: style.thumbPicture, textSize: style.textSize,
      tickSize: style.tickSize, showsBubble: style.showsBubble,
      metrics: StraightMetrics(
        trackThickness: style.trackThickness, thumbRadius: style.thumbRadius, overhangs: style.thumbOverhangs),
      isFlat: style.look == .flat)
  }

  /// Where an inset is given, or no thumb is there, the outermost stops stand where the track's round ends have their
  /// centres, and a thumb hangs over them; else it stays inside.
  init(_ style: StopSliderStyle) {
    let thumb = style.showsThumb ? 2 * style.thumbRadius : 0
    let reach = style.showsThumb && style.sideInset == nil ? style.thumbRadius : style.trackThickness / 2
    let metrics = StraightMetrics(
      trackThickness: style.trackThickness, thumbLength: thumb, thumbBreadth: thumb, reach: reach,
      inset: style.sideInset ?? 0)
    self.init(
      color: style.color, trackColor: style.trackColor, cap: style.showsThumb ? .disc : .none,
      thumbPicture: style.thumbPicture, textSize: style.textSize, tickSize: style.nameSize, showsBubble: false,
      showsStops: true, metrics: metrics, isFlat: style.look == .flat)
  }

  init(_ style: FaderStyle) {
    let metrics = StraightMetrics(
      trackThickness: style.trackThickness, thumbLength: style.capLength, thumbBreadth: style.capBreadth, reach: 0,
      inset: style.capLength / 2)
    self.init(
      color: style.lineColor, trackColor: style.trackColor, cap: .fader(style), thumbPicture: style.capPicture,
      textSize: style.labelSize, tickSize: style.tickSize, showsBubble: false, metrics: metrics)
  }
}
