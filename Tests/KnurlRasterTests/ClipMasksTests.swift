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

  @Test("a clip that holds further out is the same clip")
  func repeatedFurtherOut() {
    let a = Path.circle(center: Point(x: 25, y: 30), radius: 18.4)
    let b = Path.circle(center: Point(x: 38, y: 30), radius: 18.4)
    let both = painted(60, 60) { c in c.clip(to: a) { c.clip(to: b) { c.fill(everything, white) } } }
    let again = painted(60, 60) { c in
      c.clip(to: a) { c.clip(to: b) { c.clip(to: a) { c.clip(to: b) { c.fill(everything, white) } } } }
    }
    #expect(difference(both, again) == nil)
  }

  @Test("a clip follows its rule")
  func rules() {
    let star = RandomScene.star(Point(x: 30, y: 30), 25)
    for rule in [FillRule.nonZero, .evenOdd] {
      let clipped = painted(60, 60) { c in c.clip(to: star, rule: rule) { c.fill(everything, white) } }
      #expect(difference(clipped, painted(60, 60) { $0.fill(star, white, rule: rule) }) == nil)
      #expect(clipped.level(30, 30) == (rule == .nonZero ? 255 : 0))
    }
  }

  @Test("clips nest to any depth, and what is drawn between them is clipped by those around it", arguments: [5, 9, 40])
  func depths(count: Int) {
    let paths = (0..<count).map { index in
      Path.circle(center: Point(x: 30 + Double(index % 7) * 0.3, y: 30 - Double(index % 5) * 0.4), radius: 25)
    }
    func nested(_ index: Int, _ canvas: Canvas) {
      if index == count { return canvas.fill(everything, white) }
      canvas.clip(to: paths[index]) { nested(index + 1, canvas) }
    }
    let inner = painted(60, 60) { nested(0, $0) }
    let levels = paths.map { path in painted(60, 60) { $0.fill(path, white) } }
    for y in 0..<60 {
      for x in 0..<60 {
        // Circles repeat after 35; one that holds already counts once.
        let product = levels.prefix(35).reduce(1.0) { $0 * Double($1.level(x, y)) / 255 } * 255
        #expect(abs(Double(inner.level(x, y)) - product) <= 0.5 * Double(min(count, 35)), "(\(x), \(y))")
      }
    }
    #expect(inner.level(30, 30) == 255)
  }

  @Test("what stands behind deep clips is clipped by its own ones only")
  func siblings() {
    let pixmap = painted(60, 60) { c in
      c.clip(to: .circle(center: Point(x: 15, y: 30), radius: 9.5)) {
        for index in 0..<30 {
          c.clip(to: .circle(center: Point(x: 15, y: 30), radius: 1 + Double(index) * 0.3)) {
            c.fill(everything, .color(.black))
          }
        }
        c.fill(everything, white)
      }
      c.fill(.rect(Rect(x: 40, y: 20, width: 10, height: 10)), white)
    }
    let plain = painted(60, 60) { c in
      c.fill(.circle(center: Point(x: 15, y: 30), radius: 9.5), white)
      c.fill(.rect(Rect(x: 40, y: 20, width: 10, height: 10)), white)
    }
    #expect(pixmap.distance(to: plain) <= 1)
  }
}
