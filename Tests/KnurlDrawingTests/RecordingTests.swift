import Testing

@testable import KnurlDrawing

/// Parts of another canvas that are copied later, all at once.
@Suite struct RecordingTests {
  /// Three scenes beside each other, and the marks around them.
  private struct Source {
    let canvas = Canvas(pixelsPerPoint: 1)
    private(set) var marks: [DrawMark] = []

    init(_ seed: UInt64) {
      marks.append(canvas.mark)
      for part in 0..<3 {
        RandomScene.draw(seed + UInt64(part), on: canvas)
        marks.append(canvas.mark)
      }
    }

    /// Copies a part.
    @discardableResult
    func copy(_ part: Int, to target: Canvas, x: Int = 0, y: Int = 0) -> DrawCopy {
      target.append(canvas, from: marks[part], to: marks[part + 1], x: x, y: y, clip: -1)
    }
  }

  @Test(
    "parts copied in any order and at any place are as if they were drawn", arguments: 1...30 as ClosedRange<UInt64>)
  func orders(_ seed: UInt64) {
    let source = Source(seed), target = Canvas(pixelsPerPoint: 1), expected = Canvas(pixelsPerPoint: 1)
    var generator = seed
    for turn in 0..<8 {
      generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let part = turn < 3 ? turn : Int(generator >> 33) % 3, x = turn < 4 ? 0 : Int(generator >> 40) % 9
      let copy = source.copy(part, to: target, x: x, y: turn / 6)
      #expect(copy.end == target.mark)
      expected.translate(x: x, y: turn / 6)
      RandomScene.draw(seed + UInt64(part), on: expected)
      expected.translate(x: -x, y: -(turn / 6))
      if turn == 5 { for canvas in [target, expected] { RandomScene.draw(seed + 70, on: canvas) } }
    }
    #expect(target.list.dump == expected.list.dump, "seed \(seed)")
    #expect(target.list.commands.map(\.hash) == expected.list.commands.map(\.hash))
  }

  @Test("what is copied in a clip stays in it when the clip ends before anything else is drawn")
  func clips() {
    let source = Source(3), target = Canvas(pixelsPerPoint: 1), expected = Canvas(pixelsPerPoint: 1)
    let frame = Path.rect(Rect(x: 2, y: 2, width: 30, height: 20))
    target.clip(to: frame) { source.copy(0, to: target) }
    source.copy(1, to: target)
    expected.clip(to: frame) { RandomScene.draw(3, on: expected) }
    RandomScene.draw(4, on: expected)
    #expect(target.list.dump == expected.list.dump)
  }

  @Test("a canvas that is begun anew copies nothing any more")
  func restarts() {
    let source = Source(9), target = Canvas(pixelsPerPoint: 1)
    source.copy(0, to: target)
    target.restart(pixelsPerPoint: 2)
    #expect(target.list.count == 0 && target.mark == DrawMark())
  }

  @Test("after its end the other canvas may record anew")
  func finishes() {
    let source = Source(9), target = Canvas(pixelsPerPoint: 1), expected = Canvas(pixelsPerPoint: 1)
    source.copy(0, to: target)
    target.finish()
    source.canvas.restart(pixelsPerPoint: 1)
    RandomScene.draw(9, on: expected)
    #expect(target.list.dump == expected.list.dump)
  }
}
