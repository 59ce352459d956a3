/// Where the parts of a meter stand in its own coordinates, all on pixel edges: channels side by side, in each a groove
/// with the lamps in it, and behind its end the lamp of overload.
struct MeterLayout {
  let bounds: Rect
  let isUpright: Bool
  /// Whether it grows to the left.
  let isMirrored: Bool
  /// How many lamps a channel has; of a bar, one for each pixel.
  let lamps: Int
  /// The lamp and what it takes with the gap behind it, in points along the meter.
  let lampLength: Double
  let pitch: Double
  let hasLabel: Bool
  let hasClip: Bool
  private let body: Rect
  private let breadth: Double
  private let stride: Double
  /// How far the first channel stands from the left: above a label they stand in the middle.
  private let side: Double
  /// How long the lamp of overload is, and how far from the groove's end; the lamps' distance from the groove's edge.
  private let clipLength: Double
  private let clipDistance: Double
  private let padding: Double
  /// Where the first lamp begins, from the meter's lower end.
  private let first: Double

  static let footHeight = 24.0

  /// The extent that a meter would like to have.
  static func naturalSize(
    _ style: MeterStyle, _ options: MeterOptions, channels: Int, length: Double, hasLabel: Bool
  ) -> NaturalSize {
    let count = Double(channels)
    let across = count * style.breadth + max(0, count - 1) * style.spacing, foot = hasLabel ? footHeight : 0
    if options.axis == .vertical {
      return NaturalSize(width: max(across, hasLabel ? 40 : 0), height: length + foot)
    }
    return NaturalSize(width: length, height: across + foot, fills: true)
  }

  init(
    _ bounds: Rect, _ style: MeterStyle, _ options: MeterOptions, channels: Int, hasLabel: Bool, _ grid: PixelGrid,
    isMirrored: Bool = false
  ) {
    self.bounds = bounds
    isUpright = options.axis == .vertical
    self.isMirrored = isMirrored && !isUpright
    let count = Double(max(1, channels))
    self.hasLabel = hasLabel && bounds.height >= Self.footHeight + (isUpright ? 40 : count * 4)
    let foot = self.hasLabel ? Self.footHeight : 0
    body = Rect(
      x: 0, y: isUpright ? 0 : foot, width: bounds.width, height: max(0, bounds.height - foot))
    let across = isUpright ? body.width : body.height, long = isUpright ? body.height : body.width
    // In a place of its own a meter fills it; above a label it keeps its breadth.
    let wanted = hasLabel && isUpright ? min(across, count * style.breadth + (count - 1) * style.spacing) : across
    let gap = count > 1 ? grid.snapped(min(style.spacing, wanted / count / 3)) : 0
    breadth = max(0, grid.points(Int((wanted - (count - 1) * gap) / count * grid.pixelsPerPoint + 1e-6)))
    stride = breadth + gap
    side = isUpright ? grid.snapped((across - wanted) / 2) : 0
    hasClip = options.showsClip && long >= 6 * style.clipLength
    clipLength = hasClip ? grid.snappedLength(style.clipLength) : 0
    clipDistance = hasClip ? grid.snappedLength(style.clipDistance) : 0
    padding = grid.snapped(min(style.padding, breadth / 3))
    let travel = max(0, long - clipLength - clipDistance - 2 * padding)
    let lamp = options.isSegmented ? grid.snappedLength(style.lampLength) : grid.points(1)
    let space = options.isSegmented ? grid.snappedLength(style.lampDistance) : 0
    (lampLength, pitch) = (lamp, lamp + space)
    lamps = lamp > 0 ? Int(min(4096, (travel + space + 1e-6) / pitch)) : 0
    let rest = travel - Double(lamps) * pitch + space
    first = padding + grid.points(Int(max(0, rest) * grid.pixelsPerPoint / 2))
  }

  /// The whole of a channel: groove and lamp of overload.
  func channel(_ index: Int) -> Rect { rect(index, from: 0, to: isUpright ? body.height : body.width, inset: 0) }

  /// The groove of a channel.
  func groove(_ index: Int) -> Rect {
    rect(index, from: 0, to: (isUpright ? body.height : body.width) - clipLength - clipDistance, inset: 0)
  }

  /// The lamp of overload.
  func clip(_ index: Int) -> Rect {
    let end = isUpright ? body.height : body.width
    return rect(index, from: end - clipLength, to: end, inset: 0)
  }

  /// The inside of the groove along some lamps.
  func inside(_ index: Int, _ lamps: Range<Int>) -> Rect {
    rect(index, from: start(lamps.lowerBound), to: start(lamps.upperBound) - pitch + lampLength, inset: padding)
  }

  /// The line through the middle of some lamps.
  func line(_ index: Int, _ lamps: Range<Int>) -> Path {
    let rect = inside(index, lamps)
    if isUpright {
      return .line(from: Point(x: rect.center.x, y: rect.maxY), to: Point(x: rect.center.x, y: rect.minY))
    }
    let (left, right) = (Point(x: rect.minX, y: rect.center.y), Point(x: rect.maxX, y: rect.center.y))
    return isMirrored ? .line(from: right, to: left) : .line(from: left, to: right)
  }

  /// How broad the lamps are.
  var lampBreadth: Double { max(0, breadth - 2 * padding) }

  /// How many lamps a position lights: those whose middle it has reached, and all of them at one.
  func lit(_ position: Double) -> Int {
    let reached = (position * Double(lamps) + 0.5).rounded(.down)
    return Int(Interpolation.clamp(reached, 0, Double(lamps)))
  }

  private func start(_ lamp: Int) -> Double { first + Double(lamp) * pitch }

  private func rect(_ index: Int, from start: Double, to end: Double, inset: Double) -> Rect {
    let length = max(0, end - start), across = Double(index) * stride + inset, broad = max(0, breadth - 2 * inset)
    if isUpright {
      return Rect(x: side + across, y: body.maxY - end, width: broad, height: length)
    }
    return Rect(
      x: isMirrored ? body.maxX - end : start, y: body.minY + across, width: length, height: broad)
  }
}
