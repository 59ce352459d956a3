/// The inspector's panel of lines, on the side of the window where the pointer is not.
struct InspectorPanel {
  /// A line of it.
  enum Row {
    case heading(String, String)
    case entry(Color?, String, String)
    case graph
  }

  let look: InspectorLook
  private let rows: [Row]
  private let frame: Rect

  static let width = 300.0, padding = 12.0, gap = 8.0
  private static let small = TextStyle(size: 11), bold = TextStyle(size: 10, weight: .bold)

  init(_ look: InspectorLook) {
    self.look = look
    let size = look.ui.size, inspector = look.inspector
    let room = max(0, size.height - 2 * Self.gap - 2 * Self.padding)
    var rows: [Row] = [], height = 0.0
    for row in Self.rows(inspector) where height + Self.height(of: row) <= room {
      rows.append(row)
      height += Self.height(of: row)
    }
    self.rows = rows
    let width = max(0, min(Self.width, size.width - 2 * Self.gap))
    let isRight = (inspector.place?.x ?? 0) < size.width - width - 2 * Self.gap - 24
    frame = Rect(
      x: isRight ? size.width - width - Self.gap : Self.gap, y: Self.gap, width: width,
      height: height + 2 * Self.padding)
  }

  // MARK: What it says

  private static func rows(_ inspector: Inspector) -> [Row] {
    let report = inspector.report
    var rows: [Row] = [.heading("Frame \(report.frame)", report.times.last.map(milliseconds) ?? "")]
    rows += report.reasons.prefix(5).map { .entry(InspectorLook.heading, "drawn for " + $0, "") }
    if !report.times.isEmpty { rows.append(.graph) }
    rows.append(.heading("Painted", "\(percent(report.share)) %"))
    rows.append(.heading("Events", report.eventCount == 0 ? "" : "\(report.eventCount)"))
    rows += report.entries.map(row)
    rows.append(.heading("Pointers", ""))
    rows += inspector.contacts.map(row)
    rows.append(.heading("Under the pointer", inspector.place.map { "\(whole($0.x)), \(whole($0.y))" } ?? ""))
    rows += report.under.map { .entry(nil, $0, "") }
    return rows
  }

  private static func row(_ entry: Inspector.Entry) -> Row {
    let words = entry.count > 1 ? "\(entry.words)  x\(entry.count)" : entry.words
    return .entry(InspectorLook.color(entry.claim), words, entry.claim == .claimed ? "claimed" : "free")
  }

  private static func row(_ contact: Inspector.Contact) -> Row {
    let name = TraceNames.word(contact.id) + (contact.owner.isEmpty ? "" : "  " + contact.owner)
    let state = contact.claim.map { $0 == .claimed ? "claimed" : "free" } ?? (contact.id.isTouch ? "lifted" : "up")
    return .entry(InspectorLook.color(contact.claim), name, state)
  }

  private static func tenths(_ value: Double) -> String { ((value * 10).rounded() / 10).shortestText }
  private static func percent(_ share: Double) -> String { tenths(share * 100) }
  private static func milliseconds(_ time: Double) -> String { tenths(time * 1000) + " ms" }
  private static func whole(_ value: Double) -> String { value.rounded().shortestText }

  // MARK: How it is drawn

  private static func height(of row: Row) -> Double {
    switch row {
    case .heading: 22
    case .entry: 16
    case .graph: 46
    }
  }

  func draw(_ canvas: Canvas) {
    guard frame.width > 2 * Self.padding else { return }
    canvas.shadow(of: .roundedRect(frame, radius: 8), Shadow(color: Color(white: 0, alpha: 0.5), sigma: 6))
    canvas.fill(.roundedRect(frame, radius: 8), .color(InspectorLook.back))
    canvas.stroke(.roundedRect(frame.inset(by: 0.5), radius: 7.5), .color(InspectorLook.line), Stroke(width: 1))
    var y = frame.minY + Self.padding
    for (index, row) in rows.enumerated() {
      let height = Self.height(of: row)
      draw(
        canvas, row, Rect(x: frame.minX + Self.padding, y: y, width: frame.width - 2 * Self.padding, height: height),
        isFirst: index == 0)
      y += height
    }
  }

  private func draw(_ canvas: Canvas, _ row: Row, _ frame: Rect, isFirst: Bool) {
    switch row {
    case .heading(let title, let trailing):
      if !isFirst {
        canvas.fill(
          .rect(Rect(x: frame.minX, y: frame.minY + 2, width: frame.width, height: 1)), .color(InspectorLook.line))
      }
      write(canvas, title, Self.bold, frame, frame.maxY - 6, InspectorLook.heading, trailing, InspectorLook.text)
    case .entry(let color, let words, let trailing):
      if let color {
        canvas.fill(.circle(center: Point(x: frame.minX + 3, y: frame.center.y), radius: 3), .color(color))
      }
      let rest = Rect(x: frame.minX + 12, y: frame.minY, width: frame.width - 12, height: frame.height)
      write(canvas, words, Self.small, rest, frame.maxY - 4, InspectorLook.text, trailing, InspectorLook.dim)
    case .graph: drawGraph(canvas, frame)
    }
  }

  private func write(
    _ canvas: Canvas, _ text: String, _ style: TextStyle, _ frame: Rect, _ baseline: Double, _ color: Color,
    _ trailing: String, _ dim: Color
  ) {
    let ui = look.ui, end = ui.engine.layout(trailing, Self.small)
    let room = frame.width - (trailing.isEmpty ? 0 : end.width + 8)
    let layout = ui.engine.layout(ui.fitted(text, style, width: max(0, room)), style)
    canvas.text(layout, at: Point(x: frame.minX, y: baseline), .color(color))
    if !trailing.isEmpty { canvas.text(end, at: Point(x: frame.maxX - end.width, y: baseline), .color(dim)) }
  }

  /// Bars of frame times; the line is a sixtieth of a second, half of the height.
  private func drawGraph(_ canvas: Canvas, _ frame: Rect) {
    let room = Rect(x: frame.minX, y: frame.minY + 6, width: frame.width, height: frame.height - 12)
    canvas.fill(.roundedRect(room, radius: 3), .color(Color(white: 1, alpha: 0.05)))
    let pitch = room.width / Double(Inspector.graphLength)
    for (index, time) in look.inspector.report.times.enumerated() {
      let height = max(1, room.height * min(1, time * 30))
      let bar = Rect(x: room.minX + pitch * Double(index), y: room.maxY - height, width: pitch - 1, height: height)
      canvas.fill(.rect(bar), .color(time * 60 > 1 ? InspectorLook.claimed : InspectorLook.free))
    }
    let line = Rect(x: room.minX, y: room.center.y.rounded(), width: room.width, height: 1)
    canvas.fill(.rect(line), .color(Color(white: 1, alpha: 0.3)))
  }
}
