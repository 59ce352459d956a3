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
  /// A picture in place of the drawn thumb, one pixel a point.
  public var thumbImage: Image?
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
}

extension SliderStyle {
  static func studio(_ accent: Color) -> SliderStyle {
    SliderStyle(
      color: accent, trackColor: Color(red: 0.052, green: 0.058, blue: 0.068), thumbColor: .white, curvaceousness: 1,
      thumbImage: nil, trackThickness: 10, thumbRadius: 14, textSize: 13, tickSize: 10.5, showsBubble: true)
  }
}
