import KnurlControls
import KnurlDrawing
import KnurlGeometry
import Testing

@testable import KnurlCapture

@Suite("A monkey") struct MonkeyTests {
  /// Two sliders and a button; with a fault that two presses of the button and a high value together show.
  private final class Model {
    var gain = 0.5, pan = 0.5, clicks = 0
    let isFaulty: Bool

    init(isFaulty: Bool) { self.isFaulty = isFaulty }

    func build(_ ui: UI) {
      ui.slider(id: "gain", &gain)
      ui.slider(id: "pan", &pan)
      clicks += ui.button(id: "go", "Go").clickCount
      if isFaulty, clicks >= 2, gain > 0.6 { ui.slider(id: "gain", &gain) }
    }
  }

  private func harness(isFaulty: Bool) -> Harness {
    let model = Model(isFaulty: isFaulty)
    return Harness(size: Size(width: 160, height: 120)) { model.build($0) }
  }

  @Test("finds nothing where all is well", arguments: [UInt64(1), 2, 3])
  func well(_ seed: UInt64) throws {
    let finding = try Monkey(seed: seed, frames: 80).run { harness(isFaulty: false) }
    #expect(finding == nil)
  }

  @Test("finds a planted fault, and shrinks it to the shortest trace")
  func planted() throws {
    let monkey = Monkey(seed: 4, frames: 400, comparesPictures: false)
    let finding = try #require(try monkey.run { harness(isFaulty: true) })
    #expect(finding.sentence.contains("\"gain\" is used twice"))
    #expect(finding.original.frames.count > 3 * finding.trace.frames.count)
    // The least that shows it: a frame to see, then two clicks and a way up. A key or a drag each, four events at most for one.
    let events = finding.trace.frames.reduce(0) { $0 + $1.events.count }
    #expect(finding.trace.frames.count <= 4 && events <= 9, "\(finding)")
    // It is a trace as any other.
    let replay = harness(isFaulty: true)
    replay.play(try Trace(finding.trace.text))
    #expect(replay.ui.problems.first == finding.sentence)
    // Nothing can be left out.
    for frame in finding.trace.frames.indices {
      for event in finding.trace.frames[frame].events.indices {
        var less = finding.trace
        less.frames[frame].events.remove(at: event)
        let harness = harness(isFaulty: true)
        harness.play(less)
        #expect(harness.ui.problems.isEmpty)
      }
    }
  }

  @Test("checks what it is told to, and names the seed")
  func check() throws {
    var model = Model(isFaulty: false)
    let finding = try Monkey(seed: 9, frames: 200, comparesPictures: false).run {
      let fresh = Model(isFaulty: false)
      model = fresh
      return Harness(size: Size(width: 160, height: 120)) { fresh.build($0) }
    } check: { _ in
      model.clicks > 0 ? "It was clicked." : nil
    }
    #expect(finding?.description.hasPrefix("It was clicked. Seed 9; ") == true)
  }

  @Test("with a journal leaves the trace up to the frame that it is about to build")
  func journal() throws {
    let folder = TemporaryFolder(), path = folder.path + "/monkey.trace"
    defer { folder.remove(["monkey.trace"]) }
    var model = Model(isFaulty: false)
    _ = try Monkey(seed: 5, frames: 30, journal: path).run {
      let fresh = Model(isFaulty: false)
      model = fresh
      return Harness(size: Size(width: 160, height: 120)) { fresh.build($0) }
    }
    let played = Model(isFaulty: false)
    let trace = try Trace.read(path)
    Harness(size: Size(width: 160, height: 120)) { played.build($0) }.play(trace)
    // All but the frame in which everything is let go.
    #expect(trace.frames.count == 30 && played.clicks <= model.clicks)
  }
}
