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
    /// The innermost clip around the layer, or -1: it holds for the whole, not for each command.
    var clip: Int32
  }

  private(set) var levels: [Level] = []
  private var buffers: [UnsafeMutablePointer<UInt32>] = unsafe []
  private var used = 0

  deinit {
    for index in unsafe buffers.indices { unsafe buffers[index].deallocate() }
  }

  /// Begins a layer with transparent pixels in a box.
  func begin(_ box: PixelBox, opacity: UInt32, clip: Int32) {
    guard used < Self.maximumDepth else {
      levels.append(Level(buffer: nil, box: box, opacity: 255, clip: clip))
      return
    }
    if unsafe used == buffers.count {
      unsafe buffers.append(.allocate(capacity: Self.stride * CellGrid.maximumHeight))
    }
    for row in 0..<Int(box.bottom - box.top) {
      unsafe fillOpaque(buffers[used] + row * Self.stride, Int(box.right - box.left), 0)
    }
    levels.append(Level(buffer: used, box: box, opacity: opacity, clip: clip))
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

  /// Paints one row of a layer that has ended over the pixels below it, as far as a clip lets it.
  func paintRow(_ row: Int, of level: Level, over target: UnsafeMutablePointer<UInt32>, through clip: ClipRows?) {
    guard let buffer = level.buffer else { return }
    let x = Int(level.box.left), y = Int(level.box.top) + row, count = Int(level.box.right) - x
    let source = unsafe buffers[buffer] + row * Self.stride
    switch clip?.state(y) ?? .inside {
    case .outside: return
    case .inside: unsafe rowOverOpacity(target, source, count, level.opacity)
    case .mixed:
      guard let clip else { return }
      // Opacity first and coverage then: where the clip covers all, the same bits as without one.
      unsafe scalePixels(source, count, level.opacity)
      unsafe rowOverMasked(target, source, clip.row(x, y), count)
    }
  }

  func pixels(_ buffer: Int) -> UnsafeMutablePointer<UInt32> { unsafe buffers[buffer] }
}

/// Multiplies all channels of pixels by an opacity of 0...255.
private func scalePixels(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ opacity: UInt32) {
  if opacity == 255 { return }
  var index = 0
  while index < count {
    unsafe pixels[index] = scaled(pixels[index], opacity)
    index &+= 1
  }
}
