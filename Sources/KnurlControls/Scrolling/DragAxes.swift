extension ValueDomain {
  /// The axes along which a drag belongs to a straight control, inside a scroll area: its own, unless nothing can be changed.
  func drags(_ options: ValueOptions) -> Axes {
    if isInert || options.isReadOnly { return [] }
    return options.axis == .horizontal ? .horizontal : .vertical
  }

  /// The same of a knob or a ring: of one that is turned by straight drags theirs, of any other both (P19).
  func dialDrags(_ options: ValueOptions) -> Axes {
    if isInert || options.isReadOnly { return [] }
    return switch options.dragMode {
    case .vertical: .vertical
    case .horizontal: .horizontal
    case .circular, .absoluteAngle, .both, .velocity: [.horizontal, .vertical]
    }
  }
}
