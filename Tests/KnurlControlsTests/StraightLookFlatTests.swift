import KnurlCapture
import KnurlControls
import Testing

@Suite struct StraightLookFlatTests {
  private func harness(_ value: Double, isReadOnly: Bool = false) -> Harness {
    var value = value
    let harness = Harness(size: Size(width: 200, height: 40), theme: .classic) { ui in
      ui.place(Rect(x: 0, y: 0, width: 200, height: 40)) {
        ui.slider(id: "s", &value, options: ValueOptions(isReadOnly: isReadOnly))
      }
    }
    harness.step()
    return harness
  }

  @Test("a flat slider is a strip of two colours with a white disc and a dot")
  func colors() {
    let pixmap = harness(0.5).pixmap
    #expect(pixmap[20, 20] == 0xff00_73f0 && pixmap[180, 20] == 0xffcc_cccc)
    #expect(pixmap[100, 20] == 0xff00_73f0 && pixmap[92, 20] == 0xffff_ffff)
    #expect(pixmap[20, 10] == 0xffff_ffff)
  }

  @Test("held it is darker, read-only it has no dot, and at nothing there is no fill")
  func states() {
    let held = harness(0.5)
    held.mouse.move(to: Point(x: 100, y: 20))
    held.mouse.press()
    held.step()
    #expect(held.pixmap[92, 20] & 255 < 240)
    #expect(harness(0.5, isReadOnly: true).pixmap[100, 20] == 0xffff_ffff)
    let empty = harness(0).pixmap
    #expect((30..<200).allSatisfy { empty[$0, 20] != 0xff00_73f0 })
  }
}
