import KnurlGeometry
import Testing

@testable import KnurlControls

@Suite("The parser of traces") struct TraceParserTests {
  @Test(
    "says what was expected",
    arguments: [
      ("", 1, "knurl-trace 1"), ("knurl-trace 2", 1, "the version 1"), ("hello", 1, "knurl-trace 1"),
      ("\n\n  # only a comment", 4, "knurl-trace 1"),
      ("knurl-trace 1\npress mouse 1 1", 2, "a frame with"), ("knurl-trace 1\nframe", 2, "size and two numbers"),
      ("knurl-trace 1\nframe size 1 1", 2, "step or time"), ("knurl-trace 1\nframe step", 2, "a number"),
      ("knurl-trace 1\nframe size 1 1 time 0x10", 2, "a number"),
      ("knurl-trace 1\nframe time 1 sise 1 1", 2, "step, time, size or scale"),
      ("knurl-trace 1\nframes 3", 2, "a frame with step"),
      ("knurl-trace 1\nframe time 1 size 1 1\nframe", 3, "step or time"),
      ("knurl-trace 1\nframe step 1 size 1 1\nframes -1", 3, "a number of frames"),
      ("knurl-trace 1\nframe step 1 size 1 1\nframes 999999999", 3, "a number of frames"),
      ("knurl-trace 1\nframe step 1 size 1 1\nframes 262144", 3, "at most 262144 frames"),
      ("knurl-trace 1\nframe step 1 size 1 1\nhash 12", 3, "16 hexadecimal digits"),
      ("knurl-trace 1\nframe step 1 size 1 1\nhash 0000000000000000\nfocus lost", 4, "frame or frames"),
    ])
  func expected(_ text: String, _ line: Int, _ expected: String) {
    let error = #expect(throws: TraceError.self) { try Trace(text) }
    #expect(error?.line == line && error?.expected.contains(expected) == true, "\(error?.description ?? "")")
  }

  @Test("reads the same from pieces of any length")
  func pieces() throws {
    var dice = TraceDice(3)
    let trace = dice.trace(), bytes = Array(trace.text.utf8)
    for length in [1, 2, 3, 7, 64] {
      var parser = TraceParser()
      for start in stride(from: 0, to: bytes.count, by: length) {
        try parser.feed(Array(bytes[start..<min(start + length, bytes.count)]))
      }
      #expect(try parser.finish().text == trace.text)
    }
  }

  @Test("knows the line ends of Windows")
  func carriageReturns() throws {
    let trace = try Trace("knurl-trace 1\r\nframe step 1 size 2 3\r\nfocus lost\r\n")
    #expect(trace.frames[0].events.map(\.kind) == [.focusLost])
  }

  @Test("answers or throws, whatever the bytes; 3000 mutations")
  func fuzz() {
    var dice = TraceDice(11)
    let words = [
      "frame", "frames", "9", "-", "\"", "\\u{", "hash", "finger:", "with", "+", "at", "nan", "\n", "\0", "1e999",
    ]
    var refused = 0
    for _ in 0..<3000 {
      var bytes = Array(dice.trace().text.utf8)
      for _ in 0...dice.roll(4) {
        let place = dice.roll(bytes.count + 1)
        switch dice.roll(4) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.insert(contentsOf: Array(words[dice.roll(words.count)].utf8), at: place)
        case 2: bytes.insert(UInt8(dice.roll(256)), at: place)
        default: if place < bytes.count { bytes[place] = UInt8(dice.roll(256)) }
        }
      }
      var parser = TraceParser()
      do throws(TraceError) {
        try parser.feed(bytes)
        let trace = try parser.finish()
        #expect(trace.frames.count <= Trace.maximumFrames)
      } catch {
        refused += 1
        #expect(error.line >= 1 && error.found.count < 60)
      }
    }
    #expect(refused > 1000)
  }

  @Test("stops at its limits of bytes and events")
  func limits() {
    var parser = TraceParser(file: "huge")
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let error = #expect(throws: TraceError.self) { for _ in 0...64 { try parser.feed(piece) } }
    #expect(error?.expected.contains("bytes") == true)
    var events = TraceParser(file: "events")
    events.maximumEvents = 100
    let tooMany = #expect(throws: TraceError.self) {
      try events.feed(Array("knurl-trace 1\nframe step 1 size 1 1\n".utf8))
      for _ in 0...100 { try events.feed(Array("focus lost\n".utf8)) }
    }
    #expect(tooMany?.expected == "at most 100 events")
  }
}
