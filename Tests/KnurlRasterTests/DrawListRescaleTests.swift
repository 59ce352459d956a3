import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct DrawListRescaleTests {
  private func list(_ scale: Double, _ body: (Canvas) -> Void) -> DrawList {
    let canvas = Canvas(pixelsPerPoint: scale)
    canvas.fill(.rect(Rect(x: 0, y: 0, width: 1000, height: 1000)), .color(.black))
    body(canvas)
    return canvas.list
  }

  private static let slice = NineSlice(
    picture(12, 10) { x, y in UInt32(0x0101_0101) * UInt32(x * 12 + y * 9) }, insets: Insets(4))

  private func draw(_ canvas: Canvas) {
    canvas.clip(to: .rect(Rect(x: 2, y: 2, width: 90, height: 70))) {
      canvas.fill(.roundedRect(Rect(x: 5, y: 5, width: 40, height: 20), radius: 6), white)
      canvas.stroke(
        .arc(center: Point(x: 30, y: 50), radius: 12, start: .zero, sweep: .degrees(200)), white,
        Stroke(width: 3, dash: [3, 2]))
      canvas.text("text", at: Point(x: 50, y: 20), size: 12, white)
      canvas.layer(opacity: 0.5) {
        canvas.fill(
          RandomScene.star(Point(x: 70, y: 50), 15),
          .conic(center: Point(x: 70, y: 50), start: .zero, GradientStops(.white, .black)))
      }
      canvas.shadow(
        of: .circle(center: Point(x: 60, y: 60), radius: 5), Stroke(width: 2), Shadow(color: .white, sigma: 1))
      canvas.innerShadow(of: .circle(center: Point(x: 60, y: 60), radius: 5), Shadow(color: .white, sigma: 1))
      canvas.image(Self.slice, in: Rect(x: 10, y: 45, width: 12.5, height: 15), tint: .mask(.white))
      canvas.image(SpriteStrip(Self.slice.image, columns: 2), frame: 1, in: Rect(x: 70, y: 5, width: 8, height: 12))
    }
  }

  @Test func equalsARecordingAtTwice() {
    let once = list(1, draw), twice = list(2, draw)
    let first = Pixmap(width: 200, height: 150), second = Pixmap(width: 200, height: 150)
    _ = Renderer().render(once, into: first, pixelsPerPoint: 2)
    _ = Renderer().render(twice, into: second, pixelsPerPoint: 2)
    // What is rounded to 1/256 before it is doubled may be 1/256 off; a quarter of a pixel for glyphs.
    #expect(first.distance(to: second) <= 40)
    var moved = twice
    moved.pixelsPerPoint = 1
    let scaled = moved.rescaled(to: 1)
    #expect(scaled.commands.map(\.originX) == twice.commands.map(\.originX))
  }

  @Test("shapes on whole points are the same to the last bits, at any scale", arguments: [1.25, 1.5, 3])
  func equalsARecordingAtScale(scale: Double) {
    func draw(_ canvas: Canvas) {
      canvas.fill(.roundedRect(Rect(x: 4, y: 5, width: 30, height: 21), radius: 6), white)
      let line = lines([(3, 40), (20, 30), (40, 44)])
      canvas.stroke(line, white, Stroke(width: 3, join: .round, cap: .square, dash: [7, 2]))
      canvas.shadow(of: .circle(center: Point(x: 40, y: 12), radius: 6), Shadow(color: .white, sigma: 2))
      canvas.clip(to: .circle(center: Point(x: 20, y: 50), radius: 9)) {
        let stops = GradientStops(.white, .black)
        canvas.fill(
          .rect(Rect(x: 0, y: 40, width: 50, height: 50)),
          .linear(from: Point(x: 10, y: 0), to: Point(x: 30, y: 0), stops))
      }
    }
    let once = list(1, draw), scaled = list(scale, draw)
    let first = Pixmap(width: 120, height: 120), second = Pixmap(width: 120, height: 120)
    _ = Renderer().render(once, into: first, pixelsPerPoint: scale)
    _ = Renderer().render(scaled, into: second, pixelsPerPoint: scale)
    #expect(first.distance(to: second) <= 2)
  }

  @Test func keepsWordCounts() {
    let once = list(1, draw)
    let scaled = once.rescaled(to: 1.37)
    #expect(scaled.commands.map(\.count) == once.commands.map(\.count))
    #expect(scaled.pixelsPerPoint == 1.37)
  }

  @Test func wholeClipsBecomeShapesWithFractions() {
    let canvas = Canvas(pixelsPerPoint: 1)
    canvas.clip(to: .rect(Rect(x: 1, y: 1, width: 3, height: 3))) {
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), white)
    }
    let pixmap = Pixmap(width: 20, height: 20)
    _ = Renderer().render(canvas.list, into: pixmap, pixelsPerPoint: 1.5)
    #expect(pixmap[1, 3] == 0x8080_8080)
    #expect(pixmap[3, 3] == 0xffff_ffff)
  }
}
