extension UI {
  /// Lets the picture of a part start on its way from a position to wherever its value is.
  func startMotion(_ state: ControlState, _ part: Part, from position: Double) {
    if theme.reduceMotion { return }
    let from = shownPosition(state, part, value: position)
    state.motions.removeAll { $0.part == part }
    state.motions.append(Motion(part: part, from: from, start: time))
  }

  /// Where the picture of a part stands: on its way to the position of its value for 0.2 seconds after a jump (P18).
  func shownPosition(_ state: ControlState, _ part: Part, value position: Double) -> Double {
    guard let index = state.motions.firstIndex(where: { $0.part == part }) else { return position }
    let motion = state.motions[index]
    let fraction = (time - motion.start) / Motion.duration
    guard fraction < 1, fraction >= 0 else {
      state.motions.remove(at: index)
      return position
    }
    wake(at: time)
    return motion.from + (position - motion.from) * Interpolation.easeInOut(fraction)
  }

  /// A readout that is written anew only when its value changes.
  func text(_ state: ControlState, _ part: Part, _ number: Number, _ domain: ValueDomain, _ format: ValueFormat)
    -> String
  {
    if let index = state.texts.firstIndex(where: { $0.part == part }) {
      if state.texts[index].number.isSame(as: number), state.texts[index].format == format {
        return state.texts[index].text
      }
      let text = domain.text(number, format)
      state.texts[index] = KeptText(part: part, number: number, format: format, text: text)
      return text
    }
    let text = domain.text(number, format)
    state.texts.append(KeptText(part: part, number: number, format: format, text: text))
    return text
  }
}
