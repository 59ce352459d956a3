/// A scroll area. Lengths are in points.
public struct ScrollStyle: Hashable, Sendable {
  /// The bottom of a bar's groove.
  public var trackColor: Color
  /// The shadow that the groove's edge throws into it.
  public var trackShade: Color
  /// The light on its far edge.
  public var trackLip: Color
  /// A bar's thumb on the side of the light, and on the other.
  public var thumbLight: Color, thumbDark: Color
  /// The line round the thumb.
  public var thumbEdge: Color
  /// The shadow of the thumb in its groove.
  public var thumbShadow: Color
  /// How much lighter a thumb is under the pointer, and how much while it is held.
  public var hotLight: Double, heldLight: Double
  /// The shade of the edge that content goes on under.
  public var edgeShade: Color
  /// How deep that shade is.
  public var edgeDepth: Double
  /// The thickness of a bar, at rest and under the pointer.
  public var thickness: Double, hotThickness: Double
  /// The room beside the content that a bar stands in.
  public var gutter: Double
  /// The least length of a thumb.
  public var minimumThumb: Double
  /// What the content keeps free at its beginning and end, so that halos and rings are not cut off.
  public var padding: Double
  /// How far shadows, rings and thumbs may hang out across the axis along which it scrolls.
  public var bleed: Double
  /// The distance of a notch of the wheel, and of an arrow key.
  public var step: Double
  /// The greatest height where the container does not say how much there is.
  public var maximumHeight: Double
  /// The width in a row, unless told otherwise.
  public var naturalWidth: Double
}

extension ScrollStyle {
  static var studio: ScrollStyle {
    ScrollStyle(
      trackColor: Color(red: 0.052, green: 0.058, blue: 0.068), trackShade: Color(white: 0, alpha: 0.9),
      trackLip: Color(white: 1, alpha: 0.07), thumbLight: Color(red: 0.52, green: 0.55, blue: 0.595),
      thumbDark: Color(red: 0.325, green: 0.345, blue: 0.38), thumbEdge: Color(white: 0, alpha: 0.5),
      thumbShadow: Color(white: 0, alpha: 0.5), hotLight: 0.07, heldLight: 0.14,
      edgeShade: Color(white: 0, alpha: 0.9), edgeDepth: 14, thickness: 6, hotThickness: 10, gutter: 16,
      minimumThumb: 24, padding: 4, bleed: 24, step: 60, maximumHeight: 240, naturalWidth: 240)
  }

  static var paper: ScrollStyle {
    var style = ScrollStyle.studio
    style.trackColor = Color(red: 0.80, green: 0.797, blue: 0.785)
    (style.trackShade, style.trackLip) = (Color(white: 0, alpha: 0.34), Color(white: 1, alpha: 0.9))
    style.thumbLight = Color(red: 0.56, green: 0.565, blue: 0.575)
    style.thumbDark = Color(red: 0.42, green: 0.425, blue: 0.44)
    (style.thumbEdge, style.thumbShadow) = (Color(white: 0, alpha: 0.22), Color(white: 0, alpha: 0.2))
    (style.hotLight, style.heldLight) = (-0.06, -0.14)
    style.edgeShade = Color(white: 0, alpha: 0.34)
    return style
  }

  static var classic: ScrollStyle {
    var style = ScrollStyle.studio
    (style.trackColor, style.trackShade, style.trackLip) = (Color(white: 0.91), .clear, .clear)
    (style.thumbLight, style.thumbDark) = (Color(white: 0.62), Color(white: 0.62))
    (style.thumbEdge, style.thumbShadow) = (.clear, .clear)
    (style.hotLight, style.heldLight) = (-0.12, -0.24)
    style.edgeShade = Color(white: 0, alpha: 0.22)
    style.edgeDepth = 8
    return style
  }

  static var contrast: ScrollStyle {
    var style = ScrollStyle.studio
    (style.trackColor, style.trackShade, style.trackLip) = (Color(white: 0.22), .clear, Color(white: 0.75))
    (style.thumbLight, style.thumbDark) = (.white, .white)
    (style.thumbEdge, style.thumbShadow) = (.black, .clear)
    (style.hotLight, style.heldLight) = (-0.42, -0.42)
    (style.thickness, style.hotThickness) = (8, 12)
    // A line instead of a shade.
    (style.edgeShade, style.edgeDepth) = (.white, 0)
    return style
  }
}
