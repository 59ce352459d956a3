import KnurlControls
import Testing

@Suite("The error of a trace") struct TraceErrorTests {
  @Test("names file, line, what was expected and what was found")
  func sentence() {
    let error = #expect(throws: TraceError.self) {
      try Trace("knurl-trace 1\nframe step 1 size 1 1\nmove mouse 1 here\n", file: "crash.trace")
    }
    #expect(error == TraceError(file: "crash.trace", line: 3, expected: "a number", found: "\"here\""))
    #expect(error?.description == "crash.trace:3: expected a number, found \"here\".")
  }
}
