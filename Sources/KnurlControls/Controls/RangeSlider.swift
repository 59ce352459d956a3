extension UI {
  /// The work behind all forms of the range slider.
  func rangeSlider(
    _ id: ControlID, _ values: Numbers, _ bounds: ValueBounds, _ scale: ValueScale, _ label: String?,
    _ options: RangeOptions, _ file: StaticString, _ line: Int
  ) -> (response: Response, values: Numbers) {
    // Identify.
    let state = identify(id, file, line)
    if let response = again(state, .straight, values, bounds, scale, label, options) { return (response, values) }
    if bounds.isBroken { report(.brokenBounds(path: state.path, place: (file, line))) }
    let domain = bounds.domain(scale, options.value.stepOrigin)
    return Straight(self, state, bounds, domain, StraightStyle(theme.rangeSlider), options, label).run(values)
  }
}
