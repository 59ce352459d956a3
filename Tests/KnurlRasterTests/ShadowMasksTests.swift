import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct ShadowMasksTests {
  private let shape = Path.roundedRect(Rect(x: 20, y: 20, width: 50, height: 30), radius: 8)

  @Test func withoutBlurTheMaskIsTheShape() {
    let shadow = painted(100, 100) {
      $0.shadow(of: shape, Shadow(color: .white, offset: Vector(x: 3, y: 3), sigma: 0))
    }
    let moved = painted(100, 100) {
      $0.fill(.roundedRect(Rect(x: 23, y: 23, width: 50, height: 30), radius: 8), white)
    }
    #expect(difference(shadow, moved) == nil)
  }

  @Test func innerShadowIsSymmetric() {
    let circle = Path.circle(center: Point(x: 50, y: 50), radius: 30)
    let pixmap = painted(100, 100) { $0.innerShadow(of: circle, Shadow(color: .white, sigma: 10)) }
    #expect(pixmap.level(22, 50) > pixmap.level(35, 50))
    #expect(pixmap.level(35, 50) > pixmap.level(50, 50))
    for y in 0..<100 {
      for x in 0..<100 {
        #expect(pixmap.level(x, y) == pixmap.level(99 - x, y))
        #expect(pixmap.level(x, y) == pixmap.level(x, 99 - y))
      }
    }
  }

  @Test func cropsAtTheWindow() {
    let shadow = Shadow(color: .white, sigma: 5)
    let large = painted(200, 200) {
      $0.shadow(of: .roundedRect(Rect(x: 90, y: 90, width: 50, height: 30), radius: 8), shadow)
    }
    let small = painted(100, 100) {
      $0.shadow(of: .roundedRect(Rect(x: -10, y: -10, width: 50, height: 30), radius: 8), shadow)
    }
    for y in 0..<100 { for x in 0..<100 { #expect(small.level(x, y) == large.level(x + 100, y + 100)) } }
  }

  @Test func stretchedMasksEqualWholeOnes() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<40 {
      let frame = Rect(
        x: generator.number(10...20), y: generator.number(10...20), width: generator.number(40...160),
        height: generator.number(40...160))
      let radius = generator.number(0...12)
      let shadow = Shadow(
        color: .white, offset: Vector(x: generator.number(-5...5), y: generator.number(-5...5)),
        sigma: generator.number(0...6))
      // As a path of single steps, the same shape is never made smaller.
      var steps: [PathElement] = []
      Path.rect(frame).appendElements(to: &steps)
      let isInner = generator.chance(50)
      func draw(_ canvas: Canvas, _ path: Path) {
        if isInner { canvas.innerShadow(of: path, shadow) } else { canvas.shadow(of: path, shadow) }
      }
      let sharp = painted(200, 200) { draw($0, .rect(frame)) }
      let whole = painted(200, 200) { draw($0, Path(.elements(steps))) }
      #expect(difference(sharp, whole) == nil, "round \(round)")
      let stretched = painted(200, 200) { draw($0, .roundedRect(frame, radius: radius)) }
      let polygon = painted(200, 200) { draw($0, Self.polygon(frame, radius)) }
      #expect(difference(stretched, polygon) == nil, "round \(round)")
    }
  }

  /// The very lines that a rounded rectangle is made of, as a path of single steps.
  private static func polygon(_ frame: Rect, _ radius: Double) -> Path {
    let canvas = Canvas(pixelsPerPoint: 1)
    canvas.fill(.roundedRect(frame, radius: radius), white)
    let command = canvas.list.commands[0]
    var box = unsafe canvas.list.words.withUnsafeBufferPointer {
      unsafe RoundedBox(words: $0.baseAddress.unsafelyUnwrapped + 1)
    }
    box = box.moved(command.originX << 8, command.originY << 8)
    var quarter = QuarterCircle()
    return lines(box.vertices(&quarter).map { ($0.x / 256, $0.y / 256) }, isClosed: true)
  }

  @Test func hugeShadowsAreLeftOut() {
    let path = lines([(-90_000, 0), (90_000, 0), (90_000, 90_000)], isClosed: true)
    #expect(painted(50, 50) { $0.shadow(of: path, Shadow(color: .white, sigma: 4)) }.sum == 0)
    let panel = painted(50, 50) {
      $0.shadow(
        of: .rect(Rect(x: -90_000, y: -90_000, width: 180_000, height: 180_000)), Shadow(color: .white, sigma: 4))
    }
    #expect(panel.sum == 2500 * 255)
  }
}
