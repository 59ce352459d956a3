extension Theme {
  static let studioAccent = Color(red: 0.24, green: 0.80, blue: 0.88)

  /// A dark instrument panel with engraved lettering, lit from above.
  public static var studio: Theme {
    let accent = studioAccent
    return Theme(
      background: Color(red: 0.085, green: 0.092, blue: 0.104),
      backgroundBelow: Color(red: 0.055, green: 0.06, blue: 0.068),
      accent: accent,
      text: Color(red: 0.74, green: 0.78, blue: 0.82), dimText: Color(red: 0.50, green: 0.54, blue: 0.59),
      textEdge: Color(white: 0, alpha: 0.55), focusRing: accent,
      textSize: 13, spacing: 12, margin: 24, naturalWidth: 160, disabledOpacity: 0.4, reduceMotion: false,
      groove: GrooveStyle(
        color: Color(red: 0.052, green: 0.058, blue: 0.068), shade: Color(white: 0, alpha: 0.9),
        lip: Color(white: 1, alpha: 0.07)),
      thumb: .studio, panel: .studio, button: .studio,
      toggle: ToggleStyle(color: accent, width: 44, height: 24, labelDistance: 12),
      rangeSlider: RangeSliderStyle(
        trackColor: Color(red: 0.052, green: 0.058, blue: 0.068), highlightColor: accent, thumbColor: .white,
        curvaceousness: 1, thumbPicture: nil, trackThickness: 10, thumbRadius: 14, textSize: 13, tickSize: 10.5,
        showsBubble: true),
      knob: KnobStyle(
        color: accent, lineWidth: 4, indicatorLength: 15, startAngle: .degrees(112.5), endAngle: .degrees(427.5),
        radius: 40, tickCount: 11, travel: 200, labelSize: 12, readoutSize: 11),
      ringSlider: .studio)
  }
}

extension ThumbStyle {
  static var studio: ThumbStyle {
    ThumbStyle(
      rimTop: Color(red: 0.97, green: 0.98, blue: 0.99), rimMiddle: Color(red: 0.78, green: 0.80, blue: 0.83),
      rimBottom: Color(red: 0.56, green: 0.59, blue: 0.63), dishTop: Color(red: 0.70, green: 0.73, blue: 0.77),
      dishBottom: Color(red: 0.95, green: 0.96, blue: 0.97), edge: Color(white: 0, alpha: 0.55),
      shadow: Color(white: 0, alpha: 0.62), heldScale: 1.18, hotLight: 0.06)
  }
}

extension PanelStyle {
  static var studio: PanelStyle {
    PanelStyle(
      top: Color(red: 0.165, green: 0.178, blue: 0.198), bottom: Color(red: 0.118, green: 0.128, blue: 0.143),
      edgeTop: Color(white: 1, alpha: 0.16), edgeMiddle: Color(white: 1, alpha: 0.05),
      edgeBottom: Color(white: 0, alpha: 0.3), shadow: Color(white: 0, alpha: 0.5), radius: 10, padding: 20,
      titleHeight: 38, titleSize: 12, naturalWidth: 320)
  }
}

extension ButtonStyle {
  static var studio: ButtonStyle {
    ButtonStyle(
      top: Color(red: 0.31, green: 0.335, blue: 0.37), bottom: Color(red: 0.20, green: 0.215, blue: 0.24),
      pressedTop: Color(red: 0.13, green: 0.14, blue: 0.155),
      pressedBottom: Color(red: 0.17, green: 0.185, blue: 0.205),
      text: Color(red: 0.90, green: 0.92, blue: 0.94), edgeTop: Color(white: 1, alpha: 0.25),
      edgeMiddle: Color(white: 1, alpha: 0.04), edgeBottom: Color(white: 0, alpha: 0.35),
      shadow: Color(white: 0, alpha: 0.6), hotLight: 0.06, radius: 7, height: 32, padding: 20, textSize: 12.5,
      fill: nil)
  }
}
