import KnurlDrawing

extension IntervalPainter {
  /// Paints a mask whose corner lies at a place of the window, within a box.
  func paint(_ mask: LentMask, left: Int, top: Int, _ box: PixelBox) {
    let right = left &+ mask.width
    let x = max(left, Int(box.left)), end = min(right, Int(box.right))
    let y = max(top, Int(box.top)), bottom = min(top &+ mask.height, Int(box.bottom))
    if x >= end || y >= bottom { return }
    unsafe rows.block(
      x, y, width: end &- x, height: bottom &- y, mask.base + ((y &- top) &* mask.stride &+ x &- left),
      stride: mask.stride, spare: end == right ? mask.stride &- mask.width : 0, limit: Int(interval.right))
  }

  /// Paints a line of text: each glyph's mask at the nearest quarter of a pixel.
  func paintGlyphs(_ layout: TextLayout, _ words: UnsafePointer<Int32>, _ command: DrawCommand, _ box: PixelBox) {
    unsafe rows.use(color: UInt32(bitPattern: words[3]))
    if rows.isInvisible { return }
    let scale = unsafe Double(words[4]) / 65536
    let size = Int(min(layout.size * scale, GlyphMasks.maximumSize) * 64 + 0.5)
    let left = unsafe Int(command.originX) << 8 + Int(words[1])
    let baseline = unsafe Int(command.originY) + Int(words[2] >> 8)
    let reach = size >> 5 + 2
    let source = layout.source, identity = source.identity
    let contrast = unsafe GlyphContrast(color: UInt32(bitPattern: words[3]))
    for glyph in layout.glyphs {
      let x = left + Int(rounded(glyph.x * scale * 256))
      let pixel = x >> 8
      // Ligatures may be as wide as lines.
      let wide = reach + Int(rounded(glyph.advance * scale))
      if pixel + wide < Int(box.left) || pixel - reach > Int(box.right) { continue }
      // To the nearest quarter, halves to the right, from the absolute place; marks to the nearest quarter down too.
      let quarters = (x + 32) >> 6
      let lift = glyph.y == 0 ? 0 : (Int(rounded(glyph.y * scale * 256)) + 32) >> 6
      let phase = quarters & 3 | (lift & 3) << 2
      let mask = glyphs.lent(glyph.glyph, of: source, identity, size: size, phase: phase, contrast)
      paint(mask, left: quarters >> 2 &+ mask.left, top: baseline &+ lift >> 2 &+ mask.top, box)
    }
  }

  /// Paints a shadow, with its middle column and row repeated as often as they were left out of its mask.
  func paintShadow(_ command: DrawCommand, _ words: UnsafePointer<Int32>, _ box: PixelBox) {
    let shadow = unsafe ShadowWords(words, isInner: command.operation == .innerShadow)
    rows.use(color: shadow.color)
    if rows.isInvisible { return }
    let mask = shadows.mask(shadow)
    if mask.width == 0 { return }
    var left = Int(command.originX) + mask.left, top = Int(command.originY) + mask.top
    if !shadow.isInner {
      left += Int(shadow.offsetX >> 8)
      top += Int(shadow.offsetY >> 8)
    }
    // The middle of the mask, which is as far from both ends as the blur reaches.
    let stretched = StretchedMask(
      mask: mask, doublings: shadow.doublings, left: left, top: top, extraX: Int(shadow.extraX),
      extraY: Int(shadow.extraY))
    var y = max(top, Int(box.top))
    let bottom = min(stretched.bottom, Int(box.bottom))
    while y < bottom {
      paint(stretched, y, Int(box.left), Int(box.right))
      y &+= 1
    }
  }

  private func paint(_ mask: StretchedMask, _ y: Int, _ from: Int, _ to: Int) {
    let cut = mask.left + mask.middleX, end = cut + mask.extraX
    let x = max(from, mask.left), upper = min(to, cut)
    if x < upper { unsafe rows.run(x, y, upper - x, coverage(mask, y, x - mask.left, upper - x)) }
    let middle = max(from, cut), middleEnd = min(to, end)
    if middle < middleEnd { unsafe rows.run(middle, y, middleEnd - middle, coverage(mask, y, mask.middleX, 1)[0]) }
    let rest = max(from, end), last = min(to, mask.right)
    if rest < last {
      unsafe rows.run(rest, y, last - rest, coverage(mask, y, rest - mask.left - mask.extraX, last - rest))
    }
  }

  private func coverage(_ mask: StretchedMask, _ y: Int, _ from: Int, _ count: Int) -> UnsafePointer<UInt8> {
    unsafe UnsafePointer(shadows.coverage(mask.mask, doublings: mask.doublings, mask.row(y), from: from, count))
  }
}

/// A mask whose middle column and row stand for many.
private struct StretchedMask {
  let mask: LentMask
  let doublings: Int
  let left: Int
  let top: Int
  let extraX: Int
  let extraY: Int

  private var size: (width: Int, height: Int) { ShadowMasks.size(mask, doublings: doublings) }
  var middleX: Int { size.width / 2 }
  private var middleY: Int { size.height / 2 }
  var right: Int { left + size.width + extraX }
  var bottom: Int { top + size.height + extraY }

  /// The mask's row that stands for a row of the window.
  func row(_ y: Int) -> Int {
    let row = y - top
    return row < middleY ? row : max(middleY, row - extraY)
  }
}
