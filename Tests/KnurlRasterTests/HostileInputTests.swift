import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

/// Random commands with numbers that make no sense.
private struct HostileScene {
  private static let numbers = [
    Double.nan, Double.infinity, -Double.infinity, 1e38, -1e38, 1e40, -1e50, 3e9, -3e9, 1e9, 0x1p20, -0x1p20, 0x1p19,
    40_000, 0,
    -0.0,
    -1, 1e-300, 0.001, 0.5, 1, 8, 64, 66.996,
  ]
  private var generator: SeededGenerator
  private let picture: Image

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let source = Pixmap(width: 5, height: 3)
    unsafe source.withUnsafePixels { pixels in
      for index in pixels.indices { unsafe pixels[index] = 0x40ff_ffff &+ UInt32(index) << 20 }
    }
    picture = Image(copying: source)
  }

  private mutating func number() -> Double {
    generator.chance(30) ? Self.numbers[generator.count(0...Self.numbers.count - 1)] : generator.number(-80...150)
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }

  private mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }

  private mutating func color() -> Color {
    let alpha = generator.chance(50) ? 1 : number()
    return Color(red: number(), green: number(), blue: number(), alpha: alpha)
  }

  private mutating func paint() -> Paint {
    let stops = (0..<generator.count(0...6)).map { _ in (offset: number() / 64, color: color()) }
    switch generator.count(0...5) {
    case 0: return .linear(from: point(), to: point(), stops: stops)
    case 1: return .radial(center: point(), radius: number(), stops: stops)
    case 2: return .conic(center: point(), start: .degrees(number()), stops: stops)
    default: return .color(color())
    }
  }

  private mutating func path() -> Path {
    switch generator.count(0...6) {
    case 0: return .rect(rect())
    case 1: return .roundedRect(rect(), radius: number())
    case 2:
      let radii = CornerRadii(topLeft: number(), topRight: number(), bottomRight: number(), bottomLeft: number())
      return .roundedRect(rect(), radii: radii)
    case 3: return .circle(center: point(), radius: number())
    case 4: return .arc(center: point(), radius: number(), start: .degrees(number()), sweep: .degrees(number()))
    case 5: return .line(from: point(), to: point())
    default: return steps()
    }
  }

  private mutating func steps() -> Path {
    var path = Path()
    for _ in 0..<generator.count(0...9) {
      switch generator.count(0...5) {
      case 0: path.move(to: point())
      case 1: path.quadratic(to: point(), control: point())
      case 2: path.cubic(to: point(), control1: point(), control2: point())
      case 3: path.close()
      default: path.line(to: point())
      }
    }
    return path
  }

  private mutating func stroke() -> Stroke {
    let joins: [Stroke.Join] = [.miter, .round, .bevel], caps: [Stroke.Cap] = [.butt, .round, .square]
    let dash = generator.chance(30) ? (0..<generator.count(1...5)).map { _ in number() } : []
    return Stroke(
      width: number(), join: joins[generator.count(0...2)], cap: caps[generator.count(0...2)], miterLimit: number(),
      dash: dash)
  }

  private mutating func shadow() -> Shadow {
    // Wide blurs have a test of their own, and take long in a debug build.
    let sigma =
      generator.chance(80) ? generator.number(-1...9) : [Double.nan, -Double.infinity, 0, 1e50][generator.count(0...3)]
    return Shadow(color: color(), offset: Vector(x: number(), y: number()), sigma: sigma)
  }

  mutating func draw(_ canvas: Canvas, depth: Int = 0) {
    switch generator.count(0...11) {
    case 0...2: canvas.fill(path(), paint(), rule: generator.chance(50) ? .nonZero : .evenOdd)
    case 3...5: canvas.stroke(path(), paint(), stroke())
    case 6: canvas.shadow(of: path(), shadow())
    case 7: canvas.innerShadow(of: path(), shadow())
    case 8: canvas.image(picture, in: rect(), opacity: number())
    case 9: canvas.text("A\u{0}z", at: point(), size: number(), paint())
    case 10 where depth < 12:
      let path = path()
      canvas.clip(to: path) { for _ in 0..<3 { draw(canvas, depth: depth + 1) } }
    case 11 where depth < 12:
      let opacity = number()
      canvas.layer(opacity: opacity) { for _ in 0..<3 { draw(canvas, depth: depth + 1) } }
    default: canvas.shadow(of: path(), stroke(), shadow())
    }
  }
}

extension Pixmap {
  private static let guardWord: UInt32 = 0xdead_10cc

  /// Fills the memory about the picture: before it, behind it, and from the end of each row to the next one.
  fileprivate func setGuards() {
    unsafe forEachGuard { unsafe $0.pointee = Self.guardWord }
  }

  /// Whether nobody has written there since.
  fileprivate var hasGuards: Bool {
    var isWhole = true
    unsafe forEachGuard { isWhole = unsafe isWhole && $0.pointee == Self.guardWord }
    return isWhole
  }

  private func forEachGuard(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    let end = stride * height
    for index in 0..<Self.margin { unsafe body(base - 1 - index) }
    for index in 0..<Self.margin { unsafe body(base + end + index) }
    for y in 0..<height { for x in width..<stride { unsafe body(base + (y * stride + x)) } }
  }

  /// Whether no colour exceeds its alpha.
  fileprivate var isPremultiplied: Bool {
    (0..<height).allSatisfy { y in
      (0..<width).allSatisfy { x in
        let pixel = self[x, y], alpha = pixel >> 24
        return pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha
      }
    }
  }
}

/// What numbers without sense lead to: always something, never anything outside.
@Suite struct HostileInputTests {
  @Test(
    "thousands of senseless commands trap nowhere and write nowhere but into the picture",
    arguments: 1...8 as ClosedRange<UInt64>)
  func guards(seed: UInt64) {
    let sizes = [(67, 45), (1, 1), (64, 32), (16, 33), (1030, 3), (3, 70), (0, 9), (9, 0)]
    let (width, height) = sizes[Int(seed) % sizes.count]
    let pixmap = Pixmap(width: width, height: height), renderer = Renderer()
    pixmap.setGuards()
    var scene = HostileScene(seed: seed)
    for round in 0..<60 {
      let canvas = Canvas(pixelsPerPoint: [1, 1, 2, 0.3, 1e-30, 1e30][round % 6])
      for _ in 0..<10 { scene.draw(canvas) }
      _ = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: canvas.list.pixelsPerPoint)
      #expect(pixmap.hasGuards, "seed \(seed), round \(round)")
      #expect(pixmap.isPremultiplied, "seed \(seed), round \(round)")
      if !pixmap.hasGuards { return }
    }
  }

  @Test("a picture of guards notices a word")
  func guardsNotice() {
    let pixmap = Pixmap(width: 5, height: 4)
    pixmap.setGuards()
    #expect(pixmap.hasGuards)
    for place in [-1, 5, pixmap.stride * 4] {
      unsafe pixmap.base[place] = 0
      #expect(!pixmap.hasGuards)
      pixmap.setGuards()
    }
  }

  @Test("senseless commands, painted in parts, are the same", arguments: [21, 22, 23, 24] as [UInt64])
  func parts(seed: UInt64) {
    var scene = HostileScene(seed: seed)
    for round in 0..<25 {
      let canvas = Canvas(pixelsPerPoint: 1), start = canvas.list.mark
      for _ in 0..<12 { scene.draw(canvas) }
      let whole = Pixmap(width: 130, height: 70)
      _ = Renderer().render(canvas.list, into: whole, pixelsPerPoint: 1)
      var moved = canvas.list
      moved.move(from: start, to: moved.mark, x: -64, y: -32)
      let part = Pixmap(width: 66, height: 38)
      _ = Renderer().render(moved, into: part, pixelsPerPoint: 1)
      let isSame = (0..<38).allSatisfy { y in (0..<66).allSatisfy { part[$0, y] == whole[$0 + 64, y + 32] } }
      #expect(isSame, "seed \(seed), round \(round)")
    }
  }

  @Test("the widest blurs of senseless shapes end", arguments: [Double.infinity, 1e38, 1e9, 40_000, 0, -7])
  func wideBlurs(number: Double) {
    let pixmap = Pixmap(width: 40, height: 30)
    pixmap.setGuards()
    let shadow = Shadow(color: .white, offset: Vector(x: 3, y: number), sigma: 300)
    pixmap.paint(background: .black) { c in
      for path in [
        Path.rect(Rect(x: 0, y: 0, width: number, height: 9)), .circle(center: Point(x: 9, y: number), radius: 4),
        .line(from: .zero, to: Point(x: number, y: number)),
      ] {
        c.shadow(of: path, shadow)
        c.innerShadow(of: path, shadow)
        c.shadow(of: path, Stroke(width: number), shadow)
      }
    }
    #expect(pixmap.hasGuards)
  }
}
