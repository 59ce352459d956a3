/// A smooth image of coverage in 8.6, from which one of twice the size is made.
///
/// Each new pixel is three quarters of the one that it lies in and a quarter of the next one, both ways: a tent, sampled
/// between the pixels' centres. The numbers lie in the memory of a mask, two bytes each.
@safe
struct SoftMask {
  /// Whose memory it is; nil for one in a cache.
  let mask: Mask?
  let width: Int
  let height: Int
  /// The distance between rows, in numbers.
  let stride: Int
  let base: UnsafeMutablePointer<UInt16>

  /// Creates a mask of zeros, in the memory of an empty mask.
  init(width: Int, height: Int, _ empty: (Int, Int) -> Mask = { Mask(width: $0, height: $1) }) {
    let mask = empty(2 * max(0, width), height)
    unsafe self.init(mask, mask.base, mask.stride, mask.width, mask.height)
  }

  /// Takes a cached mask's memory for what it is.
  init(_ mask: LentMask) {
    unsafe self.init(nil, mask.base, mask.stride, mask.width, mask.height)
  }

  private init(_ mask: Mask?, _ base: UnsafeMutablePointer<UInt8>, _ stride: Int, _ width: Int, _ height: Int) {
    self.mask = mask
    (self.width, self.height, self.stride) = (width / 2, height, stride / 2)
    unsafe self.base = UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt16.self)
  }

  /// The mask in twice the size.
  func doubled(
    _ between: BetweenRow = BetweenRow(0), _ empty: (Int, Int) -> Mask = { Mask(width: $0, height: $1) }
  ) -> SoftMask {
    let result = SoftMask(width: 2 * width, height: 2 * height, empty)
    for y in 0..<result.height {
      unsafe doubleRow(mixed(y, 0, width, between), result.base + y * result.stride, width)
    }
    return result
  }

  /// Writes the coverage of a row of the mask in twice the size, from an even column on; `count` is even.
  func writeCoverage(_ y: Int, from: Int, _ count: Int, _ between: BetweenRow, to out: UnsafeMutablePointer<UInt8>) {
    unsafe doubleRowToCoverage(mixed(y, from / 2, count / 2, between), out, count / 2)
  }

  /// The same of the mask in four times the size: twice the doubled mask, of which only these rows are made.
  func writeCoverage(
    fourfold y: Int, from: Int, _ count: Int, _ scratch: SoftScratch, to out: UnsafeMutablePointer<UInt8>
  ) {
    let size = 2 * width, begin = from / 2, length = count / 2
    let near = y >> 1, far = min(2 * height - 1, max(0, y & 1 == 0 ? near - 1 : near + 1))
    let start = max(0, begin - 1), end = min(size, begin + length + 1)
    // Whole pairs around that.
    let left = start & ~1, wide = ((end + 1) & ~1) - left
    let first = unsafe scratch.near.numbers(wide), second = unsafe scratch.far.numbers(wide)
    unsafe doubleRow(mixed(near, left / 2, wide / 2, scratch.between), first, wide / 2)
    unsafe doubleRow(mixed(far, left / 2, wide / 2, scratch.between), second, wide / 2)
    let row = unsafe scratch.row.numbers(length)
    unsafe mixRows(first + (start - left), second + (start - left), row + (start - begin), end - start)
    if begin == 0 { unsafe row[-1] = row[0] }
    if begin + length == size { unsafe row[length] = row[length - 1] }
    unsafe doubleRowToCoverage(UnsafePointer(row), out, length)
  }

  /// Mixes the two rows that a row of the larger mask lies between, with one more number at both ends.
  private func mixed(_ y: Int, _ from: Int, _ count: Int, _ between: BetweenRow) -> UnsafePointer<UInt16> {
    let near = y >> 1, far = min(height - 1, max(0, y & 1 == 0 ? near - 1 : near + 1))
    let first = unsafe base + near * stride, second = unsafe base + far * stride
    let start = max(0, from - 1), end = min(width, from + count + 1)
    let row = unsafe between.numbers(count)
    unsafe mixRows(first + start, second + start, row + (start - from), end - start)
    if from == 0 { unsafe row[-1] = row[0] }
    if from + count == width { unsafe row[count] = row[count - 1] }
    return unsafe UnsafePointer(row)
  }
}

/// Scratch memory for rows of masks that are doubled while they are painted.
struct SoftScratch {
  let between = BetweenRow(1024)
  let near = BetweenRow(1024)
  let far = BetweenRow(1024)
  let row = BetweenRow(1024)
}

/// Scratch memory for a row and one number beyond both its ends.
@safe
final class BetweenRow {
  private var memory: UnsafeMutablePointer<UInt16>
  private var capacity: Int

  init(_ count: Int) {
    capacity = count
    unsafe memory = .allocate(capacity: count + 16)
  }

  deinit {
    unsafe memory.deallocate()
  }

  /// The memory of a row.
  fileprivate func numbers(_ count: Int) -> UnsafeMutablePointer<UInt16> {
    if count > capacity {
      unsafe memory.deallocate()
      capacity = count
      unsafe memory = .allocate(capacity: count + 16)
    }
    return unsafe memory + 8
  }
}

private func mixRows(
  _ near: UnsafePointer<UInt16>, _ far: UnsafePointer<UInt16>, _ out: UnsafeMutablePointer<UInt16>, _ n: Int
) {
  var i = 0
  while i < n {
    unsafe out[i] = (3 &* near[i] &+ far[i] &+ 2) &>> 2
    i &+= 1
  }
}

private func doubleRow(_ row: UnsafePointer<UInt16>, _ out: UnsafeMutablePointer<UInt16>, _ n: Int) {
  var i = 0
  while i < n {
    let own = unsafe 3 &* row[i] &+ 2
    unsafe out[2 &* i] = (own &+ row[i &- 1]) &>> 2
    unsafe out[2 &* i &+ 1] = (own &+ row[i &+ 1]) &>> 2
    i &+= 1
  }
}

/// Both bytes of a pair are written as one number, the left one lower.
private func doubleRowToCoverage(_ row: UnsafePointer<UInt16>, _ out: UnsafeMutablePointer<UInt8>, _ n: Int) {
  let pairs = unsafe UnsafeMutableRawPointer(out).assumingMemoryBound(to: UInt16.self)
  var i = 0
  while i < n {
    let own = unsafe 3 &* row[i] &+ 128
    let left = unsafe (own &+ row[i &- 1]) &>> 8, right = unsafe (own &+ row[i &+ 1]) &>> 8
    unsafe pairs[i] = (left | right &<< 8).littleEndian
    i &+= 1
  }
}
