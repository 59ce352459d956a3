import Knurl

/// Draws a thing that stands on a place, about 40 points high.
struct ThingLook {
  let kind: Product.Kind
  let light: Color
  let dark: Color

  func draw(_ canvas: Canvas, at foot: Point) {
    let shade = Rect(x: foot.x - 18, y: foot.y - 2, width: 36, height: 5)
    canvas.shadow(of: .roundedRect(shade, radius: 2.5), Shadow(color: Color(white: 0, alpha: 0.7), sigma: 2))
    switch kind {
    case .mug: mug(canvas, foot)
    case .lamp: lamp(canvas, foot)
    case .chair: chair(canvas, foot)
    case .plant: plant(canvas, foot)
    case .clock: clock(canvas, foot)
    case .book: book(canvas, foot)
    case .bottle: bottle(canvas, foot)
    case .headset: headset(canvas, foot)
    }
  }

  /// A box that stands on the foot, `x` to the right of its middle and `lift` above it.
  private func box(
    _ canvas: Canvas, _ foot: Point, x: Double = 0, lift: Double = 0, width: Double, height: Double, radius: Double,
    _ top: Color? = nil
  ) {
    let frame = Rect(x: foot.x + x - width / 2, y: foot.y - lift - height, width: width, height: height)
    canvas.fill(.roundedRect(frame, radius: radius), .vertical(frame, top ?? light, dark))
  }

  private func line(_ canvas: Canvas, _ a: Point, _ b: Point, _ width: Double, _ color: Color? = nil) {
    canvas.stroke(.line(from: a, to: b), .color(color ?? dark), Stroke(width: width, cap: .round))
  }

  private func mug(_ canvas: Canvas, _ foot: Point) {
    canvas.stroke(
      .circle(center: Point(x: foot.x + 12, y: foot.y - 14), radius: 7), .color(dark), Stroke(width: 3.4))
    box(canvas, foot, width: 25, height: 28, radius: 4)
    box(canvas, foot, lift: 25, width: 25, height: 4, radius: 2, light.mixed(with: .white, by: 0.4))
  }

  private func lamp(_ canvas: Canvas, _ foot: Point) {
    box(canvas, foot, width: 22, height: 4, radius: 2)
    line(canvas, Point(x: foot.x, y: foot.y - 3), Point(x: foot.x, y: foot.y - 24), 2.4)
    var shade = Path()
    shade.move(to: Point(x: foot.x - 9, y: foot.y - 41))
    shade.line(to: Point(x: foot.x + 9, y: foot.y - 41))
    shade.line(to: Point(x: foot.x + 17, y: foot.y - 21))
    shade.line(to: Point(x: foot.x - 17, y: foot.y - 21))
    shade.close()
    let glow = Color(red: 1, green: 0.86, blue: 0.55)
    canvas.shadow(of: shade, Shadow(color: glow.opacity(0.45), offset: Vector(x: 0, y: 4), sigma: 6))
    canvas.fill(shade, .vertical(Rect(x: 0, y: foot.y - 41, width: 1, height: 20), light, glow))
  }

  private func chair(_ canvas: Canvas, _ foot: Point) {
    for x in [-11.0, 11] {
      line(canvas, Point(x: foot.x + x, y: foot.y - 1), Point(x: foot.x + x * 0.8, y: foot.y - 18), 2.6)
    }
    box(canvas, foot, lift: 16, width: 28, height: 6, radius: 3)
    box(canvas, foot, x: -11, lift: 18, width: 5, height: 24, radius: 2.5)
    box(canvas, foot, x: 11, lift: 18, width: 5, height: 24, radius: 2.5)
    box(canvas, foot, lift: 29, width: 25, height: 10, radius: 3)
  }

  private func plant(_ canvas: Canvas, _ foot: Point) {
    let leaf = Color(red: 0.42, green: 0.75, blue: 0.42)
    for degrees in [-150.0, -120, -90, -60, -30] {
      let root = Point(x: foot.x, y: foot.y - 16)
      let tip = root + Vector(angle: .degrees(degrees), length: 24)
      let side = Vector(angle: .degrees(degrees + 90), length: 6)
      var path = Path()
      path.move(to: root)
      path.quadratic(to: tip, control: root + (tip - root) * 0.5 + side)
      path.quadratic(to: root, control: root + (tip - root) * 0.5 - side)
      path.close()
      canvas.fill(path, .color(leaf.adjusted(by: degrees == -90 ? 1 : 0.78)))
    }
    box(canvas, foot, width: 20, height: 17, radius: 3)
    box(canvas, foot, lift: 13, width: 24, height: 5, radius: 2)
  }

  private func clock(_ canvas: Canvas, _ foot: Point) {
    let center = Point(x: foot.x, y: foot.y - 20)
    for x in [-9.0, 9] {
      line(canvas, Point(x: foot.x + x, y: foot.y - 1), Point(x: foot.x + x * 0.7, y: foot.y - 6), 3)
    }
    let frame = Rect(center: center, radius: 18)
    canvas.fill(.circle(center: center, radius: 18), .vertical(frame, light, dark))
    canvas.fill(.circle(center: center, radius: 14), .color(Color(white: 0.95)))
    let ink = Color(white: 0.15)
    line(canvas, center, center + Vector(angle: .degrees(-90), length: 10), 1.6, ink)
    line(canvas, center, center + Vector(angle: .degrees(-150), length: 7), 1.6, ink)
  }

  private func book(_ canvas: Canvas, _ foot: Point) {
    box(canvas, foot, width: 30, height: 38, radius: 2)
    box(canvas, foot, x: -12.5, width: 5, height: 38, radius: 2, dark)
    let label = Rect(x: foot.x - 6, y: foot.y - 31, width: 16, height: 8)
    canvas.fill(.roundedRect(label, radius: 1), .color(Color(white: 1, alpha: 0.75)))
  }

  private func bottle(_ canvas: Canvas, _ foot: Point) {
    box(canvas, foot, lift: 24, width: 8, height: 16, radius: 2)
    box(canvas, foot, width: 19, height: 29, radius: 6)
    box(canvas, foot, lift: 37, width: 10, height: 5, radius: 2, dark)
    let gloss = Rect(x: foot.x - 6, y: foot.y - 24, width: 3, height: 19)
    canvas.fill(.roundedRect(gloss, radius: 1.5), .color(Color(white: 1, alpha: 0.35)))
  }

  private func headset(_ canvas: Canvas, _ foot: Point) {
    canvas.stroke(
      .arc(center: Point(x: foot.x, y: foot.y - 18), radius: 17, start: .degrees(180), sweep: .degrees(180)),
      .color(dark), Stroke(width: 3.6, cap: .round))
    box(canvas, foot, x: -16, lift: 1, width: 9, height: 20, radius: 4)
    box(canvas, foot, x: 16, lift: 1, width: 9, height: 20, radius: 4)
  }
}
