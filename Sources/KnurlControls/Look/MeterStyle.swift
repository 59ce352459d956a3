/// A meter: a dark groove with lamps. Lengths are in points.
public struct MeterStyle: Hashable, Sendable {
  /// The groove.
  public var groove: GrooveStyle
  /// The colours of lamps: low down, from the level of warning on, and from that of danger on.
  public var lowColor: Color, warningColor: Color, dangerColor: Color
  /// The colour of the lamp of overload.
  public var clipColor: Color
  /// The colour of the mark at the highest level of late; nil: that of the lamp there.
  public var peakColor: Color?
  /// The opacity of dark lamps, 0...1.
  public var darkOpacity: Double
  /// The opacity of the light that lamps throw on the groove round them, 0...1.
  public var spill: Double
  /// The light in the middle of a lamp.
  public var shine: Color
  /// The breadth of a channel and the distance between two.
  public var breadth: Double, spacing: Double
  /// The distance of the lamps from the groove's edge.
  public var padding: Double
  /// The extent of a lamp along the meter, and the gap between two.
  public var lampLength: Double, lampDistance: Double
  /// The extent of the lamp of overload along the meter, and its distance from the groove.
  public var clipLength: Double, clipDistance: Double
  /// The radius of the groove's corners.
  public var radius: Double
  /// The size of the label.
  public var labelSize: Double
}

extension MeterStyle {
  static var studio: MeterStyle {
    MeterStyle(
      groove: GrooveStyle(
        color: Color(red: 0.040, green: 0.045, blue: 0.053), shade: Color(white: 0, alpha: 0.9),
        lip: Color(white: 1, alpha: 0.08)),
      lowColor: Color(red: 0.36, green: 0.83, blue: 0.44), warningColor: Color(red: 1, green: 0.66, blue: 0.18),
      dangerColor: Color(red: 0.98, green: 0.30, blue: 0.25), clipColor: Color(red: 1, green: 0.24, blue: 0.20),
      peakColor: nil, darkOpacity: 0.11, spill: 0.14, shine: Color(white: 1, alpha: 0.24), breadth: 10, spacing: 2,
      padding: 2, lampLength: 3, lampDistance: 2, clipLength: 6, clipDistance: 4, radius: 2, labelSize: 12)
  }

  /// A dark pane in light metal: lamps need the dark.
  static var paper: MeterStyle {
    var style = MeterStyle.studio
    style.groove = GrooveStyle(
      color: Color(red: 0.15, green: 0.16, blue: 0.175), shade: Color(white: 0, alpha: 0.7),
      lip: Color(white: 1, alpha: 0.9))
    style.darkOpacity = 0.14
    style.spill = 0.1
    return style
  }

  /// Plain strips of colour.
  static var classic: MeterStyle {
    var style = MeterStyle.studio
    style.groove = GrooveStyle(color: Color(white: 0.9), shade: .clear, lip: .clear)
    (style.lowColor, style.warningColor) = (Color(red: 0, green: 0.45, blue: 0.94), Color(red: 1, green: 0.6, blue: 0))
    (style.dangerColor, style.clipColor) = (
      Color(red: 0.9, green: 0.1, blue: 0.1), Color(red: 0.9, green: 0.1, blue: 0.1)
    )
    (style.darkOpacity, style.spill, style.shine) = (0.12, 0, .clear)
    (style.padding, style.radius) = (1, 0)
    return style
  }

  /// White, yellow and red on black; lamps that are out are nearly as dark as the ground.
  static var contrast: MeterStyle {
    var style = MeterStyle.studio
    style.groove = GrooveStyle(color: .black, shade: .clear, lip: Color(white: 0.75))
    (style.lowColor, style.warningColor) = (.white, Color(red: 1, green: 0.84, blue: 0))
    (style.dangerColor, style.clipColor) = (
      Color(red: 1, green: 0.42, blue: 0.36), Color(red: 1, green: 0.42, blue: 0.36)
    )
    (style.darkOpacity, style.spill, style.shine) = (0.18, 0, .clear)
    style.labelSize = 14
    return style
  }
}
