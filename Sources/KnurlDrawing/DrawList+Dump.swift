extension DrawList {
  /// The list as text, for tests and for people: clips first, then commands in their order, then what was left out.
  ///
  /// Places are in pixels of the window, lengths in pixels, angles in degrees, colours premultiplied `#aarrggbb`. Numbers
  /// have up to three digits behind the point and no more than they need. Equal lists have equal texts, and the same
  /// one on every machine. In braces: what may be missing. In brackets: any number of times.
  ///
  ///     clip      = "clip" NUMBER ":" (shape | "rect" LEFT TOP RIGHT BOTTOM) {"in" OUTER}
  ///     command   = drawing {"clip" NUMBER}
  ///     drawing   = "fill" shape paint
  ///               | "stroke" shape stroke paint
  ///               | "shadow" shape {stroke} shadow
  ///               | "innerShadow" shape shadow
  ///               | "image" WIDTHxHEIGHT HASH "in" edges {"part" edges} {"middle" edges "to" edges} {tint} {"opacity" 0...255}
  ///               | "glyphs" COUNT HASH "at" X Y color "size" POINTS
  ///               | "beginLayer" "opacity" 0...255
  ///               | "endLayer"
  ///     dropped   = "dropped" COUNT
  ///     edges     = LEFT TOP RIGHT BOTTOM
  ///     shape     = "rect" edges "radii" UPPER-LEFT UPPER-RIGHT LOWER-RIGHT LOWER-LEFT
  ///               | "arc" X Y "radius" LENGTH "from" ANGLE "by" ANGLE
  ///               | "path" {"evenodd"} ["M" X Y | "L" X Y | "Q" CONTROL END | "C" CONTROL CONTROL END | "Z"]
  ///     stroke    = "width" LENGTH ("miter" {LIMIT} | "round" | "bevel") ("butt" | "round" | "square")
  ///                 {"dash" LENGTH [LENGTH] {"phase" LENGTH}}
  ///     paint     = color | "linear" X Y X Y stops | "radial" X Y RADIUS stops | "conic" X Y ANGLE stops
  ///     stops     = [OFFSET color]
  ///     tint      = "multiply" color | "mask" color
  ///     shadow    = color "offset" X Y "sigma" LENGTH
  ///
  /// A miter limit of 4, a phase of 0, an opacity of 255 and a part that is the whole picture are left out. Hashes are
  /// eight hexadecimal digits of the content.
  /// - Complexity: O(n) in the words of the list.
  public var dump: String {
    var text = ""
    for clip in clips.indices { text += describe(clip: clip) + "\n" }
    for command in commands { text += describe(command) + "\n" }
    if droppedCommands > 0 { text += "dropped \(droppedCommands)\n" }
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
    case .image: parts.append(reader.image(images[Int(reader.word())]))
    case .glyphs:
      let layout = layouts[Int(reader.word())]
      parts += ["\(layout.glyphs.count)", DrawReader.digits(layout.contentHash), "at \(reader.place())"]
      parts += [reader.color(), "size \(DrawReader.decimal(points: layout.size))"]
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

  mutating func color() -> String { "#" + Self.digits(UInt64(UInt32(bitPattern: word()))) }

  /// The lower 32 bits as hexadecimal digits.
  static func digits(_ number: UInt64) -> String {
    let digits = String(UInt32(truncatingIfNeeded: number), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private mutating func pixels() -> [Int32] { [word(), word(), word(), word()] }

  mutating func image(_ image: Image) -> String {
    let frame = corners(), opacity = word(), kind = word(), color = color()
    let part = pixels(), middle = pixels(), stretched = corners(), size = image.bounds
    func text(_ edges: [Int32]) -> String { edges.map(String.init).joined(separator: " ") }
    var result = "\(size.width)x\(size.height) \(Self.digits(image.contentHash)) in \(frame)"
    if part != [0, 0, Int32(size.width), Int32(size.height)] { result += " part \(text(part))" }
    if middle != part { result += " middle \(text(middle)) to \(stretched)" }
    if kind != DrawWords.Tint.none { result += (kind == DrawWords.Tint.mask ? " mask " : " multiply ") + color }
    return opacity == 255 ? result : result + " opacity \(opacity)"
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
    let limit = word(), count = word()
    text += [" miter", " round", " bevel"][Int(style & 255)]
    if style & 255 == Stroke.Join.miter.rawValue && limit != 4 << 16 { text += " \(Self.decimal(limit >> 8))" }
    text += [" butt", " round", " square"][Int(style >> 8)]
    if count == 0 { return text }
    text += " dash"
    for _ in 1..<count { text += " \(length())" }
    let phase = length()
    return phase == "0" ? text : text + " phase \(phase)"
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

  /// A number of points with up to three digits behind the point.
  static func decimal(points: Double) -> String {
    decimal(thousandths: Int(Interpolation.clamp(points, -0x1p40, 0x1p40) * 1000 + (points < 0 ? -0.5 : 0.5)))
  }

  /// A 24.8 number with up to three digits behind the point.
  private static func decimal(_ word: Int32) -> String {
    let thousandths = (Int(word.magnitude) * 1000 + 128) / 256
    return decimal(thousandths: word < 0 ? -thousandths : thousandths)
  }

  private static func decimal(thousandths: Int) -> String {
    var text = (thousandths < 0 ? "-" : "") + String(thousandths.magnitude / 1000)
    let rest = Int(thousandths.magnitude % 1000)
    if rest > 0 {
      var digits = String(1000 + rest).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }
}
