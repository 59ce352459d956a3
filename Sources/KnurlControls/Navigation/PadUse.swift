/// What a pad's directions and its A button mean to a control that has the focus.
struct PadUse: Hashable {
  /// The axes along which directions change the control, as arrow keys do; along the others they move the focus.
  var axes: Axes = []
  /// Whether A begins to adjust it in all directions.
  var isAdjustable = false

  static let none = PadUse()
}

extension ValueDomain {
  /// A straight control is changed along its own axis (P15), unless nothing can be changed.
  func pad(_ options: ValueOptions) -> PadUse {
    let axes = drags(options)
    return PadUse(axes: axes, isAdjustable: !axes.isEmpty)
  }

  /// A dial that is turned by straight drags is changed along theirs. Any other has no axis: directions go past it, so that one
  /// can walk along rows of knobs, until A begins to adjust it.
  func dialPad(_ options: ValueOptions) -> PadUse {
    let axes = dialDrags(options)
    return PadUse(axes: axes == [.horizontal, .vertical] ? [] : axes, isAdjustable: !axes.isEmpty)
  }
}
