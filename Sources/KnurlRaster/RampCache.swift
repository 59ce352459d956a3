import KnurlDrawing

/// Remembers ramps from frame to frame. What it forgets is made again, so it never changes a pixel.
///
/// The memory of all ramps is taken at the first gradient, and a new ramp gets that of the one that was not used for
/// longest; never of one that is still held by a paint.
final class RampCache {
  /// The bytes of one ramp.
  static let rampBytes = GradientRamp.words * 4

  /// The number of ramps, at least 4.
  private(set) var limit: Int
  private var ramps: [GradientRamp] = []
  /// For each ramp the hash of what it was made of, and when it was asked for; 0 for never.
  private var hashes: [UInt64] = []
  private var uses: [UInt64] = []
  private var now: UInt64 = 0

  /// The bytes of all ramps.
  var bytes: Int { ramps.count * Self.rampBytes }

  /// Creates a cache of so many ramps.
  init(limit: Int = 48) { self.limit = max(4, limit) }

  /// Sets how many bytes the ramps may take; not while anything is painted.
  func setLimit(_ bytes: Int) {
    let wanted = max(4, bytes / Self.rampBytes)
    if wanted == limit { return }
    limit = wanted
    (ramps, hashes, uses) = ([], [], [])
  }

  /// The ramp of these stops, remembered or made.
  func ramp(stops: UnsafeBufferPointer<Int32>, bits: Int) -> GradientRamp {
    var hash = ContentHash()
    unsafe hash.mix(stops)
    hash.mix(UInt64(truncatingIfNeeded: bits))
    if ramps.isEmpty { begin() }
    now &+= 1
    for index in hashes.indices where hashes[index] == hash.value {
      if uses[index] > 0, unsafe ramps[index].isMade(of: stops, bits: bits) {
        uses[index] = now
        return ramps[index]
      }
    }
    let index = oldest()
    unsafe ramps[index].make(stops: stops, bits: bits)
    (hashes[index], uses[index]) = (hash.value, now)
    return ramps[index]
  }

  private func begin() {
    ramps = (0..<limit).map { _ in GradientRamp() }
    hashes = Array(repeating: 0, count: limit)
    uses = hashes
  }

  /// The ramp that was not asked for for longest, and that nobody holds.
  private func oldest() -> Int {
    var found = -1
    for index in uses.indices where found < 0 || uses[index] < uses[found] {
      if isKnownUniquelyReferenced(&ramps[index]) { found = index }
    }
    if found >= 0 { return found }
    // All of them are held: one more.
    ramps.append(GradientRamp())
    hashes.append(0)
    uses.append(0)
    return ramps.count - 1
  }
}
