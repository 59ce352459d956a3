/// Hands the events of a trace to a UI, frame by frame.
///
/// For each frame: `next` first, then the program's own work, then `UI.frame` with the size, scale and time of the frame
/// that `next` answered.
public struct TracePlayer: Sendable {
  /// What is played.
  public let trace: Trace
  /// The number of the next frame, from 0.
  public private(set) var position = 0

  /// Creates a player that stands before the first frame.
  public init(_ trace: Trace) { self.trace = trace }

  /// Whether no frame is left.
  public var isAtEnd: Bool { position == trace.frames.count }

  /// Hands the events of the next frame to the UI; those that it does not claim go to the game.
  /// - Parameters:
  ///   - ui: The interface.
  ///   - unclaimed: Gets each event that is free, with the number of the frame.
  /// - Returns: The frame to build now; nil after the last one.
  public mutating func next(_ ui: UI, unclaimed: (InputEvent, Int) -> Void = { _, _ in }) -> Trace.Frame? {
    if isAtEnd { return nil }
    let frame = trace.frames[position]
    for event in frame.events where ui.handle(event) == .free { unclaimed(event, position) }
    position += 1
    return frame
  }
}
