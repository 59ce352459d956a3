import KnurlDrawing

/// The masks of clips within the interval that is being painted.
final class ClipMasks {
  /// Masks kept at once; with more clips in one interval, the oldest ones are made again.
  private static let capacity = 24

  private let rows = RowPainter()
  private let shapes: ShapePainter
  private var slots: [(clip: Int32, outer: Int32, rows: ClipRows)] = []
  private var used = 0
  private var interval = PixelBox.empty

  init() {
    shapes = ShapePainter(rows: rows)
  }

  func beginFrame(clips: Int) { shapes.beginFrame(shapes: clips) }

  func begin(_ interval: PixelBox) {
    self.interval = interval
    for index in slots.indices { slots[index].clip = -1 }
    used = 0
  }

  /// The rows of a clip and all around it, or nil where nothing needs a mask. The clip `limit` and those around that are
  /// not among them: they are the clips of a layer, which is clipped as one.
  func rows(_ clip: Int32, within limit: Int32 = -1, _ frame: Frame) -> ClipRows? {
    guard let clip = masked(clip, limit, frame) else { return nil }
    for slot in slots where slot.clip == clip && slot.outer == limit { return slot.rows }
    let node = frame.clip(Int(clip))
    let outer = rows(node.parent, within: limit, frame)
    let result = slot(clip, limit, besides: outer)
    result.clear(interval)
    unsafe rows.write(into: result.bytes, stride: ClipRows.stride, left: interval.left, top: interval.top)
    let box = node.absoluteBox.intersection(interval)
    if !box.isEmpty {
      unsafe shapes.fill(
        frame.words(node.start), Int(clip), originX: node.originX, originY: node.originY, box, extent: node.box)
    }
    if let outer { result.multiply(by: outer, interval) }
    result.classify(interval)
    return result
  }

  /// The innermost clip from one outwards that cuts the interval with more than a rectangle of whole pixels.
  private func masked(_ start: Int32, _ limit: Int32, _ frame: Frame) -> Int32? {
    var index = start
    while index >= 0 && index != limit {
      let node = frame.clip(Int(index))
      if node.count > 0 && !holdsInterval(node, frame) && !isRepeated(node, frame) { return index }
      index = node.parent
    }
    return nil
  }

  /// Whether a clip holds already, as one of those around it: the same one twice is once.
  private func isRepeated(_ node: ClipNode, _ frame: Frame) -> Bool {
    var index = node.parent
    while index >= 0 {
      let next = frame.clip(Int(index))
      let isSame =
        next.hash == node.hash && next.originX == node.originX && next.originY == node.originY
        && next.box == node.box
      if isSame { return true }
      index = next.parent
    }
    return false
  }

  private func holdsInterval(_ node: ClipNode, _ frame: Frame) -> Bool {
    let words = unsafe frame.words(node.start)
    guard unsafe words[0] == DrawWords.Shape.rect else { return false }
    return unsafe RoundedBox(words: words + 1).contains(interval.moved(-node.originX, -node.originY))
  }

  private func slot(_ clip: Int32, _ limit: Int32, besides outer: ClipRows?) -> ClipRows {
    var index = used % Self.capacity
    if index < slots.count, slots[index].rows === outer {
      used += 1
      index = used % Self.capacity
    }
    used += 1
    if index == slots.count { slots.append((clip, limit, ClipRows())) }
    (slots[index].clip, slots[index].outer) = (clip, limit)
    return slots[index].rows
  }
}
