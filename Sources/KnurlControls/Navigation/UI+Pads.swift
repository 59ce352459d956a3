extension UI {
  /// The most repetitions of one direction that a frame makes up for: what a program that stood still has missed is over.
  private static let mostRepeats = 25

  /// A button of a pad; a release is answered as its press was.
  func padButton(_ number: Int, _ button: PadButton, isDown: Bool, _ time: Double) -> Claim {
    let index = padIndex(number)
    defer { forgetIdlePads() }
    if !isDown { return release(button, index, time) }
    let claim = press(button, index, time)
    if claim == .claimed, !pads[index].claimed.contains(button) { pads[index].claimed.append(button) }
    return claim
  }

  private func press(_ button: PadButton, _ index: Int, _ time: Double) -> Claim {
    if button == .b { return takeBack() ? .claimed : .free }
    guard padOptions.isClaimed else { return .free }
    if let direction = PadDirection(button) {
      pads[index].hold(direction, isDown: true)
      return begin(direction, index, time)
    }
    switch button {
    case .a: return activate(pads[index].number)
    case .y: return focusNextPart() ? .claimed : .free
    case .leftShoulder, .rightShoulder:
      guard shown.focusables.contains(where: \.isTabStop) else { return .free }
      moveFocus(by: button == .leftShoulder ? -1 : 1)
      return .claimed
    default: return .free
    }
  }

  private func release(_ button: PadButton, _ index: Int, _ time: Double) -> Claim {
    if let direction = PadDirection(button) {
      let before = pads[index].direction
      pads[index].hold(direction, isDown: false)
      // What is still held counts again, after a delay of its own.
      if pads[index].direction != before { pads[index].nextRepeat = padTime(time) + padOptions.usableDelay }
    }
    guard let place = pads[index].claimed.firstIndex(of: button) else { return .free }
    pads[index].claimed.remove(at: place)
    return .claimed
  }

  /// An axis of a pad: the left stick is a directional pad with a dead zone.
  func padAxis(_ number: Int, _ axis: PadAxis, _ value: Double, _ time: Double) -> Claim {
    guard padOptions.isClaimed, axis == .leftX || axis == .leftY else { return .free }
    let index = padIndex(number)
    defer { forgetIdlePads() }
    let before = pads[index].direction
    pads[index].lean(axis, to: value, deadZone: padOptions.usableDeadZone)
    guard let direction = pads[index].direction else { return before == nil ? .free : .claimed }
    return direction == before ? .claimed : begin(direction, index, time)
  }

  /// Lets go of all that a pad holds which was unplugged: a value that it adjusts stays as it is.
  func removePad(_ number: Int) {
    if adjusting?.pad == number { endAdjusting(isCancelled: false) }
    pads.removeAll { $0.number == number }
  }

  private func padIndex(_ number: Int) -> Int {
    if let index = pads.firstIndex(where: { $0.number == number }) { return index }
    pads.append(PadState(number: number))
    return pads.count - 1
  }

  private func forgetIdlePads() { pads.removeAll { $0.isIdle } }

  private func padTime(_ time: Double) -> Double { max(sane(time), self.time) }

  // MARK: Directions that are held

  private func begin(_ direction: PadDirection, _ index: Int, _ time: Double) -> Claim {
    pads[index].nextRepeat = padTime(time) + padOptions.usableDelay
    return go(direction, isRepeat: false)
  }

  /// Repeats the directions that are held, as often as a time says: the same at any rate of frames.
  func repeatPads(until time: Double) {
    for index in pads.indices {
      guard let direction = pads[index].direction else { continue }
      var count = 0
      while pads[index].nextRepeat <= time, count < Self.mostRepeats {
        _ = go(direction, isRepeat: true)
        pads[index].nextRepeat += padOptions.usableInterval
        count += 1
      }
      if pads[index].nextRepeat <= time { pads[index].nextRepeat = time + padOptions.usableInterval }
    }
  }

  /// Asks for a frame when the next repetition is due.
  func wakeForPads() {
    for pad in pads where pad.direction != nil { wake(at: pad.nextRepeat) }
  }

  /// B: takes back what is dragged or adjusted, else leaves a text, else closes what keeps all below from being used.
  private func takeBack() -> Bool {
    cancelDrags() || stopAdjusting() || padOptions.isClaimed && leaveText() || dismissTop()
  }
}
