import KnurlDrawing

/// What the last frame played. A frame that plays the same again changes no pixel, and that is cheaper to see than which
/// cells its commands touch.
struct PlayedCommands {
  private var commands: [DrawCommand] = []
  private var clips: [ClipNode] = []

  func isSame(as frame: Frame) -> Bool {
    guard frame.count == commands.count, frame.clipCount == clips.count else { return false }
    for index in commands.indices where !Self.areSame(commands[index], frame.command(index)) { return false }
    for index in clips.indices where !Self.areSame(clips[index], frame.clip(index)) { return false }
    return true
  }

  mutating func take(_ frame: Frame) {
    commands.removeAllKeepingRoom(atLeast: frame.count)
    for index in 0..<frame.count { commands.append(frame.command(index)) }
    clips.removeAllKeepingRoom(atLeast: frame.clipCount)
    for index in 0..<frame.clipCount { clips.append(frame.clip(index)) }
  }

  // Where the words stand says nothing: the hash stands for them.

  private static func areSame(_ a: DrawCommand, _ b: DrawCommand) -> Bool {
    a.hash == b.hash && a.operation == b.operation && a.clip == b.clip && a.originX == b.originX
      && a.originY == b.originY && a.box == b.box
  }

  private static func areSame(_ a: ClipNode, _ b: ClipNode) -> Bool {
    a.hash == b.hash && a.parent == b.parent && a.originX == b.originX && a.originY == b.originY && a.box == b.box
  }
}
