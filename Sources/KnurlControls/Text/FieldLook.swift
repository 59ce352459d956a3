/// Draws a field for text, of one line.
struct FieldLook {
  let ui: UI
  let field: FieldState
  let style: TextFieldStyle
  /// Whether keys go to it.
  let isEditing: Bool
  let isEnabled: Bool
  var isReadOnly = false
  var hasError = false

  private var theme: Theme { ui.theme }
  /// Brighter than what is engraved: it lights up in its window.
  var textColor: Color {
    isReadOnly ? theme.dimText : theme.text.lightened(theme.text.luminance > 0.35 ? 0.1 : 0)
  }
  private var text: TextStyle {
    // Bullets are small.
    TextStyle(size: field.isSecret && !field.display.isEmpty ? style.textSize * 1.5 : style.textSize)
  }

  // MARK: The window

  /// A groove, with light round it while it is edited, and a colour of its own where something is wrong. Where keys have
  /// brought the focus, the ring of the focus stands for the light.
  func drawBox(_ canvas: Canvas, _ box: Rect, isHot: Bool, hasRing: Bool = false) {
    var groove = theme.groove
    groove.color = style.ground ?? groove.color
    if isHot, !isEditing { groove.color = groove.color.lightened(0.025) }
    let edge = hasError ? style.errorColor : theme.accent
    if isEditing, !hasRing, theme.glow > 0 {
      let halo = Path.roundedRect(box, radius: style.radius)
      canvas.shadow(of: halo, Shadow(color: edge.opacity(0.5 * theme.glow), sigma: 3.5))
    }
    Relief.groove(canvas, box, radius: style.radius, groove)
    if hasRing { Relief.focusRing(canvas, box, radius: style.radius, theme.focusRing) }
    guard hasError || isEditing && !hasRing else { return }
    let outline = Path.roundedRect(box.inset(by: 0.75), radius: style.radius - 0.75)
    canvas.stroke(outline, .color(isEditing ? edge : edge.opacity(0.75)), Stroke(width: 1.5))
  }

  // MARK: Text

  /// The text in its room with selection, what is composed, and caret; the placeholder where there is none.
  func drawText(_ canvas: Canvas, _ frame: Rect, placeholder: String) {
    field.frame = frame
    field.line.set(field.display, text)
    let width = frame.width - style.caretWidth
    let selection = field.editor.shownSelection
    if isEditing { field.line.reveal(field.displayPlace(selection.head), width: width, ui.engine) }
    field.caret = caretFrame(frame, selection.head)
    let room = Rect(x: frame.minX - 1, y: frame.minY + 1, width: frame.width + 2, height: max(0, frame.height - 2))
    let outer = canvas.pushClip(.rect(snapped(room)))
    let metrics = ui.engine.metrics(text)
    let baseline = frame.center.y + metrics.capHeight / 2
    if isEditing { drawSelection(canvas, frame, selection) }
    if field.display.isEmpty {
      Lettering(ui).draw(
        canvas, placeholder, text, at: frame.minX, baseline: baseline, theme.dimText.opacity(0.8), within: frame.width)
    } else {
      drawLetters(canvas, frame, baseline)
    }
    drawPreedit(canvas, frame, baseline)
    drawCaret(canvas)
    canvas.popClip(outer)
  }

  private func drawLetters(_ canvas: Canvas, _ frame: Rect, _ baseline: Double) {
    field.line.visit(width: frame.width, ui.engine) { layout, x in
      canvas.text(layout, at: Point(x: frame.minX + x, y: baseline), .color(textColor))
    }
  }

  private func drawSelection(_ canvas: Canvas, _ frame: Rect, _ selection: TextSelection) {
    guard !selection.isEmpty else { return }
    let height = min(frame.height - 8, style.textSize * 1.6)
    for span in spans(selection.lower, selection.upper, frame) {
      let area = Rect(
        x: span.lowerBound, y: frame.center.y - height / 2, width: span.upperBound - span.lowerBound, height: height)
      canvas.fill(.roundedRect(snapped(area), radius: 2), .color(theme.accent.opacity(0.34)))
    }
  }

  /// A line below what an input method is composing.
  private func drawPreedit(_ canvas: Canvas, _ frame: Rect, _ baseline: Double) {
    guard let preedit = field.editor.preedit else { return }
    let start = field.editor.selection.lower
    for span in spans(start, start + preedit.text.utf8.count, frame) {
      let line = Rect(x: span.lowerBound, y: baseline + 3, width: span.upperBound - span.lowerBound, height: 1.2)
      canvas.fill(.rect(line), .color(theme.accent))
    }
  }

  /// From where to where a part of the text reaches, as far as it can be seen.
  private func spans(_ lower: Int, _ upper: Int, _ frame: Rect) -> [ClosedRange<Double>] {
    let width = frame.width
    let spans = field.line.spans(
      from: field.displayPlace(lower), to: field.displayPlace(upper), width: width, ui.engine)
    return spans.compactMap { span in
      let left = Interpolation.clamp(span.lowerBound, -2, width + 2)
      let right = Interpolation.clamp(span.upperBound, -2, width + 2)
      return right > left ? frame.minX + left...frame.minX + right : nil
    }
  }

  private func caretFrame(_ frame: Rect, _ head: Int) -> Rect {
    let x = field.line.position(of: field.displayPlace(head), width: frame.width, ui.engine)
    let height = min(frame.height - 8, style.textSize * 1.45)
    return snapped(
      Rect(
        x: frame.minX + Interpolation.clamp(x, 0, frame.width), y: frame.center.y - height / 2,
        width: style.caretWidth, height: height))
  }

  func drawCaret(_ canvas: Canvas) {
    guard isEditing, !isReadOnly, field.editor.shownSelection.isEmpty else { return }
    let (isShown, next) = field.caretShows(at: ui.time)
    if theme.reduceMotion || isShown {
      canvas.fill(.rect(field.caret), .color(hasError ? style.errorColor : theme.accent))
    }
    if let next, !theme.reduceMotion { ui.wake(at: next) }
  }

  /// A rectangle whose edges stand on whole pixels, one of them wide at least.
  func snapped(_ rect: Rect) -> Rect {
    let grid = ui.grid
    let x = grid.pixel(rect.minX), y = grid.pixel(rect.minY)
    let width = max(1, grid.pixel(rect.width)), height = max(1, grid.pixel(rect.height))
    return Rect(x: grid.points(x), y: grid.points(y), width: grid.points(width), height: grid.points(height))
  }

  // MARK: Signs

  /// The lens of a search.
  func drawLens(_ canvas: Canvas, _ frame: Rect) {
    let center = frame.center + Vector(x: 0.5, y: -1), radius = 4.6
    let color = Paint.color(isEditing ? theme.text : theme.dimText)
    canvas.stroke(.circle(center: center, radius: radius), color, Stroke(width: 1.5))
    let corner = center + Vector(x: radius * 0.74, y: radius * 0.74)
    canvas.stroke(.line(from: corner, to: corner + Vector(x: 4, y: 4)), color, Stroke(width: 1.8, cap: .round))
  }

  /// The cross that clears, cut out of a disc.
  func drawCross(_ canvas: Canvas, _ frame: Rect, isHot: Bool) {
    let center = frame.center, arm = 2.7
    let isPressed = field.isClearing
    canvas.fill(
      .circle(center: center, radius: 7.5),
      .color(isPressed ? theme.accent : isHot ? theme.text : theme.dimText.opacity(0.85)))
    for side in [-1.0, 1] {
      canvas.stroke(
        .line(from: center + Vector(x: -arm, y: -arm * side), to: center + Vector(x: arm, y: arm * side)),
        .color(style.ground ?? theme.groove.color), Stroke(width: 1.6, cap: .round))
    }
  }
}
