import TestSupport

@testable import KnurlDrawing

/// Drawing of all kinds, clips and layers nested, that follows from a seed.
struct RandomScene {
  private var generator: SeededGenerator
  private let canvas: Canvas
  private let picture = Image(copying: Pixmap(width: 3, height: 2))

  /// Records the scene of a seed.
  static func draw(_ seed: UInt64, on canvas: Canvas) {
    var scene = RandomScene(generator: SeededGenerator(seed: seed), canvas: canvas)
    for _ in 0..<40 { scene.piece(depth: 0) }
  }

  private mutating func piece(depth: Int) {
    guard depth < 3 && generator.chance(25) else { return command() }
    let frame = self.frame(), opacity = generator.number(0...1), isRound = generator.chance(50)
    let shape = isRound ? Path.roundedRect(frame, radius: 5) : .rect(PixelGrid(pixelsPerPoint: 1).snapped(frame))
    let isClip = generator.chance(60)
    let outer = isClip ? canvas.pushClip(shape) : 0
    let isLayer = !isClip && canvas.beginLayer(opacity: opacity)
    for _ in 0..<generator.count(1...4) { piece(depth: depth + 1) }
    if isLayer { canvas.endLayer() }
    if isClip { canvas.popClip(outer) }
  }

  private mutating func command() {
    let path = self.path(), paint = self.paint(), stroke = self.stroke(), shadow = self.shadow(), frame = self.frame()
    switch generator.count(0...9) {
    case 0: canvas.fill(path, paint, rule: generator.chance(50) ? .nonZero : .evenOdd)
    case 7: canvas.image(NineSlice(picture, insets: Insets(1)), in: frame, tint: tint())
    case 8: canvas.image(SpriteStrip(picture, columns: 3), position: generator.number(0...1), in: frame, tint: tint())
    case 9: canvas.snappedBorder(frame, radius: generator.number(0...9), width: generator.number(0.1...4), paint)
    case 1: canvas.stroke(path, paint, stroke)
    case 2: canvas.shadow(of: path, shadow)
    case 3: canvas.shadow(of: path, stroke, shadow)
    case 4: canvas.innerShadow(of: path, shadow)
    case 5: canvas.image(picture, in: frame, opacity: generator.number(0.1...1))
    default: canvas.text("Boxes", at: frame.origin, size: generator.number(5...30), paint)
    }
  }

  private mutating func point() -> Point { Point(x: generator.number(-50...250), y: generator.number(-50...250)) }

  private mutating func frame() -> Rect {
    Rect(origin: point(), size: Size(width: generator.number(0...90), height: generator.number(0...60)))
  }

  private mutating func angle() -> Angle { .degrees(generator.number(-400...400)) }

  private mutating func color() -> Color {
    Color(red: generator.number(0...1), green: generator.number(0...1), blue: 0.5, alpha: generator.number(0...1))
  }

  private mutating func tint() -> Tint {
    switch generator.count(0...2) {
    case 0: .none
    case 1: .multiply(color())
    default: .mask(color())
    }
  }

  private mutating func path() -> Path {
    let frame = self.frame(), radius = generator.number(0...30)
    switch generator.count(0...9) {
    case 7: return .ellipse(in: frame)
    case 8:
      return .ring(center: frame.center, innerRadius: radius, outerRadius: 20, start: angle(), sweep: angle())
    case 9: return Path.roundedRect(frame, radius: radius).transformed(by: .rotation(angle(), about: frame.center))
    case 0: return .rect(frame)
    case 1: return .roundedRect(frame, radius: radius)
    case 2: return .circle(center: frame.center, radius: radius)
    case 3: return .arc(center: frame.center, radius: radius, start: angle(), sweep: angle())
    case 4: return .line(from: frame.origin, to: point())
    case 5: return Path()
    default:
      var path = Path()
      path.move(to: point())
      path.line(to: point())
      path.quadratic(to: point(), control: point())
      path.cubic(to: point(), control1: point(), control2: point())
      path.close()
      return path
    }
  }

  private mutating func paint() -> Paint {
    let stops = GradientStops(color(), color())
    switch generator.count(0...3) {
    case 0: return .linear(from: point(), to: point(), stops)
    case 1: return .radial(center: point(), radius: generator.number(0...50), stops)
    case 2: return .conic(center: point(), start: angle(), stops)
    default: return .color(color())
    }
  }

  private mutating func stroke() -> Stroke {
    let joins: [Stroke.Join] = [.miter, .round, .bevel], caps: [Stroke.Cap] = [.butt, .round, .square]
    return Stroke(
      width: generator.number(0.2...9), join: joins[generator.count(0...2)], cap: caps[generator.count(0...2)],
      miterLimit: generator.number(1...10), dash: generator.chance(30) ? [generator.number(1...9), 2] : [],
      dashPhase: generator.number(-9...9))
  }

  private mutating func shadow() -> Shadow {
    let offset = Vector(x: generator.number(-9...9), y: generator.number(-9...9))
    return Shadow(color: color(), offset: offset, sigma: generator.number(0...9))
  }
}

/// What `body` draws, recorded.
func recorded(scale: Double = 1, _ body: (Canvas) -> Void) -> DrawList {
  let canvas = Canvas(pixelsPerPoint: scale)
  body(canvas)
  return canvas.list
}

let white = Paint.color(.white)
let unit = Rect(x: 0, y: 0, width: 1, height: 1)
