import KnurlCapture
import KnurlControls
import KnurlGeometry
import KnurlTesting
import Testing

@testable import EntryPages

/// Everything that text and numbers can be typed into.
@Suite struct EntryTests {
  private struct Rig {
    let view: EntryView
    let harness: Harness

    init(_ scale: Double = 1) {
      let view = EntryView()
      self.view = view
      harness = Harness(size: Size(width: 760, height: 564), pixelsPerPoint: scale) { view.body($0) }
      harness.step()
    }

    /// Opens the entry of a value by keys, and types into it.
    func type(_ text: String, into path: String) {
      let center = harness.node(path)?.frame.center ?? .zero
      harness.keyboard.hold(.control)
      harness.mouse.move(to: center)
      harness.mouse.press()
      harness.mouse.release()
      harness.keyboard.hold([])
      harness.step()
      if !text.isEmpty { harness.keyboard.type(text) }
      harness.step()
    }
  }

  @Test("the page looks as it did, in both scales", arguments: [1.0, 2])
  func page(_ scale: Double) {
    expectFrame(Rig(scale).harness, matches: "demos/entry\(scale == 2 ? "@2x" : "")")
  }

  @Test("a selected word, and a value being typed, look as they did", arguments: [1.0, 2])
  func editing(_ scale: Double) {
    let rig = Rig(scale), mark = scale == 2 ? "@2x" : ""
    rig.harness.click("title")
    rig.harness.keyboard.press(.end)
    rig.harness.keyboard.press(.left, with: [.control, .shift])
    rig.harness.mouse.move(to: Point(x: 380, y: 555))
    rig.harness.step(2)
    expectFrame(rig.harness, matches: "demos/entry-selected" + mark)
    rig.type("37.5*2", into: "cutoff")
    rig.harness.mouse.move(to: Point(x: 380, y: 555))
    rig.harness.step(2)
    expectFrame(rig.harness, matches: "demos/entry-typed" + mark)
    rig.harness.keyboard.press(.enter)
    rig.harness.step()
    #expect(rig.view.numbers.cutoff == 75)
  }

  @Test("peers 88 the first frame is the right frame, and the second paints nothing")
  func firstFrame() {
    let rig = Rig(), first = rig.harness.pixmap.contentHash
    rig.harness.step()
    #expect(rig.harness.pixmap.contentHash == first && rig.harness.paintedPixels == 0)
    #expect(rig.harness.nodes.allSatisfy { $0.frame.maxX <= 760 && $0.frame.maxY <= 564 })
  }

  @Test("the range of keys is typed as two numbers, the mix as per cent")
  func values() {
    let rig = Rig()
    rig.type("36 – 96", into: "keys/lower")
    rig.harness.keyboard.press(.enter)
    rig.type("80", into: "mix/thumb")
    rig.harness.keyboard.press(.enter)
    rig.harness.step()
    #expect(rig.view.numbers.lower == 36 && rig.view.numbers.upper == 96 && rig.view.numbers.mix == 0.8)
  }
}
