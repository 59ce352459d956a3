extension UI {
  /// Lets the picture of a part start on its way from a position to wherever its value is; where both ends are one place,
  /// the shorter way round.
  func startMotion(_ state: ControlState, _ part: Part, from position: Double, wraps: Bool = false) {
    if theme.reduceMotion { return }
    let from = shownPosition(state, part, value: position)
    state.motions.removeAll { $0.part == part }
    state.motions.append(Motion(part: part, from: from, start: time, wraps: wraps))
  }

  /// Where the picture of a part stands: on its way to the position of its value for 0.2 seconds after a jump (P18).
  func shownPosition(_ state: ControlState, _ part: Part, value position: Double) -> Double {
    guard let index = state.motions.firstIndex(where: { $0.part == part }) else { return position }
    let motion = state.motions[index]
    let fraction = (time - motion.start) / Motion.duration
    guard fraction < 1, fraction >= 0, !theme.reduceMotion else {
      state.motions.remove(at: index)
      return position
    }
    wake(at: time)
    state.movedIn = frameIndex
    return motion.position(of: position, at: Interpolation.easeInOut(fraction))
  }

  /// The same at a limited speed, in sweeps a second; the first frame shows where the value is.
  func slewedPosition(_ state: ControlState, value position: Double, rate: Double?) -> Double {
    guard let rate, rate > 0, rate.isFinite, !theme.reduceMotion else {
      state.slew = nil
      return position
    }
    let last = state.slew ?? (position: position, time: time)
    let reach = rate * max(0, time - last.time)
    let shown = last.position + Interpolation.clamp(position - last.position, -reach, reach)
    state.slew = (position: shown, time: time)
    if shown != position {
      wake(at: time)
      state.movedIn = frameIndex
    }
    return shown
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
