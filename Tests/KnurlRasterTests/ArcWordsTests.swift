import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct ArcWordsTests {
  private func arc(_ start: Double, _ sweep: Double) -> ArcWords {
    let canvas = Canvas(pixelsPerPoint: 1)
    canvas.fill(
      .arc(center: Point(x: 50, y: 50), radius: 20, start: .degrees(start), sweep: .degrees(sweep)), white)
    return unsafe canvas.list.words.withUnsafeBufferPointer {
      unsafe ArcWords(words: $0.baseAddress.unsafelyUnwrapped + 1)
    }
  }

  @Test func endsLieOnTheCircle() throws {
    let arc = arc(30, 200)
    let first = try #require(arc.vertices.first), last = try #require(arc.vertices.last)
    for end in [first, last] {
      let x = end.x - Double(arc.centerX), y = end.y - Double(arc.centerY)
      #expect(abs((x * x + y * y).squareRoot() - 5120) < 0.001)
      #expect(!end.isSmooth)
    }
    #expect(arc.vertices.dropFirst().dropLast().allSatisfy { $0.isSmooth })
  }

  @Test func wholeTurnsDoNotRepeatTheirStart() {
    let arc = arc(0, -360)
    #expect(arc.isWhole)
    #expect(arc.vertices.count % 8 == 0)
    #expect(!self.arc(0, 359.99).isWhole)
  }

  @Test func directionsFollowTheSweep() {
    #expect(abs(arc(0, 90).direction(0).y - 1) < 1e-9)
    #expect(abs(arc(0, -90).direction(0).y + 1) < 1e-9)
    #expect(abs(arc(0, 90).direction(1).x + 1) < 1e-6)
  }

  @Test func fillsTheSegmentBetweenArcAndChord() {
    let half = painted(100, 100) {
      $0.fill(.arc(center: Point(x: 50, y: 50), radius: 20, start: .zero, sweep: .degrees(180)), white)
    }
    #expect(half.level(50, 60) == 255)
    #expect(half.level(50, 40) == 0)
    #expect(abs(Double(half.sum) / 255 - .pi * 200) < 1)
  }
}
