import KnurlGeometry

@testable import KnurlControls

/// Numbers that follow from a seed.
struct TraceDice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let word = (state ^ state >> 29) &* 0xbf58_476d_1ce4_e5b9
    return word ^ word >> 32
  }

  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }

  /// A number of any kind: whole, fraction, any bits at all.
  mutating func number() -> Double {
    switch roll(8) {
    case 0: Double(roll(2000) - 500)
    case 1: Double(roll(100_000)) / 7
    case 2: [0, -0.0, .infinity, -.infinity, .nan, 1e300, 1e-300, 0x1p53, -1e16][roll(9)]
    default: Double(bitPattern: next())
    }
  }

  mutating func text() -> String {
    let pieces = [
      "a", "\"", "\\", "\n", "\t", "\r\n", "\u{0}", "e\u{301}", "\u{1f469}\u{200d}\u{1f680}", "\u{2028}", "\u{feff}",
      " ",
      "#", "\u{5d0}", "\u{7f}",
    ]
    return (0..<roll(6)).map { _ in pieces[roll(pieces.count)] }.joined()
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func pointer() -> PointerID {
    switch roll(4) {
    case 0: .mouse
    case 1: .finger(device: 1, finger: Int64(roll(9)))
    case 2: .finger(device: Int64(bitPattern: next()), finger: Int64(bitPattern: next()))
    default: .pen(Int64(bitPattern: next()))
    }
  }

  mutating func key() -> Key {
    let index = roll(TraceNames.keys.count + 6)
    if index < TraceNames.keys.count { return TraceNames.keys[index] }
    return .character((text() + "x").first ?? "x")
  }

  mutating func modifiers() -> Modifiers {
    Modifiers(rawValue: roll(3) == 0 ? Int(truncatingIfNeeded: next()) : roll(16))
  }

  mutating func kind() -> InputEvent.Kind {
    switch roll(17) {
    case 0:
      roll(2) == 0
        ? .moved(pointer(), point(), heldButtons: Buttons(rawValue: UInt8(roll(256))))
        : .dragged(pointer(), by: Vector(x: number(), y: number()), heldButtons: Buttons(rawValue: UInt8(roll(256))))
    case 1: .pressed(pointer(), point(), TraceNames.mouseButtons[roll(3)])
    case 2: .released(pointer(), point(), TraceNames.mouseButtons[roll(3)])
    case 3: .left(pointer())
    case 4: .cancelled(pointer())
    case 5: .wheel(point(), Vector(x: number(), y: number()))
    case 6: .keyDown(key(), modifiers(), isRepeat: roll(2) == 0)
    case 7: .keyUp(key(), modifiers())
    case 8: .text(text())
    case 9: .composing(text(), caret: Int(truncatingIfNeeded: next()))
    case 10: .modifiers(modifiers())
    case 11: .focusGained
    case 12: .focusLost
    case 13: .padButton(pad: roll(4), TraceNames.padButtons[roll(12)], isDown: roll(2) == 0)
    case 14: .padAxis(pad: -roll(4), TraceNames.padAxes[roll(6)], number())
    case 15: .padRemoved(pad: roll(4))
    default: .action(NodeAction.allCases[roll(4)], path: text())
    }
  }

  mutating func trace() -> Trace {
    var trace = Trace()
    var time = 0.0, size = Size(width: 100, height: 50), scale = 1.0
    for _ in 0..<roll(12) {
      time = roll(6) == 0 ? number() : time + [1.0 / 60, 0.1, 0][roll(3)]
      if roll(5) == 0 { size = Size(width: number(), height: number()) }
      if roll(5) == 0 { scale = number() }
      let events = (0..<max(0, roll(6) - 2)).map { _ in
        InputEvent(kind(), time: roll(2) == 0 ? trace.frames.last?.time ?? 0 : number())
      }
      trace.frames.append(
        Trace.Frame(
          time: time, size: size, pixelsPerPoint: scale, events: events, hash: roll(4) == 0 ? next() : nil))
    }
    return trace
  }
}
