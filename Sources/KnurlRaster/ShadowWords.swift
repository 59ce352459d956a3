import KnurlDrawing

/// A shadow as it stands in a list's words, with rectangles made as small as they can be without changing the blur.
///
/// The blur of a large rectangle is the same along its sides, so it is made for a small one, and one column and one row of
/// its mask stand for all that were left out.
@safe
struct ShadowWords {
  /// The words that the mask is made from: the shape, and the stroke if there is one.
  let shape: UnsafePointer<Int32>
  let stroke: UnsafePointer<Int32>?
  let isInner: Bool
  let color: UInt32
  /// In 24.8.
  let offsetX: Int32
  let offsetY: Int32
  /// In quarters of a pixel.
  let sigma: Int
  /// In 1/32 pixel below two pixels, where a quarter would show; the same as `sigma` above.
  let fineSigma: Int
  /// Whole pixels left out of a rectangle.
  private(set) var extraX: Int32 = 0
  private(set) var extraY: Int32 = 0

  init(_ words: UnsafePointer<Int32>, isInner: Bool) {
    self.isInner = isInner
    unsafe shape = isInner ? words : words + 1
    var tail = unsafe shape + WordCount.shape(shape)
    if unsafe !isInner && words[0] == 1 {
      unsafe stroke = UnsafePointer(tail)
      unsafe tail += WordCount.stroke(tail)
    } else {
      unsafe stroke = nil
    }
    color = unsafe UInt32(bitPattern: tail[0])
    unsafe (offsetX, offsetY) = (tail[1], tail[2])
    sigma = unsafe Int(max(0, tail[3]) + 32) >> 6
    let fine = unsafe Int(max(0, tail[3]) + 4) >> 3
    fineSigma = sigma > 0 && fine < 64 ? fine : sigma * 8
    reduce()
  }

  /// How far the blur reaches, in pixels.
  var pad: Int32 { sigma == 0 ? 0 : Int32((3 * sigma + 3) / 4 + 1) + (halvings == 0 ? 0 : 8 << Int32(halvings)) }

  /// How often the mask is halved before it is blurred: once for each doubling of sigma beyond 32 pixels.
  var halvings: Int { sigma > 1024 ? 4 : sigma > 512 ? 3 : sigma > 256 ? 2 : sigma > 128 ? 1 : 0 }

  /// How often the mask is doubled while it is painted: the large masks of the widest blurs would take longer to make than
  /// to look at.
  var doublings: Int { isInner ? 0 : blurDoublings }
  /// How often the blurred shape is.
  var blurDoublings: Int { halvings > 2 ? 2 : halvings > 0 ? 1 : 0 }

  /// How far the blur reaches in pixels of the halved mask.
  var smallPad: Int32 { halvings == 0 ? pad : Int32((3 * sigma / 4) >> halvings) + 5 }

  private mutating func reduce() {
    guard unsafe shape[0] == DrawWords.Shape.rect else { return }
    let box = unsafe RoundedBox(words: shape + 1)
    var reach = box.largestRadius
    if let stroke = unsafe stroke {
      if unsafe stroke[3] > 0 { return }
      reach = unsafe reach &+ stroke[0]
    }
    if isInner { reach = reach &+ max(abs(offsetX), abs(offsetY)) }
    let inset = (reach &+ 255) >> 8 &+ pad &+ 1
    let smallest = 2 &* inset &+ 2
    // Whole pixels of the halved mask, so that the far edges lie within them as before.
    let whole: Int32 = ~((1 << Int32(halvings)) &- 1)
    extraX = max(0, (box.right &- box.left) >> 8 &- smallest) & whole
    extraY = max(0, (box.bottom &- box.top) >> 8 &- smallest) & whole
  }

  /// Adds the lines of the shape, without what is left out.
  func build(_ edges: EdgeBuilder) -> FillRule {
    if unsafe shape[0] != DrawWords.Shape.rect { return unsafe build(edges, shape) }
    return unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 9) { words in
      guard let base = words.baseAddress else { return .nonZero }
      for index in 0..<9 { unsafe base[index] = shape[index] }
      unsafe base[3] &-= extraX << 8
      unsafe base[4] &-= extraY << 8
      return unsafe build(edges, UnsafePointer(base))
    }
  }

  private func build(_ edges: EdgeBuilder, _ shape: UnsafePointer<Int32>) -> FillRule {
    guard let stroke = unsafe stroke else { return unsafe edges.fill(shape) }
    unsafe edges.stroke(shape, stroke)
    return .nonZero
  }

  /// What the mask follows from.
  var key: MaskKey {
    var hash = ContentHash()
    hash.mix(isInner ? UInt64(1) : 0)
    hash.mix(UInt64(fineSigma))
    hash.mix(isInner ? offsetX : offsetX & 255)
    hash.mix(isInner ? offsetY : offsetY & 255)
    let count = unsafe WordCount.shape(shape)
    for index in 0..<count {
      let isRect = unsafe shape[0] == DrawWords.Shape.rect
      let extra = isRect && index == 3 ? extraX : isRect && index == 4 ? extraY : 0
      unsafe hash.mix(shape[index] &- extra << 8)
    }
    if let stroke = unsafe stroke {
      for index in 0..<(unsafe WordCount.stroke(stroke)) { unsafe hash.mix(stroke[index]) }
    }
    return MaskKey(source: 0x5368_6164_6f77, shape: hash.value)
  }
}
