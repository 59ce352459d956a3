import KnurlSDL
import Testing

@Suite("A doctor's report as text")
struct FindingTests {
  @Test("A line for each finding, problems first, each in the order in which it was found")
  func lines() {
    let findings = [
      Finding("SDL", "2.26.5"), Finding("touch", "Pad", .note, advice: "It scrolls."), Finding("video", "x11"),
      Finding("text input", "on", .problem, advice: "Switch it off."),
    ]
    let expected = """
      PROBLEM  text input: on. Switch it off.
      note     touch: Pad. It scrolls.
      fine     SDL: 2.26.5
      fine     video: x11

      """
    #expect(Doctor.text(findings) == expected)
    #expect(Doctor.text([]) == "")
  }
}
