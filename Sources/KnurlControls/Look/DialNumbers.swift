/// The marks and numbers round a dial, in the control's own coordinates.
struct DialNumbers {
  let marks: DialMarks
  /// The marks that have their numbers, in no order.
  let shown: [Int]
  /// Whether a mark has its number.
  let isLong: [Bool]
  /// Where these stand.
  let boxes: [Rect]
  let center: Point
  let side: Double

  /// Lengths outside the cap shrink with a dial that is smaller than its style.
  private var factor: Double { min(KnobLayout.margin, side / 3.5) / KnobLayout.margin }

  /// Where the marks begin, and where the short and the long ones end.
  var ticks: (inner: Double, short: Double, long: Double) {
    let outer = side / 2 + marks.source.face.tickRoom
    if marks.source.face.tickRoom > 0 { return (outer - 5, outer - 2, outer) }
    return (outer - 5 * factor, outer - 2 * factor, outer)
  }

  /// The direction of a mark.
  func angle(_ index: Int) -> Angle { marks.source.face.angle(marks.marks[index].position) }

  /// How many fine marks stand at even distances, the numbered ones among them; 0: none.
  func fineCount(_ styleCount: Int) -> Int {
    guard marks.isEven else { return 0 }
    let intervals = marks.source.options.numberCount - 1
    return intervals * max(1, (max(2, min(styleCount, 10_000)) - 1) / intervals) + 1
  }

  func draw(_ canvas: Canvas, _ ui: UI) {
    let text = TextStyle(size: marks.source.face.textSize)
    var last = -Double.infinity
    for index in marks.marks.indices where isLong[index] || isApart(index, from: last) {
      draw(canvas, ui, index, isLong: isLong[index])
      last = marks.marks[index].position
    }
    let lettering = Lettering(ui)
    for (index, box) in zip(shown, boxes) {
      lettering.draw(
        canvas, marks.marks[index].text, text, at: box.center.x, baseline: box.maxY, ui.theme.dimText, .center)
    }
  }

  /// Whether a short mark would not run into the one before.
  private func isApart(_ index: Int, from last: Double) -> Bool {
    (marks.marks[index].position - last) * marks.source.face.sweep.radians * ticks.inner > 2.5
  }

  private func draw(_ canvas: Canvas, _ ui: UI, _ index: Int, isLong: Bool) {
    let direction = marks.marks[index].direction, ticks = ticks
    let line = Path.line(
      from: center + direction * ticks.inner, to: center + direction * (isLong ? ticks.long : ticks.short))
    canvas.stroke(
      line, .color(ui.theme.text.opacity(isLong ? 0.9 : 0.45)), Stroke(width: isLong ? 1.4 : 1))
  }
}
