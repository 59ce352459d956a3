import Knurl
import KnurlCapture
import KnurlDrawing
import KnurlRaster
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Events without any sense for every demo: nothing stops the program, and in the end nobody holds anything.
///
/// `make fuzz` gives a million of them; `KNURL_FUZZ` says how many, all demos together.
@Suite(.serialized) struct DemoFuzzTests {
  private static let events = unsafe getenv("KNURL_FUZZ").flatMap { unsafe Int(String(cString: $0)) } ?? 2400
  private static var share: Int { max(1, events / DemoStage.Name.allCases.count) }

  @Test("senseless events leave a demo whole", arguments: DemoStage.Name.allCases)
  func fuzz(_ demo: DemoStage.Name) {
    let seed = UInt64(1000 + (DemoStage.Name.allCases.firstIndex(of: demo) ?? 0))
    var fuzz = DemoFuzz(DemoStage.named(demo), seed: seed)
    var memory: [Int] = []
    for event in 0..<Self.share {
      fuzz.act()
      if event % max(1, Self.share / 4) == 0 { memory.append(Self.residentPages) }
    }
    fuzz.letGo()
    #expect(fuzz.complaints.isEmpty, "\(demo), seed \(seed), \(Self.share) events: \(fuzz.complaints.prefix(5))")
    memory.append(Self.residentPages)
    // What is kept for later has grown to its size by the middle. Only a long run alone tells.
    if Self.share >= 50_000, memory.count >= 4 {
      print("\(demo): resident pages by quarters \(memory)")
      #expect(memory[memory.count - 1] - memory[2] < 1024, "\(demo): pages by quarters \(memory)")
    }
  }

  /// The pages of this process that are in memory; zero where the system does not say.
  private static var residentPages: Int {
    guard let bytes = try? Files.read("/proc/self/statm") else { return 0 }
    return String(decoding: bytes, as: UTF8.self).split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}

/// A demo under events that follow from a seed.
struct DemoFuzz {
  private let stage: DemoStage
  private let ui = UI(text: EngravedText())
  /// Its caches are full soon: what grows beyond them is a leak.
  private let renderer = Renderer(threads: 1, cacheLimit: 4 << 20)
  private var pixmap = Pixmap(width: 0, height: 0)
  private var random: FuzzRandom
  private var time = 0.0
  private var size: Size
  private var scale = 1.0
  private(set) var complaints: [String] = []

  /// Few names for many pointers: they are used again while they are down.
  private static let pointers: [PointerID] =
    [.mouse, .mouse, .pen(1)] + (0..<6).map { .finger(device: $0 < 5 ? 1 : 2, finger: Int64($0 % 4)) }
  private static let keys: [Key] = [
    .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .enter, .escape, .space, .backspace, .delete, .tab,
    .character("a"), .character("z"), .character("v"), .character("7"),
  ]

  init(_ stage: DemoStage, seed: UInt64) {
    self.stage = stage
    size = stage.size
    random = FuzzRandom(state: seed)
    ui.theme = stage.theme
    ui.drawsBackground = !stage.isGuest
    ui.claimsTab = !stage.isGuest
    frame()
  }

  mutating func act() {
    let event = InputEvent(kind(), time: eventTime())
    if ui.handle(event) == .free { stage.game(event) }
    if random.below(4) == 0 { next() }
  }

  /// Turns the clock, sometimes not at all, seldom far or back; and changes the window from time to time.
  private mutating func next() {
    switch random.below(200) {
    case 0: time += 100
    case 1: time -= 5
    case 2: time = time.isFinite ? time + 1e6 : 0
    case 3..<40: break
    default: time += 0.016
    }
    switch random.below(300) {
    case 0: size = .zero
    case 1: size = Size(width: Double(random.below(500)), height: Double(random.below(400)))
    case 2: size = Size(width: [.nan, -4, 1e7, 0.3][random.below(4)], height: 100)
    case 3: scale = [1, 1.25, 2, 0.25, .nan, 0][random.below(6)]
    case 4..<20: (size, scale) = (stage.size, 1)
    default: break
    }
    frame(time: random.below(400) == 0 ? .nan : time)
  }

  private mutating func frame() { frame(time: time) }

  private mutating func frame(time: Double) {
    ui.frame(size: size, pixelsPerPoint: scale, time: time, stage.body)
    if let problem = ui.problems.first { complaints.append(problem) }
    for node in ui.nodes where !node.frame.isFinite { complaints.append("\(node.path) at \(node.frame)") }
    if random.below(8) == 0 { paint() }
  }

  /// Paints what changed, and now and then compares it with a picture painted afresh.
  private mutating func paint() {
    guard size.width <= 500, size.height <= 500 else { return }
    let density = PixelGrid(pixelsPerPoint: scale).pixelsPerPoint
    let width = Int((ui.size.width * density).rounded(.up)), height = Int((ui.size.height * density).rounded(.up))
    if width != pixmap.width || height != pixmap.height { pixmap = Pixmap(width: width, height: height) }
    _ = renderer.render(ui.drawList, into: pixmap, pixelsPerPoint: density)
    guard random.below(40) == 0 else { return }
    let fresh = Pixmap(width: width, height: height)
    _ = Renderer(threads: 1).render(ui.drawList, into: fresh, pixelsPerPoint: density)
    if fresh.contentHash != pixmap.contentHash { complaints.append("painted in parts differs at \(time)") }
  }

  /// Releases every pointer and key that there is, takes the pad away, which may be adjusting a value, and expects that
  /// nothing is held then.
  mutating func letGo() {
    (size, scale) = (stage.size, 1)
    for pointer in Self.pointers {
      for button in [MouseButton.left, .middle, .right] {
        ui.handle(InputEvent(.released(pointer, .zero, button), time: time))
      }
    }
    for key in Self.keys { ui.handle(InputEvent(.keyUp(key, []), time: time)) }
    ui.handle(InputEvent(.padRemoved(pad: 0), time: time))
    for _ in 0..<3 {
      time += 1
      frame()
    }
    complaints += ui.leaks
    if ui.isHeld { complaints.append("held in the end") }
    for node in ui.nodes.flatMap({ [$0] + $0.children }) where node.isActive {
      complaints.append("\(node.path) is active in the end")
    }
  }

  // MARK: Events

  private mutating func eventTime() -> Double {
    switch random.below(60) {
    case 0: .nan
    case 1: time - 1000
    case 2: time + 1000
    default: time
    }
  }

  private mutating func place() -> Point {
    switch random.below(40) {
    case 0: return Point(x: .nan, y: 1)
    case 1: return Point(x: 1e300, y: -1e300)
    default: break
    }
    let nodes = ui.nodes
    if !nodes.isEmpty, random.below(2) == 0 {
      let node = nodes[random.below(nodes.count)], parts = node.children
      return (parts.isEmpty ? node.frame : parts[random.below(parts.count)].frame).center
    }
    return Point(x: Double(random.below(520)) - 10, y: Double(random.below(420)) - 10)
  }

  private mutating func pointer() -> PointerID { Self.pointers[random.below(Self.pointers.count)] }

  private mutating func button() -> MouseButton { [.left, .left, .left, .middle, .right][random.below(5)] }

  private mutating func kind() -> InputEvent.Kind {
    switch random.below(20) {
    case 0..<5: .pressed(pointer(), place(), button())
    case 5..<8: .released(pointer(), place(), button())
    case 8..<13: .moved(pointer(), place(), heldButtons: random.below(8) == 0 ? [] : [.left, .right])
    case 13: .wheel(place(), Vector(x: Double(random.below(5)) - 2, y: Double(random.below(9)) / 2 - 2))
    case 14: random.below(2) == 0 ? .cancelled(pointer()) : .left(pointer())
    case 15: keyDown()
    case 16: .keyUp(Self.keys[random.below(Self.keys.count)], Modifiers(rawValue: random.below(16)))
    case 17: text()
    case 18: seldom()
    default: keyDown()
    }
  }

  private mutating func keyDown() -> InputEvent.Kind {
    let key = Self.keys[random.below(Self.keys.count)]
    return .keyDown(key, Modifiers(rawValue: random.below(16)), isRepeat: random.below(3) == 0)
  }

  private mutating func text() -> InputEvent.Kind {
    let texts = ["7", "a", "-1e400", "", "\u{301}", "\u{1f600}", "1..2", "\n"]
    let text = texts[random.below(texts.count)]
    return random.below(3) == 0 ? .composing(text, caret: random.below(9) - 4) : .text(text)
  }

  private mutating func seldom() -> InputEvent.Kind {
    switch random.below(8) {
    case 0: .focusLost
    case 1: .focusGained
    case 2: .modifiers(Modifiers(rawValue: random.below(16)))
    case 3: .padButton(pad: 0, [.a, .b][random.below(2)], isDown: random.below(2) == 0)
    case 4: .padRemoved(pad: 0)
    default: .action([.press, .reset, .increment, .decrement][random.below(4)], path: path())
    }
  }

  private mutating func path() -> String {
    let nodes = ui.nodes
    return nodes.isEmpty ? "none" : nodes[random.below(nodes.count)].path
  }
}

/// SplitMix64, by Steele, Lea and Flood, 2014.
struct FuzzRandom {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((word ^ word >> 31) % UInt64(max(1, limit)))
  }
}
