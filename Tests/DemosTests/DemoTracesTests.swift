import Knurl
import KnurlCapture
import KnurlRaster
import PriceShop
import Testing

@testable import Asteroids
@testable import DemoSupport
@testable import KnobPages
@testable import LayerPages
@testable import SeedPages

/// Each demo plays ten seconds of three fingers from a trace, and shows the same pictures in every way of painting.
@Suite struct DemoTracesTests {
  /// A demo without a window: its controls, and the game below them.
  struct Stage {
    var size: Size
    var theme = Theme.studio
    /// Whether the controls lie over a game, as in an `Overlay`.
    var isGuest = false
    var body: (UI) -> Void
    /// Gets what nobody claims.
    var game: (InputEvent) -> Void = { _ in }
    /// What the game has come to.
    var state: () -> [String] = { [] }
  }

  enum DemoName: String, CaseIterable {
    case asteroids, knobs, layers, minimal, priceFilter = "price-filter", seeds
  }

  private static func stage(_ demo: DemoName) -> Stage {
    switch demo {
    case .asteroids: asteroids()
    case .knobs:
      { view in Stage(size: Size(width: 320, height: 240), body: view.body) }(KnobsView(theme: .studio))
    case .layers:
      { view in
        Stage(size: Size(width: 480, height: 360), body: view.body, state: { view.values.map { "\($0)" } })
      }(LayersView())
    case .minimal: minimal()
    case .priceFilter:
      { view in
        Stage(size: Size(width: 400, height: 250), body: view.body, state: { view.shop.values.map { "\($0)" } })
      }(ShopView(text: EngravedText()))
    case .seeds:
      { view in Stage(size: Size(width: 240, height: 180), theme: .classic, body: view.body) }(
        SeedsView(theme: .classic))
    }
  }

  private static func minimal() -> Stage {
    var lower = 120.0, upper = 380.0, gain = 0.5
    return Stage(size: Size(width: 240, height: 160)) { ui in
      ui.panel("PRICE FILTER") {
        ui.rangeSlider(id: "price", &lower, &upper, in: 0...500, step: 5, label: "Price")
        ui.knob(id: "gain", &gain, label: "Gain")
      }
    } state: {
      ["\(lower) \(upper) \(gain)"]
    }
  }

  private static func asteroids() -> Stage {
    let size = Size(width: 320, height: 200)
    var world = World(size: size), isPaused = false
    return Stage(size: size, isGuest: true) { ui in
      if !isPaused { world.advance(by: 1.0 / 60) }
      Hud.body(ui, &world.settings, isPaused: &isPaused)
    } game: { event in
      world.take(event)
    } state: {
      world.values.map { "\($0)" }
    }
  }

  private static func harness(_ stage: Stage, threads: Int, whole: Bool) -> Harness {
    let harness = Harness(size: stage.size, theme: stage.theme, timeStep: 0.1, threads: threads, stage.body)
    harness.repaintsWhole = whole
    harness.ui.drawsBackground = !stage.isGuest
    harness.ui.claimsTab = !stage.isGuest
    return harness
  }

  // MARK: Recording

  /// Three fingers that take one control after another, move round on it and let go; one of them also where nothing is.
  private static func perform(_ stage: Stage) -> Trace {
    let harness = harness(stage, threads: 1, whole: false)
    harness.startRecording()
    for frame in 0..<106 {
      for finger in 1...3 { move(finger, frame - 1 + 5 * finger, harness) }
      harness.step()
    }
    return harness.stopRecording()
  }

  /// Fifteen frames a touch: down, twelve moves, up, and a rest; six touches each.
  private static func move(_ finger: Int, _ beat: Int, _ harness: Harness) {
    guard beat >= 15, beat < 105 else { return }
    let phase = beat % 15, turn = beat / 15 * 3 + finger
    switch phase {
    case 0: harness.finger(finger).press(at: place(turn, harness))
    case 1...12:
      harness.finger(finger).move(by: Vector(angle: .turn * (Double(turn * 5 + phase) / 16), length: 6))
    case 13: harness.finger(finger).lift()
    default: break
    }
  }

  private static func place(_ turn: Int, _ harness: Harness) -> Point {
    if turn % 7 == 0 { return Point(x: harness.size.width - 3, y: harness.size.height / 2) }
    let frames = harness.nodes.filter { !$0.path.isEmpty && $0.role != "group" }
      .flatMap { $0.children.isEmpty ? [$0.frame] : $0.children.map(\.frame) }
    guard !frames.isEmpty else { return .zero }
    return frames[turn * 5 % frames.count].center
  }

  private static func path(_ demo: DemoName) -> String {
    #filePath.dropLast("DemosTests/DemoTracesTests.swift".count) + "Traces/\(demo.rawValue).trace"
  }

  /// The trace of a demo; a missing one, or one that failed, is recorded where `KNURL_RECORD` says so.
  private func trace(_ demo: DemoName, again: Bool = false) throws -> Trace {
    let path = Self.path(demo), mode = RecordMode.requested
    let isWanted = again ? mode == .all || mode == .failed : mode != .never
    if again ? isWanted : isWanted && !Files.exists(path) {
      try Self.perform(Self.stage(demo)).write(to: path, makesFolders: true)
      Issue.record("\(path) is written now: commit it if the pictures are right. The next run compares.")
    }
    return try Trace.read(path)
  }

  // MARK: Replay

  @Test("same pictures with 1 and 3 threads, repainted whole and in parts", arguments: DemoName.allCases)
  func replays(_ demo: DemoName) throws {
    let trace = try trace(demo)
    #expect(trace.duration >= 10 && Self.fingers(trace) == 3)
    var states: [[String]] = []
    for (threads, whole) in [(1, false), (3, true)] {
      let stage = Self.stage(demo), harness = Self.harness(stage, threads: threads, whole: whole)
      let other = Renderer(threads: 4 - threads)
      var fresh = Pixmap(width: 0, height: 0), otherDiffers: [Int] = []
      let hashes = harness.play(trace) { event, _ in
        stage.game(event)
      } shown: { frame in
        // The other number of threads with the same way of repainting: in parts in every frame, whole in every 16th.
        guard !whole || frame % 16 == 0 else { return }
        if whole || fresh.width != harness.pixmap.width || fresh.height != harness.pixmap.height {
          fresh = Pixmap(width: harness.pixmap.width, height: harness.pixmap.height)
        }
        _ = other.render(harness.ui.drawList, into: fresh, pixelsPerPoint: harness.pixelsPerPoint)
        if fresh.contentHash != harness.pixmap.contentHash { otherDiffers.append(frame) }
      }
      let difference = trace.firstDifference(hashes)
      #expect(difference == nil && otherDiffers == [], "\(demo) with \(threads) threads, whole: \(whole)")
      if difference != nil { _ = try self.trace(demo, again: true) }
      #expect(harness.ui.leaks == [] && harness.ui.problems == [])
      states.append(stage.state())
    }
    #expect(states[0] == states[1])
  }

  private static func fingers(_ trace: Trace) -> Int {
    Set(
      trace.frames.flatMap(\.events).compactMap { event in
        if case .pressed(let pointer, _, _) = event.kind { pointer } else { nil }
      }
    ).count
  }

  @Test("peers 124: a trace recorded again while it is played is the same")
  func again() throws {
    let trace = try trace(.minimal)
    let harness = Self.harness(Self.stage(.minimal), threads: 2, whole: false)
    harness.startRecording()
    harness.play(trace)
    #expect(harness.stopRecording() == trace)
  }
}
