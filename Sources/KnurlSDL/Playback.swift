import KnurlControls
import KnurlDrawing

/// A trace on its way through a host: what it has shown, and whether that is what the trace says.
struct Playback {
  private let path: String
  private var player: TracePlayer
  /// The frame to build now; nil before the first one and after the last.
  private(set) var frame: Trace.Frame?
  /// The first frame whose picture was another than the trace says.
  private(set) var difference: (frame: Int, expected: UInt64, got: UInt64)?

  init(_ trace: Trace, path: String = "trace") {
    self.path = path
    player = TracePlayer(trace)
  }

  /// Whether no frame is left.
  var isAtEnd: Bool { player.isAtEnd }

  /// Hands over the events of the next frame; those that are free go to the game. False after the last frame.
  mutating func next(_ ui: UI, unclaimed: (InputEvent, Int) -> Void = { _, _ in }) -> Bool {
    frame = player.next(ui, unclaimed: unclaimed)
    return frame != nil
  }

  /// Compares what the frame became, where the trace says what it must.
  mutating func compare(_ pixmap: Pixmap) {
    guard let expected = frame?.hash, difference == nil else { return }
    let got = pixmap.contentHash
    if got != expected { difference = (player.position - 1, expected, got) }
  }

  /// The map of the frame: its own size and scale, whatever the window's are.
  var map: WindowMap? {
    guard let frame else { return nil }
    func pixels(_ points: Double) -> Int {
      let product = points * frame.pixelsPerPoint - 0x1p-10
      return product > 0 && product.isFinite ? Int(min(product, Double(Pixmap.maximumSide)).rounded(.up)) : 0
    }
    let output = (width: pixels(frame.size.width), height: pixels(frame.size.height))
    return WindowMap(window: output, output: output, scale: frame.pixelsPerPoint)
  }

  /// What is wrong, in a sentence; nil where every picture was as the trace says.
  var sentence: String? {
    difference.map { difference in
      "\(path): frame \(difference.frame) shows the picture \(String(difference.got, radix: 16)), and "
        + "\(String(difference.expected, radix: 16)) was expected."
    }
  }
}
