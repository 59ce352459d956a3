/// A field for text: a window cut into the panel. Its ground is the theme's groove, its light the theme's accent.
public struct TextFieldStyle: Hashable, Sendable {
  /// The height of the field, without label and error.
  public var height: Double
  /// The radius of its corners.
  public var radius: Double
  /// The distance of the text from the sides.
  public var padding: Double
  /// The size of the text.
  public var textSize: Double
  /// The size of the error below.
  public var errorSize: Double
  /// The colour of what is wrong.
  public var errorColor: Color
  /// The width of the caret.
  public var caretWidth: Double
  /// The colour of the window; nil: that of the theme's grooves.
  public var ground: Color?

  /// The field of an instrument panel.
  public static let studio = TextFieldStyle(
    height: 34, radius: 6, padding: 11, textSize: 14, errorSize: 11,
    errorColor: Color(red: 1, green: 0.42, blue: 0.36), caretWidth: 1.5)

  static let headHeight = 24.0
  static let footHeight = 20.0
}
