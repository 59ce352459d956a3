extension UI {
  /// A button with a title; the id never depends on the title.
  /// - Returns: `wasClicked` and `clickCount` tell of clicks in this frame.
  @discardableResult
  public func button(id: ControlID, _ title: String, file: StaticString = #fileID, line: Int = #line) -> Response {
    // Identify.
    let state = identify(id, file, line)
    if let response = again(state, .button, title) { return response }
    // Place.
    let style = theme.button, text = TextStyle(size: style.textSize)
    let width = engine.layout(title, text).width + 2 * style.padding
    let natural = NaturalSize(width: width, height: style.height)
    let placement = place(natural)
    let start = mark
    hit(state, placement.frame)
    focusStop(state, .body, .activation)
    // Interact.
    let interaction = ClickInteraction(self, state)
    let response = respond(state, placement.frame, clicks: interaction.clicks)
    // Draw.
    let look = ButtonLook(
      style: style, isPressed: interaction.isPressed, isHot: response.isHot,
      focusRing: showsFocus && response.isFocused ? theme.focusRing : nil)
    paint(placement, isEnabled: state.isEnabled) { look.draw($0, $1, title, Lettering(self)) }
    records.nodes.append(NodeRecord(response, state, role: "button", label: title, frame: placement.frame))
    keep(
      state, placement, natural, response, since: start, StillCall(kind: .button, values: Numbers(false), label: title))
    return response
  }
}

/// Draws a button: a cap that throws a shadow, and sinks when pressed.
struct ButtonLook {
  let style: ButtonStyle
  let isPressed: Bool
  let isHot: Bool
  let focusRing: Color?

  func draw(_ canvas: Canvas, _ bounds: Rect, _ title: String, _ lettering: Lettering) {
    let shape = Path.roundedRect(bounds, radius: style.radius)
    if !isPressed {
      let below = Path.roundedRect(bounds.moved(by: Vector(x: 0, y: 2)), radius: style.radius)
      canvas.shadow(of: below, Shadow(color: style.shadow, sigma: 3))
    }
    let (top, bottom) = colors
    canvas.fill(shape, .vertical(bounds, top, bottom))
    let edge = GradientStops(
      GradientStop(0, isPressed ? Color(white: 1, alpha: 0.05) : style.edgeTop), GradientStop(0.3, style.edgeMiddle),
      GradientStop(1, style.edgeBottom))
    canvas.stroke(
      .roundedRect(bounds.inset(by: 0.5), radius: style.radius - 0.5), .vertical(bounds, edge), Stroke(width: 1))
    if let focusRing { Relief.focusRing(canvas, bounds, radius: style.radius, focusRing) }
    let inside = bounds.inset(by: Insets(horizontal: min(6, bounds.width / 8), vertical: 0))
    let frame = isPressed ? inside.moved(by: Vector(x: 0, y: 1)) : inside
    letter(canvas, title, frame, lettering)
  }

  private var colors: (Color, Color) {
    let light = isHot && !isPressed ? style.hotLight : 0
    if let fill = style.fill {
      let (top, bottom) = (fill.adjusted(by: 1.05, plus: 0.03 + light), fill.adjusted(by: 0.72, plus: light))
      return isPressed ? (bottom, fill.adjusted(by: 0.9)) : (top, bottom)
    }
    if isPressed { return (style.pressedTop, style.pressedBottom) }
    return (style.top.lightened(light), style.bottom.lightened(light))
  }

  private var titleColor: Color { isPressed ? style.pressedText ?? style.text : style.text }

  /// Light letters are cut in under a dark edge; dark ones on a bright cap have a bright lip below.
  private func letter(_ canvas: Canvas, _ title: String, _ frame: Rect, _ lettering: Lettering) {
    let text = TextStyle(size: style.textSize, weight: style.fill == nil ? .regular : .bold)
    guard let fill = style.fill else { return lettering.draw(canvas, title, text, in: frame, titleColor) }
    if fill.luminance < 0.3 { return lettering.draw(canvas, title, text, in: frame, .white) }
    var lip = lettering
    lip.edge = .clear
    lip.draw(canvas, title, text, in: frame.moved(by: Vector(x: 0, y: 0.75)), Color(white: 1, alpha: 0.25))
    lip.draw(canvas, title, text, in: frame, Color(red: 0.05, green: 0.08, blue: 0.09))
  }
}

extension Color {
  /// How bright it looks, from black, 0, to white, 1, as the Web Content Accessibility Guidelines 2.1 define it; powers are
  /// near enough by polynomials.
  var luminance: Double { 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue) }

  /// The light of a component, within 0.003.
  private static func linear(_ value: Double) -> Double {
    value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
  }
}
