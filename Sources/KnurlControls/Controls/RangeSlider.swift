extension UI {
  /// The work behind all forms of the range slider.
  func rangeSlider(
    _ id: ControlID, _ values: Numbers, _ domain: ValueDomain, _ label: String?, _ options: RangeOptions,
    _ file: StaticString, _ line: Int
  ) -> (response: Response, values: Numbers) {
    // Identify.
    let state = identify(id, file, line)
    if domain.isBroken { report(.brokenBounds(path: state.path, place: (file, line))) }
    return Straight(self, state, domain, StraightStyle(theme.rangeSlider), options, label).run(values)
  }
}
