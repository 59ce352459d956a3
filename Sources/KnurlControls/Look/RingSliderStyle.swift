/// A ring slider.
public struct RingSliderStyle: Sendable {
  /// What a ring is drawn as.
  public enum Look: Hashable, Sendable {
    /// A groove with a fill that glows and a thumb of metal.
    case groove
    /// A plain line, another over it in the style's colour, and a disc with a glow for a thumb.
    case line
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
  /// The width of the ring; nil: that of the value's arc, and the rim of a groove.
  public var trackWidth: Double?
  /// The radius of a thumb; nil: twice the line's width.
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

  /// The sweep, above nothing and at most a turn.
  var usableSweep: Angle { KnobStyle.usable(sweep) }
}
