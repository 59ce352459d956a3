/// What a mask was made from, to the last bit.
struct MaskKey: Equatable {
  var source: UInt64
  var shape: UInt64
}

/// A mask and where its corner lies relative to what it was made for.
struct PlacedMask {
  var mask: Mask
  var left: Int32
  var top: Int32
}

/// Masks that are used again in later frames.
///
/// Room is made between frames only, of masks that the last frame did not use, so that what is painted never depends on
/// what was thrown away.
final class MaskCache {
  private struct Entry {
    var key: MaskKey
    var placed: PlacedMask
    var frame: UInt32
  }

  private let limit: Int
  private var entries: [Entry] = []
  /// Places of entries by hash, -1 for none; a power of two, at most half full.
  private var slots: [Int32] = Array(repeating: -1, count: 256)
  private var frame: UInt32 = 0
  private(set) var bytes = 0

  /// Creates a cache that aims to hold no more than `limit` bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Begins a frame: makes room where there is too much.
  func beginFrame() {
    if bytes > limit {
      entries.removeAll { $0.frame != frame }
      bytes = entries.reduce(0) { $0 + Self.size($1.placed.mask) }
      spread(slots.count)
    }
    frame &+= 1
  }

  /// The mask for a key, made by `make` where it is missing.
  func mask(_ key: MaskKey, _ make: () -> PlacedMask) -> PlacedMask {
    var slot = Self.hash(key) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].key == key {
        entries[index].frame = frame
        return entries[index].placed
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let placed = make()
    insert(Entry(key: key, placed: placed, frame: frame))
    return placed
  }

  private func insert(_ entry: Entry) {
    entries.append(entry)
    bytes += Self.size(entry.placed.mask)
    if entries.count * 2 > slots.count { return spread(slots.count * 2) }
    place(entries.count - 1)
  }

  private func spread(_ count: Int) {
    slots = Array(repeating: -1, count: count)
    for index in entries.indices { place(index) }
  }

  private func place(_ index: Int) {
    var slot = Self.hash(entries[index].key) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: index)
  }

  private static func hash(_ key: MaskKey) -> Int {
    Int(truncatingIfNeeded: folded(folded(0, key.source), key.shape) >> 8)
  }

  private static func size(_ mask: Mask) -> Int { mask.stride * mask.height + 128 }
}
