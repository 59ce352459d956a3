/// Windows, popups, modals and tooltips. Lengths are in points.
public struct LayerStyle: Hashable, Sendable {
  /// The plate's colour at the top and at the bottom.
  public var top: Color, bottom: Color
  /// The colour of a window's title, at its top and at its bottom.
  public var titleTop: Color, titleBottom: Color
  /// The line round the plate, at the top, just below and at the bottom.
  public var edgeTop: Color, edgeMiddle: Color, edgeBottom: Color
  /// The line below a title, and the light below that.
  public var cut: Color, cutLight: Color
  /// The shadow round the plate, and how soft it is.
  public var shadow: Color, shadowSigma: Double
  /// The lamp in the title of the foremost window.
  public var front: Color
  /// What lies between a modal and all below it.
  public var dim: Color
  /// The radius of the corners.
  public var radius: Double
  /// The distance of the content from the edge.
  public var padding: Double
  /// The height of a title.
  public var titleHeight: Double
  /// The size of a title's letters.
  public var titleSize: Double
  /// The width of a window where nobody says how wide it is.
  public var windowWidth: Double
  /// The distance of a popup from what it belongs to.
  public var distance: Double
  /// The distance that popups keep from the edges of the host's window.
  public var margin: Double
  /// A tooltip's plate, its edge and its letters.
  public var tip: Color, tipEdge: Color, tipText: Color
  /// The size of a tooltip's letters.
  public var tipSize: Double
}

extension LayerStyle {
  static var studio: LayerStyle {
    LayerStyle(
      top: Color(red: 0.176, green: 0.190, blue: 0.211), bottom: Color(red: 0.130, green: 0.141, blue: 0.158),
      titleTop: Color(red: 0.245, green: 0.263, blue: 0.290), titleBottom: Color(red: 0.190, green: 0.205, blue: 0.228),
      edgeTop: Color(white: 1, alpha: 0.2), edgeMiddle: Color(white: 1, alpha: 0.07),
      edgeBottom: Color(white: 0, alpha: 0.4), cut: Color(white: 0, alpha: 0.5), cutLight: Color(white: 1, alpha: 0.06),
      shadow: Color(white: 0, alpha: 0.62), shadowSigma: 14, front: Theme.studioAccent,
      dim: Color(white: 0, alpha: 0.55),
      radius: 9, padding: 16, titleHeight: 32, titleSize: 12, windowWidth: 280, distance: 6, margin: 6,
      tip: Color(red: 0.90, green: 0.92, blue: 0.94), tipEdge: Color(white: 0, alpha: 0.5),
      tipText: Color(red: 0.07, green: 0.08, blue: 0.095), tipSize: 12)
  }

  static var paper: LayerStyle {
    var style = LayerStyle.studio
    (style.top, style.bottom) = (
      Color(red: 0.992, green: 0.99, blue: 0.984), Color(red: 0.952, green: 0.95, blue: 0.94)
    )
    (style.titleTop, style.titleBottom) = (
      Color(red: 0.955, green: 0.953, blue: 0.945), Color(red: 0.885, green: 0.883, blue: 0.872)
    )
    (style.edgeTop, style.edgeMiddle, style.edgeBottom) = (
      Color(white: 1), Color(white: 0, alpha: 0.14), Color(white: 0, alpha: 0.3)
    )
    (style.cut, style.cutLight) = (Color(white: 0, alpha: 0.16), Color(white: 1, alpha: 0.8))
    style.shadow = Color(white: 0, alpha: 0.3)
    style.front = Color(red: 0.07, green: 0.45, blue: 0.80)
    style.dim = Color(red: 0.20, green: 0.20, blue: 0.19, alpha: 0.42)
    (style.tip, style.tipText) = (Color(red: 0.17, green: 0.18, blue: 0.20), Color(white: 0.97))
    return style
  }

  static var classic: LayerStyle {
    var style = LayerStyle.paper
    (style.top, style.bottom) = (.white, Color(white: 0.985))
    (style.titleTop, style.titleBottom) = (Color(white: 0.95), Color(white: 0.9))
    (style.edgeTop, style.edgeMiddle, style.edgeBottom) = (Color(white: 0.7), Color(white: 0.7), Color(white: 0.62))
    (style.cut, style.cutLight) = (Color(white: 0.75), .clear)
    style.shadow = Color(white: 0, alpha: 0.22)
    style.front = Color(red: 0, green: 0.45, blue: 0.94)
    style.dim = Color(white: 0, alpha: 0.35)
    style.radius = 7
    (style.tip, style.tipText) = (Color(white: 0.2), .white)
    return style
  }

  static var contrast: LayerStyle {
    var style = LayerStyle.studio
    (style.top, style.bottom, style.titleTop, style.titleBottom) = (
      .black, .black, Color(white: 0.16), Color(white: 0.16)
    )
    (style.edgeTop, style.edgeMiddle, style.edgeBottom) = (.white, .white, .white)
    (style.cut, style.cutLight) = (.white, .clear)
    style.shadow = .clear
    style.front = Color(red: 1, green: 0.84, blue: 0)
    style.dim = Color(white: 0, alpha: 0.75)
    style.radius = 4
    style.titleSize = 14
    (style.tip, style.tipEdge, style.tipText, style.tipSize) = (.white, .black, .black, 14)
    return style
  }
}
