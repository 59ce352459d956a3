import KnurlDrawing

/// Paints a frame's commands into one interval of a band: the only thing that changes the pixels of a window.
///
/// Intervals do not depend on each other. Everything the painter keeps is scratch memory or a function of its key.
@safe
final class IntervalPainter {
  let rows = RowPainter()
  let shapes: ShapePainter
  let clips = ClipMasks()
  let layers = LayerStack()
  let glyphs = GlyphMasks()
  let shadows = ShadowMasks()
  private let ramps = RampCache()

  private var pixels: UnsafeMutablePointer<UInt32>
  private var stride = 0
  var interval = PixelBox.empty
  /// The clip of the layer that is painted into, or -1: it holds for the layer as a whole.
  private var layerClip: Int32 = -1

  init(pixmap: Pixmap) {
    shapes = ShapePainter(rows: rows)
    unsafe pixels = pixmap.base
    stride = pixmap.stride
  }

  func use(_ pixmap: Pixmap) {
    unsafe pixels = pixmap.base
    stride = pixmap.stride
  }

  func beginFrame(_ frame: Frame) {
    shapes.beginFrame(shapes: frame.count)
    clips.beginFrame(clips: frame.clipCount)
    glyphs.beginFrame()
    shadows.beginFrame()
  }

  /// Paints an interval: clears it unless a command covers it all, and plays the commands of its band in order.
  func paint(_ interval: PixelBox, _ frame: Frame, _ table: CommandTable, _ items: UnsafeBufferPointer<Int32>) {
    self.interval = interval
    clips.begin(interval)
    aim()
    var index = unsafe firstVisible(frame, table, items)
    if index < 0 {
      clear()
      index = 0
    }
    while index < items.count {
      unsafe play(Int(items[index]), frame, table)
      index += 1
    }
    while !layers.levels.isEmpty { endLayer(frame) }
  }

  private func clear() {
    for row in 0..<Int(interval.bottom - interval.top) {
      let place = unsafe pixels + ((Int(interval.top) + row) * stride + Int(interval.left))
      unsafe fillOpaque(place, Int(interval.right - interval.left), 0)
    }
  }

  /// The place of the last command that hides the whole interval, or -1.
  private func firstVisible(_ frame: Frame, _ table: CommandTable, _ items: UnsafeBufferPointer<Int32>) -> Int {
    var index = items.count - 1
    while index >= 0 {
      let item = unsafe Int(items[index])
      let placed = table.commands[item]
      if placed.layer == 0 && placed.box.intersection(interval) == interval && hides(frame.command(item), frame) {
        return index
      }
      index -= 1
    }
    return -1
  }

  /// Whether a command that reaches all of the interval hides what lies under it.
  private func hides(_ command: DrawCommand, _ frame: Frame) -> Bool {
    guard command.isOpaque else { return false }
    let words = unsafe frame.words(command.start)
    let place = interval.moved(-command.originX, -command.originY)
    switch command.operation {
    case .fill where unsafe words[0] == DrawWords.Shape.rect:
      guard unsafe RoundedBox(words: words + 1).contains(place) else { return false }
    case .image:
      guard unsafe RoundedBox(frame: words + 1).contains(place) else { return false }
    default: return false
    }
    return clips.rows(command.clip, frame) == nil
  }

  private func play(_ index: Int, _ frame: Frame, _ table: CommandTable) {
    let box = table.commands[index].box.intersection(interval)
    if box.isEmpty { return }
    let command = frame.command(index)
    switch command.operation {
    case .beginLayer:
      unsafe beginLayer(box, UInt32(truncatingIfNeeded: frame.words(command.start)[0]), command.clip)
    case .endLayer:
      endLayer(frame)
    default:
      rows.use(clips.rows(command.clip, within: layerClip, frame))
      unsafe paint(command, index, frame.words(command.start), frame, box)
    }
  }

  private func paint(
    _ command: DrawCommand, _ index: Int, _ words: UnsafePointer<Int32>, _ frame: Frame, _ box: PixelBox
  ) {
    let x = command.originX, y = command.originY
    switch command.operation {
    case .fill:
      unsafe use(paint: words + WordCount.shape(words), command)
      if !rows.isInvisible { unsafe shapes.fill(words, index, originX: x, originY: y, box, extent: command.box) }
    case .stroke:
      let stroke = unsafe words + WordCount.shape(words)
      unsafe use(paint: stroke + WordCount.stroke(stroke), command)
      if rows.isInvisible { return }
      unsafe shapes.stroke(words, stroke, index, originX: x, originY: y, box, extent: command.box)
    case .image:
      unsafe paintImage(frame.images[Int(words[0])], words + 1, command, box)
    case .glyphs:
      unsafe paintGlyphs(frame.layouts[Int(words[0])], words, command, box)
    case .shadow, .innerShadow:
      unsafe paintShadow(command, words, box)
    case .beginLayer, .endLayer: break
    }
  }

  private func use(paint words: UnsafePointer<Int32>, _ command: DrawCommand) {
    if unsafe words[0] == DrawWords.Paint.solid {
      unsafe rows.use(color: UInt32(bitPattern: words[1]))
    } else {
      unsafe rows.use(Shader(words: words, originX: command.originX, originY: command.originY, ramps: ramps))
    }
  }

  private func paintImage(_ image: Image, _ words: UnsafePointer<Int32>, _ command: DrawCommand, _ box: PixelBox) {
    let frame = unsafe RoundedBox(frame: words).moved(command.originX << 8, command.originY << 8)
    if frame.isEmpty { return }
    let sampler = unsafe ImageSampler(image, words: words, originX: command.originX, originY: command.originY)
    unsafe rows.use(sampler, opacity: UInt32(truncatingIfNeeded: words[4]))
    if !rows.isInvisible { shapes.fillSharp(EdgeCoverage(frame), box) }
  }

  // MARK: Layers

  private func beginLayer(_ box: PixelBox, _ opacity: UInt32, _ clip: Int32) {
    layers.begin(box, opacity: opacity, clip: clip)
    aim()
  }

  private func endLayer(_ frame: Frame) {
    guard let level = layers.end() else { return }
    aim()
    if level.buffer == nil { return }
    let clip = clips.rows(level.clip, within: layerClip, frame), box = level.box
    for row in 0..<Int(box.bottom - box.top) {
      let target = unsafe rows.pixels(Int(box.left), Int(box.top) + row)
      unsafe layers.paintRow(row, of: level, over: target, through: clip)
    }
  }

  /// Points the rows at the innermost layer, or at the window.
  private func aim() {
    layerClip = layers.target?.clip ?? -1
    if let level = layers.target, let buffer = level.buffer {
      unsafe rows.paint(
        into: layers.pixels(buffer), stride: LayerStack.stride, left: level.box.left, top: level.box.top)
    } else {
      unsafe rows.paint(into: pixels, stride: stride, left: 0, top: 0)
    }
  }
}

extension RoundedBox {
  /// The frame of a picture.
  init(frame words: UnsafePointer<Int32>) {
    unsafe (left, top, right, bottom) = (words[0], words[1], words[2], words[3])
    (topLeft, topRight, bottomRight, bottomLeft) = (0, 0, 0, 0)
  }
}
