import Knurl

/// One kind of drawing, many times over one another at random whole pixels of 1920x1080.
struct PrimitiveScene {
  let name: String
  /// What an item covers, in pixels.
  let width: Int
  let height: Int
  let count: Int
  /// Draws the item of a number with its box at a place.
  let draw: (Canvas, Int, Double, Double) -> Void

  init(
    _ name: String, _ width: Int, _ height: Int, count: Int = 1000,
    draw: @escaping (Canvas, Int, Double, Double) -> Void
  ) {
    (self.name, self.width, self.height, self.count, self.draw) = (name, width, height, count, draw)
  }

  func record(_ canvas: Canvas) {
    var numbers = Congruence(state: 12_345)
    for index in 0..<count {
      let x = numbers.next() % UInt32(1920 - width), y = numbers.next() % UInt32(1080 - height)
      draw(canvas, index, Double(x), Double(y))
    }
  }
}

/// A linear congruential generator; the same numbers in any language.
struct Congruence {
  var state: UInt32

  mutating func next() -> UInt32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return state >> 8
  }
}

extension PrimitiveScene {
  private static func color(_ index: Int, alpha: Double = 1) -> Color {
    Color(
      red: Double(37 * index % 256) / 255, green: Double(91 * index % 256) / 255, blue: Double(53 * index % 256) / 255,
      alpha: alpha)
  }

  private static func paint(_ index: Int) -> Paint { .color(color(index)) }

  private static func box(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: 200, height: 40) }

  /// All scenes; the names are those that results are compared by.
  static func all(_ text: some TextEngine) -> [PrimitiveScene] {
    [
      PrimitiveScene("opaque rect", 200, 40) { $0.fill(.rect(box($2, $3)), paint($1)) },
      PrimitiveScene("alpha rect", 200, 40) { $0.fill(.rect(box($2, $3)), .color(color($1, alpha: 128 / 255))) },
      PrimitiveScene("rounded rect", 200, 40) { $0.fill(.roundedRect(box($2, $3), radius: 8), paint($1)) },
      PrimitiveScene("circle r 12", 24, 24) {
        $0.fill(.circle(center: Point(x: $2 + 12, y: $3 + 12), radius: 12), paint($1))
      },
      PrimitiveScene("circle r 40", 80, 80) {
        $0.fill(.circle(center: Point(x: $2 + 40, y: $3 + 40), radius: 40), paint($1))
      },
      PrimitiveScene("ring arc", 86, 86) {
        let arc = Path.arc(
          center: Point(x: $2 + 43, y: $3 + 43), radius: 40, start: .degrees(135), sweep: .degrees(270))
        $0.stroke(arc, paint($1), Stroke(width: 6, cap: .round))
      },
      PrimitiveScene("line", 110, 110) {
        let center = Point(x: $2 + 55, y: $3 + 55)
        let way = Vector(angle: .degrees(Double($1) * 137.5), length: 50)
        $0.stroke(.line(from: center - way, to: center + way), paint($1), Stroke(width: 1.5))
      },
      PrimitiveScene("gradient rounded rect", 200, 40) {
        let top = color($1), rect = box($2, $3)
        let bottom = Color(red: top.blue / 2, green: top.red / 2, blue: top.green / 2)
        $0.fill(.roundedRect(rect, radius: 8), .vertical(rect, top, bottom))
      },
      letters(text), curves(),
      PrimitiveScene("shadow", 220, 60) {
        $0.shadow(
          of: .roundedRect(box($2 + 10, $3 + 10), radius: 8), Shadow(color: Color(white: 0, alpha: 0.4), sigma: 3))
      },
    ]
  }

  /// A line of text that was laid out before.
  private static func letters(_ text: some TextEngine) -> PrimitiveScene {
    let layout = text.layout("Volume:12.34", TextStyle(size: 14))
    return PrimitiveScene("text 12 glyphs", 110, 20) { $0.text(layout, at: Point(x: $2, y: $3 + 14), paint($1)) }
  }

  /// A scribble that crosses itself everywhere.
  private static func curves() -> PrimitiveScene {
    var numbers = Congruence(state: 777)
    var path = Path()
    func point() -> Point {
      let x = Double(numbers.next() % 40_000) / 100
      return Point(x: x, y: Double(numbers.next() % 40_000) / 100)
    }
    path.move(to: point())
    for _ in 0..<200 {
      let control1 = point(), control2 = point()
      path.cubic(to: point(), control1: control1, control2: control2)
    }
    path.close()
    return PrimitiveScene("path 200 cubics", 400, 400, count: 50) {
      $0.translate(x: Int($2), y: Int($3))
      $0.fill(path, paint($1))
      $0.translate(x: -Int($2), y: -Int($3))
    }
  }
}

/// Frames of nothing but one kind of drawing, and Cairo in turn.
final class PrimitiveBench {
  private let renderer = Renderer(threads: 1)
  private let pixmap = Pixmap(width: 1920, height: 1080)
  private let text = EngravedText()
  private let canvas: Canvas
  private let cairo = Cairo()

  init() {
    canvas = Canvas(pixelsPerPoint: 1, text: text)
  }

  /// Measures the scenes of some names, or all.
  func measure(_ names: some Collection<String>, _ lines: inout Lines) {
    for scene in PrimitiveScene.all(text) where names.isEmpty || names.contains(scene.name) { measure(scene, &lines) }
  }

  private func measure(_ scene: PrimitiveScene, _ lines: inout Lines) {
    let isLong = scene.count < 1000
    var own: [Double] = [], peer: [Double] = []
    for _ in 0..<(isLong ? 3 : 5) {
      let count = isLong ? 3 : 7
      own += (0...count).map { _ in sample(scene) }.dropFirst()
      peer += cairo?.samples(scene.name, isLong ? 1 : 5) ?? []
    }
    let scale = isLong ? 1e-3 : 1
    lines.add(
      scene.name, own.median * scale, isLong ? "ms" : "us", peer: peer.isEmpty ? nil : peer.median * scale)
  }

  /// The microseconds to record and paint an item: of a frame with all of them, less one with the background alone.
  private func sample(_ scene: PrimitiveScene) -> Double {
    let empty = time {}
    let full = time { scene.record(canvas) }
    return (full - empty) / Double(scene.count)
  }

  private func time(_ record: () -> Void) -> Double {
    let start = processorTime()
    canvas.restart(pixelsPerPoint: 1)
    canvas.fill(.rect(Rect(x: 0, y: 0, width: 1920, height: 1080)), .color(.white))
    record()
    renderer.invalidate()
    _ = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1)
    return processorTime() - start
  }
}

extension [Double] {
  var median: Double { sorted()[count / 2] }
}
