/// A ring slider.
public struct RingSliderStyle: Sendable {
  /// What a ring is drawn as.
  public enum Look: Hashable, Sendable {
    /// A groove with a fill that glows and a thumb of metal.
    case groove
    /// A plain line, another over it in the style's colour, and a disc with a glow for a thumb.
    case line
    /// A dark ring with a hairline of light on each rim, a narrower arc in it, and a translucent disc for a thumb.
    case glass
  }

  /// The colour of the value's arc.
  public var color: Color
  /// The colour of the ring.
  public var trackColor: Color
  /// The colour of the light round the value's arc or, of a plain one, round the thumb.
  public var glowColor: Color
  /// The width of the value's arc.
  public var lineWidth: Double
  /// Where the ring begins, clockwise from +x.
  public var startAngle: Angle
  /// How far it goes round, at most a turn.
  public var sweep: Angle
  /// The width of the ring; nil: that of the value's arc and of a groove's rim, or half as much again for one of glass.
  public var trackWidth: Double?
  /// The radius of a thumb; nil: twice the line's width, or half of it for one of glass.
  public var thumbRadius: Double?
  /// A picture in place of the drawn thumb; nil: none.
  public var thumbPicture: ThumbPicture?
  /// The radius of the whole where nobody says how large it is.
  public var radius: Double
  /// The points of travel for the whole sweep in the straight drag modes.
  public var travel: Double
  /// The size of the number in the middle, 0: none, and that of the label below.
  public var readoutSize: Double, labelSize: Double
  /// What it is drawn as.
  public var look: Look
  /// The colour that the value's arc has come to where the ring ends, from `color` where it begins; nil: one colour.
  public var endColor: Color?
  /// The colour of the value's arc at the bottom of the ring, from `color` at its top; nil: one colour. `endColor` comes first.
  public var bottomColor: Color?
  /// How far the value's arc fades out at its edges once it has come all the way round, in points; less before, in
  /// proportion. 0: it has sharp edges. Half of it is the standard deviation.
  public var blur = 0.0
  /// The size of the numbers round the ring, where `options.tickCount` or `options.marks` ask for some.
  public var tickSize = 10.5
}

extension RingSliderStyle {
  static var studio: RingSliderStyle {
    RingSliderStyle(
      color: Color(red: 0.24, green: 0.80, blue: 0.88), trackColor: Color(red: 0.052, green: 0.058, blue: 0.068),
      glowColor: Color(red: 0.24, green: 0.80, blue: 0.88), lineWidth: 8, startAngle: .zero, sweep: .turn,
      thumbRadius: 12, radius: 60, travel: 200, readoutSize: 24, labelSize: 12, look: .groove)
  }

  /// A picture in place of the drawn thumb, at its own size: `thumbPicture` without insets. Nil where that is none, or one in
  /// pieces or of states.
  public var thumbImage: Image? {
    get { thumbPicture?.image }
    set { thumbPicture = newValue.map { ThumbPicture($0) } }
  }

  /// What the numbers round the ring are placed by: the places of its thumb.
  func face(_ options: ValueOptions) -> DialFace {
    let sweep = options.turning.turns.map { Angle.turn * $0 } ?? usableSweep
    return DialFace(start: startAngle, sweep: sweep, textSize: tickSize, tickRoom: DialFace.tickRoom)
  }

  /// The sweep, above nothing and at most a turn.
  var usableSweep: Angle { KnobStyle.usable(sweep) }
}
