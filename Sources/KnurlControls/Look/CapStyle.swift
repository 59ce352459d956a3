/// The cap of a knob: a knurled rim, a turned top, and the line that points at the value.
public struct CapStyle: Hashable, Sendable {
  /// The rim at its top and at its bottom.
  public var rimTop: Color, rimBottom: Color
  /// The ridges of the rim at its top and at its bottom, and the gaps between them.
  public var ridgeTop: Color, ridgeBottom: Color, ridgeGap: Color
  /// The top of the cap, from its upper edge over a little below the middle to its lower edge.
  public var faceTop: Color, faceMiddle: Color, faceBottom: Color
  /// The light that a turned surface throws, round the axis from 60 degrees on.
  public var sheen: GradientStops
  /// The dark line round the face and the bright one at its upper edge.
  public var edge: Color, light: Color
  /// The shadow below the cap.
  public var shadow: Color
  /// The indicator, and the dark edge below it.
  public var indicator: Color, indicatorEdge: Color
  /// How much lighter it is under a pointer.
  public var hotLight: Double
}

extension CapStyle {
  static var studio: CapStyle {
    CapStyle(
      rimTop: Color(red: 0.34, green: 0.36, blue: 0.39), rimBottom: Color(red: 0.11, green: 0.12, blue: 0.13),
      ridgeTop: Color(white: 1, alpha: 0.21), ridgeBottom: Color(white: 1, alpha: 0.05),
      ridgeGap: Color(white: 0, alpha: 0.4), faceTop: Color(red: 0.40, green: 0.425, blue: 0.46),
      faceMiddle: Color(red: 0.235, green: 0.25, blue: 0.275), faceBottom: Color(red: 0.17, green: 0.18, blue: 0.20),
      sheen: sheen(0.1), edge: Color(white: 0, alpha: 0.5), light: Color(white: 1, alpha: 0.28),
      shadow: Color(white: 0, alpha: 0.75), indicator: Color(red: 0.96, green: 0.97, blue: 0.98),
      indicatorEdge: Color(white: 0, alpha: 0.6), hotLight: 0.03)
  }

  /// Four bright lobes, as a turned surface throws them: a share of white times the eighth power of the cosine of twice the
  /// angle, sampled every ten degrees.
  static func sheen(_ strength: Double) -> GradientStops {
    let lobe: [(degrees: Double, alpha: Double)] = [
      (0, strength), (10, 0.61 * strength), (20, 0.12 * strength), (30, 0),
    ]
    var stops: [GradientStop] = []
    for middle in [0.0, 90, 180, 270, 360] {
      for sample in lobe.reversed() where middle - sample.degrees >= 0 {
        stops.append(GradientStop((middle - sample.degrees) / 360, Color(white: 1, alpha: sample.alpha)))
      }
      for sample in lobe.dropFirst() where middle + sample.degrees <= 360 {
        stops.append(GradientStop((middle + sample.degrees) / 360, Color(white: 1, alpha: sample.alpha)))
      }
    }
    return GradientStops(stops)
  }
}
