import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

/// What is repainted in parts, edit after edit, equals what is painted at once.
@Suite struct DamagePropertyTests {
  private static let edits = rounds(3000, debug: 510)
  /// Small pixels, so that many commands meet in few cells.
  private static let scale = 0.25
  private static let width = 130, height = 66

  @Test("10 000 random edits: damage repaint equals fresh repaint", arguments: 1...20 as ClosedRange<UInt64>)
  func edits(seed: UInt64) {
    var scene = RandomScene(seed: seed, width: 520, height: 264, count: 9)
    scene.mostPieces = 12
    let renderer = Renderer(threads: 1), fresh = Renderer(threads: 1)
    let pixmap = Pixmap(width: Self.width, height: Self.height), whole = Pixmap(width: Self.width, height: Self.height)
    var generator = SeededGenerator(seed: seed), repainted = 0, edits = 0, frames = 0
    while edits < Self.edits {
      let canvas = Canvas(pixelsPerPoint: Self.scale)
      scene.draw(canvas)
      _ = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: canvas.list.pixelsPerPoint)
      repainted += renderer.paintedPixels
      // What is under the picture must not show through.
      whole.fill(0x1234_5678 &+ UInt32(edits))
      fresh.invalidate()
      _ = fresh.render(canvas.list, into: whole, pixelsPerPoint: canvas.list.pixelsPerPoint)
      if !pixmap.isEqual(to: whole) {
        Issue.record("seed \(seed), edit \(edits): \(difference(pixmap, whole) ?? "")")
        return
      }
      // Mostly one at a time, sometimes some at once.
      let count = [1, 1, 3, 4][generator.count(0...3)]
      for _ in 0..<count { scene.edit() }
      edits += count
      frames += 1
    }
    // Edits touch parts, or the test would prove nothing.
    #expect(repainted < frames * Self.width * Self.height * 9 / 10)
    #expect(repainted > frames * Self.width * Self.height / 50)
  }
}
