import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

/// What is repainted in parts, edit after edit, equals what is painted at once.
@Suite struct DamagePropertyTests {
  #if DEBUG
  private static let edits = 500
  #else
  private static let edits = 1500
  #endif
  /// Small pixels, so that many commands meet in few cells.
  private static let scale = 0.25
  private static let width = 130, height = 66

  @Test("10 000 random edits: damage repaint equals fresh repaint", arguments: 1...20 as ClosedRange<UInt64>)
  func edits(seed: UInt64) {
    var scene = RandomScene(seed: seed, width: 520, height: 264, count: 9)
    scene.mostPieces = 12
    let renderer = Renderer(threads: 1), fresh = Renderer(threads: 1)
    let pixmap = Pixmap(width: Self.width, height: Self.height), whole = Pixmap(width: Self.width, height: Self.height)
    var repainted = 0
    for step in 0..<Self.edits {
      let canvas = Canvas(pixelsPerPoint: Self.scale)
      scene.draw(canvas)
      _ = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: canvas.list.pixelsPerPoint)
      repainted += renderer.paintedPixels
      // What is under the picture must not show through.
      whole.fill(0x1234_5678 &+ UInt32(step))
      fresh.invalidate()
      _ = fresh.render(canvas.list, into: whole, pixelsPerPoint: canvas.list.pixelsPerPoint)
      if !pixmap.isEqual(to: whole) {
        Issue.record("seed \(seed), edit \(step): \(difference(pixmap, whole) ?? "")")
        return
      }
      scene.edit()
    }
    // Edits touch parts, or the test would prove nothing.
    #expect(repainted < Self.edits * Self.width * Self.height * 9 / 10)
    #expect(repainted > Self.edits * Self.width * Self.height / 50)
  }
}
