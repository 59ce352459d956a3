/// A fader: a narrow groove with a mixer's cap. Lengths are in points.
public struct FaderStyle: Sendable {
  /// The colour of the groove.
  public var trackColor: Color
  /// The colour of the line across the cap, which stands at the value.
  public var lineColor: Color
  /// The cap's colours from its top edge to its bottom edge; the third is its waist.
  public var capTop: Color, capUpper: Color, capWaist: Color, capLower: Color, capBottom: Color
  /// The light on the cap's edge.
  public var edge: Color
  /// The shadow below the cap.
  public var shadow: Color
  /// How much lighter the cap is under a pointer.
  public var hotLight: Double
  /// The thickness of the groove.
  public var trackThickness: Double
  /// The cap's extent along and across the groove.
  public var capLength: Double, capBreadth: Double
  /// The number of marks beside the groove where no values are marked, both ends included; every fifth is a long one.
  public var tickCount: Int
  /// The size of the label and of the readout.
  public var labelSize: Double, readoutSize: Double
  /// The size of the numbers at marked values.
  public var tickSize: Double
  /// The ridges to hold the cap by: each a dark line and a bright one below it.
  public var ridgeShade = Color(white: 0, alpha: 0.38), ridgeLight = Color(white: 1, alpha: 0.12)
  /// A picture in place of the drawn cap; nil: none.
  public var capPicture: ThumbPicture?
}

extension FaderStyle {
  static var studio: FaderStyle {
    FaderStyle(
      trackColor: Color(red: 0.052, green: 0.058, blue: 0.068), lineColor: Color(red: 0.95, green: 0.96, blue: 0.97),
      capTop: Color(red: 0.50, green: 0.53, blue: 0.57), capUpper: Color(red: 0.36, green: 0.385, blue: 0.42),
      capWaist: Color(red: 0.20, green: 0.215, blue: 0.235), capLower: Color(red: 0.28, green: 0.30, blue: 0.325),
      capBottom: Color(red: 0.14, green: 0.15, blue: 0.165), edge: Color(white: 1, alpha: 0.16),
      shadow: Color(white: 0, alpha: 0.75), hotLight: 0.06, trackThickness: 6, capLength: 40, capBreadth: 30,
      tickCount: 11, labelSize: 12, readoutSize: 11, tickSize: 10.5)
  }
}
