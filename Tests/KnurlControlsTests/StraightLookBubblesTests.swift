import KnurlCapture
import KnurlControls
import Testing

@Suite struct StraightLookBubblesTests {
  /// The texts that a frame draws.
  private func texts(_ rig: Rig<[Double]>) -> String { rig.harness.ui.drawList.dump }

  private func held(_ values: [Double], in bounds: ClosedRange<Double>, _ fingers: [Int]) -> Rig<[Double]> {
    let rig = multiRig(values, in: bounds)
    for finger in fingers {
      rig.harness.finger(finger).press(at: rig.center("slider/\(finger)"))
    }
    rig.step()
    return rig
  }

  @Test("L1 L2 bubbles that would overlap become one, with one number where both are alike")
  func merged() {
    let apart = held([10, 90], in: 0...100, [0, 1])
    let near = held([40, 56], in: 0...100, [0, 1])
    let one = held([10, 90], in: 0...100, [0])
    // A bubble is a shadow, a plate, a tip and a text.
    func count(_ rig: Rig<[Double]>) -> Int { texts(rig).split(separator: "\n").count }
    let single = count(one) - count(multiRig([10, 90], in: 0...100))
    #expect(single > 0)
    #expect(count(apart) - count(one) == single)
    #expect(count(near) == count(one))
  }

  @Test("a bubble stays inside the window, at the ends too")
  func inside() {
    for value in [0.0, 1] {
      let harness = Harness(size: Size(width: 60, height: 60)) { ui in
        var value = value
        ui.place(Rect(x: 0, y: 0, width: 60, height: 34)) { ui.slider(id: "s", &value, in: 0...1) }
      }
      harness.step(2)
      harness.finger(1).press(at: harness.node("s/thumb")?.frame.center ?? .zero)
      harness.step()
      // Its paper reaches neither side of the window.
      for y in 0..<60 {
        for x in [0, 59] { #expect(harness.pixmap[x, y] >> 16 & 0xFF < 0xE0, "\(value): \(x), \(y)") }
      }
    }
  }

  @Test("only held thumbs have bubbles, and none where the style shows none")
  func none() {
    let rig = multiRig([2, 8])
    let before = rig.harness.ui.drawList.dump
    rig.harness.mouse.move(to: straight(100))
    rig.step()
    #expect(rig.harness.ui.drawList.dump == before)
  }
}
