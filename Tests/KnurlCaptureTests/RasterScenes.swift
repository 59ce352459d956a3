import KnurlDrawing
import KnurlGeometry
import KnurlRaster
import KnurlText

/// Small drawings, one for each thing that the rasterizer can do.
struct RasterScene: Sendable {
  let name: String
  let draw: @Sendable (Canvas) -> Void

  init(_ name: String, _ draw: @escaping @Sendable (Canvas) -> Void) {
    (self.name, self.draw) = (name, draw)
  }

  /// The scene's picture, 120 x 80 points on a dark or transparent ground.
  func picture(pixelsPerPoint: Double, text: any TextEngine) -> Pixmap {
    let pixmap = Pixmap(width: Int(120 * pixelsPerPoint), height: Int(80 * pixelsPerPoint))
    pixmap.paint(
      background: name.hasPrefix("clear") ? .clear : Color(hex: 0x22262b), pixelsPerPoint: pixelsPerPoint, text: text
    ) { draw($0) }
    return pixmap
  }
}

extension RasterScene {
  static let all: [RasterScene] = [fills, paths, strokes, paints, shadows, blurs, pictures, letters, clips, layers]
    .flatMap { $0 }

  private static let orange = Paint.color(Color(hex: 0xff8822)), half = Paint.color(Color(hex: 0x44ccff).opacity(0.5))
  private static let area = Rect(x: 12.3, y: 9.7, width: 93.4, height: 58.9)
  private static let middle = Point(x: 60, y: 40)

  private static let fills: [RasterScene] = [
    RasterScene("fill-rect-whole") { $0.fill(.rect(Rect(x: 10, y: 10, width: 100, height: 60)), orange) },
    RasterScene("fill-rect-fraction") { c in
      c.fill(.rect(area), half)
      c.fill(.rect(Rect(x: 20.2, y: 3.1, width: 0.3, height: 70)), orange)
      c.fill(.rect(Rect(x: 100, y: 70, width: -40, height: -0.5)), orange)
    },
    RasterScene("fill-rounded") { c in
      c.fill(.roundedRect(area, radius: 11.5), orange)
      c.fill(
        .roundedRect(
          Rect(x: 20, y: 18, width: 70, height: 40),
          radii: CornerRadii(topLeft: 0, topRight: 4, bottomRight: 20, bottomLeft: 9)), half)
    },
    RasterScene("fill-capsule-and-circles") { c in
      c.fill(.roundedRect(Rect(x: 5, y: 5, width: 110, height: 20), radius: 100), orange)
      for index in 0..<6 {
        c.fill(.circle(center: Point(x: 14 + Double(index) * 18.1, y: 50.3), radius: 1 + Double(index) * 1.7), half)
      }
    },
    RasterScene("fill-large-circle") { $0.fill(.circle(center: Point(x: 60, y: 250), radius: 222), orange) },
    RasterScene("fill-arcs") { c in
      for index in 0..<8 {
        let center = Point(x: 18 + Double(index % 4) * 28, y: 20 + Double(index / 4) * 38)
        c.fill(
          .arc(
            center: center, radius: 13, start: .degrees(Double(index) * 33), sweep: .degrees(Double(index * 55 - 90))),
          half)
      }
    },
    RasterScene("fill-seams") { c in
      for index in 0..<20 { c.fill(.rect(Rect(x: Double(index) * 6.1, y: 5, width: 6.1, height: 70)), half) }
    },
  ]

  private static func star(_ center: Point, _ radius: Double) -> Path {
    var path = Path()
    for index in 0..<5 {
      let (sine, cosine) = Angle.degrees(Double(index) * 144 - 90).sineAndCosine
      let place = Point(x: center.x + radius * cosine, y: center.y + radius * sine)
      if index == 0 { path.move(to: place) } else { path.line(to: place) }
    }
    path.close()
    return path
  }

  private static let wave: Path = {
    var path = Path()
    path.move(to: Point(x: 8, y: 60))
    path.cubic(to: Point(x: 60, y: 40), control1: Point(x: 20, y: -30), control2: Point(x: 40, y: 110))
    path.quadratic(to: Point(x: 112, y: 15), control: Point(x: 90, y: -20))
    path.line(to: Point(x: 100, y: 72))
    return path
  }()

  private static let paths: [RasterScene] = [
    RasterScene("path-non-zero") { $0.fill(star(middle, 39), orange) },
    RasterScene("path-even-odd") { $0.fill(star(middle, 39), orange, rule: .evenOdd) },
    RasterScene("path-curves") { $0.fill(wave, half) },
    RasterScene("path-many-lines") { c in
      var path = Path()
      for index in 0..<600 {
        let (sine, cosine) = Angle.degrees(Double(index) * 137.5).sineAndCosine
        let radius = 4 + Double(index) * 0.06
        let place = Point(x: 60 + radius * cosine, y: 40 + radius * sine)
        if index == 0 { path.move(to: place) } else { path.line(to: place) }
      }
      c.fill(path, half, rule: .evenOdd)
    },
    RasterScene("path-far-outside") { c in
      var path = Path()
      path.move(to: Point(x: -90_000, y: 10))
      path.line(to: Point(x: 80_000, y: 44))
      path.line(to: Point(x: 300, y: 9000))
      path.close()
      c.fill(path, orange)
    },
  ]

  private static func corner(_ x: Double, _ y: Double) -> Path {
    var path = Path()
    path.move(to: Point(x: x + 8, y: y + 22))
    path.line(to: Point(x: x + 32, y: y + 6))
    path.line(to: Point(x: x + 28, y: y + 22))
    return path
  }

  private static let strokes: [RasterScene] = [
    RasterScene("stroke-joins-and-caps") { c in
      let joins: [Stroke.Join] = [.miter, .round, .bevel], caps: [Stroke.Cap] = [.butt, .round, .square]
      for row in 0..<3 {
        for column in 0..<3 {
          let path = corner(Double(column) * 38, Double(row) * 26)
          c.stroke(path, half, Stroke(width: 6.5, join: joins[row], cap: caps[column]))
        }
      }
    },
    RasterScene("stroke-thin") { c in
      for index in 0..<14 {
        let x = 6 + Double(index) * 8.3
        c.stroke(
          .line(from: Point(x: x, y: 4), to: Point(x: x + Double(index) * 0.7, y: 76)), orange,
          Stroke(width: 0.1 + Double(index) * 0.2))
      }
    },
    RasterScene("stroke-curve") { $0.stroke(wave, half, Stroke(width: 7, join: .round, cap: .round)) },
    RasterScene("stroke-closed-star") { $0.stroke(star(middle, 34), half, Stroke(width: 5)) },
    RasterScene("stroke-dashes") { c in
      c.stroke(wave, orange, Stroke(width: 3, cap: .round, dash: [7, 5, 0.5, 5]))
      c.stroke(.roundedRect(area, radius: 14), half, Stroke(width: 2, dash: [3.3, 2.1]))
      c.stroke(
        .arc(center: middle, radius: 22, start: .degrees(10), sweep: .degrees(300)), orange,
        Stroke(width: 6, dash: [1, 4]))
    },
    RasterScene("stroke-boxes") { c in
      c.stroke(.rect(Rect(x: 6.5, y: 6.5, width: 50, height: 30)), orange, Stroke(width: 1))
      c.stroke(.roundedRect(Rect(x: 62, y: 6, width: 50, height: 30), radius: 8), half, Stroke(width: 4))
      c.stroke(.roundedRect(Rect(x: 10, y: 46, width: 100, height: 26), radius: 13), orange, Stroke(width: 1.4))
    },
    RasterScene("stroke-arcs") { c in
      let sweeps: [Double] = [0, 90, 270, 350, 400, -200]
      for index in 0..<6 {
        let caps: [Stroke.Cap] = [.butt, .round, .square]
        c.stroke(
          .arc(
            center: Point(x: 22 + Double(index % 3) * 38, y: 21 + Double(index / 3) * 38), radius: 13,
            start: .degrees(135), sweep: .degrees(sweeps[index])), half,
          Stroke(width: 7, cap: caps[index % 3]))
      }
    },
    RasterScene("stroke-dots") { c in
      for (index, cap) in [Stroke.Cap.butt, .round, .square].enumerated() {
        let place = Point(x: 20 + Double(index) * 40, y: 40)
        c.stroke(.line(from: place, to: place), orange, Stroke(width: 17, cap: cap))
      }
    },
  ]

  private static let two = GradientStops(Color(hex: 0x3355ff), Color(hex: 0xffee44))
  private static let many = GradientStops([
    GradientStop(0, Color(hex: 0xff0000)), GradientStop(0.2, Color(hex: 0x00ff00)), GradientStop(0.5, .white),
    GradientStop(0.5, .black), GradientStop(0.8, Color(white: 1, alpha: 0.2)), GradientStop(1, Color(hex: 0x0000ff)),
  ])

  private static let paints: [RasterScene] = [
    RasterScene("paint-vertical") { $0.fill(.roundedRect(area, radius: 8), .vertical(area, two)) },
    RasterScene("paint-linear") { c in
      c.fill(.rect(area), .linear(from: Point(x: 30, y: 70), to: Point(x: 90, y: 12), many))
      c.fill(.circle(center: middle, radius: 20), .linear(from: Point(x: 40, y: 0), to: Point(x: 80, y: 0), two))
    },
    RasterScene("paint-radial") { c in
      c.fill(.rect(area), .radial(center: middle, radius: 45, many))
      c.fill(.circle(center: Point(x: 30, y: 30), radius: 15), .radial(center: Point(x: 25, y: 25), radius: 12, two))
    },
    RasterScene("paint-conic") {
      $0.fill(.circle(center: middle, radius: 37), .conic(center: middle, start: .degrees(30), many))
    },
    RasterScene("paint-gradient-stroke") { c in
      c.stroke(wave, .linear(from: Point(x: 10, y: 0), to: Point(x: 110, y: 60), two), Stroke(width: 9))
    },
    RasterScene("paint-degenerate") { c in
      c.fill(.rect(Rect(x: 5, y: 5, width: 50, height: 70)), .linear(from: middle, to: middle, two))
      c.fill(.rect(Rect(x: 60, y: 5, width: 50, height: 70)), .radial(center: middle, radius: 0, two))
    },
    RasterScene("clear-paints") { c in
      c.fill(.rect(area), .vertical(area, Color(white: 1, alpha: 0), Color(hex: 0xff8822)))
      c.fill(.circle(center: middle, radius: 20), half)
    },
  ]

  private static let blurs: [RasterScene] = ([0, 0.4, 1.9, 2, 5, 14, 45] as [Double]).map { sigma in
    RasterScene("shadow-sigma-\(sigma)") { c in
      let box = Path.roundedRect(Rect(x: 30, y: 20, width: 55, height: 36), radius: 7)
      c.shadow(of: box, Shadow(color: Color(hex: 0x88ff44), offset: Vector(x: 2.5, y: 4), sigma: sigma))
      c.fill(box, orange)
      c.innerShadow(of: box, Shadow(color: .black, offset: Vector(x: 1, y: -2), sigma: sigma))
    }
  }

  private static let shadows: [RasterScene] = [
    RasterScene("shadow-wide-box") { c in
      let box = Path.roundedRect(Rect(x: 4, y: 4, width: 108, height: 70), radius: 5)
      c.shadow(of: box, Shadow(color: .black, offset: Vector(x: 0, y: 2), sigma: 3))
      c.innerShadow(of: box, Shadow(color: .white, offset: Vector(x: 0, y: 2), sigma: 3))
    },
    RasterScene("shadow-of-paths") { c in
      c.shadow(of: star(middle, 30), Shadow(color: .black, offset: Vector(x: 3, y: 3), sigma: 2.5))
      c.shadow(of: wave, Stroke(width: 4, cap: .round), Shadow(color: Color(hex: 0xff8822), sigma: 3))
    },
  ]

  private static func image(isOpaque: Bool) -> Image {
    let pixmap = Pixmap(width: 31, height: 22)
    pixmap.paint(background: isOpaque ? Color(hex: 0x3366aa) : .clear) { canvas in
      canvas.fill(star(Point(x: 15, y: 11), 11), .vertical(Rect(x: 0, y: 0, width: 31, height: 22), two))
    }
    return Image(copying: pixmap)
  }

  private static let pictures: [RasterScene] = [true, false].map { isOpaque in
    RasterScene("image-\(isOpaque ? "opaque" : "translucent")") { c in
      let image = image(isOpaque: isOpaque)
      c.image(image, in: Rect(x: 5, y: 5, width: 31, height: 22))
      c.image(image, in: Rect(x: 40.3, y: 4.6, width: 74.5, height: 44.2))
      c.image(image, in: Rect(x: 8, y: 40, width: 20, height: 30), opacity: 0.6)
      c.image(image, in: Rect(x: 50, y: 58, width: 3.5, height: 2.5))
    }
  }

  private static let letters: [RasterScene] = [
    RasterScene("text-sizes") { c in
      for (line, size) in [6.0, 9, 13, 24].enumerated() {
        c.text("Knurl 0123 gäß", at: Point(x: 4.3, y: 9 + Double(line * (line + 2)) * 4.5), size: size, .color(.white))
      }
    },
    RasterScene("text-weights") { c in
      for (line, weight) in [TextWeight.light, .regular, .bold].enumerated() {
        let layout = c.layout("Weight & phase", TextStyle(size: 14, weight: weight))
        c.text(layout, at: Point(x: 6 + Double(line) * 0.3, y: 22 + Double(line) * 22), orange)
      }
    },
  ]

  private static let clips: [RasterScene] = [
    RasterScene("clip-shapes") { c in
      for (index, path) in [
        Path.rect(Rect(x: 10, y: 10, width: 40, height: 25)), .rect(Rect(x: 60.4, y: 10.3, width: 40.2, height: 25)),
        .roundedRect(Rect(x: 10, y: 44, width: 40, height: 30), radius: 12), star(Point(x: 85, y: 58), 20),
      ].enumerated() {
        c.clip(to: path) { c.fill(.rect(Rect(x: 0, y: 0, width: 120, height: 80)), index % 2 == 0 ? orange : half) }
      }
    },
    RasterScene("clip-nested") { c in
      c.clip(to: .roundedRect(area, radius: 20)) {
        c.clip(to: .circle(center: middle, radius: 34)) {
          c.clip(to: .circle(center: middle, radius: 34)) {
            c.fill(.rect(area), .vertical(area, two))
            c.stroke(wave, .color(.black), Stroke(width: 5))
            c.text("clipped", at: Point(x: 20, y: 46), size: 22, .color(.white))
          }
        }
      }
    },
  ]

  private static let layers: [RasterScene] = [
    RasterScene("layer-opacity") { c in
      c.layer(opacity: 0.4) {
        c.fill(.circle(center: Point(x: 45, y: 40), radius: 28), orange)
        c.fill(.circle(center: Point(x: 75, y: 40), radius: 28), .color(.white))
      }
    },
    RasterScene("layer-nested-in-clips") { c in
      c.clip(to: .roundedRect(area, radius: 16)) {
        c.layer(opacity: 0.7) {
          c.fill(.rect(area), orange)
          c.clip(to: star(middle, 36)) { c.layer(opacity: 0.5) { c.fill(.rect(area), .color(.black)) } }
          c.shadow(of: .circle(center: middle, radius: 10), Shadow(color: .white, sigma: 4))
        }
      }
    },
    RasterScene("clear-layers-too-deep") { c in
      func deeper(_ depth: Int) {
        c.layer(opacity: 0.9) {
          c.fill(.circle(center: Point(x: 20 + Double(depth) * 8, y: 40), radius: 15), half)
          if depth < 10 { deeper(depth + 1) }
        }
      }
      deeper(0)
    },
  ]
}
