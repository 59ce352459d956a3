import KnurlControls
import KnurlDrawing
import KnurlGeometry
import Testing

@testable import KnurlCapture

@Suite("A monkey's checks") struct MonkeyChecksTests {
  private let checks = MonkeyChecks(comparesPictures: true) { _ in nil }

  @Test("see a picture that is not what a fresh one is")
  func picture() {
    let harness = Harness(size: Size(width: 40, height: 20)) { _ in }
    harness.step()
    #expect(checks.sentence(harness) == nil)
    unsafe harness.pixmap.withUnsafePixels { unsafe $0[3] ^= 1 }
    let found = checks.sentence(harness)
    #expect(found?.0 == .picture && found?.1.contains("1 pixel differs") == true)
  }

  @Test("see what is still held once all is let go")
  func leaks() throws {
    let harness = Harness(size: Size(width: 40, height: 20)) { _ in }
    harness.step()
    #expect(checks.leak(harness) == nil)
    harness.finger(1).press(at: Point(x: 1, y: 1))
    harness.step()
    #expect(checks.leak(harness)?.contains("finger") == true)
  }
}
