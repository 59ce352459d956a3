/// All looks, as plain values. `ui.theme` for the whole UI, `ui.styled` for a part, e.g.
/// `ui.styled({ $0.rangeSlider.curvaceousness = 0 }) { ... }`. Lengths are in points.
public struct Theme: Sendable {
  /// The window's colour, at its top.
  public var background: Color
  /// The window's colour, at its bottom.
  public var backgroundBelow: Color
  /// The colour of values. Setting it also recolours what has had the same colour: the fills of range sliders and toggles,
  /// the arcs of knobs and rings, and the ring of the focus.
  public var accent: Color {
    didSet {
      if rangeSlider.highlightColor == oldValue { rangeSlider.highlightColor = accent }
      if knob.color == oldValue { knob.color = accent }
      if slider.color == oldValue { slider.color = accent }
      if stopSlider.color == oldValue { stopSlider.color = accent }
      if ringSlider.color == oldValue { ringSlider.color = accent }
      if ringSlider.glowColor == oldValue { ringSlider.glowColor = accent }
      if toggle.color == oldValue { toggle.color = accent }
      if focusRing == oldValue { focusRing = accent }
      if checkbox.color == oldValue { checkbox.color = accent }
      if radio.color == oldValue { radio.color = accent }
      if segmented.color == oldValue { segmented.color = accent }
      if rows.color == oldValue { rows.color = accent }
      if layer.front == oldValue { layer.front = accent }
    }
  }
  /// The colour of lettering.
  public var text: Color
  /// The colour of lettering of second rank.
  public var dimText: Color
  /// The colour of the dark edge above each letter.
  public var textEdge: Color
  /// The colour of the ring round the control that has the focus.
  public var focusRing: Color
  /// The colour of the line round caps that are held, for who can't tell them by their light; clear for none.
  public var heldRing = Color.clear
  /// The size of running text.
  public var textSize: Double
  /// The distance between children of a container.
  public var spacing: Double
  /// The distance of the outermost children from the edge of the window.
  public var margin: Double
  /// The width of controls that fill, where nobody says how wide they are.
  public var naturalWidth: Double
  /// The opacity of disabled controls, 0...1.
  public var disabledOpacity: Double
  /// How bright the halos of values are, 0...1.
  public var glow = 1.0
  /// Whether the picture follows a jump at once.
  public var reduceMotion: Bool
  /// Grooves that controls run in.
  public var groove: GrooveStyle
  /// Thumbs of metal.
  public var thumb: ThumbStyle
  /// Panels.
  public var panel: PanelStyle
  /// Buttons.
  public var button: ButtonStyle
  /// Toggles.
  public var toggle: ToggleStyle
  /// Range sliders.
  public var rangeSlider: RangeSliderStyle
  /// Knobs.
  public var knob: KnobStyle
  /// Sliders of one thumb.
  public var slider = SliderStyle.studio(Theme.studioAccent)
  /// Sliders of stops.
  public var stopSlider = StopSliderStyle.studio(Theme.studioAccent)
  /// Faders.
  public var fader = FaderStyle.studio
  /// Meters.
  public var meter = MeterStyle.studio
  /// Ring sliders.
  public var ringSlider: RingSliderStyle
  /// Scroll areas.
  public var scroll = ScrollStyle.studio
  /// Checkboxes.
  public var checkbox = MarkStyle.studio(Theme.studioAccent)
  /// Radio buttons.
  public var radio = MarkStyle.studio(Theme.studioAccent, radius: 9)
  /// Segmented controls.
  public var segmented = SegmentedStyle.studio(Theme.studioAccent)
  /// Rows of lists, dropdowns and menus.
  public var rows = RowStyle.studio(Theme.studioAccent)
  /// Windows, popups, modals and tooltips.
  public var layer = LayerStyle.studio
  /// Fields for text.
  public var textField = TextFieldStyle.studio
}

/// A groove: cut in, darker on top, with a bright lip below.
public struct GrooveStyle: Hashable, Sendable {
  /// The bottom of the groove.
  public var color: Color
  /// The shadow that its upper edge throws into it.
  public var shade: Color
  /// The light on its lower edge.
  public var lip: Color
}

/// A thumb: stands out, lighter on top, dished in the middle.
public struct ThumbStyle: Hashable, Sendable {
  /// The rim at its top, middle and bottom.
  public var rimTop: Color, rimMiddle: Color, rimBottom: Color
  /// The dish at its top and bottom.
  public var dishTop: Color, dishBottom: Color
  /// The line round it.
  public var edge: Color
  /// The shadow below it.
  public var shadow: Color
  /// How much a held thumb grows: a sixth by default.
  public var heldScale: Double
  /// How much lighter a thumb is under a pointer.
  public var hotLight: Double
}

/// A panel: a plate with a title cut into it.
public struct PanelStyle: Hashable, Sendable {
  /// Its colour at the top and at the bottom.
  public var top: Color, bottom: Color
  /// The line round it, at the top, just below and at the bottom.
  public var edgeTop: Color, edgeMiddle: Color, edgeBottom: Color
  /// The shadow round it.
  public var shadow: Color
  /// The radius of its corners.
  public var radius: Double
  /// The distance of its content from its edge.
  public var padding: Double
  /// The height of the title's part.
  public var titleHeight: Double
  /// The size of the title.
  public var titleSize: Double
  /// Its width where nobody says how wide it is.
  public var naturalWidth: Double
}

/// A button: a cap that sinks when pressed.
public struct ButtonStyle: Hashable, Sendable {
  /// The cap's colours, at rest.
  public var top: Color, bottom: Color
  /// The cap's colours, pressed.
  public var pressedTop: Color, pressedBottom: Color
  /// The colour of the title.
  public var text: Color
  /// The line round it: above, in the middle, below.
  public var edgeTop: Color, edgeMiddle: Color, edgeBottom: Color
  /// The shadow below it.
  public var shadow: Color
  /// How much lighter it is under a pointer.
  public var hotLight: Double
  /// The radius of its corners.
  public var radius: Double
  /// Its height.
  public var height: Double
  /// The distance of the title from the sides.
  public var padding: Double
  /// The size of the title.
  public var textSize: Double
  /// The colour of the title, pressed; nil: as at rest.
  public var pressedText: Color?
  /// A colour in place of the metal, for the one button that matters; nil: metal.
  public var fill: Color?
}

/// A toggle: a groove with a thumb at either end.
public struct ToggleStyle: Hashable, Sendable {
  /// The fill when on.
  public var color: Color
  /// The groove's extent.
  public var width: Double, height: Double
  /// The distance between groove and label.
  public var labelDistance: Double
}

/// A range slider; the names are those of the tutorials that it grew out of.
public struct RangeSliderStyle: Sendable {
  /// The colour of the track outside the values.
  public var trackColor: Color
  /// The colour between the values.
  public var highlightColor: Color
  /// The colour that thumbs of metal are tinted with; white leaves them as they are.
  public var thumbColor: Color
  /// From square corners, 0, to round ones, 1.
  public var curvaceousness: Double
  /// A picture in place of the drawn thumbs; nil: none.
  public var thumbPicture: ThumbPicture?
  /// The thickness of the track.
  public var trackThickness: Double
  /// The radius of a thumb.
  public var thumbRadius: Double
  /// The size of label and readout.
  public var textSize: Double
  /// The size of the numbers at the marks.
  public var tickSize: Double
  /// Whether a held thumb shows its value in a bubble.
  public var showsBubble: Bool
  /// Whether a thumb's middle stands on the ends of the track at the bounds, so that it hangs over them; otherwise it stays
  /// inside the track.
  public var thumbOverhangs = false
  /// What it is drawn as.
  public var look = Look.groove

  /// A picture in place of the drawn thumbs, at its own size: `thumbPicture` without insets. Nil where that is none, or one
  /// in pieces or of states.
  public var thumbImage: Image? {
    get { thumbPicture?.image }
    set { thumbPicture = newValue.map { ThumbPicture($0) } }
  }

  /// What a range slider is drawn as.
  public enum Look: Hashable, Sendable {
    /// A groove with a fill that glows and thumbs of metal.
    case groove
    /// A track and thumbs of glossy plastic that fill the height.
    case glossy
  }
}
