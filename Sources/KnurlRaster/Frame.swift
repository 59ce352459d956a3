import KnurlDrawing

/// A draw list as it lies in memory while it is played.
@safe
struct Frame {
  private let commands: UnsafePointer<DrawCommand>
  private let clips: UnsafePointer<ClipNode>
  private let memory: UnsafePointer<Int32>
  let images: [Image]
  let layouts: [TextLayout]
  let count: Int
  let clipCount: Int
  /// The whole window.
  let bounds: PixelBox

  /// Lends a list to `body`.
  static func with(_ list: DrawList, width: Int, height: Int, _ body: (Frame) -> Void) {
    let bounds = PixelBox(left: 0, top: 0, right: Int32(width), bottom: Int32(height))
    unsafe list.commands.withUnsafeBufferPointer { commands in
      unsafe list.clips.withUnsafeBufferPointer { clips in
        unsafe list.words.withUnsafeBufferPointer { words in
          unsafe body(Frame(commands, clips, words, list, bounds))
        }
      }
    }
  }

  private init(
    _ commands: UnsafeBufferPointer<DrawCommand>, _ clips: UnsafeBufferPointer<ClipNode>,
    _ words: UnsafeBufferPointer<Int32>, _ list: DrawList, _ bounds: PixelBox
  ) {
    unsafe self.commands = commands.baseAddress ?? UnsafePointer(bitPattern: 64).unsafelyUnwrapped
    unsafe self.clips = clips.baseAddress ?? UnsafePointer(bitPattern: 64).unsafelyUnwrapped
    unsafe memory = words.baseAddress ?? UnsafePointer(bitPattern: 64).unsafelyUnwrapped
    images = list.images
    layouts = list.layouts
    count = commands.count
    clipCount = clips.count
    self.bounds = bounds
  }

  func command(_ index: Int) -> DrawCommand { unsafe commands[index] }
  func clip(_ index: Int) -> ClipNode { unsafe clips[index] }
  func words(_ start: Int32) -> UnsafePointer<Int32> { unsafe memory + Int(start) }
}

/// Lengths of the parts of a command's words.
enum WordCount {
  static func shape(_ words: UnsafePointer<Int32>) -> Int {
    switch unsafe words[0] {
    case DrawWords.Shape.rect: 9
    case DrawWords.Shape.arc: 6
    default: unsafe 3 + Int(words[2])
    }
  }

  static func stroke(_ words: UnsafePointer<Int32>) -> Int { unsafe 4 + Int(words[3]) }
}
