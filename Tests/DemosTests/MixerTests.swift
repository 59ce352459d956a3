import KnurlControls
import KnurlDrawing
import KnurlGeometry
import KnurlTesting
import KnurlText
import Testing

@testable import DemoSupport
@testable import KnurlCapture
@testable import MixerDesk

/// The mixing desk.
@Suite struct MixerTests {
  private struct Rig {
    let view: MixerView
    let harness: Harness

    init(
      isKiosk: Bool = false, isStill: Bool = false, _ size: Size = Size(width: 1280, height: 720), scale: Double = 1,
      timeStep: Double = 1.0 / 60
    ) {
      let view = MixerView(isKiosk: isKiosk, isStill: isStill)
      self.view = view
      harness = Harness(size: size, pixelsPerPoint: scale, timeStep: timeStep) { view.body($0) }
      harness.step()
    }

    func value(_ name: String) -> String? { view.values.first { $0.0 == name }?.1 }
    func level(_ index: Int) -> Double { value("level.\(index)").flatMap { Double($0) } ?? .nan }
    func fader(_ name: String) throws -> Point { try #require(harness.node("\(name)/fader/thumb")).frame.center }
  }

  private static let names = ["Kick", "Snare", "Hat", "Toms", "Bass", "Guitar", "Keys", "Strings", "Voice", "Choir"]
  private var root: String { String(#filePath.dropLast("/Tests/DemosTests/MixerTests.swift".count)) }

  /// A desk in use: some channels muted, one soloed, the master dimmed, a finger on a fader.
  private func used(_ size: Size, _ scale: Double) throws -> Harness {
    let rig = Rig(isStill: true, size, scale: scale, timeStep: 0.5)
    for path in ["Hat/mute", "Toms/mute", "Voice/solo", "Kick/solo", "Bass/solo", "Master/solo"] {
      rig.harness.click(path)
    }
    rig.harness.mouse.move(to: .zero)
    rig.harness.finger(1).press(at: try rig.fader("Bass"))
    rig.harness.finger(1).move(by: Vector(x: 0, y: -30))
    rig.harness.step(6)
    return rig.harness
  }

  @Test("the picture in the README is what the demo shows")
  func picture() {
    let rig = Rig(isStill: true, scale: 2)
    let store = GoldenStore(folder: root + "/Assets", differences: root + "/out/differences")
    let failure = store.verify(rig.harness.pixmap, matches: "mixer")
    #expect(failure == nil)
  }

  @Test("a desk in use", arguments: [(1280.0, 720.0, 1.0), (1920, 1080, 1)])
  func looks(_ width: Double, _ height: Double, _ scale: Double) throws {
    let harness = try used(Size(width: width, height: height), scale)
    #expect(harness.ui.problems.isEmpty)
    expectFrame(harness, matches: "demos/mixer-\(Int(width))")
  }

  @Test("a desk at rest asks for no frame and paints none")
  func still() throws {
    let rig = Rig(isStill: true)
    let first = rig.harness.pixmap.contentHash
    try rig.harness.expectIdle(for: 30)
    #expect(rig.harness.pixmap.contentHash == first)
    rig.harness.drag("Kick/fader/thumb", by: Vector(x: 0, y: 60))
    try rig.harness.settle()
    try rig.harness.expectIdle(for: 3)
  }

  @Test("with the band playing nothing but cells of the meters is painted")
  func damage() throws {
    let rig = Rig(Size(width: 640, height: 360))
    let frames = (Self.names + ["Master"]).compactMap { rig.harness.node("\($0)/meter")?.frame }
    try #require(frames.count == 11)
    let cells = frames.reduce(0) { $0 + Self.cells($1) }
    let around = Self.hash(rig.harness.pixmap, without: frames)
    var all: Set<UInt64> = [rig.harness.pixmap.contentHash]
    for _ in 0..<4 {
      rig.harness.step(5)
      #expect(rig.harness.paintedPixels > 0 && rig.harness.paintedPixels <= cells)
      #expect(Self.hash(rig.harness.pixmap, without: frames) == around)
      all.insert(rig.harness.pixmap.contentHash)
    }
    #expect(all.count == 5)
  }

  /// The pixels of the cells that a frame touches.
  private static func cells(_ frame: Rect) -> Int {
    let columns = Int(frame.maxX - 0.5) / 64 - Int(frame.minX) / 64 + 1
    let rows = Int(frame.maxY - 0.5) / 32 - Int(frame.minY) / 32 + 1
    return columns * rows * 64 * 32
  }

  /// The hash of a picture with holes, a point wider than the frames: lamps throw their light.
  private static func hash(_ picture: Pixmap, without frames: [Rect]) -> UInt64 {
    let copy = Pixmap(width: picture.width, height: picture.height)
    copy.draw(picture, picture.bounds, atX: 0, y: 0)
    for frame in frames {
      let hole = Pixmap(width: Int(frame.width) + 2, height: Int(frame.height) + 2)
      copy.draw(hole, hole.bounds, atX: Int(frame.minX) - 1, y: Int(frame.minY) - 1)
    }
    return copy.contentHash
  }

  @Test("ten fingers move ten faders, each its own way, and the master stays")
  func tenFingers() throws {
    let rig = Rig()
    let before = (0..<10).map { rig.level($0) }
    for (index, name) in Self.names.enumerated() { rig.harness.finger(index).press(at: try rig.fader(name)) }
    for _ in 0..<10 {
      for index in 0..<10 { rig.harness.finger(index).move(by: Vector(x: 0, y: index % 2 == 0 ? 3 : -2)) }
      rig.harness.step()
    }
    for index in 0..<10 {
      let isLower = rig.level(index) < before[index]
      #expect(isLower == (index % 2 == 0) && rig.level(index) != before[index])
      rig.harness.finger(index).lift()
    }
    rig.harness.step()
    #expect(rig.value("master.level") == "0.0" && rig.harness.ui.leaks.isEmpty)
  }

  @Test("what a finger has to hit is 44 points wide at least")
  func targets() throws {
    let rig = Rig()
    for name in Self.names + ["Master"] {
      for path in ["mute", "solo", "gain", "pan"] {
        let frame = try #require(rig.harness.node("\(name)/\(path)")).frame
        #expect(min(frame.width, frame.height) >= 44, "\(name)/\(path)")
      }
      // A cap is narrower; a finger finds it from beside, where no other control stands.
      let fader = try rig.fader(name)
      for side in [-22.0, 22] {
        #expect(rig.harness.finger(1).press(at: fader + Vector(x: side, y: 0)) == .claimed, "\(name)")
        rig.harness.step()
        #expect(rig.harness.node("\(name)/fader/thumb")?.isActive == true, "\(name) from \(side)")
        rig.harness.finger(1).lift()
        rig.harness.step()
      }
    }
  }

  @Test("mute and solo silence, and double taps reset")
  func switches() throws {
    let rig = Rig(isStill: true)
    func loud(_ name: String) -> Bool { (rig.harness.node("\(name)/meter")?.value ?? -120) > -60 }
    #expect(loud("Bass") && loud("Voice"))
    rig.harness.click("Bass/mute")
    #expect(!loud("Bass") && loud("Voice") && rig.value("muted.4") == "true")
    rig.harness.click("Bass/mute")
    rig.harness.click("Voice/solo")
    #expect(!loud("Bass") && loud("Voice"))
    rig.harness.click("Master/mute")
    #expect(!loud("Master"))
  }

  // MARK: Attract mode

  @Test("a kiosk plays by itself until it is touched, and again a minute after the last touch")
  func attract() throws {
    let rig = Rig(isKiosk: true, Size(width: 320, height: 180), timeStep: 2)
    #expect(rig.value("attract") == "true")
    let start = rig.level(0)
    rig.harness.step(4)
    #expect(rig.level(0) != start)
    // A touch beside all controls is enough.
    rig.harness.finger(1).press(at: Point(x: 1, y: 1))
    rig.harness.step()
    let held = rig.level(0)
    rig.harness.finger(1).lift()
    rig.harness.step(28)
    #expect(rig.value("attract") == "false" && rig.level(0) == held)
    rig.harness.click("Kick/mute")
    rig.harness.step(28)
    #expect(rig.value("attract") == "false" && rig.value("muted.0") == "true")
    rig.harness.step(4)
    #expect(rig.value("attract") == "true" && rig.value("muted.0") == "false")
  }

  @Test("a finger that rests on a fader keeps a kiosk from playing")
  func heldLong() throws {
    let rig = Rig(isKiosk: true, Size(width: 320, height: 180), timeStep: 5)
    rig.harness.finger(1).press(at: try rig.fader("Snare"))
    rig.harness.step(20)
    #expect(rig.value("attract") == "false")
    rig.harness.finger(1).lift()
    rig.harness.step(14)
    #expect(rig.value("attract") == "true")
  }

  @Test("faders begin their dance where they stand, and move less than a finger would")
  func dance() {
    let choreography = Choreography(at: 100, from: Channel.band)
    for index in 0..<10 {
      #expect(choreography.level(index, at: 100) == Channel.band[index].level)
      var last = choreography.level(index, at: 100)
      for frame in 1...1200 {
        let level = choreography.level(index, at: 100 + Double(frame) / 60)
        #expect(abs(level - last) < 0.25 && (-30...6).contains(level))
        last = level
      }
    }
  }

  // MARK: The signal

  @Test("the band is the same at the same time, silent before its first bar, and never louder than its loudest")
  func signal() {
    for index in 0..<10 {
      #expect(Signal.level(index, at: -1) == Signal.silence && Signal.level(index, at: .nan) == Signal.silence)
      let levels = (0..<2000).map { Signal.level(index, at: 3 + Double($0) / 60) }
      #expect(levels.allSatisfy { $0 >= Signal.silence && $0 < 0 })
      #expect((levels.max() ?? 0) > (levels.min() ?? 0) + 5)
    }
    #expect(Signal.sides(-1).right == Signal.silence && Signal.sides(0) == (0, 0))
    for decibels in stride(from: -80.0, through: 20, by: 0.7) {
      #expect(abs(Signal.decibels(Signal.power(decibels)) - decibels) < 0.01)
    }
  }

  @Test("the window holds together from nothing to 3000 points", arguments: [0.0, 1, 40, 320, 3000])
  func sizes(_ side: Double) {
    let view = MixerView(), ui = UI(text: EngravedText())
    ui.frame(size: Size(width: side, height: side), time: 0) { view.body($0) }
    #expect(ui.nodes.allSatisfy { $0.frame.isFinite } && ui.problems.isEmpty)
  }

  @Test("the demo's own switches are known to it alone")
  func switchesOfItsOwn() throws {
    let options = try DemoOptions(["--kiosk"], size: Size(width: 8, height: 6), switches: ["--kiosk", "--still"])
    #expect(options.switches == ["--kiosk"])
    #expect(throws: DemoError.self) { try DemoOptions(["--kiosk"], size: Size(width: 8, height: 6)) }
  }
}
