/// The lengths of a straight control, in points.
struct StraightMetrics {
  var trackThickness: Double
  /// The thumb's extent along and across the track.
  var thumbLength: Double
  var thumbBreadth: Double
  /// The distance of the thumb's middle, at a bound, from the end of the track.
  var reach: Double
  /// The distance of the track's ends from those of the control.
  var inset: Double
  /// What stands before and behind the track: label and readout.
  var head = 0.0
  var foot = 0.0
  /// The room across the track for numbers: below it, or right of it where it stands upright.
  var tickRoom = 0.0

  /// The same without what is no length: below zero or NaN counts as none, and none is longer than any window.
  var sanitized: StraightMetrics {
    func usable(_ length: Double) -> Double { length > 0 ? min(length, 1e5) : 0 }
    return StraightMetrics(
      trackThickness: usable(trackThickness), thumbLength: usable(thumbLength), thumbBreadth: usable(thumbBreadth),
      reach: usable(reach), inset: usable(inset), head: usable(head), foot: usable(foot), tickRoom: usable(tickRoom))
  }
}

/// Where the parts of a straight control stand in its own coordinates.
struct StraightLayout {
  let bounds: Rect
  let axis: Axis
  /// Whether position 0 is at the right or at the bottom.
  let isFlipped: Bool
  /// Half the thumb's extent, along and across the track.
  let halfLength: Double
  let halfBreadth: Double
  let track: Rect
  /// Where the thumbs' centres stand at one end, and how far it is to the other.
  let start: Double
  let travel: Double
  /// The middle of the track, across it.
  let middle: Double
  /// The part of the bounds without head, foot and numbers.
  let body: Rect
  /// Whether there is room for the label above, for the numbers, and for what stands below an upright control.
  let hasHead: Bool
  let hasFoot: Bool

  /// The extent that the control would like to have; `length` is that of its track.
  static func naturalSize(_ metrics: StraightMetrics, _ axis: Axis, length: Double, labelWidth: Double) -> NaturalSize {
    let across = max(metrics.thumbBreadth, metrics.trackThickness) + 6
    let around = metrics.head + metrics.foot
    if axis == .vertical {
      return NaturalSize(width: max(across + 2 * metrics.tickRoom, labelWidth), height: length + around)
    }
    return NaturalSize(width: length, height: around + across + metrics.tickRoom, fills: true)
  }

  init(_ bounds: Rect, _ metrics: StraightMetrics, axis: Axis, isInverted: Bool) {
    self.bounds = bounds
    self.axis = axis
    let isUpright = axis == .vertical
    isFlipped = isUpright != isInverted
    // The thumb comes first; what has no room beside it is left out.
    let thumb = isUpright ? 2 * metrics.thumbLength : max(metrics.thumbBreadth, metrics.trackThickness)
    let spare = max(0, bounds.height - thumb), below = metrics.foot + (isUpright ? 0 : metrics.tickRoom)
    hasHead = metrics.head > 0 && spare >= metrics.head
    let head = hasHead ? metrics.head : 0
    hasFoot = below > 0 && spare - head >= below
    let foot = hasFoot ? below : 0
    body = Rect(x: 0, y: head, width: bounds.width, height: max(0, bounds.height - head - foot))
    let across = isUpright ? body.width : body.height, along = isUpright ? body.height : body.width
    // A control that is smaller than its style shrinks as a whole.
    let wide = max(metrics.thumbBreadth, metrics.trackThickness)
    let long = max(metrics.thumbLength, 2 * (metrics.inset + metrics.reach))
    let factor = max(0, min(1, min(wide > 0 ? across / wide : 1, long > 0 ? along / long : 1)))
    (halfLength, halfBreadth) = (metrics.thumbLength / 2 * factor, metrics.thumbBreadth / 2 * factor)
    let thickness = min(metrics.trackThickness, across), inset = metrics.inset * factor
    middle = isUpright ? body.center.x : body.center.y
    start = (isUpright ? body.minY : body.minX) + inset + metrics.reach * factor
    travel = max(0, along - 2 * (inset + metrics.reach * factor))
    track =
      isUpright
      ? Rect(x: middle - thickness / 2, y: body.minY + inset, width: thickness, height: max(0, along - 2 * inset))
      : Rect(x: inset, y: middle - thickness / 2, width: max(0, along - 2 * inset), height: thickness)
  }

  /// The part that takes presses: as wide as the thumbs, as long as the control.
  var band: Rect {
    let half = max(halfBreadth, min(track.width, track.height) / 2)
    return axis == .horizontal
      ? Rect(x: 0, y: middle - half, width: bounds.width, height: 2 * half)
      : Rect(x: middle - half, y: body.minY, width: 2 * half, height: body.height)
  }

  func along(_ place: Point) -> Double { axis == .horizontal ? place.x : place.y }

  /// Where a thumb's centre stands at a position.
  func center(at position: Double) -> Point {
    let along = start + travel * (isFlipped ? 1 - position : position)
    return axis == .horizontal ? Point(x: along, y: middle) : Point(x: middle, y: along)
  }

  /// Where a thumb stands.
  func thumb(at position: Double) -> Rect {
    let size =
      axis == .horizontal
      ? Size(width: 2 * halfLength, height: 2 * halfBreadth) : Size(width: 2 * halfBreadth, height: 2 * halfLength)
    return Rect(center: center(at: position), size: size)
  }

  /// The fill between two positions, as thick as the track; from a bound it may begin at the end of the track, and it may
  /// hang over its goal.
  func fill(from first: Double, to last: Double, reachesEnd: Bool = false, overhang: Double = 0) -> Rect {
    let isUpright = axis == .vertical
    var a = along(center(at: first)), b = along(center(at: last))
    b += b < a || (first > 0.5) != isFlipped ? -overhang : overhang
    if reachesEnd {
      let isFar = (first > 0.5) != isFlipped
      a = isUpright ? (isFar ? track.maxY : track.minY) : isFar ? track.maxX : track.minX
    }
    return isUpright
      ? Rect(x: track.minX, y: min(a, b), width: track.width, height: abs(b - a))
      : Rect(x: min(a, b), y: track.minY, width: abs(b - a), height: track.height)
  }
}
