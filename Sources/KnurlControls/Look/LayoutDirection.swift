/// Which way one reads.
public enum LayoutDirection: Hashable, Sendable {
  /// As in Latin script.
  case leftToRight
  /// As in Arabic or Hebrew: horizontal sliders have their minimum on the right and arrow keys still move a thumb the way
  /// they point; labels and readouts change sides, and so do the halves of toggles. Dials, upright controls and the order
  /// in rows stay.
  case rightToLeft
}
