import KnurlDrawing
import TestSupport

@testable import KnurlRaster

/// A picture of all kinds of drawing that can be changed piece by piece.
struct RandomScene {
  /// One piece: what it draws follows from its seed, and where from its place.
  struct Piece {
    var seed: UInt64
    var x: Double
    var y: Double
    var children: [Piece] = []
    /// What its colours follow from instead, if it is not 0.
    var tint: UInt64 = 0
  }

  var generator: SeededGenerator
  let width: Double
  let height: Double
  var pieces: [Piece] = []
  /// Edits add no pieces beyond this number.
  var mostPieces = Int.max
  let pictures: [Image]

  init(seed: UInt64, width: Int, height: Int, count: Int) {
    generator = SeededGenerator(seed: seed)
    (self.width, self.height) = (Double(width), Double(height))
    pictures = [Self.picture(isOpaque: true), Self.picture(isOpaque: false)]
    for _ in 0..<count { pieces.append(newPiece(depth: 0)) }
  }

  private static func picture(isOpaque: Bool) -> Image {
    let pixmap = Pixmap(width: 24, height: 17)
    pixmap.paint(background: isOpaque ? Color(hex: 0x3366aa) : .clear) { canvas in
      canvas.fill(.circle(center: Point(x: 9, y: 8), radius: 7.3), .color(Color(hex: 0xffcc22).opacity(0.7)))
    }
    return Image(copying: pixmap)
  }

  private mutating func place(_ size: Double) -> Double {
    let place = generator.number(-40...size + 20)
    return generator.chance(50) ? place.rounded() : place
  }

  private mutating func newPiece(depth: Int) -> Piece {
    var piece = Piece(seed: generator.next(), x: place(width), y: place(height))
    if depth < 3 && generator.chance(25) {
      for _ in 0..<generator.count(1...3) { piece.children.append(newPiece(depth: depth + 1)) }
    }
    return piece
  }

  /// Changes something here or there.
  mutating func edit() {
    let index = generator.count(0...max(0, pieces.count - 1))
    switch generator.count(0...7) {
    case 0 where pieces.count < mostPieces: pieces.append(newPiece(depth: 0))
    case 1 where pieces.count > 8: pieces.remove(at: index)
    case 2: pieces.swapAt(index, generator.count(0...pieces.count - 1))
    case 3:
      pieces[index].x += 0.25
    case 4:
      pieces[index].y += Double(generator.count(-20...20))
    case 5 where !pieces[index].children.isEmpty:
      pieces[index].children.removeLast()
    case 6: pieces[index].tint = generator.next()
    default: pieces[index] = newPiece(depth: 0)
    }
  }

  func draw(_ canvas: Canvas) {
    for piece in pieces { draw(piece, canvas) }
  }

  private func draw(_ piece: Piece, _ canvas: Canvas) {
    var generator = SeededGenerator(seed: piece.seed)
    let frame = Rect(x: piece.x, y: piece.y, width: generator.number(1...120), height: generator.number(1...80))
    if piece.children.isEmpty { return draw(frame, &generator, piece.tint, canvas) }
    let body = {
      draw(frame, &generator, piece.tint, canvas)
      for child in piece.children { draw(child, canvas) }
    }
    switch piece.seed % 4 {
    case 0: canvas.layer(opacity: Double(piece.seed >> 8 & 255) / 255, body)
    case 1: canvas.clip(to: .rect(Rect(x: frame.minX.rounded(), y: frame.minY.rounded(), width: 80, height: 60)), body)
    case 2: canvas.clip(to: .roundedRect(frame, radius: 12), body)
    default:
      canvas.clip(to: .circle(center: frame.center, radius: 40)) {
        canvas.clip(to: Self.star(frame.center, 60), body)
      }
    }
  }

  private func draw(_ frame: Rect, _ generator: inout SeededGenerator, _ tint: UInt64, _ canvas: Canvas) {
    var paint = Self.paint(&generator, frame)
    if tint != 0 {
      var own = SeededGenerator(seed: tint)
      paint = Self.paint(&own, frame)
    }
    let path = Self.path(&generator, frame)
    switch generator.count(0...13) {
    case 12:
      let slice = NineSlice(pictures[generator.count(0...1)], insets: Insets(horizontal: 7, vertical: 5))
      canvas.image(slice, in: frame, tint: Self.tint(&generator))
    case 13:
      let strip = SpriteStrip(pictures[generator.count(0...1)], columns: 3)
      canvas.image(strip, position: generator.number(0...1), in: frame, tint: Self.tint(&generator), opacity: 0.8)
    case 0...3: canvas.fill(path, paint, rule: generator.chance(50) ? .nonZero : .evenOdd)
    case 4...6: canvas.stroke(path, paint, Self.stroke(&generator))
    case 7: canvas.shadow(of: path, Self.shadow(&generator))
    case 8: canvas.shadow(of: path, Self.stroke(&generator), Self.shadow(&generator))
    case 9: canvas.innerShadow(of: path, Self.shadow(&generator))
    case 10:
      let picture = pictures[generator.count(0...1)]
      let place = Rect(x: frame.minX.rounded(), y: frame.minY.rounded(), width: 24, height: 17)
      let opacity = generator.chance(50) ? 1 : 0.6
      canvas.image(picture, in: generator.chance(50) ? place : frame, opacity: opacity)
    default: canvas.text("Some text", at: frame.origin, size: generator.number(5...30), paint)
    }
  }

  private static func color(_ generator: inout SeededGenerator) -> Color {
    let alpha = generator.chance(40) ? 1 : generator.number(0...1)
    return Color(
      red: generator.number(0...1), green: generator.number(0...1), blue: generator.number(0...1), alpha: alpha)
  }

  private static func paint(_ generator: inout SeededGenerator, _ frame: Rect) -> Paint {
    let stops = GradientStops(color(&generator), color(&generator))
    switch generator.count(0...6) {
    case 0: return .vertical(frame, stops)
    case 1: return .linear(from: frame.origin, to: frame.center, stops)
    case 2: return .radial(center: frame.center, radius: frame.width, stops)
    case 3: return .conic(center: frame.center, start: .degrees(generator.number(0...360)), stops)
    default: return .color(color(&generator))
    }
  }

  private static func tint(_ generator: inout SeededGenerator) -> Tint {
    switch generator.count(0...2) {
    case 0: .none
    case 1: .multiply(color(&generator))
    default: .mask(color(&generator))
    }
  }

  private static func path(_ generator: inout SeededGenerator, _ frame: Rect) -> Path {
    let whole = Rect(
      x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(), height: frame.height.rounded())
    let angle = Angle.degrees(generator.number(-400...400)), sweep = Angle.degrees(generator.number(-400...400))
    switch generator.count(0...13) {
    case 10: return .ellipse(in: frame)
    case 11: return .border(whole, radius: generator.number(0...30), width: generator.number(1...6))
    case 12:
      return .ring(
        center: frame.center, innerRadius: generator.number(0...20), outerRadius: 30, start: angle, sweep: sweep)
    case 13: return Path.roundedRect(frame, radius: 9).transformed(by: .rotation(angle, about: frame.center))
    case 0: return .rect(frame)
    case 1: return .rect(whole)
    case 2: return .roundedRect(frame, radius: generator.number(0...40))
    case 3: return .roundedRect(whole, radius: generator.number(0...12).rounded())
    case 4: return .circle(center: frame.center, radius: frame.height / 2)
    case 5: return .arc(center: frame.center, radius: frame.height / 2, start: angle, sweep: sweep)
    case 6: return .line(from: frame.origin, to: frame.center)
    case 7: return star(frame.center, frame.width / 2)
    case 8: return .rect(Rect(x: -300, y: frame.minY, width: 3000, height: frame.height))
    default: return curve(&generator, frame)
    }
  }

  static func star(_ center: Point, _ radius: Double) -> Path {
    var path = Path()
    for index in 0..<5 {
      let (sine, cosine) = Angle.degrees(Double(index) * 144 - 90).sineAndCosine
      let place = Point(x: center.x + radius * cosine, y: center.y + radius * sine)
      if index == 0 { path.move(to: place) } else { path.line(to: place) }
    }
    path.close()
    return path
  }

  private static func curve(_ generator: inout SeededGenerator, _ frame: Rect) -> Path {
    func place() -> Point {
      Point(
        x: frame.minX + generator.number(-30...150), y: frame.minY + generator.number(-30...120))
    }
    var path = Path()
    path.move(to: place())
    path.cubic(to: place(), control1: place(), control2: place())
    path.line(to: place())
    path.quadratic(to: place(), control: place())
    if generator.chance(50) { path.close() }
    return path
  }

  private static func stroke(_ generator: inout SeededGenerator) -> Stroke {
    let joins: [Stroke.Join] = [.miter, .round, .bevel], caps: [Stroke.Cap] = [.butt, .round, .square]
    return Stroke(
      width: generator.chance(30) ? 1 : generator.number(0.2...14), join: joins[generator.count(0...2)],
      cap: caps[generator.count(0...2)], dash: generator.chance(20) ? [generator.number(1...12), 5] : [],
      dashPhase: generator.number(-20...20))
  }

  private static func shadow(_ generator: inout SeededGenerator) -> Shadow {
    Shadow(
      color: color(&generator), offset: Vector(x: generator.number(-9...9), y: generator.number(-9...9)),
      sigma: generator.chance(20) ? 0 : generator.number(0...8))
  }
}

/// The first pixel in which two pictures differ.
func difference(_ first: Pixmap, _ second: Pixmap) -> String? {
  for y in 0..<first.height {
    for x in 0..<first.width where first[x, y] != second[x, y] {
      return "(\(x), \(y)): \(String(first[x, y], radix: 16)) and \(String(second[x, y], radix: 16))"
    }
  }
  return nil
}
