import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlCapture

@Suite("A trace in a file") struct TraceFilesTests {
  private let folder = TemporaryFolder()

  @Test("comes back as it was")
  func roundTrip() throws {
    defer { folder.remove(["a.trace"]) }
    let events = [InputEvent(.text("\u{e9}\n\"x\""), time: 0.1)]
    let trace = Trace(frames: [Trace.Frame(time: 0.25, size: Size(width: 3, height: 4), events: events)])
    try trace.noting([7]).write(to: folder.path + "/a.trace")
    let back = try Trace.read(folder.path + "/a.trace")
    #expect(back == trace.noting([7]) && back.frames[0].hash == 7)
    #expect(back.firstDifference([7]) == nil && back.firstDifference([8]) == 0 && back.firstDifference([]) == 0)
    #expect(trace.firstDifference([8]) == nil)
  }

  @Test("that is broken gives file, line and what was expected")
  func broken() throws {
    defer { folder.remove(["b.trace"]) }
    let path = folder.path + "/b.trace"
    try Files.write(Array("knurl-trace 1\nframe step 1 size 8 8\npress mouse 1\n".utf8), to: path)
    let error = #expect(throws: CaptureError.self) { try Trace.read(path) }
    #expect(error?.description.hasPrefix("\(path):3: expected a number, found the end of the line.") == true)
  }

  @Test("of a stranger ends in bounded time and memory", arguments: ["/dev/zero", "/dev/urandom"])
  func endless(_ path: String) {
    guard Files.exists(path) else { return }
    #expect(throws: CaptureError.self) { try Trace.read(path) }
    #expect(throws: CaptureError.self) { try Files.read(path, limit: 100_000) }
  }

  @Test("that is not there, or is a folder, says so")
  func missing() {
    #expect(throws: CaptureError.self) { try Trace.read(folder.path + "/none.trace") }
    #expect(throws: CaptureError.self) { try Trace.read("/") }
  }
}
