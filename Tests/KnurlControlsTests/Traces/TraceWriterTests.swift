import KnurlGeometry
import Testing

@testable import KnurlControls

@Suite("The writer of traces") struct TraceWriterTests {
  private let size = Size(width: 10, height: 10)

  @Test("leaves out a step that is as before, and counts idle frames")
  func steps() {
    var writer = TraceWriter(), time = 0.0
    var text = ""
    for _ in 0..<100 {
      time += 1.0 / 60
      text += writer.write(Trace.Frame(time: time, size: size))
    }
    #expect(text + writer.finish() == "frame step 0.016666666666666666 size 10 10\nframes 99\n")
  }

  @Test("gives a time where no step leads to it exactly")
  func times() {
    var writer = TraceWriter()
    let text =
      writer.write(Trace.Frame(time: 1e300, size: size)) + writer.write(Trace.Frame(time: .nan, size: size))
      + writer.write(Trace.Frame(time: 2, size: size)) + writer.finish()
    #expect(text == "frame step 1e+300 size 10 10\nframe time nan\nframe time 2\n")
  }

  @Test("texts have no control characters and no line ends of their own")
  func quoted() {
    #expect(TraceWriter.quoted("a\"\\\n\u{0}\u{2028}\u{85}\u{e9}") == "\"a\\\"\\\\\\n\\u{0}\\u{2028}\\u{85}\u{e9}\"")
  }
}
