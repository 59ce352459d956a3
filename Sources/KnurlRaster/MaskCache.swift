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

/// Masks that are used again in later frames, in one block of memory that is taken at the first use.
///
/// Room is made between frames only: what was not used for long goes, the rest is moved together. So memory that is lent
/// stays in its place for a frame, what is painted never depends on what was thrown away, and frames whose masks fit the
/// quarter that is kept free take nothing from the heap. A frame that needs more gets blocks of its own for it.
@safe
final class MaskCache {
  private struct Entry {
    var key: MaskKey
    var mask: LentMask
    var size: Int
    var frame: UInt32
    /// Whether the mask has a block of its own.
    var isOwn = false
  }

  /// The bytes of masks that are kept, beyond what a single frame needs.
  private(set) var limit: Int
  private var wantedLimit: Int
  private var memory: MaskMemory?
  private var entries: [Entry] = []
  /// Places of entries by hash, -1 for none; a power of two, at most half full.
  private var slots: [Int32] = []
  private var frame: UInt32 = 0
  private var ownBytes = 0

  /// Creates a cache that keeps up to `limit` bytes.
  init(limit: Int) {
    (self.limit, wantedLimit) = (limit, limit)
  }

  deinit { removeAll() }

  /// The bytes of the masks at hand.
  var bytes: Int { (memory?.used ?? 0) + ownBytes }
  /// The number of masks at hand.
  var count: Int { entries.count }

  /// Masks to provide room for from the start; more only take longer.
  private var roomForEntries: Int { max(64, limit >> 10) }

  /// Sets another limit, from the next frame on.
  func setLimit(_ bytes: Int) { wantedLimit = bytes }

  /// Begins a frame: makes room where there is too little.
  func beginFrame() {
    if wantedLimit != limit {
      removeAll()
      limit = wantedLimit
    }
    if ownBytes > 0 || bytes > limit / 4 * 3 || entries.count > roomForEntries / 4 * 3 { makeRoom() }
    frame &+= 1
  }

  /// The mask for a key, made by `make` where it is missing; it lasts until the next frame.
  func mask(_ key: MaskKey, _ make: () -> PlacedMask) -> LentMask {
    if memory == nil { begin() }
    var slot = Self.hash(key) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].key == key {
        entries[index].frame = frame
        return entries[index].mask
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return insert(key, make())
  }

  // MARK: Memory

  private func begin() {
    memory = MaskMemory(capacity: limit)
    entries.reserveCapacity(roomForEntries)
    var count = 128
    while count < 2 * roomForEntries { count *= 2 }
    slots = Array(repeating: -1, count: count)
  }

  private func insert(_ key: MaskKey, _ placed: PlacedMask) -> LentMask {
    let size = LentMask.size(of: placed)
    var isOwn = false
    var place = unsafe memory?.take(size)
    if unsafe place == nil {
      unsafe place = .allocate(byteCount: size, alignment: 64)
      ownBytes += size
      isOwn = true
    }
    guard let place = unsafe place else { preconditionFailure("there is a place for every mask") }
    let mask = unsafe LentMask(placed, at: place)
    entries.append(Entry(key: key, mask: mask, size: size, frame: frame, isOwn: isOwn))
    if entries.count * 2 > slots.count { spread(slots.count * 2) } else { self.place(entries.count - 1) }
    return mask
  }

  private func removeAll() {
    for entry in entries where entry.isOwn { unsafe UnsafeMutableRawPointer(entry.mask.base).deallocate() }
    entries = []
    slots = []
    ownBytes = 0
    memory = nil
  }

  /// Throws away what was not used for long, and moves the rest together.
  private func makeRoom() {
    guard let memory else { return }
    let oldest = oldestAge
    var count = 0
    var strays: [Entry] = []
    memory.restart()
    for index in entries.indices {
      let entry = entries[index]
      let isKept = age(entry) <= oldest
      if entry.isOwn {
        if isKept { strays.append(entry) } else { unsafe UnsafeMutableRawPointer(entry.mask.base).deallocate() }
      } else if isKept, let place = unsafe memory.take(entry.size) {
        entries[count] = unsafe moved(entry, to: place)
        count += 1
      }
    }
    entries.removeLast(entries.count - count)
    ownBytes = 0
    for stray in strays { bringIn(stray, memory) }
    spread(slots.count)
  }

  private func moved(_ entry: Entry, to place: UnsafeMutableRawPointer) -> Entry {
    var entry = entry
    let old = unsafe UnsafeMutableRawPointer(entry.mask.base)
    if unsafe old != place {
      unsafe place.copyMemory(from: old, byteCount: entry.size)
      entry.mask = unsafe entry.mask.moved(to: place)
    }
    return entry
  }

  /// Moves a mask with a block of its own into the common one, if there is room now.
  private func bringIn(_ stray: Entry, _ memory: MaskMemory) {
    var entry = stray
    if let place = unsafe memory.take(stray.size) {
      entry = unsafe moved(stray, to: place)
      entry.isOwn = false
      unsafe UnsafeMutableRawPointer(stray.mask.base).deallocate()
    } else {
      ownBytes += stray.size
    }
    entries.append(entry)
  }

  // MARK: Ages

  /// How many binary digits the number of frames has since the last one that used a mask; 0 for the last frame itself.
  private func age(_ entry: Entry) -> Int { UInt32.bitWidth - (frame &- entry.frame).leadingZeroBitCount }

  /// The greatest age that is kept: what the last frame used, and what else fits into half of all there is room for.
  private var oldestAge: Int {
    unsafe withUnsafeTemporaryAllocation(of: (bytes: Int, count: Int).self, capacity: UInt32.bitWidth + 1) { sums in
      unsafe sums.initialize(repeating: (0, 0))
      for entry in entries {
        unsafe sums[age(entry)].bytes += entry.size
        unsafe sums[age(entry)].count += 1
      }
      var age = 0
      var total = unsafe sums[0]
      while age < UInt32.bitWidth {
        unsafe total.bytes += sums[age + 1].bytes
        unsafe total.count += sums[age + 1].count
        if total.bytes > limit / 2 || total.count > roomForEntries / 2 { break }
        age += 1
      }
      return age
    }
  }

  // MARK: Look-up

  private func spread(_ count: Int) {
    if count == slots.count {
      for index in slots.indices { slots[index] = -1 }
    } else {
      slots = Array(repeating: -1, count: count)
    }
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
}
