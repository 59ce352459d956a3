import KnurlDrawing

@testable import KnurlRaster

/// A scene of every kind of drawing in which everything moves, turns, grows and changes its colour from frame to frame.
struct MovingScene {
  let width = 480
  let height = 320
  private let picture: Image

  init() {
    let pixmap = Pixmap(width: 20, height: 16)
    pixmap.paint(background: Color(hex: 0x336699)) { canvas in
      canvas.fill(.circle(center: Point(x: 9, y: 8), radius: 6), .color(Color(hex: 0xffcc22)))
    }
    picture = Image(copying: pixmap)
  }

  /// A frame's list.
  func list(_ frame: Int) -> DrawList {
    let canvas = Canvas(pixelsPerPoint: 1)
    let t = Double(frame)
    canvas.fill(.rect(Rect(x: 0, y: 0, width: 480, height: 320)), .color(Color(hex: 0x202428)))
    panel(canvas, t)
    knob(canvas, t, Point(x: 70, y: 90))
    slider(canvas, t)
    text(canvas, frame)
    paths(canvas, t)
    clipped(canvas, t)
    return canvas.list
  }

  private func color(_ t: Double, alpha: Double = 1) -> Color {
    func part(_ step: Double) -> Double { 0.5 + 0.5 * Angle.degrees(t * step).sineAndCosine.sine }
    return Color(red: part(3), green: part(7), blue: part(11), alpha: alpha)
  }

  private func panel(_ canvas: Canvas, _ t: Double) {
    let frame = Rect(x: 20 + t * 0.37, y: 20 + t * 0.21, width: 150 + t * 0.13, height: 120)
    let box = Path.roundedRect(frame, radius: 6 + t * 0.03)
    canvas.shadow(of: box, Shadow(color: .black, offset: Vector(x: 1, y: 2 + t * 0.01), sigma: 3 + t * 0.01))
    canvas.fill(box, .vertical(frame, GradientStops(color(t), color(t + 40))))
    canvas.stroke(box, .color(color(t, alpha: 0.6)), Stroke(width: 1 + t * 0.004))
    canvas.innerShadow(of: box, Shadow(color: .black, offset: Vector(x: 0, y: 1 + t * 0.02), sigma: 2))
    canvas.stroke(box, .color(.white), Stroke(width: 1.5, dash: [4 + t * 0.01, 3]))
  }

  private func knob(_ canvas: Canvas, _ t: Double, _ center: Point) {
    let radius = 28 + t * 0.02, start = Angle.degrees(135), sweep = Angle.degrees(t * 0.9)
    let stops = GradientStops(color(t), color(t + 90))
    canvas.fill(.circle(center: center, radius: radius), .radial(center: center, radius: radius, stops))
    canvas.fill(.circle(center: center, radius: radius - 6), .conic(center: center, start: sweep, stops))
    let arc = Path.arc(center: center, radius: radius + 5, start: start, sweep: sweep)
    canvas.stroke(arc, .color(color(t)), Stroke(width: 4, cap: .round))
    canvas.stroke(arc, .color(.white), Stroke(width: 2, dash: [1.5, 3 + t * 0.005]))
    let (sine, cosine) = sweep.sineAndCosine
    let tip = Point(x: center.x + cosine * radius, y: center.y + sine * radius)
    canvas.shadow(
      of: .line(from: center, to: tip), Stroke(width: 3, cap: .round), Shadow(color: .black, sigma: 1.5))
    canvas.stroke(.line(from: center, to: tip), .color(.white), Stroke(width: 3, cap: .round))
  }

  private func slider(_ canvas: Canvas, _ t: Double) {
    let x = 200 + t * 0.5
    canvas.fill(.roundedRect(Rect(x: 190, y: 40, width: 240, height: 6), radius: 3), .color(.black))
    canvas.fill(
      .roundedRect(Rect(x: 190, y: 40, width: x - 190, height: 6), radius: 3),
      .linear(from: Point(x: 190, y: 40), to: Point(x: x, y: 44), GradientStops(color(t), color(t + 20))))
    canvas.shadow(of: .circle(center: Point(x: x, y: 43), radius: 9), Shadow(color: .black, sigma: 2.5))
    canvas.fill(.circle(center: Point(x: x, y: 43), radius: 9), .color(color(t + 60)))
    canvas.image(picture, in: Rect(x: x, y: 60 + t * 0.3, width: 20 + t * 0.05, height: 16), opacity: 0.8)
    canvas.image(picture, in: Rect(x: (x + 40).rounded(), y: 60, width: 20, height: 16))
  }

  private func text(_ canvas: Canvas, _ frame: Int) {
    let t = Double(frame)
    for line in 0..<3 {
      let place = Point(x: 200.3 + t * 0.11, y: 120 + Double(line) * 18)
      canvas.text("\(frame * 7 + line) Hz", at: place, size: 11 + t * 0.01, .color(color(t + Double(line))))
    }
  }

  private func paths(_ canvas: Canvas, _ t: Double) {
    canvas.fill(RandomScene.star(Point(x: 350 - t * 0.2, y: 220), 60 + t * 0.03), .color(color(t)), rule: .evenOdd)
    canvas.shadow(of: RandomScene.star(Point(x: 100 + t * 0.3, y: 250), 40), Shadow(color: .black, sigma: 4))
    var wave = Path()
    wave.move(to: Point(x: 20, y: 200 + t * 0.1))
    for index in 1...40 {
      let (sine, _) = Angle.degrees(Double(index) * 30 + t * 5).sineAndCosine
      wave.line(to: Point(x: 20 + Double(index) * 10, y: 200 + 30 * sine))
    }
    wave.cubic(
      to: Point(x: 460, y: 300), control1: Point(x: 470, y: 100 + t * 0.2), control2: Point(x: 400, y: 310))
    canvas.stroke(wave, .color(color(t)), Stroke(width: 2.5, join: .round))
  }

  private func clipped(_ canvas: Canvas, _ t: Double) {
    let area = Rect(x: 250 + t * 0.3, y: 170, width: 120, height: 90)
    canvas.layer(opacity: 0.3 + t * 0.001) {
      canvas.clip(to: .roundedRect(area, radius: 15 + t * 0.02)) {
        canvas.clip(to: .circle(center: area.center, radius: 40 + t * 0.05)) {
          canvas.fill(.rect(area), .color(color(t + 10)))
          canvas.layer(opacity: 0.5) {
            canvas.stroke(.circle(center: area.center, radius: 30), .color(.white), Stroke(width: 5))
          }
        }
      }
    }
  }
}
