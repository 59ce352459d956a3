import KnurlDrawing

extension DrawList {
  /// The list for another number of pixels per point.
  ///
  /// Its numbers are rounded a second time, so a list that is recorded for the wanted scale looks a little better.
  func rescaled(to pixelsPerPoint: Double) -> DrawList {
    let ratio = PixelGrid(pixelsPerPoint: pixelsPerPoint).pixelsPerPoint / self.pixelsPerPoint
    var result = DrawList(pixelsPerPoint: pixelsPerPoint)
    (result.images, result.layouts) = (images, layouts)
    for clip in clips {
      var words = RescaledWords(self.words, clip.start, clip.originX, clip.originY, ratio)
      var node = clip
      if clip.count > 0 { words.shape() } else { words.rect(clip.box) }
      words.finish(&node.box)
      (node.originX, node.originY) = (words.newOriginX, words.newOriginY)
      (node.start, node.count) = words.append(to: &result.words)
      result.clips.append(node)
    }
    for command in commands {
      var words = RescaledWords(self.words, command.start, command.originX, command.originY, ratio)
      var scaled = command
      words.command(command.operation)
      words.finish(&scaled.box)
      (scaled.originX, scaled.originY) = (words.newOriginX, words.newOriginY)
      (scaled.start, scaled.count) = words.append(to: &result.words)
      result.commands.append(scaled)
    }
    return result
  }
}

/// Reads the words of a command or clip and writes them for another scale.
private struct RescaledWords {
  private let source: [Int32]
  private var index: Int
  private let originX: Double
  private let originY: Double
  private let ratio: Double
  let newOriginX: Int32
  let newOriginY: Int32
  private var words: [Int32] = []

  init(_ source: [Int32], _ start: Int32, _ originX: Int32, _ originY: Int32, _ ratio: Double) {
    (self.source, index, self.ratio) = (source, Int(start), ratio)
    (self.originX, self.originY) = (Double(originX) * 256, Double(originY) * 256)
    newOriginX = rounded(Double(originX) * ratio * 256) >> 8
    newOriginY = rounded(Double(originY) * ratio * 256) >> 8
  }

  func append(to list: inout [Int32]) -> (start: Int32, count: Int32) {
    let start = list.count
    list += words
    return (Int32(start), Int32(words.count))
  }

  /// Scales a box of whole pixels outwards.
  func finish(_ box: inout PixelBox) {
    if box.isEmpty { return }
    box = PixelBox(
      left: (x(box.left << 8) >> 8) - 1, top: (y(box.top << 8) >> 8) - 1,
      right: ((x(box.right << 8) + 255) >> 8) + 1, bottom: ((y(box.bottom << 8) + 255) >> 8) + 1)
  }

  private func x(_ word: Int32) -> Int32 { rounded((originX + Double(word)) * ratio) &- newOriginX << 8 }
  private func y(_ word: Int32) -> Int32 { rounded((originY + Double(word)) * ratio) &- newOriginY << 8 }

  private mutating func next() -> Int32 {
    index += 1
    return source[index - 1]
  }

  private mutating func copy(_ count: Int = 1) {
    for _ in 0..<count { words.append(next()) }
  }

  private mutating func place(_ count: Int = 1) {
    for _ in 0..<count {
      words.append(x(next()))
      words.append(y(next()))
    }
  }

  private mutating func length(_ count: Int = 1) {
    for _ in 0..<count { words.append(rounded(Double(next()) * ratio)) }
  }

  mutating func command(_ operation: DrawOperation) {
    switch operation {
    case .fill:
      shape()
      paint()
    case .stroke:
      shape()
      stroke()
      paint()
    case .shadow:
      let isStroke = source[index] == 1
      copy()
      shape()
      if isStroke { stroke() }
      shadow()
    case .innerShadow:
      shape()
      shadow()
    case .image:
      copy()
      place(2)
      // Opacity and tint, and two rectangles in pixels of the picture.
      copy(11)
      place(2)
    case .glyphs: glyphs()
    case .beginLayer: copy()
    case .endLayer: break
    }
  }

  private mutating func shadow() {
    copy()
    length(3)
  }

  private mutating func glyphs() {
    copy()
    place()
    words[words.count - 1] = (words[words.count - 1] &+ 128) & ~255
    copy()
    length()
  }

  mutating func rect(_ box: PixelBox) {
    let edges = (x(box.left << 8), y(box.top << 8), x(box.right << 8), y(box.bottom << 8))
    words += [DrawWords.Shape.rect, edges.0, edges.1, edges.2, edges.3, 0, 0, 0, 0]
  }

  mutating func shape() {
    let kind = source[index]
    copy()
    switch kind {
    case DrawWords.Shape.rect:
      place(2)
      length(4)
    case DrawWords.Shape.arc:
      place()
      length()
      copy(2)
    default:
      copy(2)
      let end = index + Int(source[index - 1])
      while index < end {
        let verb = source[index]
        copy()
        place(DrawWords.Verb.coordinates(verb) / 2)
      }
    }
  }

  private mutating func stroke() {
    length()
    copy(2)
    let count = Int(source[index])
    copy()
    length(count)  // Dashes and their phase.
  }

  private mutating func paint() {
    let kind = source[index]
    copy()
    switch kind {
    case DrawWords.Paint.solid:
      copy()
      return
    case DrawWords.Paint.linear: place(2)
    case DrawWords.Paint.radial:
      place()
      length()
    default:
      place()
      copy()
    }
    let count = Int(source[index])
    copy(1 + 2 * count)
  }
}
