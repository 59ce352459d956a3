import KnurlCapture
import KnurlControls
import Testing

@Suite struct InspectorPanelTests {
  @Test("it stands where the pointer is not, and has as many lines as there is room for")
  func side() {
    let harness = Harness(size: Size(width: 900, height: 300)) { _ in }
    harness.ui.inspector.isShown = true
    func isDark(_ x: Int) -> Bool {
      harness.pixmap[x, 14] & 0xff < 0x20 && harness.pixmap[x, 10] != harness.pixmap[450, 10]
    }
    harness.mouse.move(to: Point(x: 100, y: 200))
    harness.step()
    #expect(isDark(880) && !isDark(14))
    harness.mouse.move(to: Point(x: 800, y: 200))
    harness.step()
    #expect(isDark(14) && !isDark(880))
    for height in [0.0, 20, 60] {
      harness.resize(to: Size(width: 200, height: height))
      harness.step()
    }
  }
}
