import KnurlDrawing

/// Masks of glyphs, kept by source, glyph, size, quarter of a pixel and contrast.
@safe
final class GlyphMasks {
  /// Larger glyphs are not drawn larger, in pixels per em.
  static let maximumSize = 2048.0

  let cache = MaskCache(limit: 8 << 20)
  private let maker = MaskMaker()
  private var words: [Int32] = []
  private var steps: [PathElement] = []

  /// The glyphs of this frame at hand, in the first place of their hash.
  private let lent: UnsafeMutablePointer<(key: MaskKey, frame: Int, mask: LentMask)?>
  private static let lentCount = 512
  private var frame = 0

  init() {
    // Room for any letter.
    words.reserveCapacity(1024)
    steps.reserveCapacity(256)
    unsafe lent = .allocate(capacity: Self.lentCount)
    unsafe lent.initialize(repeating: nil, count: Self.lentCount)
  }

  deinit {
    unsafe lent.deallocate()
  }

  func beginFrame() {
    cache.beginFrame()
    maker.beginFrame()
    frame &+= 1
  }

  /// The mask of a glyph, as `mask` answers it, of a source whose identity is known.
  func lent(
    _ glyph: UInt32, of source: any GlyphSource, _ identity: UInt64, size: Int, phase: Int, _ contrast: GlyphContrast
  ) -> LentMask {
    let key = MaskKey(source: identity, shape: Self.shape(glyph, size, phase, contrast))
    let hash = folded(identity, key.shape)
    let slot = unsafe lent + (Int(truncatingIfNeeded: hash >> 20) & (Self.lentCount - 1))
    if let found = unsafe slot.pointee, found.frame == frame, found.key == key { return found.mask }
    let made = mask(glyph, of: source, size: size, phase: phase, contrast)
    unsafe slot.pointee = (key, frame, made)
    return made
  }

  /// The mask of a glyph whose em is `size` / 64 pixels, its origin quarters of a pixel right of a pixel's edge by the lower
  /// two bits of `phase`, and below it by the next two.
  func mask(
    _ glyph: UInt32, of source: any GlyphSource, size: Int, phase: Int, _ contrast: GlyphContrast = .none
  ) -> LentMask {
    cache.mask(MaskKey(source: source.identity, shape: Self.shape(glyph, size, phase, contrast))) {
      let made = make(
        source.outline(of: glyph), scale: Double(size) * 4, x: Double((phase & 3) * 64),
        y: Double((phase >> 2) * 64), enlarged: Self.enlargement(size: size))
      contrast.apply(to: made.mask)
      return made
    }
  }

  private static func shape(_ glyph: UInt32, _ size: Int, _ phase: Int, _ contrast: GlyphContrast) -> UInt64 {
    UInt64(glyph) << 32 | UInt64(contrast.rawValue) << 24 | UInt64(size) << 2 | UInt64(phase & 3)
      | UInt64(phase >> 2) << 28
  }

  /// Strokes that overlap add up in the pixels of their edges, and at the sizes of text all pixels are edges: joints
  /// would come out as dark spots. So small glyphs are made so many times larger and averaged.
  private static func enlargement(size: Int) -> Int { size <= 96 << 6 ? 4 : size <= 256 << 6 ? 2 : 1 }

  /// `scale` in 1/256 pixel per em.
  private func make(_ outline: GlyphOutline, scale: Double, x: Double, y: Double, enlarged times: Int) -> PlacedMask {
    let scale = scale * Double(times), x = x * Double(times), y = y * Double(times)
    var reach = 0.0
    if let pen = outline.pen { reach = pen * scale / 2 + 1 }
    let found = write(outline.path, scale, x, y, reach)
    guard !found.isEmpty else { return PlacedMask(mask: maker.empty(width: 0, height: 0), left: 0, top: 0) }
    let box = found.aligned(to: Int32(times))
    let mask = maker.mask(box) { edges in
      unsafe words.withUnsafeBufferPointer { words in
        guard let base = words.baseAddress else { return .nonZero }
        guard let pen = outline.pen else { return unsafe edges.fill(base) }
        unsafe edges.draw(base, pen: rounded(pen * scale))
        return .nonZero
      }
    }
    let step = Int32(times)
    return PlacedMask(mask: times == 1 ? mask : averaged(mask, over: times), left: box.left / step, top: box.top / step)
  }

  /// Writes an outline as the words of a path, and answers the pixels that it can touch.
  private func write(_ path: Path, _ scale: Double, _ x: Double, _ y: Double, _ reach: Double) -> PixelBox {
    steps.removeAll(keepingCapacity: true)
    path.appendElements(to: &steps)
    words.removeAll(keepingCapacity: true)
    words += [DrawWords.Shape.path, 0, 0]
    var box: PixelBox?
    func add(_ point: Point) {
      let place = (x: rounded(point.x * scale + x), y: rounded(point.y * scale + y))
      words += [place.x, place.y]
      let own = PixelBox(left: place.x, top: place.y, right: place.x, bottom: place.y)
      box = box?.union(own) ?? own
    }
    for step in steps { write(step, add) }
    words[2] = Int32(words.count - 3)
    guard let found = box?.grown(by: rounded(reach)) else { return .empty }
    return PixelBox(
      left: found.left >> 8, top: found.top >> 8, right: (found.right &+ 255) >> 8, bottom: (found.bottom &+ 255) >> 8)
  }

  private func write(_ step: PathElement, _ add: (Point) -> Void) {
    switch step {
    case .move(let p):
      words.append(DrawWords.Verb.move)
      add(p)
    case .line(let p):
      words.append(DrawWords.Verb.line)
      add(p)
    case .quadratic(let p, let control):
      words.append(DrawWords.Verb.quadratic)
      add(control)
      add(p)
    case .cubic(let p, let control1, let control2):
      words.append(DrawWords.Verb.cubic)
      add(control1)
      add(control2)
      add(p)
    case .close:
      words.append(DrawWords.Verb.close)
    }
  }
}

extension GlyphMasks {
  /// A mask so many times smaller: each pixel the mean of a square of the other, rounded.
  private func averaged(_ mask: Mask, over side: Int) -> Mask {
    let result = maker.empty(width: mask.width / side, height: mask.height / side)
    let (base, stride, width, height) = unsafe (mask.base, mask.stride, result.width, result.height)
    let area = side * side
    for y in 0..<height {
      let row = unsafe result.base + y * result.stride
      for x in 0..<width {
        var sum = area / 2
        for line in 0..<side {
          let start = (y * side + line) * stride + x * side
          for column in 0..<side { unsafe sum += Int(base[start + column]) }
        }
        unsafe row[x] = UInt8(truncatingIfNeeded: sum / area)
      }
    }
    return result
  }
}

extension PixelBox {
  /// The smallest box about this one whose sides are multiples of `step`.
  fileprivate func aligned(to step: Int32) -> PixelBox {
    func down(_ value: Int32) -> Int32 { value - (value % step + step) % step }
    return PixelBox(
      left: down(left), top: down(top), right: down(right + step - 1), bottom: down(bottom + step - 1))
  }
}
