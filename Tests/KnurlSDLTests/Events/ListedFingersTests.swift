import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlSDL

@Suite("Fingers that vanish without a word")
struct ListedFingersTests {
  private let finger = PointerID.finger(device: 7, finger: 1)
  private let other = PointerID.finger(device: 7, finger: 2)
  private let place = Point(x: 1, y: 1)

  @Test("A finger that SDL had in its list and has not at two frames in a row is gone, once")
  func gone() {
    var listed = ListedFingers()
    listed.delivered(.pressed(finger, place, .left)) { _ in true }
    listed.delivered(.pressed(other, place, .left)) { _ in true }
    #expect(listed.missing { $0 == other } == [])
    #expect(listed.missing { $0 == other } == [finger])
    #expect(listed.missing { $0 == other } == [])
    #expect(!listed.isEmpty)
  }

  @Test("A finger whose lifting comes one frame late is lifted, not gone")
  func late() {
    var listed = ListedFingers()
    listed.delivered(.pressed(finger, place, .left)) { _ in true }
    #expect(listed.missing { _ in false } == [])
    listed.delivered(.released(finger, place, .left)) { _ in false }
    #expect(listed.missing { _ in false } == [])
    #expect(listed.isEmpty)
  }

  @Test("A finger that is back at the next frame was never gone")
  func back() {
    var listed = ListedFingers()
    listed.delivered(.pressed(finger, place, .left)) { _ in true }
    for _ in 0..<3 {
      #expect(listed.missing { _ in false } == [])
      #expect(listed.missing { _ in true } == [])
    }
  }

  @Test("A finger that a program made up is never missed, nor is the mouse")
  func madeUp() {
    var listed = ListedFingers()
    listed.delivered(.pressed(finger, place, .left)) { _ in false }
    listed.delivered(.pressed(.mouse, place, .left)) { _ in true }
    #expect(listed.isEmpty)
  }
}
