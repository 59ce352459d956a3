import KnurlControls
import KnurlGeometry

/// What a monkey does between two frames: mostly with controls, sometimes anywhere.
struct MonkeyHand {
  private var random: MonkeyRandom
  private let fingers: Int
  private var down: [Int] = []
  private var isMouseDown = false

  init(seed: UInt64, fingers: Int) {
    random = MonkeyRandom(seed: seed)
    self.fingers = fingers
  }

  mutating func act(_ harness: Harness) {
    for _ in 0..<1 + random.roll(3) { actOnce(harness) }
  }

  private mutating func actOnce(_ harness: Harness) {
    switch random.roll(20) {
    case 0...4: finger(harness)
    case 5...9: move(harness)
    case 10...12: mouse(harness)
    case 13: harness.mouse.wheel(by: Vector(x: 0, y: Double(random.roll(9) - 4) / 2))
    case 14, 15: harness.keyboard.press(key(), with: Modifiers(rawValue: random.roll(4)))
    case 16: harness.keyboard.press(.tab, with: random.roll(3) == 0 ? .shift : [])
    case 17: harness.keyboard.type(["7", "a", "-", "\u{e9}", "\u{1f600}"][random.roll(5)])
    case 18: seldom(harness)
    default: break
    }
  }

  private mutating func finger(_ harness: Harness) {
    guard fingers > 0 else { return }
    let finger = 1 + random.roll(fingers)
    if let index = down.firstIndex(of: finger) {
      down.remove(at: index)
      harness.finger(finger).lift()
    } else {
      down.append(finger)
      harness.finger(finger).press(at: place(harness))
    }
  }

  private mutating func move(_ harness: Harness) {
    let way = Vector(x: Double(random.roll(121) - 60) / 2, y: Double(random.roll(121) - 60) / 2)
    let pointer = random.roll(down.count + 1)
    if pointer < down.count { harness.finger(down[pointer]).move(by: way) } else { harness.mouse.move(by: way) }
  }

  private mutating func mouse(_ harness: Harness) {
    if isMouseDown {
      harness.mouse.release()
    } else {
      harness.mouse.move(to: place(harness))
      harness.mouse.press()
    }
    isMouseDown.toggle()
  }

  private mutating func seldom(_ harness: Harness) {
    switch random.roll(6) {
    case 0: harness.loseFocus()
    case 1: harness.gainFocus()
    case 2: harness.mouse.leave()
    case 3:
      if let finger = down.popLast() { harness.finger(finger).cancel() }
    case 4: harness.pad(0).press(random.roll(2) == 0 ? .b : .a)
    default: harness.mouse.move(to: place(harness))
    }
  }

  private mutating func key() -> Key {
    let keys: [Key] = [
      .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .enter, .escape, .space, .backspace, .delete,
      .character("a"),
    ]
    return keys[random.roll(keys.count)]
  }

  /// The middle of a control or part, near it, or anywhere.
  private mutating func place(_ harness: Harness) -> Point {
    let frames = harness.nodes.flatMap { [$0.frame] + $0.children.map(\.frame) }
    let near = Vector(x: Double(random.roll(41) - 20), y: Double(random.roll(41) - 20))
    if !frames.isEmpty, random.roll(5) > 0 {
      let center = frames[random.roll(frames.count)].center
      return random.roll(2) == 0 ? center : center + near
    }
    return Point(
      x: Double(random.roll(Int(min(max(harness.size.width, 1), 1e6)))),
      y: Double(random.roll(Int(min(max(harness.size.height, 1), 1e6)))))
  }

  /// Lifts every finger and every button.
  mutating func letGo(_ harness: Harness) {
    for finger in down { harness.finger(finger).lift() }
    if isMouseDown { harness.mouse.release() }
    (down, isMouseDown) = ([], false)
  }
}

/// Numbers that follow from a seed, the same on every machine.
struct MonkeyRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64, by Steele, Lea and Flood, 2014.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }

  /// A number from 0 up to `sides`, exclusive.
  mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(max(1, sides))) }
}
