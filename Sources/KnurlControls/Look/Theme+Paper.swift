extension Theme {
  /// Light paper and brushed aluminium, lit from above: the studio in daylight.
  public static var paper: Theme {
    var theme = Theme.studio
    let blue = Color(red: 0.07, green: 0.45, blue: 0.80)
    theme.background = Color(red: 0.935, green: 0.93, blue: 0.915)
    theme.backgroundBelow = Color(red: 0.885, green: 0.88, blue: 0.86)
    theme.accent = blue
    theme.text = Color(red: 0.16, green: 0.17, blue: 0.19)
    theme.dimText = Color(red: 0.355, green: 0.365, blue: 0.385)
    theme.textEdge = .clear
    theme.glow = 0.35
    theme.groove = GrooveStyle(
      color: Color(red: 0.76, green: 0.757, blue: 0.745), shade: Color(white: 0, alpha: 0.42),
      lip: Color(white: 1, alpha: 0.9))
    theme.thumb.edge = Color(white: 0, alpha: 0.4)
    theme.thumb.shadow = Color(white: 0, alpha: 0.34)
    theme.thumb.hotLight = 0.04
    theme.rangeSlider.trackColor = theme.groove.color
    theme.ringSlider.trackColor = theme.groove.color
    theme.slider.trackColor = theme.groove.color
    theme.stopSlider.trackColor = theme.groove.color
    theme.stopSlider.bareDotColor = Color(white: 0, alpha: 0.3)
    theme.stopSlider.dotColor = Color(white: 1, alpha: 0.75)
    theme.textField.ground = Color(red: 0.99, green: 0.988, blue: 0.98)
    theme.textField.errorColor = Color(red: 0.78, green: 0.15, blue: 0.11)
    theme.fader = .paper
    theme.meter = .paper
    theme.panel = .paper
    theme.scroll = .paper
    theme.layer = .paper
    theme.colorChoices(
      blue, on: .white, ground: Color(red: 0.99, green: 0.988, blue: 0.98), hot: Color(white: 0, alpha: 0.06))
    theme.button = .paper
    theme.knob.cap = .paper
    return theme
  }
}

extension PanelStyle {
  fileprivate static var paper: PanelStyle {
    var style = PanelStyle.studio
    style.top = Color(red: 0.985, green: 0.983, blue: 0.975)
    style.bottom = Color(red: 0.945, green: 0.942, blue: 0.93)
    (style.edgeTop, style.edgeMiddle, style.edgeBottom) = (
      Color(white: 1), Color(white: 0, alpha: 0.06), Color(white: 0, alpha: 0.16)
    )
    style.shadow = Color(white: 0, alpha: 0.2)
    return style
  }
}

extension ButtonStyle {
  fileprivate static var paper: ButtonStyle {
    var style = ButtonStyle.studio
    (style.top, style.bottom) = (Color(white: 0.995), Color(red: 0.87, green: 0.868, blue: 0.855))
    style.pressedTop = Color(red: 0.74, green: 0.737, blue: 0.725)
    style.pressedBottom = Color(red: 0.82, green: 0.817, blue: 0.805)
    style.text = Color(red: 0.14, green: 0.15, blue: 0.17)
    (style.edgeTop, style.edgeMiddle, style.edgeBottom) = (
      Color(white: 1, alpha: 0.9), Color(white: 0, alpha: 0.16), Color(white: 0, alpha: 0.3)
    )
    style.shadow = Color(white: 0, alpha: 0.3)
    style.hotLight = -0.025
    return style
  }
}

extension FaderStyle {
  /// Brushed aluminium in a light groove.
  fileprivate static var paper: FaderStyle {
    var style = FaderStyle.studio
    style.trackColor = Color(red: 0.60, green: 0.60, blue: 0.595)
    style.lineColor = Color(red: 0.17, green: 0.18, blue: 0.20)
    (style.capTop, style.capUpper) = (Color(white: 0.99), Color(red: 0.90, green: 0.905, blue: 0.91))
    style.capWaist = Color(red: 0.70, green: 0.705, blue: 0.715)
    (style.capLower, style.capBottom) = (
      Color(red: 0.84, green: 0.845, blue: 0.85), Color(red: 0.62, green: 0.625, blue: 0.635)
    )
    style.edge = Color(white: 0, alpha: 0.3)
    style.shadow = Color(white: 0, alpha: 0.42)
    style.hotLight = 0.04
    (style.ridgeShade, style.ridgeLight) = (Color(white: 0, alpha: 0.26), Color(white: 1, alpha: 0.7))
    return style
  }
}

extension CapStyle {
  /// Brushed aluminium.
  fileprivate static var paper: CapStyle {
    var style = CapStyle.studio
    (style.rimTop, style.rimBottom) = (Color(white: 0.86), Color(red: 0.50, green: 0.51, blue: 0.53))
    (style.ridgeTop, style.ridgeBottom) = (Color(white: 1, alpha: 0.65), Color(white: 1, alpha: 0.2))
    style.ridgeGap = Color(white: 0, alpha: 0.26)
    style.faceTop = Color(red: 0.97, green: 0.97, blue: 0.975)
    style.faceMiddle = Color(red: 0.86, green: 0.865, blue: 0.87)
    style.faceBottom = Color(red: 0.76, green: 0.765, blue: 0.775)
    style.sheen = CapStyle.sheen(0.6)
    style.edge = Color(white: 0, alpha: 0.32)
    style.light = Color(white: 1, alpha: 0.95)
    style.shadow = Color(white: 0, alpha: 0.42)
    style.indicator = Color(red: 0.17, green: 0.18, blue: 0.20)
    style.indicatorEdge = Color(white: 1, alpha: 0.8)
    style.hotLight = 0.02
    return style
  }
}
