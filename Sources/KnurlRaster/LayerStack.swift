import KnurlDrawing

/// The pixels of the layers around what is being painted.
@safe
final class LayerStack {
  /// Layers within layers; deeper ones are painted without their opacity.
  static let maximumDepth = 8
  static let stride = CellGrid.maximumWidth + 16

  /// A layer being painted.
  struct Level {
    /// Where it was begun; nil beyond the deepest.
    var buffer: Int?
    var box: PixelBox
    var opacity: UInt32
  }

  private(set) var levels: [Level] = []
  private var buffers: [UnsafeMutablePointer<UInt32>] = unsafe []
  private var used = 0

  init() { levels.reserveCapacity(4 * Self.maximumDepth) }

  deinit {
    for index in unsafe buffers.indices { unsafe buffers[index].deallocate() }
  }

  /// Begins a layer with transparent pixels in a box.
  func begin(_ box: PixelBox, opacity: UInt32) {
    guard used < Self.maximumDepth else {
      levels.append(Level(buffer: nil, box: box, opacity: 255))
      return
    }
    // All at once, so that a frame with deeper layers than those before takes no memory.
    while unsafe buffers.count < Self.maximumDepth {
      unsafe buffers.append(.allocate(capacity: Self.stride * CellGrid.maximumHeight))
    }
    for row in 0..<Int(box.bottom - box.top) {
      unsafe fillOpaque(buffers[used] + row * Self.stride, Int(box.right - box.left), 0)
    }
    levels.append(Level(buffer: used, box: box, opacity: opacity))
    used += 1
  }

  /// Ends the innermost layer and answers it.
  func end() -> Level? {
    guard let level = levels.popLast() else { return nil }
    if level.buffer != nil { used -= 1 }
    return level
  }

  /// The innermost layer that has pixels of its own.
  var target: Level? { levels.last { $0.buffer != nil } }

  func pixels(_ buffer: Int) -> UnsafeMutablePointer<UInt32> { unsafe buffers[buffer] }
}
