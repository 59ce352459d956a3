import Knurl
import KnurlCapture
import KnurlRaster
import Testing

/// Each demo plays ten seconds of three fingers from a trace, and shows the same pictures in every way of painting.
@Suite struct DemoTracesTests {
  private static func harness(_ stage: DemoStage, threads: Int, whole: Bool) -> Harness {
    let harness = Harness(size: stage.size, theme: stage.theme, timeStep: 0.1, threads: threads, stage.body)
    harness.repaintsWhole = whole
    harness.ui.drawsBackground = !stage.isGuest
    harness.ui.claimsTab = !stage.isGuest
    return harness
  }

  // MARK: Recording

  /// Three fingers that take one control after another, move round on it and let go; one of them also where nothing is.
  private static func perform(_ stage: DemoStage) -> Trace {
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

  private static func path(_ demo: DemoStage.Name) -> String {
    #filePath.dropLast("DemosTests/DemoTracesTests.swift".count) + "Traces/\(demo.rawValue).trace"
  }

  /// The trace of a demo; a missing one, or one that failed, is recorded where `KNURL_RECORD` says so.
  private func trace(_ demo: DemoStage.Name, again: Bool = false) throws -> Trace {
    let path = Self.path(demo), mode = RecordMode.requested
    let isWanted = again ? mode == .all || mode == .failed : mode != .never
    if again ? isWanted : isWanted && !Files.exists(path) {
      try Self.perform(DemoStage.named(demo)).write(to: path, makesFolders: true)
      Issue.record("\(path) is written now: commit it if the pictures are right. The next run compares.")
    }
    return try Trace.read(path)
  }

  // MARK: Replay

  @Test("same pictures with 1 and 3 threads, repainted whole and in parts", arguments: DemoStage.Name.allCases)
  func replays(_ demo: DemoStage.Name) throws {
    let trace = try trace(demo)
    #expect(trace.duration >= 10 && Self.fingers(trace) == 3)
    var states: [[String]] = []
    for (threads, whole) in [(1, false), (3, true)] {
      let stage = DemoStage.named(demo), harness = Self.harness(stage, threads: threads, whole: whole)
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
    let harness = Self.harness(DemoStage.named(.minimal), threads: 2, whole: false)
    harness.startRecording()
    harness.play(trace)
    #expect(harness.stopRecording() == trace)
  }
}
