import KnurlCapture
import KnurlTesting
import Testing

@testable import KnurlControls

@Suite struct PlainStopsTests {
  private func harness(_ change: @escaping (inout ValueOptions) -> Void = { _ in }) -> Harness {
    var value = 10, options = ValueOptions()
    change(&options)
    let harness = Harness(size: Size(width: 240, height: 90), theme: .classic) { ui in
      ui.styled({ $0.stopSlider.sideInset = 20 }) {
        ui.place(Rect(x: 0, y: 0, width: 240, height: 90)) {
          ui.stopSlider(id: "stops", &value, stops: [1, 10, 30, 40], options: options)
        }
      }
    }
    harness.step(2)
    return harness
  }

  @Test("CS-5 CS-7 flat colours, dots with rings, a white disc with a dot; a read-only one has no dot")
  func looks() {
    expectFrame(harness(), matches: "looks/stops-plain")
    let fixed = harness { $0.isReadOnly = true }, center = fixed.node("stops/thumb")?.frame.center ?? .zero
    #expect(fixed.pixmap[Int(center.x), Int(center.y)] == 0xffff_ffff)
    #expect(harness().pixmap[Int(center.x), Int(center.y)] == 0xff00_afd0)
  }
}
