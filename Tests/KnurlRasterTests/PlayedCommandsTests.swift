import KnurlDrawing
import KnurlGeometry
import Testing

@testable import KnurlRaster

@Suite struct PlayedCommandsTests {
  private func draw(
    x: Double = 10, color: UInt32 = 0xff0000, clip: Double = 40, opacity: Double = 0.5, before: Int = 0
  ) -> DrawList {
    let canvas = Canvas(pixelsPerPoint: 1)
    for _ in 0..<before { canvas.stroke(Path.rect(.zero), .color(.white), Stroke(width: 1)) }
    canvas.clip(to: .circle(center: Point(x: 30, y: 30), radius: clip)) {
      canvas.layer(opacity: opacity) {
        canvas.fill(.rect(Rect(x: x, y: 10, width: 20, height: 20)), .color(Color(hex: color)))
      }
    }
    return canvas.list
  }

  private func areSame(_ first: DrawList, _ second: DrawList) -> Bool {
    var played = PlayedCommands()
    var answer = false
    Frame.with(first, width: 64, height: 64) { played.take($0) }
    Frame.with(second, width: 64, height: 64) { answer = played.isSame(as: $0) }
    return answer
  }

  @Test func whatIsDrawnAgainIsTheSame() { #expect(areSame(draw(), draw())) }

  @Test func eachPartOfACommandTells() {
    #expect(!areSame(draw(), draw(x: 11)))
    #expect(!areSame(draw(), draw(color: 0x00ff00)))
    #expect(!areSame(draw(), draw(clip: 39)))
    #expect(!areSame(draw(), draw(opacity: 0.6)))
    #expect(!areSame(draw(), draw(before: 1)))
    #expect(!areSame(draw(before: 1), draw()))
  }

  @Test("a window that was invalidated or has another size is painted although its list is the same")
  func repaints() {
    let renderer = Renderer(threads: 1), list = draw()
    let small = Pixmap(width: 64, height: 64), large = Pixmap(width: 80, height: 64)
    _ = renderer.render(list, into: small, pixelsPerPoint: 1)
    #expect(renderer.render(list, into: small, pixelsPerPoint: 1).isEmpty)
    renderer.invalidate()
    #expect(!renderer.render(list, into: small, pixelsPerPoint: 1).isEmpty)
    #expect(!renderer.render(list, into: large, pixelsPerPoint: 1).isEmpty)
    #expect(!renderer.render(draw(x: 12), into: large, pixelsPerPoint: 1).isEmpty)
    #expect(!renderer.render(list, into: large, pixelsPerPoint: 1).isEmpty)
  }
}
