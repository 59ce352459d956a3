/// Draws a dropdown's button: a cap with the name at its beginning, and an arrow in a field of its own.
struct DropdownLook {
  let button: ButtonLook
  let theme: Theme

  func draw(_ canvas: Canvas, _ bounds: Rect, _ name: String, _ lettering: Lettering) {
    button.draw(canvas, bounds, "", lettering)
    let text = TextStyle(size: button.style.textSize), sink = button.isPressed ? 1.0 : 0
    let baseline = (bounds.height + lettering.ui.engine.metrics(text).capHeight) / 2 + sink
    let field = min(28, bounds.width / 3),
      color = button.isPressed ? button.style.pressedText ?? button.style.text : button.style.text
    lettering.draw(
      canvas, name, text, at: theme.rows.padding + 2, baseline: baseline, color,
      within: max(0, bounds.width - field - theme.rows.padding - 4))
    let line = Rect(x: bounds.maxX - field, y: 5, width: 1, height: max(0, bounds.height - 10))
    canvas.fill(.rect(line), .color(button.style.edgeBottom))
    let center = Point(x: bounds.maxX - field / 2, y: bounds.center.y + sink + 0.5)
    canvas.chevron(center, down: true, size: 4, color, width: 1.8)
  }
}

extension Canvas {
  /// An arrow's head, so far from its middle to its ends. Two lines, since a path of elements takes from the heap.
  func chevron(_ center: Point, down: Bool, size: Double, _ color: Color, width: Double) {
    let first = down ? Vector(x: -size, y: -size / 2) : Vector(x: -size / 2, y: -size)
    let middle = down ? Vector(x: 0, y: size / 2) : Vector(x: size / 2, y: 0)
    let last = down ? Vector(x: size, y: -size / 2) : Vector(x: -size / 2, y: size)
    let stroke = Stroke(width: width, cap: .round)
    self.stroke(.line(from: center + first, to: center + middle), .color(color), stroke)
    self.stroke(.line(from: center + middle, to: center + last), .color(color), stroke)
  }

  /// A tick in a box.
  func tick(in box: Rect, _ color: Color, width: Double) {
    func at(_ x: Double, _ y: Double) -> Point { Point(x: box.minX + box.width * x, y: box.minY + box.height * y) }
    let stroke = Stroke(width: width, cap: .round)
    self.stroke(.line(from: at(0.22, 0.53), to: at(0.42, 0.73)), .color(color), stroke)
    self.stroke(.line(from: at(0.42, 0.73), to: at(0.78, 0.29)), .color(color), stroke)
  }
}
