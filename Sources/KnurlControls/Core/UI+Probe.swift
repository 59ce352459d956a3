extension UI {
  /// The claim that a press at a place would get now, without pressing: for hosts that hear of one press twice.
  package func claim(at point: Point, isTouch: Bool) -> Claim {
    point.isFinite && hit(at: point, touch: isTouch) != nil ? .claimed : .free
  }
}
