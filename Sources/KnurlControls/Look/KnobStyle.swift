/// A knob.
public struct KnobStyle: Sendable {
  /// What a knob is drawn as.
  public enum Look: Sendable {
    /// A knurled cap of turned metal with a line, in an arc that the value lights up.
    case knurled
    /// A matte cap with a line to its edge, in an arc.
    case flat
    /// A cap with a dimple of colour, in an arc.
    case dot
    /// A pointed bar on a round base, as on old radios; no arc.
    case chickenHead
    /// An arc alone, with the value in its middle.
    case arc
    /// A line round the sweep and another that points at the value, both in the style's colour.
    case line
    /// Pictures in one image, the first for the minimum and the last for the maximum.
    case filmstrip(SpriteStrip)
    /// A drawing of the program's own; it gets the whole dial.
    case custom(@Sendable (Canvas, KnobDrawing) -> Void)

    /// Pictures below each other in one image; a count outside one to the image's rows is clamped.
    public static func filmstrip(_ image: Image, count: Int) -> Look { .filmstrip(SpriteStrip(image, rows: count)) }
  }

  /// The colour of the value's arc.
  public var color: Color
  /// The width of the value's arc.
  public var lineWidth: Double
  /// The length of the line that points at the value.
  public var indicatorLength: Double
  /// Where the sweep begins, clockwise from +x.
  public var startAngle: Angle
  /// Where the sweep ends, clockwise from +x; a turn more than the start at most.
  public var endAngle: Angle
  /// The radius of the cap.
  public var radius: Double
  /// The number of marks round the sweep.
  public var tickCount: Int
  /// The points of travel for the whole sweep in the straight drag modes.
  public var travel: Double
  /// The size of the label and of the readout.
  public var labelSize: Double, readoutSize: Double
  /// What it is drawn as.
  public var look = Look.knurled
  /// Its cap.
  public var cap = CapStyle.studio
  /// The radius of the thumbs on the arc of a knob for two values.
  public var thumbRadius = 8.0
  /// The size of the numbers round the dial, where `options.tickCount` or `options.marks` ask for some.
  public var tickSize = 10.5
}

/// What a program that draws a knob itself is told: in points of the knob's own coordinates, angles clockwise from +x.
public struct KnobDrawing: Sendable {
  /// The axis.
  public let center: Point
  /// The largest radius that stays inside the dial.
  public let radius: Double
  /// The position that the picture shows, 0...1; it may be on its way to the value's.
  public let position: Double
  /// Where a fill begins, 0...1.
  public let origin: Double
  /// The direction of the position.
  public let indicator: Angle
  /// Where the sweep begins, and how far it goes.
  public let start: Angle, sweep: Angle
  /// The value as a readout.
  public let text: String
  /// Whether a hovering pointer is over it, a pointer holds it, it receives keys, and it can be operated.
  public let isHot: Bool, isActive: Bool, isFocused: Bool, isEnabled: Bool
}

extension KnobStyle {
  /// The sweep, above nothing and at most a turn.
  var usableSweep: Angle { Self.usable(endAngle - startAngle) }

  static func usable(_ sweep: Angle) -> Angle {
    Angle(radians: sweep.radians > 1e-6 ? min(sweep.radians, 2 * .pi) : 1e-6)
  }

  /// What the numbers round the dial are placed by: a knob without ends points at them, any other's arc goes to them.
  func face(_ options: ValueOptions, hasThumbs: Bool = false) -> DialFace {
    let isEndless = options.turning == .unbounded && !hasThumbs
    return DialFace(
      start: startAngle, sweep: isEndless ? .turn : usableSweep, textSize: tickSize,
      tickRoom: hasThumbs || !hasMargin ? DialFace.tickRoom : 0)
  }

  /// The same with lines that stay inside a dial.
  func fitted(to layout: KnobLayout) -> KnobStyle {
    var style = self
    style.lineWidth = Interpolation.clamp(lineWidth, 0, hasMargin ? 2 * KnobLayout.margin - 18 : layout.radius)
    style.indicatorLength = Interpolation.clamp(indicatorLength, 0, hasMargin ? 40 : layout.radius)
    return style
  }

  /// The same with its fine marks between the numbers, if there are any: none where these stand at uneven distances.
  func with(_ numbers: DialNumbers?) -> KnobStyle {
    guard let numbers else { return self }
    var style = self
    style.tickCount = numbers.marks.source.face.sweep == usableSweep ? numbers.fineCount(tickCount) : 0
    return style
  }

  /// Whether the drawing leaves room for marks and an arc round the cap.
  var hasMargin: Bool {
    switch look {
    case .knurled, .flat, .dot, .chickenHead, .arc: true
    case .line, .filmstrip, .custom: false
    }
  }
}
