/// Draws the text of a field of many lines in its window, which another look has drawn.
struct AreaLook {
  let look: FieldLook
  let frame: Rect

  private var ui: UI { look.ui }
  private var field: FieldState { look.field }
  private var theme: Theme { look.ui.theme }

  /// Lays the text out, and scrolls to the caret unless the user has scrolled away from it.
  func layOut() {
    field.frame = frame
    field.areaStyle = TextStyle(size: look.style.textSize)
    if field.area == nil { field.area = AreaLines() }
    field.layOut(ui.engine)
    if look.isEditing, !field.isScrolled {
      field.area?.reveal(field.editor.shownSelection.head, height: frame.height)
    } else {
      field.area?.scroll(by: 0, height: frame.height)
    }
  }

  func draw(_ canvas: Canvas, placeholder: String) {
    guard let area = field.area else { return }
    let metrics = ui.engine.metrics(area.style)
    // From the top of a line to its baseline.
    let drop = ((area.lineHeight - metrics.lineHeight) / 2 + metrics.ascent).rounded()
    field.caret = caretFrame(area)
    let outer = canvas.pushClip(.rect(look.snapped(frame.inset(by: Insets(horizontal: -2, vertical: 0)))))
    for index in area.visible(frame.height) { drawLine(canvas, index, area, drop) }
    if field.display.isEmpty {
      Lettering(ui).draw(
        canvas, placeholder, area.style, at: frame.minX, baseline: frame.minY + drop, theme.dimText.opacity(0.8),
        within: frame.width)
    }
    look.drawCaret(canvas)
    canvas.popClip(outer)
    drawBar(canvas, area)
  }

  private func drawLine(_ canvas: Canvas, _ index: Int, _ area: AreaLines, _ drop: Double) {
    let top = frame.minY + area.top(of: index)
    if look.isEditing { drawSelection(canvas, index, area, top) }
    canvas.text(
      ui.engine.layout(area.lines[index].text, area.style), at: Point(x: frame.minX, y: top + drop),
      .color(look.textColor))
    guard let preedit = field.editor.preedit else { return }
    let start = field.editor.selection.lower
    for span in spans(index, area, start, start + preedit.text.utf8.count, reachesOver: false) {
      canvas.fill(
        .rect(Rect(x: span.lowerBound, y: top + drop + 3, width: span.upperBound - span.lowerBound, height: 1.2)),
        .color(theme.accent))
    }
  }

  private func drawSelection(_ canvas: Canvas, _ index: Int, _ area: AreaLines, _ top: Double) {
    let selection = field.editor.shownSelection
    if selection.isEmpty { return }
    for span in spans(index, area, selection.lower, selection.upper, reachesOver: true) {
      let part = Rect(x: span.lowerBound, y: top, width: span.upperBound - span.lowerBound, height: area.lineHeight)
      canvas.fill(.rect(look.snapped(part)), .color(theme.accent.opacity(0.34)))
    }
  }

  /// The parts of a line between two places; a selected line feed is a little wide.
  private func spans(
    _ index: Int, _ area: AreaLines, _ lower: Int, _ upper: Int, reachesOver: Bool
  ) -> [ClosedRange<Double>] {
    let line = area.lines[index]
    guard lower <= line.end, upper >= line.start, !(line.isWrapped && lower == line.end) else { return [] }
    var spans = area.spans(from: lower, to: upper, in: index)
    if reachesOver, upper > line.end, !line.isWrapped {
      let end = area.x(of: line.end, in: index)
      if let last = spans.last, last.upperBound == end {
        spans[spans.count - 1] = last.lowerBound...end + 5
      } else {
        spans.append(end...end + 5)
      }
    }
    return spans.map { frame.minX + $0.lowerBound...frame.minX + $0.upperBound }
  }

  private func caretFrame(_ area: AreaLines) -> Rect {
    let head = field.editor.shownSelection.head, line = area.line(of: head)
    let height = min(area.lineHeight, look.style.textSize * 1.4)
    return look.snapped(
      Rect(
        x: frame.minX + min(area.x(of: head, in: line), frame.width),
        y: frame.minY + area.top(of: line) + (area.lineHeight - height) / 2, width: look.style.caretWidth,
        height: height))
  }

  /// A thin mark at the side that tells which part is shown.
  private func drawBar(_ canvas: Canvas, _ area: AreaLines) {
    guard area.height > frame.height + 0.5, frame.height > 0 else { return }
    let length = max(16, frame.height * frame.height / area.height)
    let way = (frame.height - length) * area.scroll / (area.height - frame.height)
    let bar = Rect(x: frame.maxX + 4, y: frame.minY + way, width: 3, height: length)
    canvas.fill(.roundedRect(bar, radius: 1.5), .color(theme.text.opacity(0.3)))
  }
}
