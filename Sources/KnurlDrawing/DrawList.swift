/// A frame's drawing as plain data: moved, hashed, dumped as text, played by a renderer.
///
/// A list is recorded for one number of pixels per point. Geometry is rounded once, to 1/256 pixel, while it is recorded;
/// whoever plays the list sees integers only.
public struct DrawList: Sendable {
  /// The scale that the list was recorded for.
  public package(set) var pixelsPerPoint: Double
  package var commands: [DrawCommand] = []
  package var clips: [ClipNode] = []
  package var words: [Int32] = []
  package var images: [Image] = []
  package var layouts: [TextLayout] = []
  /// Commands left out because a number in them was not finite or absurdly large.
  public package(set) var droppedCommands = 0

  /// Creates an empty list.
  package init(pixelsPerPoint: Double) {
    self.pixelsPerPoint = PixelGrid(pixelsPerPoint: pixelsPerPoint).pixelsPerPoint
  }

  /// Empties the list and keeps its memory.
  package mutating func removeAll(pixelsPerPoint: Double) {
    self.pixelsPerPoint = PixelGrid(pixelsPerPoint: pixelsPerPoint).pixelsPerPoint
    commands.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    images.removeAll(keepingCapacity: true)
    layouts.removeAll(keepingCapacity: true)
    droppedCommands = 0
  }

  /// The number of commands.
  public var count: Int { commands.count }

  /// The end of what has been recorded so far.
  package var mark: DrawMark {
    DrawMark(
      command: commands.count, clip: clips.count, word: words.count, layout: layouts.count, image: images.count)
  }

  /// Moves everything recorded since `start` and before `end` by whole pixels.
  package mutating func move(from start: DrawMark, to end: DrawMark, x: Int, y: Int) {
    let dx = Int32(truncatingIfNeeded: x), dy = Int32(truncatingIfNeeded: y)
    if dx == 0 && dy == 0 { return }
    for index in start.command..<end.command {
      commands[index].originX &+= dx
      commands[index].originY &+= dy
    }
    for index in start.clip..<end.clip {
      clips[index].originX &+= dx
      clips[index].originY &+= dy
    }
  }

  /// Moves the commands recorded since `middle` in front of those recorded since `start`.
  package mutating func rotate(from start: Int, middle: Int) {
    reverse(start, middle)
    reverse(middle, commands.count)
    reverse(start, commands.count)
  }

  private mutating func reverse(_ start: Int, _ end: Int) {
    var low = start, high = end - 1
    while low < high {
      commands.swapAt(low, high)
      low += 1
      high -= 1
    }
  }
}

/// A place in a draw list that is being recorded.
package struct DrawMark: Hashable, Sendable {
  package var command = 0
  package var clip = 0
  package var word = 0
  package var layout = 0
  package var image = 0

  package init() {}

  package init(command: Int, clip: Int, word: Int, layout: Int, image: Int) {
    (self.command, self.clip, self.word, self.layout, self.image) = (command, clip, word, layout, image)
  }
}
