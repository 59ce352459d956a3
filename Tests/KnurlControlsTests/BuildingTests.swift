import KnurlCapture
import KnurlDrawing
import KnurlGeometry
import KnurlText
import Testing

@testable import KnurlControls

/// Controls at rest beside, between and behind others that are not.
@Suite struct BuildingTests {
  /// A program whose twelve controls come and go, change and move.
  private final class Program {
    var values = (0..<12).map { Double($0) / 12 }
    var isShown = [Bool](repeating: true, count: 12)
    var spacing = 8.0
    let ui = UI(text: EngravedText())

    init(keepsStills: Bool) { ui.keepsStills = keepsStills }

    func frame(_ time: Double) {
      ui.frame(size: Size(width: 500, height: 700), time: time) { ui in
        ui.row(.share(1), .natural) {
          ui.column(spacing: spacing) { for index in 0..<6 where isShown[index] { call(index) } }
          ui.panel("RIGHT") { for index in 6..<12 where isShown[index] { call(index) } }
        }
      }
    }

    private func call(_ index: Int) {
      switch index % 3 {
      case 0: ui.slider(id: "slider \(index)", &values[index], label: "Slider")
      case 1: ui.knob(id: "knob \(index)", &values[index])
      default: if ui.button(id: "button \(index)", "Button").wasClicked { values[index] = 0 }
      }
    }

    func change(_ bits: UInt64) {
      let index = Int(bits >> 20) % 12
      switch bits >> 60 {
      case 0...5: values[index] = Double(bits >> 40 & 255) / 255
      case 6...9: isShown[index].toggle()
      case 10: spacing = Double(bits >> 30 & 15)
      default: break
      }
    }
  }

  @Test("records, marks and drawing are as if every control was drawn anew", arguments: 1...12 as ClosedRange<UInt64>)
  func same(_ seed: UInt64) {
    let keeping = Program(keepsStills: true), drawing = Program(keepsStills: false)
    var bits = seed
    for frame in 0..<60 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for program in [keeping, drawing] {
        program.change(bits)
        program.frame(Double(frame) / 60)
      }
      #expect(keeping.ui.drawList.dump == drawing.ui.drawList.dump, "seed \(seed), frame \(frame)")
      #expect("\(keeping.ui.nodes)" == "\(drawing.ui.nodes)", "seed \(seed), frame \(frame)")
      #expect(keeping.ui.shown.hits.map(\.frame) == drawing.ui.shown.hits.map(\.frame), "seed \(seed), frame \(frame)")
      #expect(keeping.ui.shown.focusables.count == drawing.ui.shown.focusables.count)
    }
  }

  @Test("a frame that fails half way leaves nothing to be copied")
  func fails() throws {
    struct Failure: Error {}
    let program = Program(keepsStills: true), fresh = Program(keepsStills: false)
    program.frame(0)
    program.frame(1)
    #expect(throws: Failure.self) {
      try program.ui.frame(size: Size(width: 500, height: 700), time: 2) { (ui) throws(Failure) in
        ui.button(id: "first", "First")
        throw Failure()
      }
    }
    program.frame(3)
    for time in 0..<2 { fresh.frame(Double(time)) }
    #expect(program.ui.drawList.dump == fresh.ui.drawList.dump && "\(program.ui.nodes)" == "\(fresh.ui.nodes)")
  }
}
