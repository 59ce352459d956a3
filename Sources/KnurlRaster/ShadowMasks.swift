import KnurlDrawing

/// Blurred masks of shapes, kept by what they are made from.
final class ShadowMasks {
  /// Shadows that need a larger mask than this are left out, in pixels.
  static let maximumArea = 1 << 25

  let cache = MaskCache(limit: 30 << 20)
  private let maker = MaskMaker()

  func beginFrame() {
    cache.beginFrame()
    maker.beginFrame()
  }

  /// The mask of a shadow, its corner relative to the command's origin.
  func mask(_ shadow: ShadowWords) -> LentMask {
    cache.mask(shadow.key) { shadow.isInner ? makeInner(shadow) : make(shadow) }
  }

  private func make(_ shadow: ShadowWords) -> PlacedMask {
    maker.begin { shadow.build($0) }
    maker.move(shadow.offsetX & 255, shadow.offsetY & 255)
    let bounds = maker.bounds
    let box = bounds.grown(by: shadow.pad)
    guard !bounds.isEmpty, Self.isPossible(box) else { return nothing }
    let mask = maker.mask(box)
    blur(mask, shadow)
    return PlacedMask(mask: mask, left: box.left, top: box.top)
  }

  /// What lies inside the shape, and not inside the blurred shape moved by the offset.
  private func makeInner(_ shadow: ShadowWords) -> PlacedMask {
    let box = maker.begin { shadow.build($0) }
    let pad = shadow.pad
    guard !box.isEmpty, Self.isPossible(box.grown(by: pad)) else { return nothing }
    let mask = maker.mask(box)
    maker.move(shadow.offsetX, shadow.offsetY)
    let moved = maker.mask(box.grown(by: pad))
    blur(moved, shadow)
    for y in 0..<mask.height {
      let row = unsafe moved.base + ((y + Int(pad)) * moved.stride + Int(pad))
      unsafe invertBytes(row, mask.width)
      unsafe multiplyMask(mask.base + y * mask.stride, row, mask.width)
    }
    return PlacedMask(mask: mask, left: box.left, top: box.top)
  }

  private func blur(_ mask: Mask, _ shadow: ShadowWords) {
    let sigma = shadow.sigma
    if sigma > 0 { gaussianBlur(mask, sigmaQuarters: sigma) }
  }

  private var nothing: PlacedMask { PlacedMask(mask: maker.empty(width: 0, height: 0), left: 0, top: 0) }

  private static func isPossible(_ box: PixelBox) -> Bool {
    (Int(box.right) - Int(box.left)) * (Int(box.bottom) - Int(box.top)) <= maximumArea
  }
}

/// Turns coverage into what is not covered.
func invertBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
  var index = 0
  while index < count {
    unsafe bytes[index] = 255 &- bytes[index]
    index &+= 1
  }
}
