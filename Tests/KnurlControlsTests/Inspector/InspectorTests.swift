import KnurlCapture
import Testing

@testable import KnurlControls

@Suite struct InspectorTests {
  private final class Model {
    var gain = 0.5, pan = 0.25
    var clicks = 0
  }

  private func desk(_ model: Model, _ scale: Double = 1) -> Harness {
    Harness(size: Size(width: 640, height: 400), pixelsPerPoint: scale) { ui in
      ui.place(Rect(x: 20, y: 20, width: 290, height: 360)) {
        ui.panel("Desk") {
          ui.slider(id: "gain", &model.gain, label: "Gain")
          ui.slider(id: "pan", &model.pan, label: "Pan")
          model.clicks += ui.button(id: "go", "Go").clickCount
        }
      }
    }
  }

  private func play(_ harness: Harness) {
    harness.step()
    for index in 0..<60 {
      harness.ui.inspector.note(frameTime: (index % 13 == 5 ? 21.0 : 3 + Double(index % 5)) / 1000)
    }
    harness.finger(1).press(on: "gain/thumb")
    harness.finger(2).press(on: "pan/thumb")
    harness.mouse.move(to: Point(x: 60, y: 330))
    harness.step()
    for step in 1...12 {
      harness.finger(1).move(by: Vector(x: 5, y: step % 4 == 0 ? 3 : -1))
      harness.finger(2).move(by: Vector(x: 6, y: 2))
      harness.step()
    }
  }

  @Test("it draws over everything, and changes neither claims nor values, nodes, wakes or what lies below")
  func passive() {
    var trees: [[String]] = []
    for isShown in [false, true] {
      let model = Model(), harness = desk(model)
      harness.ui.inspector.isShown = isShown
      play(harness)
      let claims = [
        harness.mouse.move(to: Point(x: 500, y: 60)), harness.mouse.press(), harness.mouse.release(),
        harness.mouse.wheel(by: Vector(x: 0, y: 1)),
      ]
      harness.finger(1).lift()
      harness.step(2)
      trees.append(
        [harness.tree, "\(model.gain) \(model.pan) \(claims) \(String(describing: harness.ui.nextWake))"])
      harness.ui.inspector.isShown = false
      harness.step()
      trees[trees.count - 1].append("\(harness.pixmap.contentHash)")
    }
    #expect(trees[0] == trees[1])
  }

  @Test("while nothing happens it stays as it is, and paints nothing")
  func idle() throws {
    let harness = desk(Model())
    harness.ui.inspector.isShown = true
    play(harness)
    harness.step(2)
    for _ in 0..<30 {
      harness.ui.inspector.note(frameTime: 0.002)
      harness.step()
      #expect(harness.paintedPixels == 0 && harness.ui.nextWake == nil)
    }
  }

  @Test("the report has events in order with claims, owners, what lies under the pointer, cells and reasons")
  func report() {
    let harness = desk(Model())
    harness.ui.inspector.isShown = true
    harness.step()
    #expect(harness.ui.inspector.report.reasons == ["first frame"] && harness.ui.inspector.report.share == 1)
    harness.finger(1).press(on: "gain/thumb")
    harness.finger(1).move(by: Vector(x: 4, y: 0))
    harness.finger(1).move(by: Vector(x: 20, y: 0))
    harness.mouse.move(to: Point(x: 600, y: 380))
    harness.step()
    let report = harness.ui.inspector.report
    #expect(report.entries.map(\.claim) == [.claimed, .claimed, .free] && report.entries.map(\.count) == [1, 2, 1])
    #expect(report.entries[0].words.hasPrefix("press finger:1 ") && report.eventCount == 4)
    #expect(report.reasons == ["4 events"] && report.share > 0 && report.share < 0.3 && report.under.isEmpty)
    #expect(harness.ui.inspector.contacts.map(\.owner) == ["gain", ""])
    harness.finger(1).move(by: Vector(x: 1, y: 0))
    harness.step()
    #expect(harness.ui.inspector.report.under.contains("gain/thumb  thumb"))
  }

  @Test(
    "peers 118 reasons tell events by their count, animations by their controls, sizes, resets and the program's values"
  )
  func reasons() {
    let model = Model(), harness = desk(model)
    harness.ui.inspector.isShown = true
    harness.step()
    model.gain = 0.9
    harness.step()
    #expect(harness.ui.inspector.report.reasons == ["the program's values"])
    harness.resize(to: Size(width: 600, height: 400))
    harness.step()
    #expect(harness.ui.inspector.report.reasons == ["size"])
    harness.ui.inspector.noteReset()
    harness.step()
    #expect(harness.ui.inspector.report.reasons == ["reset"])
    let thumb = harness.place(of: "gain/thumb")
    harness.mouse.press(on: .point(Point(x: thumb.x - 120, y: thumb.y)))
    harness.step(2)
    #expect(harness.ui.inspector.report.reasons.contains("animation of gain"))
  }

  @Test("what is typed into a secret field is not shown")
  func secret() {
    var text = ""
    let harness = Harness(size: Size(width: 640, height: 200)) { ui in
      ui.textField(id: "word", &text, options: TextFieldOptions(kind: .password))
    }
    harness.ui.inspector.isShown = true
    harness.step()
    harness.keyboard.press(.tab)
    harness.keyboard.press(.character("q"))
    harness.keyboard.type("q")
    harness.step()
    let words = harness.ui.inspector.report.entries.map(\.words)
    #expect(text == "q" && words.suffix(3).allSatisfy { $0 == "typed, kept secret" })
  }

  @Test("absurd frame times and places harm nothing; hidden, it forgets")
  func absurd() {
    let harness = desk(Model())
    harness.ui.inspector.isShown = true
    for time in [Double.nan, -1, .infinity, 1e9, 0] { harness.ui.inspector.note(frameTime: time) }
    harness.mouse.move(to: Point(x: 1e12, y: -1e12))
    harness.finger(7).press(at: Point(x: Double.nan, y: 0))
    harness.step(2)
    #expect(harness.ui.inspector.report.times == [1e9, 0])
    harness.resize(to: Size(width: 3, height: 2))
    harness.step()
    harness.ui.inspector.isShown = false
    #expect(harness.ui.inspector.contacts.isEmpty && harness.ui.inspector.report == Inspector.Report())
  }
}
