/// Blurs a mask in place with a standard deviation of `sigmaQuarters` quarter pixels; beyond 1200 it counts as 1200.
///
/// Below two pixels a quarter more or less would show: there `fine`, in 1/32 pixel, says it more exactly.
///
/// Nothing comes in from outside the mask, and what would leave it is lost, so it needs a margin of three sigma. All
/// sums are of whole numbers and thus the same in any order. Rows come first, then columns, with 8.8 between them.
func gaussianBlur(_ mask: Mask, sigmaQuarters: Int, fine: Int? = nil, _ memory: WorkMemory = WorkMemory()) {
  guard sigmaQuarters > 0, mask.width > 0, mask.height > 0 else { return }
  let spread = Spread(sigmaQuarters: sigmaQuarters, halvings: 0, fine: fine)
  unsafe blurLines(of: mask, spread, memory) { x, line in
    unsafe writeColumn(line, mask.base + x, mask.height, mask.stride)
  }
}

/// Blurs a mask that is `halvings` times halved against what it stands for, and answers it 2^`doublings` times smaller than
/// its full size. `sigmaQuarters` is that of the full size.
///
/// A wide blur leaves nothing that a small mask could not hold, and takes 4^`halvings` times less work there. What
/// halving and doubling blur by themselves is taken off the variance, so the change of size does not show.
func enlargedBlur(
  _ mask: Mask, sigmaQuarters: Int, halvings: Int, doublings: Int = 1, _ memory: WorkMemory = WorkMemory(),
  _ between: BetweenRow = BetweenRow(0), _ empty: (Int, Int) -> Mask = { Mask(width: $0, height: $1) }
) -> SoftMask {
  var soft = SoftMask(width: mask.width, height: mask.height, empty)
  let (base, stride) = unsafe (soft.base, soft.stride)
  if mask.width > 0 && mask.height > 0 {
    unsafe blurLines(of: mask, Spread(sigmaQuarters: sigmaQuarters, halvings: halvings), memory) { x, line in
      unsafe writeSoftColumn(line, base + x, mask.height, stride)
    }
  }
  for _ in doublings..<max(doublings, halvings) { soft = soft.doubled(between, empty) }
  return soft
}

/// Blurs rows and then columns of a mask, and lends each column's numbers in 8.16.
private func blurLines(
  of mask: Mask, _ spread: Spread, _ memory: WorkMemory, _ body: (Int, UnsafePointer<Int>) -> Void
) {
  let (width, height) = (mask.width, mask.height)
  let between = unsafe memory.take(width * height, of: UInt16.self)
  let rows = LineBlur(spread, length: width, memory)
  for y in 0..<height {
    let isEmpty = unsafe readRow(mask.base + y * mask.stride, rows.first, width)
    if isEmpty {
      unsafe clearBytes(between + y * width, width * 2)
    } else {
      unsafe writeRow(rows.blurred(), between + y * width, width)
    }
  }
  let columns = LineBlur(spread, length: height, memory)
  for x in 0..<width {
    unsafe readColumn(between + x, columns.first, height, width)
    unsafe body(x, columns.blurred())
  }
}

/// How wide a blur is: its variance in whole parts of a square pixel.
private struct Spread {
  let variance: Int
  /// The parts of a square pixel.
  let unit: Int
  /// Of a Gaussian kernel, in 1/32 pixel; only narrow blurs at full size use it.
  let sigma: Int
  let isNarrow: Bool

  /// Halving widens a blur by a quarter of a square pixel and doubling by three quarters, each time four times as much.
  init(sigmaQuarters: Int, halvings: Int, fine: Int? = nil) {
    let quarters = min(sigmaQuarters, 1200), parts = 1 << (2 * halvings)
    sigma = min(fine ?? quarters * 8, 64)
    isNarrow = halvings == 0 && sigma < 64
    variance = quarters * quarters - 16 * (parts - 1) / 3
    unit = 16 * parts
  }
}

/// A blur along one line of numbers in 8.16, in memory that others take back: fill `first`, then take the result.
///
/// Below two pixels it is a Gaussian kernel itself, of which each weight is the part over one pixel: an edge between two
/// pixels becomes the error function at the pixels' centres, however narrow the blur is. From there on it is three times a box whose outermost weights are
/// fractions, such that its variance is a third of sigma's square exactly (Gwosdek et al., Theoretical Foundations of
/// Gaussian Convolution by Extended Box Filtering, 2011). So neither sigma in between nor the change of method shows.
@safe
private struct LineBlur {
  /// The numbers of the line; zeros lie around them.
  let first: UnsafeMutablePointer<Int>
  private let second: UnsafeMutablePointer<Int>
  private let memory: UnsafeMutablePointer<Int>
  private let length: Int
  private let kernel: Kernel

  private enum Kernel {
    case gaussian(radius: Int)
    case boxes(ExtendedBox)
  }

  init(_ spread: Spread, length: Int, _ work: WorkMemory) {
    self.length = length
    let box = ExtendedBox(spread)
    let margin = max(8, box.radius + 2)
    let side = length + 2 * margin
    unsafe memory = work.take(2 * side + 8, of: Int.self)
    unsafe clearBytes(memory, (2 * side + 8) * MemoryLayout<Int>.size)
    unsafe first = memory + 8 + margin
    unsafe second = first + side
    if spread.isNarrow {
      let radius = max(1, (3 * spread.sigma + 31) / 32)
      kernel = .gaussian(radius: radius)
      unsafe writeWeights(memory, radius, Double(spread.sigma) / 32)
    } else {
      kernel = .boxes(box)
    }
  }

  func blurred() -> UnsafePointer<Int> {
    switch kernel {
    case .gaussian(let radius):
      unsafe convolve(first, second, length, memory, radius)
      return unsafe UnsafePointer(second)
    case .boxes(let box):
      unsafe average(first, second, length, box)
      unsafe average(second, first, length, box)
      unsafe average(first, second, length, box)
      return unsafe UnsafePointer(second)
    }
  }
}

/// A box of whole weights up to `radius` and one fraction at each side.
private struct ExtendedBox {
  let radius: Int
  /// The weight of the outermost numbers, in 1/256.
  let edge: Int
  /// 2^38 over the sum of weights in 1/256; sums of numbers in 8.16 times this stay below 2^63.
  let reciprocal: Int

  /// The box with a third of the variance. A whole box of radius r has the variance r (r + 1) / 3.
  init(_ spread: Spread) {
    let (variance, unit) = (spread.variance, spread.unit)
    var r = 0
    while unit * (r + 1) * (r + 2) <= variance { r += 1 }
    let divisor = 2 * (3 * unit * (r + 1) * (r + 1) - variance)
    radius = r
    edge = ((2 * r + 1) * (variance - unit * r * (r + 1)) * 256 + divisor / 2) / divisor
    let sum = 256 * (2 * r + 1) + 2 * edge
    reciprocal = ((1 << 38) + sum / 2) / sum
  }
}

/// Zeros reach `radius + 1` beyond both ends of `a`.
private func average(_ a: UnsafePointer<Int>, _ b: UnsafeMutablePointer<Int>, _ n: Int, _ box: ExtendedBox) {
  let radius = box.radius, edge = box.edge, reciprocal = box.reciprocal
  var sum = 0
  var i = 0
  while i < radius {
    sum = unsafe sum &+ a[i]
    i &+= 1
  }
  var ahead = unsafe a + radius
  var behind = unsafe a - radius
  i = 0
  while i < n {
    sum = unsafe sum &+ ahead[0]
    let sides = unsafe behind[-1] &+ ahead[1]
    unsafe b[i] = ((sum &<< 8 &+ sides &* edge) &* reciprocal &+ 0x20_0000_0000) &>> 38
    sum = unsafe sum &- behind[0]
    unsafe ahead += 1
    unsafe behind += 1
    i &+= 1
  }
}

/// Weights lie in order of distance and add up to 65536 over both sides.
private func convolve(
  _ a: UnsafePointer<Int>, _ b: UnsafeMutablePointer<Int>, _ n: Int, _ weights: UnsafePointer<Int>, _ radius: Int
) {
  var i = 0
  while i < n {
    var sum = unsafe a[i] &* weights[0] &+ 0x8000
    var k = 1
    while k <= radius {
      sum = unsafe sum &+ (a[i &- k] &+ a[i &+ k]) &* weights[k]
      k &+= 1
    }
    unsafe b[i] = sum &>> 16
    i &+= 1
  }
}

private func writeWeights(_ weights: UnsafeMutablePointer<Int>, _ radius: Int, _ sigma: Double) {
  let scale = sigma * 2.0.squareRoot()
  unsafe weights[0] = 65536
  var inner = errorFunction(0.5 / scale)
  for k in 1...radius {
    let outer = errorFunction((Double(k) + 0.5) / scale)
    let weight = Int((outer - inner) * 32768 + 0.5)
    unsafe weights[k] = weight
    unsafe weights[0] -= 2 * weight
    inner = outer
  }
}

/// The error function from basic operations: its Taylor series, within 1e-8 of it. Arguments are not negative.
func errorFunction(_ x: Double) -> Double {
  if x > 4 { return 1 }
  var term = x, sum = x, n = 0.0
  while term > 1e-12 || term < -1e-12 {
    n += 1
    term *= 0 - x * x / n
    sum += term / (2 * n + 1)
  }
  return sum * 2 / Double.pi.squareRoot()
}

/// Answers whether the row is empty.
private func readRow(_ row: UnsafePointer<UInt8>, _ line: UnsafeMutablePointer<Int>, _ n: Int) -> Bool {
  var any = 0
  var i = 0
  while i < n {
    let value = unsafe Int(row[i])
    any |= value
    unsafe line[i] = value &<< 16
    i &+= 1
  }
  return any == 0
}

private func writeRow(_ line: UnsafePointer<Int>, _ row: UnsafeMutablePointer<UInt16>, _ n: Int) {
  var i = 0
  while i < n {
    unsafe row[i] = UInt16(truncatingIfNeeded: (line[i] &+ 128) &>> 8)
    i &+= 1
  }
}

private func readColumn(_ column: UnsafePointer<UInt16>, _ line: UnsafeMutablePointer<Int>, _ n: Int, _ stride: Int) {
  var from = unsafe column
  var i = 0
  while i < n {
    unsafe line[i] = Int(from[0]) &<< 8
    unsafe from += stride
    i &+= 1
  }
}

private func writeColumn(_ line: UnsafePointer<Int>, _ column: UnsafeMutablePointer<UInt8>, _ n: Int, _ stride: Int) {
  var to = unsafe column
  var i = 0
  while i < n {
    unsafe to[0] = UInt8(truncatingIfNeeded: (line[i] &+ 0x8000) &>> 16)
    unsafe to += stride
    i &+= 1
  }
}

/// Writes a column as 8.6, which leaves room for sums of four.
private func writeSoftColumn(
  _ line: UnsafePointer<Int>, _ column: UnsafeMutablePointer<UInt16>, _ n: Int, _ stride: Int
) {
  var to = unsafe column
  var i = 0
  while i < n {
    unsafe to[0] = UInt16(truncatingIfNeeded: (line[i] &+ 512) &>> 10)
    unsafe to += stride
    i &+= 1
  }
}
