import KnurlCapture
import KnurlControls
import KnurlFonts
import KnurlGeometry
import Testing

/// Fields whose text is read from right to left.
@Suite(.enabled(if: TestFont.areThere, TestFont.howToInstall))
struct FontEditingTests {
  private final class Model {
    var text = ""
  }

  private func rig(_ text: String) throws -> (Harness, Model) {
    let model = Model(), engine = FontText([try TestFont.sans.face(), try TestFont.cjk.face()])
    model.text = text
    let harness = Harness(size: Size(width: 240, height: 80), text: engine) { ui in
      ui.textField(id: "name", &model.text)
    }
    harness.step()
    harness.click("name")
    harness.step()
    return (harness, model)
  }

  @Test("in Hebrew the left arrow goes on, and what is typed comes to the left")
  func arrows() throws {
    let (harness, model) = try rig("שלום")
    harness.keyboard.press(.home)
    harness.step()
    let start = harness.ui.textInputFrame?.minX ?? 0
    harness.keyboard.press(.left)
    harness.step()
    let next = harness.ui.textInputFrame?.minX ?? 0
    #expect(next < start - 3)
    harness.keyboard.type("x")
    harness.step()
    #expect(model.text == "שxלום")
    harness.keyboard.press(.backspace)
    harness.step()
    #expect(model.text == "שלום")
  }

  @Test("a click puts the caret where it is seen, in text of both ways")
  func clicks() throws {
    let (harness, model) = try rig("ab שלום")
    // Behind the last letter that is read, which stands right of the space.
    let frame = harness.node("name")?.frame ?? .zero
    harness.keyboard.press(.end)
    harness.step()
    let end = harness.ui.textInputFrame ?? .zero
    #expect(end.minX > frame.minX + 10 && end.minX < frame.minX + 60)
    harness.mouse.move(to: Point(x: end.minX + 1, y: frame.center.y))
    harness.step()
    harness.mouse.press()
    harness.mouse.release()
    harness.step()
    harness.keyboard.type("!")
    harness.step()
    #expect(model.text == "ab שלום!")
  }

  @Test("a label that is cut in any script keeps its clusters whole")
  func labels() throws {
    let engine = FontText([try TestFont.devanagari.face(), try TestFont.cjk.face()])
    let text = "क्षत्रिय हिन्दी 音量", style = TextStyle(size: 16)
    for width in stride(from: 4.0, to: 200, by: 3) {
      let short = engine.shortened(text, style, width: width)
      let kept = short.hasSuffix("…") ? String(short.dropLast()) : short
      #expect(Array(text).starts(with: Array(kept)) && engine.layout(short, style).width <= width)
    }
    let lines = engine.lines("音量、「大」です", style, width: 50)
    #expect(lines.count > 1 && lines.allSatisfy { $0.width <= 50 })
  }
}
