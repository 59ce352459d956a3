import KnurlCapture
import KnurlControls
import Testing

/// What holds for every knob and every ring, whatever their bounds, steps and scales: both ends are within reach of drags,
/// keys and the wheel, values stay inside and on their steps, and there is a report for each.
@Suite struct DialPropertyTests {
  private struct Kind: CustomStringConvertible {
    var lower = 0.0
    var upper = 1.0
    var step: Double?
    var isLogarithmic = false
    var isReversed = false
    var isRing = false
    var description: String {
      "\(lower)...\(upper) step \(step ?? .nan) log \(isLogarithmic) reversed \(isReversed) ring \(isRing)"
    }
  }

  private func kind(_ random: inout SeededRandom) -> Kind {
    var kind = Kind()
    kind.lower = Double(random.below(2000)) / 10 - 100
    kind.upper = kind.lower + Double(1 + random.below(5000)) / 10
    let span = kind.upper - kind.lower
    kind.step = [nil, nil, 0.1, 1, span / 3, span * 2, 0, -1, .infinity, .nan][random.below(10)]
    kind.isLogarithmic = kind.lower >= 0 && random.below(2) == 0
    kind.isReversed = random.below(3) == 0
    kind.isRing = random.below(2) == 0
    return kind
  }

  private func rig(_ value: Double, _ kind: Kind) -> Rig<Double> {
    let options = ValueOptions(wheel: .always, dragMode: .vertical)
    let (start, end) = kind.isReversed ? (kind.upper, kind.lower) : (kind.lower, kind.upper)
    let scale: ValueScale = kind.isLogarithmic ? .logarithmic : .linear
    return Rig(value) { ui, state in
      ui.place(Rect(x: 260, y: 120, width: 120, height: 120)) {
        if kind.isRing {
          ui.ringSlider(id: "it", &state.model, from: start, to: end, step: kind.step, scale: scale, options: options)
        } else {
          ui.knob(id: "it", &state.model, from: start, to: end, step: kind.step, scale: scale, options: options)
        }
      }
    }
  }

  @Test("both ends are within reach", arguments: [11, 12, 13] as [UInt64])
  func ends(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<12 {
      let kind = kind(&random), middle = (kind.lower + kind.upper) / 2
      let rig = rig(middle, kind)
      let spot = rig.harness.node("it/thumb")?.frame.center ?? rig.center("it")
      rig.drag(from: spot, by: Vector(x: 0, y: -700), over: 3)
      #expect(rig.model == kind.upper, "seed \(seed): drag up, \(kind)")
      rig.press(.home)
      #expect(rig.model == kind.lower, "seed \(seed): home, \(kind)")
      rig.press(.end)
      #expect(rig.model == kind.upper, "seed \(seed): end, \(kind)")
      rig.harness.mouse.move(to: rig.harness.node("it/thumb")?.frame.center ?? rig.center("it"))
      for _ in 0..<12 {
        rig.harness.mouse.wheel(by: Vector(x: 0, y: -500))
        rig.step(20)
      }
      #expect(rig.model == kind.lower, "seed \(seed): wheel, \(kind)")
    }
  }

  @Test(
    "a random drag stays inside and reports each value once, from whatever value", arguments: [21, 22, 23] as [UInt64])
  func drags(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<12 {
      let kind = kind(&random)
      let start = [kind.lower, kind.upper, kind.lower - 5, .nan, .infinity, (kind.lower + kind.upper) / 2][
        random.below(6)]
      let rig = rig(start, kind)
      let spot = rig.harness.node("it/thumb")?.frame.center ?? rig.center("it")
      rig.press(.mouse, at: spot)
      var last = rig.model, changes = 0
      for _ in 0..<20 {
        rig.move(.mouse, to: spot + Vector(x: Double(random.below(40)) - 20, y: Double(random.below(240)) - 120))
        if rig.model != last && !(rig.model.isNaN && last.isNaN) { changes += 1 }
        last = rig.model
        #expect(start == rig.model || rig.model.isNaN || (kind.lower...kind.upper).contains(rig.model))
      }
      rig.release(.mouse)
      #expect(rig.edits(.changed).count == changes, "seed \(seed): from \(start), \(kind)")
      #expect(rig.edits(.began).count == rig.edits(.committed).count + rig.edits(.cancelled).count)
      #expect(rig.harness.nodes.allSatisfy { $0.frame.isFinite })
    }
  }

  @Test("what one sets after the other makes no difference to the picture", arguments: [31, 32] as [UInt64])
  func order(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<4 {
      let kind = kind(&random), value = kind.lower + (kind.upper - kind.lower) * Double(random.below(11)) / 10
      let fresh = rig(value, kind), late = rig(kind.lower, kind)
      late.model = value
      late.step()
      #expect(fresh.harness.pixmap.contentHash == late.harness.pixmap.contentHash, "seed \(seed): \(value), \(kind)")
    }
  }
}
