import KnurlDrawing

extension IntervalPainter {
  /// Paints a mask whose corner lies at a place of the window, within a box.
  func paint(_ mask: Mask, left: Int, top: Int, _ box: PixelBox) {
    let x = max(left, Int(box.left)), end = min(left + mask.width, Int(box.right))
    if x >= end { return }
    var y = max(top, Int(box.top))
    let bottom = min(top + mask.height, Int(box.bottom))
    while y < bottom {
      unsafe rows.run(x, y, end &- x, UnsafePointer(mask.base + ((y &- top) &* mask.stride &+ x &- left)))
      y &+= 1
    }
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
    for glyph in layout.glyphs {
      let x = left + Int(rounded(glyph.x * scale * 256))
      let pixel = x >> 8
      if pixel + reach < Int(box.left) || pixel - reach > Int(box.right) { continue }
      // To the nearest quarter, halves to the right, from the absolute place.
      let quarters = (x + 32) >> 6
      let placed = glyphs.mask(glyph.glyph, of: layout.source, size: size, phase: quarters & 3)
      paint(placed.mask, left: quarters >> 2 + Int(placed.left), top: baseline + Int(placed.top), box)
    }
  }
}
