import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlCapture

@Suite("A run without a window") struct HeadlessRunTests {
  private let folder = TemporaryFolder()

  private func harness() -> Harness {
    var gain = 0.5
    return Harness(size: Size(width: 60, height: 40)) { ui in _ = ui.slider(id: "gain", &gain) }
  }

  private func trace() -> Trace {
    let harness = harness()
    harness.startRecording()
    harness.step()
    harness.drag("gain/thumb", by: Vector(x: 10, y: 0), over: 2)
    return harness.stopRecording()
  }

  @Test("is asked for by its options, among others")
  func options() throws {
    #expect(try HeadlessRun(["game", "--size", "3x4"]) == nil)
    #expect(try HeadlessRun(["game", "--play", "a.trace"]) == nil)
    let run = try #require(try HeadlessRun(["game", "--fast", "--play", "a", "--hashes", "--json", "--frames", "7"]))
    #expect(run.play == "a" && run.printsHashes && run.printsJSON && run.frames == 7)
    for words in [["--capture"], ["--capture", "--hashes"], ["--frames", "0"], ["--frames", "x"]] {
      #expect(throws: CaptureError.self) { try HeadlessRun(words) }
    }
  }

  @Test("plays a trace and writes the last picture, all of them, and a moving one")
  func pictures() throws {
    let files = ["t.trace", "a.png", "a.json", "m.png"] + (0..<6).map { "s-000\($0).png" }
    defer { folder.remove(files) }
    try trace().write(to: folder.path + "/t.trace")
    var run = HeadlessRun()
    run.play = folder.path + "/t.trace"
    (run.capture, run.series, run.animation) = (
      folder.path + "/a.png", folder.path + "/s.png", folder.path + "/m.png"
    )
    try run.run(harness())
    let last = try PNG.read(folder.path + "/a.png")
    #expect(last.contentHash == trace().frames.last?.hash)
    for number in 0..<trace().frames.count {
      #expect(try PNG.read(folder.path + "/s-000\(number).png").contentHash == trace().frames[number].hash)
    }
    #expect(try PNG.read(folder.path + "/m.png").contentHash == trace().frames[0].hash)
  }

  @Test("tells the first frame that is not as the trace says")
  func differs() throws {
    defer { folder.remove(["d.trace"]) }
    var trace = trace()
    trace.frames[2].hash = 12
    try trace.write(to: folder.path + "/d.trace")
    var run = HeadlessRun()
    run.play = folder.path + "/d.trace"
    let error = #expect(throws: CaptureError.self) { try run.run(harness()) }
    guard case .differs(_, frame: 2, expected: 12, _) = error else { return #expect(error == nil) }
    // As many frames as it is told to.
    run.frames = 2
    try run.run(harness())
  }

  @Test("numbers pictures with digits enough for all")
  func numbers() {
    #expect(HeadlessName.numbered("a/b.png", 7, of: 100) == "a/b-0007.png")
    #expect(HeadlessName.numbered("c", 7, of: 100_001) == "c-000007.png")
  }
}
