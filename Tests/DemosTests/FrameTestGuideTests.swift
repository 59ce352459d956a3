import KnurlCapture
import KnurlTesting
import Testing
import XCTest

// The guide's program, byte for byte.
struct Settings {
  var volume = 0.8, isMuted = false

  mutating func build(_ ui: UI) {
    ui.panel("SOUND") {
      ui.slider(id: "volume", &volume, label: "Volume", options: ValueOptions(format: .percent))
      ui.toggle(id: "mute", &isMuted, label: "Mute")
    }
  }
}

/// The guide in Docs/FrameTests.md: each of its programs is here, word for word, and runs.
@Suite struct FrameTestGuideTests {
  private var root: String { String(#filePath.dropLast("/Tests/DemosTests/FrameTestGuideTests.swift".count)) }

  private func text(_ path: String) throws -> String {
    String(decoding: try Files.read(root + "/" + path), as: UTF8.self)
  }

  /// The programs of the guide, without what stands before each line.
  private func programs() throws -> [[String]] {
    var programs: [[String]] = []
    var isInside = false
    for line in try text("Docs/FrameTests.md").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```swift"
        if isInside { programs.append([]) }
      } else if isInside {
        programs[programs.count - 1].append(line.filter { $0 != " " })
      }
    }
    return programs
  }

  @Test("its programs are those of this file")
  func programsAreHere() throws {
    let own = try text("Tests/DemosTests/FrameTestGuideTests.swift").split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { $0.filter { $0 != " " } }
    let programs = try programs()
    #expect(programs.count == 6)
    for program in programs {
      let starts = own.indices.filter { own[$0...].starts(with: program) }
      #expect(!starts.isEmpty, "\(program.first ?? "")")
    }
  }

  @Test func volumeFollowsTheThumb() throws {
    var settings = Settings()
    let harness = Harness(size: Size(width: 320, height: 230)) { ui in settings.build(ui) }
    harness.step()
    harness.drag("volume/thumb", by: Vector(x: -60, y: 0))
    harness.click("mute")
    try harness.settle()
    #expect(settings.isMuted && settings.volume < 0.8)
    expectFrame(harness, matches: "guide/sound")
  }

  @Test("the verbs of fingers, keys and time")
  func verbs() throws {
    var settings = Settings()
    let harness = Harness(size: Size(width: 320, height: 230)) { ui in settings.build(ui) }
    harness.step()
    harness.finger(1).press(on: "volume/thumb")
    harness.finger(2).tap(.control("toggle", "Mute"))
    harness.finger(1).move(by: Vector(x: 40, y: 0))
    harness.step()
    harness.finger(1).lift()
    harness.keyboard.press(.tab)
    harness.perform(.increment, on: "volume")
    harness.advance(by: 0.5)
    try harness.expectIdle(for: 10)
    #expect(settings.isMuted && settings.volume > 0.8)
    expectFrame(harness, of: "volume", matches: "guide/volume")
  }

  @Test("the plain program")
  func plain() {
    var status = 0
    var settings = Settings()
    let harness = Harness(size: Size(width: 320, height: 230)) { ui in settings.build(ui) }
    harness.step()
    if let failure = harness.verify(matches: "guide/first") {
      print(failure)
      status = 1
    }
    #expect(status == 0)
  }

  @Test("a session as a test")
  func session() throws {
    let file = root + "/Tests/Traces/guide.trace"
    var settings = Settings()
    let harness = Harness(size: Size(width: 320, height: 230)) { ui in settings.build(ui) }
    let trace = try Trace.read(file)
    let hashes = harness.play(trace)
    let firstDifference = trace.firstDifference(hashes)
    if firstDifference != nil, RecordMode.requested != .never { try trace.noting(hashes).write(to: file) }
    #expect(firstDifference == nil && settings.isMuted && settings.volume < 0.8 && trace.frames.count == 31)
  }

  @Test("a monkey")
  func monkey() throws {
    let finding = try Monkey(seed: 1, frames: 120).run {
      var settings = Settings()
      return Harness(size: Size(width: 320, height: 230)) { ui in settings.build(ui) }
    }
    #expect(finding == nil)
  }

  @Test("the trace in the grammar's page is one")
  func grammar() throws {
    let lines = try text("Docs/Traces.md").split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.drop { $0 != "    knurl-trace 1" }.prefix { $0.hasPrefix("    ") }
    let trace = try Trace(example.map { $0.dropFirst(4) }.joined(separator: "\n"))
    #expect(trace.frames.count == 7 && trace.frames.last?.hash == 0x3f2a_90b1_c4d5_e6f7)
  }
}

/// The line for XCTest.
final class FrameTestGuideXCTests: XCTestCase {
  func testFirstPicture() {
    var settings = Settings()
    let harness = Harness(size: Size(width: 320, height: 230)) { ui in settings.build(ui) }
    harness.step()
    XCTAssertNil(harness.verify(matches: "guide/first"))
  }
}
