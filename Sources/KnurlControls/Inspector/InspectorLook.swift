/// Draws the inspector, in colours of its own, so that it can be read over any theme.
struct InspectorLook {
  let ui: UI
  let inspector: Inspector

  static let back = Color(red: 0.04, green: 0.05, blue: 0.065, alpha: 0.93)
  static let line = Color(white: 1, alpha: 0.13)
  static let text = Color(white: 0.93)
  static let dim = Color(white: 0.62)
  static let heading = Color(red: 0.42, green: 0.78, blue: 0.96)
  static let claimed = Color(red: 1, green: 0.71, blue: 0.25)
  static let free = Color(red: 0.45, green: 0.85, blue: 0.55)
  static let cell = Color(red: 1, green: 0.36, blue: 0.62)

  init(_ ui: UI, _ inspector: Inspector) { (self.ui, self.inspector) = (ui, inspector) }

  func draw(_ canvas: Canvas) {
    for rect in inspector.report.repaints { drawCells(canvas, rect) }
    for contact in inspector.contacts { drawTrail(canvas, contact) }
    for contact in inspector.contacts { drawContact(canvas, contact) }
    InspectorPanel(self).draw(canvas)
  }

  static func color(_ claim: Claim?) -> Color {
    switch claim {
    case .claimed: claimed
    case .free: free
    case nil: Color(white: 0.85)
    }
  }

  // MARK: What was painted anew

  private func drawCells(_ canvas: Canvas, _ rect: PixelRect) {
    let grid = ui.grid
    let frame = Rect(
      x: grid.points(rect.x), y: grid.points(rect.y), width: grid.points(rect.width), height: grid.points(rect.height))
    canvas.fill(.rect(frame), .color(faint(Self.cell, 0.07)))
    canvas.stroke(.rect(frame.inset(by: 0.5)), .color(faint(Self.cell, 0.55)), Stroke(width: 1))
  }

  private func faint(_ color: Color, _ alpha: Double) -> Color {
    Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  // MARK: Pointers

  private func drawTrail(_ canvas: Canvas, _ contact: Inspector.Contact) {
    let color = Self.color(contact.claim)
    for index in contact.trail.indices.dropFirst() {
      var path = Path()
      path.move(to: contact.trail[index - 1])
      path.line(to: contact.trail[index])
      let age = Double(index) / Double(contact.trail.count)
      canvas.stroke(path, .color(faint(color, 0.15 + 0.6 * age)), Stroke(width: 1 + 2 * age))
    }
  }

  private func drawContact(_ canvas: Canvas, _ contact: Inspector.Contact) {
    guard let place = contact.trail.last else { return }
    let color = Self.color(contact.claim), isFinger = contact.id.isTouch, radius = isFinger ? 22.0 : 9
    let ring = Path.circle(center: place, radius: radius)
    if contact.isDown { canvas.fill(ring, .color(faint(color, 0.22))) }
    canvas.stroke(ring, .color(Color(white: 0, alpha: 0.55)), Stroke(width: 3.5))
    let isGone = isFinger && !contact.isDown
    canvas.stroke(ring, .color(faint(color, isGone ? 0.5 : 1)), Stroke(width: 1.5, dash: isGone ? [4, 4] : []))
    canvas.fill(.circle(center: place, radius: 1.5), .color(color))
    drawLabel(canvas, contact, color, beside: place, radius)
  }

  /// The pointer's name and its owner, beside it and inside the window.
  private func drawLabel(
    _ canvas: Canvas, _ contact: Inspector.Contact, _ color: Color, beside place: Point, _ radius: Double
  ) {
    let style = TextStyle(size: 11)
    let name = TraceNames.word(contact.id), owner = contact.owner.isEmpty ? "" : "  " + contact.owner
    let text = ui.fitted(name + owner, style, width: max(20, ui.size.width / 2)), layout = ui.engine.layout(text, style)
    let width = layout.width + 14, height = 18.0
    let x = Interpolation.clamp(place.x + radius * 0.8, 2, max(2, ui.size.width - width - 2))
    let y = Interpolation.clamp(place.y - radius - height, 2, max(2, ui.size.height - height - 2))
    let frame = Rect(x: x.rounded(), y: y.rounded(), width: width.rounded(.up), height: height)
    canvas.fill(.roundedRect(frame, radius: 5), .color(Self.back))
    canvas.stroke(.roundedRect(frame.inset(by: 0.5), radius: 4.5), .color(faint(color, 0.5)), Stroke(width: 1))
    let baseline = frame.center.y + ui.engine.metrics(style).capHeight / 2
    canvas.text(layout, at: Point(x: frame.minX + 7, y: baseline), .color(Self.text))
  }
}
