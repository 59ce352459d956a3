/// Memory to work in: pieces are taken one behind the other, and all are given back at once.
///
/// The first block is large enough for the shadows of windows, and systems give its pages when they are first written to.
/// What has needed more gets one block of that size the next time.
@safe
final class WorkMemory {
  /// The size of the first block, and what is kept of larger ones that are not needed any more, in bytes.
  private static let usualCapacity = 4 << 20

  private var blocks: [UnsafeMutableRawPointer] = unsafe []
  /// The bytes of the last block, and how many of them are taken.
  private var capacity = 0
  private var used = 0
  /// The bytes taken of all blocks since the last restart.
  private var needed = 0

  deinit { release() }

  /// A piece for a number of values, on a multiple of 64 bytes; what it holds is left over from others.
  func take<Value: BitwiseCopyable>(_ count: Int, of type: Value.Type) -> UnsafeMutablePointer<Value> {
    let bytes = (max(1, count) * MemoryLayout<Value>.stride + 63) & ~63
    if used + bytes > capacity {
      capacity = max(bytes, capacity, Self.usualCapacity)
      used = 0
      unsafe blocks.append(.allocate(byteCount: capacity, alignment: 64))
    }
    defer {
      used += bytes
      needed += bytes
    }
    return unsafe (blocks[blocks.count - 1] + used).bindMemory(to: type, capacity: max(1, count))
  }

  /// Takes all pieces back.
  func restart() {
    let isTooLarge = capacity > Self.usualCapacity && needed < capacity / 4
    if unsafe blocks.count > 1 || isTooLarge {
      release()
      capacity = max(needed, Self.usualCapacity)
      unsafe blocks.append(.allocate(byteCount: capacity, alignment: 64))
    }
    (used, needed) = (0, 0)
  }

  private func release() {
    for index in unsafe blocks.indices { unsafe blocks[index].deallocate() }
    unsafe blocks.removeAll(keepingCapacity: true)
    capacity = 0
  }
}
