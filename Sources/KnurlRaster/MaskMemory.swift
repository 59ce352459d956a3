/// One block of memory into which masks are laid one behind the other.
///
/// Systems give pages of a large block when they are first written to, so a block costs no more than what was laid in it.
@safe
final class MaskMemory {
  let capacity: Int
  /// The bytes that are laid out.
  private(set) var used = 0
  private let base: UnsafeMutableRawPointer

  init(capacity: Int) {
    self.capacity = capacity
    unsafe base = .allocate(byteCount: max(64, capacity), alignment: 64)
  }

  deinit { unsafe base.deallocate() }

  /// The place of the next bytes, a multiple of 16 of them; nil where they do not fit.
  func take(_ bytes: Int) -> UnsafeMutableRawPointer? {
    if used + bytes > capacity { return nil }
    defer { used += bytes }
    return unsafe base + used
  }

  /// Begins again at the start of the block. What lies there stays until it is overwritten: taking the sizes of a part of
  /// what was laid, in the same order, gives places at or before those it lies at, so it can be moved down.
  func restart() { used = 0 }
}
