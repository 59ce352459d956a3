import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct ClipMasksTests {
  private let everything = Path.rect(Rect(x: -10, y: -10, width: 1000, height: 1000))

  @Test func clipsOutsideAndEmpty() {
    let frames = [
      Rect(x: -100, y: -100, width: 50, height: 50), Rect(x: 500, y: 10, width: 20, height: 20),
      Rect(x: 10, y: 10, width: 0, height: 20), Rect(x: 10.25, y: 500.5, width: 20, height: 20),
    ]
    for frame in frames {
      #expect(painted(60, 60) { c in c.clip(to: .rect(frame)) { c.fill(everything, white) } }.sum == 0)
      let round = Path.roundedRect(frame, radius: 5)
      #expect(painted(60, 60) { c in c.clip(to: round) { c.fill(everything, white) } }.sum == 0)
    }
  }

  @Test func clipEqualsFill() {
    for path in [
      Path.circle(center: Point(x: 30, y: 30), radius: 21.3), .rect(Rect(x: 3.3, y: 4.7, width: 41.2, height: 33)),
      RandomScene.star(Point(x: 30, y: 30), 25),
    ] {
      let clipped = painted(60, 60) { c in c.clip(to: path) { c.fill(everything, white) } }
      #expect(difference(clipped, painted(60, 60) { $0.fill(path, white) }) == nil)
    }
  }

  @Test func clipTwiceIsOnce() {
    func clipped(_ count: Int, _ canvas: Canvas) {
      if count == 0 { return canvas.fill(everything, white) }
      canvas.clip(to: .roundedRect(Rect(x: 5.5, y: 5.5, width: 40, height: 30), radius: 9)) {
        clipped(count - 1, canvas)
      }
    }
    let once = painted(60, 60) { clipped(1, $0) }
    #expect(difference(painted(60, 60) { clipped(2, $0) }, once) == nil)
    let often = painted(60, 60) { clipped(100, $0) }
    #expect(difference(often, once) == nil)
    #expect(often.level(20, 20) == 255)
  }

  @Test func nestedClipsMultiply() {
    let outer = Path.circle(center: Point(x: 25, y: 30), radius: 18.4)
    let inner = Path.circle(center: Point(x: 38, y: 30), radius: 18.4)
    let both = painted(60, 60) { c in c.clip(to: outer) { c.clip(to: inner) { c.fill(everything, white) } } }
    let a = painted(60, 60) { $0.fill(outer, white) }, b = painted(60, 60) { $0.fill(inner, white) }
    for y in 0..<60 {
      for x in 0..<60 { #expect(both.level(x, y) == (a.level(x, y) * b.level(x, y) * 2 + 255) / 510) }
    }
  }

  @Test func manyClipsInOneInterval() {
    let pixmap = painted(64, 32) { c in
      for index in 0..<60 {
        c.clip(to: .circle(center: Point(x: Double(index) + 2, y: 10.5), radius: 1.5)) {
          c.clip(to: .circle(center: Point(x: 30, y: 10), radius: 70)) { c.fill(everything, white) }
        }
      }
    }
    for x in 3..<60 { #expect(pixmap.level(x, 10) > 200) }
  }
}
