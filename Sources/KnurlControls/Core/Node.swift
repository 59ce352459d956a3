/// One control or part of one, as a person or a test sees it.
public struct Node: Sendable {
  /// Scopes, control and part, joined by "/": "price", "price/lower", "mixer/3/gain". Empty for what has no id.
  public let path: String
  /// What it is: "button", "toggle", "slider", "knob", "meter", "label", "group", "thumb".
  public let role: String
  /// Its name for people.
  public let label: String
  /// Its value for people.
  public let text: String
  /// Its value; of a toggle 0 or 1.
  public let value: Double?
  /// The lowest value it can take now; of a thumb, the other one counts.
  public let minimum: Double?
  /// The highest value it can take now.
  public let maximum: Double?
  /// The distance between values; nil for a continuous value.
  public let step: Double?
  /// Its place, in window points; a thumb's centre stands at its value.
  public let frame: Rect
  /// Whether a hovering pointer is over it.
  public let isHot: Bool
  /// Whether it holds a pointer.
  public let isActive: Bool
  /// Whether it receives keys.
  public let isFocused: Bool
  /// Whether it can be operated.
  public let isEnabled: Bool
  /// What it can do without a pointer; nothing while it is disabled.
  public let actions: [NodeAction]
  /// Its place among the stops of the Tab key, from 0; nil where Tab does not stop.
  public let focusIndex: Int?
  /// Its parts.
  public let children: [Node]
}
