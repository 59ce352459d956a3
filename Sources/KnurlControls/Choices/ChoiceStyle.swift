/// What is ticked or chosen: checkboxes and radio buttons. Lengths are in points.
public struct MarkStyle: Hashable, Sendable {
  /// The fill when on.
  public var color: Color
  /// The colour of the tick, the bar and the dot.
  public var mark: Color
  /// The extent of the box.
  public var side: Double
  /// The radius of its corners; of radio buttons half the side.
  public var radius: Double
  /// The distance between box and label.
  public var labelDistance: Double
  /// The height of a row of several.
  public var rowHeight: Double
  /// How much of the text's colour lies on the box under a pointer, 0...1.
  public var hotLight = 0.14
  /// The same while it is held.
  public var heldLight = 0.28
}

/// A row of segments of which one is pressed in. Lengths are in points.
public struct SegmentedStyle: Hashable, Sendable {
  /// The cap of the chosen segment.
  public var color: Color
  /// The letters on it.
  public var chosenText: Color
  /// How much lighter the others are under a pointer.
  public var hotLight: Double
  /// The letters of a segment under a pointer; nil for the text's colour.
  public var hotText: Color?
  /// The radius of the corners.
  public var radius: Double
  /// The height.
  public var height: Double
  /// The distance of a name from the sides of its segment.
  public var padding: Double
  /// The size of the names.
  public var textSize: Double
}

/// Rows of lists, dropdowns and menus. Lengths are in points.
public struct RowStyle: Hashable, Sendable {
  /// The ground of a list.
  public var ground: Color
  /// The ground of the chosen row, or of the one that a pointer or keys have come to in a menu.
  public var color: Color
  /// The letters on it.
  public var chosenText: Color
  /// The ground of a row under the pointer.
  public var hot: Color
  /// The height of a row.
  public var height: Double
  /// The distance of a name from the sides.
  public var padding: Double
  /// The size of the names.
  public var textSize: Double
  /// The radius of a row's corners.
  public var radius: Double
  /// How many rows a list shows where nobody says, and a dropdown at most.
  public var shownRows: Int
}

extension MarkStyle {
  static func studio(_ accent: Color, side: Double = 18, radius: Double = 4) -> MarkStyle {
    MarkStyle(
      color: accent, mark: Color(red: 0.05, green: 0.08, blue: 0.09), side: side, radius: radius, labelDistance: 10,
      rowHeight: 28)
  }
}

extension SegmentedStyle {
  static func studio(_ accent: Color) -> SegmentedStyle {
    SegmentedStyle(
      color: accent, chosenText: Color(red: 0.05, green: 0.08, blue: 0.09), hotLight: 0.05, radius: 7, height: 32,
      padding: 14, textSize: 12.5)
  }
}

extension RowStyle {
  static func studio(_ accent: Color) -> RowStyle {
    RowStyle(
      ground: Color(red: 0.066, green: 0.073, blue: 0.084), color: accent,
      chosenText: Color(red: 0.05, green: 0.08, blue: 0.09), hot: Color(white: 1, alpha: 0.07), height: 28, padding: 10,
      textSize: 13, radius: 4, shownRows: 6)
  }
}

extension Theme {
  /// Gives checkboxes, radio buttons, segments and rows their colours.
  mutating func colorChoices(_ color: Color, on: Color, ground: Color, hot: Color) {
    (checkbox.color, radio.color, segmented.color, rows.color) = (color, color, color, color)
    (checkbox.mark, radio.mark, segmented.chosenText, rows.chosenText) = (on, on, on, on)
    (rows.ground, rows.hot) = (ground, hot)
  }
}
