import KnurlControls
import KnurlDrawing
import KnurlRaster

/// What must hold after every frame, whatever a monkey did.
struct MonkeyChecks {
  /// What went wrong, and in which frame.
  struct Finding {
    var kind: Kind
    var frame: Int
    var sentence: String
  }

  /// Findings of one kind are taken for the same when a trace is shrunk.
  enum Kind: Hashable {
    case program, misuse, picture, leak
  }

  let comparesPictures: Bool
  let check: (Harness) -> String?

  /// The first finding of a replay.
  func finding(_ trace: Trace, _ harness: Harness) -> Finding? {
    for (number, frame) in trace.frames.enumerated() {
      harness.play(Trace(frames: [frame]))
      if let (kind, sentence) = sentence(harness) { return Finding(kind: kind, frame: number, sentence: sentence) }
    }
    guard !trace.frames.isEmpty, Self.letsGo(trace) else { return nil }
    return leak(harness).map { Finding(kind: .leak, frame: trace.frames.count - 1, sentence: $0) }
  }

  func sentence(_ harness: Harness) -> (Kind, String)? {
    if let sentence = check(harness) { return (.program, sentence) }
    if let problem = harness.ui.problems.first { return (.misuse, problem) }
    if comparesPictures, let difference = freshDifference(harness) {
      return (.picture, "What was painted in parts differs from a fresh picture: \(difference).")
    }
    return nil
  }

  func leak(_ harness: Harness) -> String? {
    let leaks = harness.ui.leaks
    return leaks.isEmpty ? nil : "All was let go, but " + leaks.joined(separator: ", ") + "."
  }

  private func freshDifference(_ harness: Harness) -> FrameDifference? {
    let fresh = Pixmap(width: harness.pixmap.width, height: harness.pixmap.height)
    _ = Renderer(threads: 1).render(harness.ui.drawList, into: fresh, pixelsPerPoint: harness.pixelsPerPoint)
    if fresh.contentHash == harness.pixmap.contentHash { return nil }
    return FrameDifference(expected: fresh, got: harness.pixmap)
  }

  /// Whether every press of a trace has its release.
  static func letsGo(_ trace: Trace) -> Bool {
    var held: [PointerID: Buttons] = [:]
    for event in trace.frames.lazy.flatMap(\.events) {
      switch event.kind {
      case .pressed(let pointer, _, let button): held[pointer, default: []].insert(Buttons(button))
      case .released(let pointer, _, let button): held[pointer, default: []].remove(Buttons(button))
      case .cancelled(let pointer): held[pointer] = []
      default: break
      }
    }
    return held.values.allSatisfy(\.isEmpty)
  }
}
