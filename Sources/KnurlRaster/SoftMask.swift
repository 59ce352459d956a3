/// A smooth image of coverage in 8.6, from which one of twice the size is made.
///
/// Each new pixel is three quarters of the one that it lies in and a quarter of the next one, both ways: a tent, sampled
/// between the pixels' centres.
@safe
struct SoftMask {
  let width: Int
  let height: Int
  /// The distance between rows, in numbers.
  let stride: Int
  /// The first number of the first row.
  let base: UnsafeMutablePointer<UInt16>
  /// A row between two rows, with a repeated number at both ends.
  private let between: UnsafeMutablePointer<UInt16>
  private let memory: WorkMemory

  /// Creates a mask of zeros in memory that lasts as long as nobody takes it back.
  init(width: Int, height: Int, in memory: WorkMemory = WorkMemory()) {
    self.memory = memory
    (self.width, self.height) = (max(0, width), max(0, height))
    stride = self.width
    let count = stride * (self.height + 1) + 16
    let numbers = unsafe memory.take(count, of: UInt16.self)
    unsafe clearBytes(numbers, count * 2)
    unsafe between = numbers + 8
    unsafe base = between + stride + 8
  }

  /// The mask in twice the size.
  func doubled() -> SoftMask {
    let result = SoftMask(width: 2 * width, height: 2 * height, in: memory)
    for y in 0..<result.height {
      prepare(y)
      unsafe doubleRow(between, result.base + y * result.stride, width)
    }
    return result
  }

  /// The mask in twice the size, rounded to coverage, in an empty mask of that size.
  func doubledMask(_ empty: (Int, Int) -> Mask = { Mask(width: $0, height: $1) }) -> Mask {
    let result = empty(2 * width, 2 * height)
    for y in 0..<result.height {
      prepare(y)
      unsafe doubleRowToCoverage(between, result.base + y * result.stride, width)
    }
    return result
  }

  /// Mixes the two rows that a row of the larger mask lies between.
  private func prepare(_ y: Int) {
    let near = y >> 1, far = min(height - 1, max(0, y & 1 == 0 ? near - 1 : near + 1))
    unsafe mixRows(base + near * stride, base + far * stride, between, width)
    unsafe between[-1] = between[0]
    unsafe between[width] = between[width - 1]
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
