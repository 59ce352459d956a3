extension Theme {
  /// White paper and plain shapes: the looks of the controls that the first tutorials on custom controls built.
  public static var classic: Theme {
    var theme = Theme.paper
    let blue = Color(red: 0, green: 0.45, blue: 0.94)
    theme.background = .white
    theme.backgroundBelow = .white
    theme.text = Color(white: 0.13)
    theme.dimText = Color(white: 0.42)
    theme.textEdge = .clear
    theme.glow = 0
    theme.accent = blue
    theme.focusRing = blue
    theme.thumb.heldScale = 1
    theme.thumb.hotLight = 0
    theme.panel = .classic
    theme.scroll = .classic
    theme.layer = .classic
    theme.colorChoices(blue, on: .white, ground: .white, hot: Color(white: 0, alpha: 0.06))
    theme.button = .classic
    theme.meter = .classic
    theme.rangeSlider = RangeSliderStyle(
      trackColor: Color(white: 0.9), highlightColor: blue, thumbColor: .white, curvaceousness: 1, thumbPicture: nil,
      trackThickness: 90.0 / 7, thumbRadius: 15, textSize: 13, tickSize: 11, showsBubble: false, look: .glossy)
    theme.slider = .classic(blue)
    theme.stopSlider = .classic
    theme.knob.color = blue
    theme.knob.lineWidth = 2
    theme.knob.indicatorLength = 6
    theme.knob.startAngle = .radians(-11 * .pi / 8)
    theme.knob.endAngle = .radians(3 * .pi / 8)
    theme.knob.radius = 50
    theme.knob.tickCount = 0
    theme.knob.look = .line
    theme.knob.cap.hotLight = 0
    theme.ringSlider = RingSliderStyle(
      color: Color(red: 1, green: 0, blue: 0), trackColor: Color(white: 0.5),
      glowColor: Color(red: 0, green: 0, blue: 1),
      lineWidth: 5, startAngle: .zero, sweep: .turn, radius: 75, travel: 200, readoutSize: 0, labelSize: 12, look: .line
    )
    return theme
  }
}

extension SliderStyle {
  /// A thin strip with a white disc, as the tutorials' own sliders looked beside their controls.
  fileprivate static func classic(_ blue: Color) -> SliderStyle {
    var style = SliderStyle.studio(blue)
    style.trackColor = Color(white: 0.8)
    style.trackThickness = 4
    style.thumbRadius = 14
    style.tickSize = 11
    style.showsBubble = false
    style.look = .flat
    return style
  }
}

extension StopSliderStyle {
  /// A thick strip whose stops are discs with a halo of the paper's white; names below it.
  fileprivate static var classic: StopSliderStyle {
    var style = StopSliderStyle.studio(Color(hex: 0x00AFD0))
    style.trackColor = Color(hex: 0xE5E5E5)
    (style.trackThickness, style.thumbRadius, style.sideInset) = (20, 26, 40)
    (style.dotRadius, style.haloWidth, style.haloColor) = (10, 4, .white)
    (style.dotColor, style.bareDotColor) = (Color(white: 0, alpha: 0.1), Color(white: 0, alpha: 0.1))
    style.nameSize = 20
    style.look = .flat
    style.alignsNames = true
    return style
  }
}

extension PanelStyle {
  fileprivate static var classic: PanelStyle {
    var style = PanelStyle.studio
    (style.top, style.bottom) = (Color(white: 0.985), Color(white: 0.965))
    (style.edgeTop, style.edgeMiddle, style.edgeBottom) = (Color(white: 0.8), Color(white: 0.8), Color(white: 0.72))
    style.shadow = Color(white: 0, alpha: 0.1)
    style.radius = 8
    return style
  }
}

extension ButtonStyle {
  fileprivate static var classic: ButtonStyle {
    var style = ButtonStyle.studio
    (style.top, style.bottom) = (.white, Color(white: 0.88))
    (style.pressedTop, style.pressedBottom) = (Color(white: 0.76), Color(white: 0.84))
    style.text = Color(white: 0.1)
    (style.edgeTop, style.edgeMiddle, style.edgeBottom) = (Color(white: 0.66), Color(white: 0.6), Color(white: 0.5))
    style.shadow = Color(white: 0, alpha: 0.18)
    style.hotLight = -0.04
    return style
  }
}
