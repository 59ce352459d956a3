/// A slider of one thumb. Lengths are in points.
public struct SliderStyle: Sendable {
  /// The colour of the fill.
  public var color: Color
  /// The colour of the bare track.
  public var trackColor: Color
  /// The colour that the thumb of metal is tinted with; white leaves it as it is.
  public var thumbColor: Color
  /// From square corners, 0, to round ones, 1.
  public var curvaceousness: Double
  /// A picture in place of the drawn thumb; nil: none.
  public var thumbPicture: ThumbPicture?
  /// The thickness of the track.
  public var trackThickness: Double
  /// The radius of the thumb.
  public var thumbRadius: Double
  /// The size of label and readout.
  public var textSize: Double
  /// The size of the numbers at the marks.
  public var tickSize: Double
  /// Whether the held thumb shows its value in a bubble.
  public var showsBubble: Bool
  /// Whether the thumb's middle stands on the ends of the track at the bounds, so that it hangs over them; otherwise it stays
  /// inside the track.
  public var thumbOverhangs = false
  /// What it is drawn as.
  public var look = Look.groove

  /// What a slider is drawn as.
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

extension SliderStyle {
  static func studio(_ accent: Color) -> SliderStyle {
    SliderStyle(
      color: accent, trackColor: Color(red: 0.052, green: 0.058, blue: 0.068), thumbColor: .white, curvaceousness: 1,
      thumbPicture: nil, trackThickness: 10, thumbRadius: 14, textSize: 13, tickSize: 10.5, showsBubble: true)
  }
}
