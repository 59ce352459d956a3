extension Theme {
  /// Black and white with one bright colour, no halos: every state differs from its neighbours by 3:1 in luminance.
  public static var contrast: Theme {
    var theme = Theme.studio
    let yellow = Color(red: 1, green: 0.84, blue: 0)
    theme.background = .black
    theme.backgroundBelow = .black
    theme.accent = yellow
    theme.text = .white
    theme.dimText = Color(white: 0.86)
    theme.textEdge = .clear
    theme.focusRing = Color(red: 0.25, green: 0.85, blue: 1)
    theme.heldRing = yellow
    theme.textSize = 14
    theme.disabledOpacity = 0.45
    theme.glow = 0
    theme.groove = GrooveStyle(
      color: Color(white: 0.22), shade: .clear, lip: Color(white: 0.75))
    theme.thumb = .contrast
    theme.rangeSlider.trackColor = theme.groove.color
    theme.ringSlider.trackColor = theme.groove.color
    theme.slider.trackColor = theme.groove.color
    (theme.slider.textSize, theme.slider.tickSize) = (14, 12)
    theme.stopSlider.trackColor = theme.groove.color
    (theme.stopSlider.bareDotColor, theme.stopSlider.dotColor) = (.white, .black)
    (theme.stopSlider.textSize, theme.stopSlider.nameSize) = (14, 13)
    theme.fader = .contrast
    theme.meter = .contrast
    theme.rangeSlider.textSize = 14
    theme.rangeSlider.tickSize = 12
    theme.knob.labelSize = 14
    theme.knob.readoutSize = 13
    (theme.knob.tickSize, theme.ringSlider.tickSize) = (12, 12)
    theme.knob.lineWidth = 6
    theme.knob.look = .flat
    theme.knob.cap = .contrast
    theme.ringSlider.labelSize = 14
    theme.ringSlider.lineWidth = 10
    theme.ringSlider.thumbRadius = 13
    theme.panel = .contrast
    theme.scroll = .contrast
    theme.layer = .contrast
    theme.colorChoices(yellow, on: .black, ground: .black, hot: Color(white: 0.4))
    for style in [\Theme.checkbox, \.radio] {
      (theme[keyPath: style].hotLight, theme[keyPath: style].heldLight) = (0.42, 0.95)
    }
    (theme.segmented.hotLight, theme.segmented.hotText) = (0.72, .black)
    (theme.segmented.textSize, theme.rows.textSize) = (14, 14)
    theme.button = .contrast
    return theme
  }
}

extension ThumbStyle {
  /// White at rest; grey under a pointer.
  fileprivate static var contrast: ThumbStyle {
    ThumbStyle(
      rimTop: .white, rimMiddle: .white, rimBottom: .white, dishTop: .white, dishBottom: .white, edge: .black,
      shadow: .clear, heldScale: 1.25, hotLight: -0.42)
  }
}

extension FaderStyle {
  /// A black cap with a white rim and a white line; grey under a pointer.
  fileprivate static var contrast: FaderStyle {
    var style = FaderStyle.studio
    style.trackColor = Color(white: 0.5)
    style.lineColor = .white
    let cap = Color(white: 0.05)
    (style.capTop, style.capUpper, style.capWaist, style.capLower, style.capBottom) = (cap, cap, cap, cap, cap)
    (style.edge, style.shadow, style.hotLight) = (.white, .clear, 0.34)
    (style.ridgeShade, style.ridgeLight) = (Color(white: 0.6), .clear)
    (style.labelSize, style.readoutSize, style.tickSize) = (14, 13, 12)
    return style
  }
}

extension PanelStyle {
  fileprivate static var contrast: PanelStyle {
    var style = PanelStyle.studio
    (style.top, style.bottom) = (Color(white: 0.06), Color(white: 0.06))
    (style.edgeTop, style.edgeMiddle, style.edgeBottom) = (.white, .white, .white)
    style.shadow = .clear
    style.radius = 4
    style.titleSize = 14
    return style
  }
}

extension ButtonStyle {
  fileprivate static var contrast: ButtonStyle {
    var style = ButtonStyle.studio
    (style.top, style.bottom) = (Color(white: 0.05), Color(white: 0.05))
    (style.pressedTop, style.pressedBottom) = (Color(white: 0.75), Color(white: 0.75))
    (style.text, style.pressedText) = (.white, .black)
    (style.edgeTop, style.edgeMiddle, style.edgeBottom) = (.white, .white, .white)
    style.shadow = .clear
    style.hotLight = 0.34
    style.radius = 4
    style.textSize = 14
    return style
  }
}

extension CapStyle {
  fileprivate static var contrast: CapStyle {
    var style = CapStyle.studio
    (style.rimTop, style.rimBottom) = (Color(white: 0.3), Color(white: 0.3))
    (style.ridgeTop, style.ridgeBottom, style.ridgeGap) = (.white, .white, .black)
    (style.faceTop, style.faceMiddle, style.faceBottom) = (Color(white: 0.12), Color(white: 0.12), Color(white: 0.12))
    style.sheen = CapStyle.sheen(0)
    (style.edge, style.light, style.shadow) = (.white, .clear, .clear)
    (style.indicator, style.indicatorEdge) = (.white, .black)
    style.hotLight = 0.31
    return style
  }
}
