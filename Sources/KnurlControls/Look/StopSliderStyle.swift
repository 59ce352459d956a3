/// A slider of stops. Lengths are in points.
public struct StopSliderStyle: Sendable {
  /// The colour of the fill.
  public var color: Color
  /// The colour of the bare track.
  public var trackColor: Color
  /// Whether there is a thumb; without one, the end of the fill is the value.
  public var showsThumb: Bool
  /// A picture in place of the drawn thumb; nil: none.
  public var thumbPicture: ThumbPicture?
  /// The thickness of the track.
  public var trackThickness: Double
  /// The radius of the thumb.
  public var thumbRadius: Double
  /// The radius of the dots at the stops between the outermost.
  public var dotRadius: Double
  /// The colour of a dot on the fill.
  public var dotColor: Color
  /// The colour of a dot on the bare track.
  public var bareDotColor: Color
  /// The width of the ring round each dot, in `haloColor`; 0: none.
  public var haloWidth: Double
  /// The colour of the ring round each dot.
  public var haloColor: Color
  /// The distance of the track's ends from those of the control, with thumbs that hang over them; nil: none, and thumbs
  /// stay inside.
  public var sideInset: Double?
  /// Whether names or values stand at the stops.
  public var showsNames: Bool
  /// The size of label and readout, and that of the names.
  public var textSize: Double, nameSize: Double
  /// What it is drawn as.
  public var look = Look.groove
  /// Whether the names of the outermost stops are aligned with the ends of a lying track; otherwise they are centred on
  /// their stops, as all others are.
  public var alignsNames = false

  /// What a slider of stops is drawn as.
  public enum Look: Hashable, Sendable {
    /// A groove with a fill that glows and a thumb of metal.
    case groove
    /// A plain strip with a plain disc.
    case flat
  }

  /// A picture in place of the drawn thumb, at its own size: `thumbPicture` without insets. Nil where that is none, or one in
  /// pieces or of states.
  public var thumbImage: Image? {
    get { thumbPicture?.image }
    set { thumbPicture = newValue.map { ThumbPicture($0) } }
  }
}

extension StopSliderStyle {
  static func studio(_ accent: Color) -> StopSliderStyle {
    StopSliderStyle(
      color: accent, trackColor: Color(red: 0.052, green: 0.058, blue: 0.068), showsThumb: true, thumbPicture: nil,
      trackThickness: 14, thumbRadius: 14, dotRadius: 3.2, dotColor: Color(white: 0, alpha: 0.55),
      bareDotColor: Color(white: 1, alpha: 0.25), haloWidth: 0, haloColor: Color(white: 0, alpha: 0), sideInset: nil,
      showsNames: true, textSize: 13, nameSize: 12)
  }
}
