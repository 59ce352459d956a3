extension DrawList {
  /// The list as text, one command a line: operation, shape, paint and clip in pixels, for tests and for people.
  public var dump: String {
    var text = ""
    for clip in clips.indices { text += describe(clip: clip) + "\n" }
    for command in commands { text += describe(command) + "\n" }
    return text
  }

  private func describe(clip index: Int) -> String {
    let clip = clips[index]
    var reader = DrawReader(self, clip)
    let shape = clip.count == 0 ? describe(clip.absoluteBox) : reader.shape()
    return "clip \(index): \(shape)" + (clip.parent < 0 ? "" : " in \(clip.parent)")
  }

  private func describe(_ box: PixelBox) -> String {
    "rect \(box.left) \(box.top) \(box.right) \(box.bottom)"
  }

  private func describe(_ command: DrawCommand) -> String {
    var reader = DrawReader(self, command)
    var parts = ["\(command.operation)"]
    switch command.operation {
    case .fill: parts += [reader.shape(), reader.paint()]
    case .stroke: parts += [reader.shape(), reader.stroke(), reader.paint()]
    case .shadow:
      let isStroke = reader.word() == 1
      parts.append(reader.shape())
      if isStroke { parts.append(reader.stroke()) }
      parts.append(reader.shadow())
    case .innerShadow: parts += [reader.shape(), reader.shadow()]
    case .image:
      let index = Int(reader.word())
      parts.append("\(Int(images[index].size.width))x\(Int(images[index].size.height)) in \(reader.corners())")
      parts.append("opacity \(reader.word())")
    case .glyphs:
      let layout = layouts[Int(reader.word())]
      parts.append("\(layout.glyphs.count) at \(reader.place()) \(reader.color()) size \(layout.size)")
    case .beginLayer: parts.append("opacity \(reader.word())")
    case .endLayer: break
    }
    if command.clip >= 0 { parts.append("clip \(command.clip)") }
    return parts.joined(separator: " ")
  }
}

/// Reads words back as text, with places in pixels of the window.
private struct DrawReader {
  private let list: DrawList
  private var index: Int
  private let originX: Int32
  private let originY: Int32

  init(_ list: DrawList, _ command: DrawCommand) {
    (self.list, index) = (list, Int(command.start))
    (originX, originY) = (command.originX << 8, command.originY << 8)
  }

  init(_ list: DrawList, _ clip: ClipNode) {
    (self.list, index) = (list, Int(clip.start))
    (originX, originY) = (clip.originX << 8, clip.originY << 8)
  }

  mutating func word() -> Int32 {
    index += 1
    return list.words[index - 1]
  }

  private mutating func length() -> String { Self.decimal(word()) }
  private mutating func x() -> String { Self.decimal(word() &+ originX) }
  private mutating func y() -> String { Self.decimal(word() &+ originY) }
  private mutating func degrees() -> String { Self.decimal(Int32((Int64(word()) * 360 * 256 + (1 << 23)) >> 24)) }

  mutating func place() -> String { "\(x()) \(y())" }
  mutating func corners() -> String { "\(place()) \(place())" }

  mutating func color() -> String {
    let digits = String(UInt32(bitPattern: word()), radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  mutating func shape() -> String {
    switch word() {
    case DrawWords.Shape.rect: "rect \(corners()) radii \(length()) \(length()) \(length()) \(length())"
    case DrawWords.Shape.arc: "arc \(place()) radius \(length()) from \(degrees()) by \(degrees())"
    default: path()
    }
  }

  private mutating func path() -> String {
    var text = word() == 0 ? "path" : "path evenodd"
    let end = index + 1 + Int(word())
    while index < end {
      let verb = word()
      text += [" M", " L", " Q", " C", " Z"][Int(verb)]
      for _ in 0..<DrawWords.Verb.coordinates(verb) / 2 { text += " \(place())" }
    }
    return text
  }

  mutating func stroke() -> String {
    var text = "width \(length())"
    let style = word()
    text += [" miter", " round", " bevel"][Int(style & 255)] + [" butt", " round", " square"][Int(style >> 8)]
    _ = word()
    let dashes = word()
    if dashes > 0 { text += " dash" }
    for _ in 0..<dashes { text += " \(length())" }
    return text
  }

  mutating func paint() -> String {
    switch word() {
    case DrawWords.Paint.solid: color()
    case DrawWords.Paint.linear: "linear \(corners())" + stops()
    case DrawWords.Paint.radial: "radial \(place()) \(length())" + stops()
    default: "conic \(place()) \(degrees())" + stops()
    }
  }

  private mutating func stops() -> String {
    var text = ""
    for _ in 0..<word() { text += " \(Self.decimal(word() >> 8)) \(color())" }
    return text
  }

  mutating func shadow() -> String { "\(color()) offset \(length()) \(length()) sigma \(length())" }

  /// A 24.8 number with up to three digits behind the point.
  private static func decimal(_ word: Int32) -> String {
    let thousandths = (Int(word.magnitude) * 1000 + 128) / 256
    var text = (word < 0 ? "-" : "") + String(thousandths / 1000)
    let rest = thousandths % 1000
    if rest > 0 {
      var digits = String(1000 + rest).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }
}
