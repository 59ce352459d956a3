import KnurlCapture
import KnurlControls
import Testing

/// Integers of every width, dragged and stepped through the public face.
@Suite struct WholeNumberTests {
  private final class Model<V> {
    var value: V
    var edits: [Edit] = []
    init(_ value: V) { self.value = value }
  }

  private func knob<V: FixedWidthInteger>(_ value: V, from start: V, to end: V, step: V = 1) -> (Model<V>, Harness) {
    let model = Model(value)
    let options = ValueOptions(dragMode: .vertical)
    let harness = Harness(size: Size(width: 300, height: 300)) { ui in
      ui.place(Rect(x: 100, y: 100, width: 100, height: 100)) {
        ui.knob(id: "k", &model.value, from: start, to: end, step: step, options: options)
      }
      model.edits += ui.edits
    }
    harness.step()
    return (model, harness)
  }

  private func ends<V: FixedWidthInteger>(_ type: V.Type) {
    let (model, harness) = knob(V.zero, from: V.min, to: V.max)
    harness.drag("k", by: Vector(x: 0, y: -900))
    #expect(model.value == V.max, "\(type)")
    harness.drag("k", by: Vector(x: 0, y: 900))
    #expect(model.value == V.min, "\(type)")
    harness.keyboard.press(.end)
    harness.keyboard.press(.left)
    harness.step()
    #expect(model.value == V.max - 1, "\(type)")
    let old: EditValue = V.isSigned ? .integer(Int64(V.max)) : .unsigned(UInt64(V.max))
    #expect(model.edits.last?.oldValue == old)
    #expect(harness.node("k")?.text == String(V.max - 1))
  }

  @Test("both ends and their neighbours are exact in every width")
  func widths() {
    ends(Int8.self)
    ends(UInt8.self)
    ends(Int16.self)
    ends(UInt16.self)
    ends(Int32.self)
    ends(UInt32.self)
    ends(Int64.self)
  }

  @Test("UInt64 reaches its end and the value before it")
  func unsigned64() {
    let (model, harness) = knob(UInt64(5), from: 0, to: .max)
    harness.drag("k", by: Vector(x: 0, y: -900))
    #expect(model.value == .max && model.edits.last?.newValue == .unsigned(.max))
    harness.keyboard.press(.left)
    harness.step()
    #expect(model.value == UInt64.max - 1)
  }

  @Test("B3 a list of one element neither moves nor reports")
  func single() {
    let (model, harness) = knob(7, from: 7, to: 7)
    harness.drag("k", by: Vector(x: 0, y: -90))
    harness.keyboard.press(.tab)
    harness.keyboard.press(.right)
    harness.step()
    #expect(model.value == 7 && model.edits.isEmpty && harness.node("k")?.frame.isFinite == true)
  }

  @Test("C15 zero and one are both within reach")
  func bit() {
    let (model, harness) = knob(0, from: 0, to: 1)
    harness.drag("k", by: Vector(x: 0, y: -120))
    #expect(model.value == 1)
    harness.drag("k", by: Vector(x: 0, y: 120))
    #expect(model.value == 0)
  }

  @Test("C19 a slow drag loses nothing: 200 points are the whole range")
  func slow() {
    let (model, harness) = knob(0, from: 0, to: 3)
    harness.drag("k", by: Vector(x: 0, y: -200), over: 200)
    #expect(model.value == 3)
  }

  @Test("a value outside is not written before the user acts, then it is inside", arguments: [-100, 50])
  func outside(_ value: Int) {
    let (model, harness) = knob(value, from: 0, to: 10, step: 4)
    harness.step(5)
    #expect(model.value == value && model.edits.isEmpty)
    harness.drag("k", by: Vector(x: 0, y: value < 0 ? -100 : 100))
    #expect(model.value == 4 && model.edits.last?.phase == .committed)
  }

  @Test("with reversed whole bounds a drag up is more, too")
  func reversed() {
    let (model, harness) = knob(Int8(-50), from: 100, to: -100, step: 50)
    harness.drag("k", by: Vector(x: 0, y: -100))
    #expect(model.value == 50)
  }
}
