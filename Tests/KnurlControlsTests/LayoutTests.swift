import KnurlControls
import Testing

/// Where controls stand: right in the first frame, on whole pixels, at every scale.
@Suite struct LayoutTests {
  private static let scales = [1, 1.25, 1.5, 2]

  private func laidOut(_ scale: Double = 1, width: Double = 640, _ body: @escaping (UI) -> Void) -> UI {
    let ui = UI(text: EngineForTests())
    ui.frame(size: Size(width: width, height: 480), pixelsPerPoint: scale, time: 0) { body($0) }
    return ui
  }

  private func frame(_ ui: UI, _ path: String) -> Rect { ui.node(path)?.frame ?? .zero }

  @Test("a fixed column is as wide as said, however narrow its control is", arguments: scales)
  func fixedColumns(_ scale: Double) {
    let ui = laidOut(scale) { ui in
      for name in ["a", "a longer one"] {
        ui.row(.fixed(160), .fixed(80), .share(1), spacing: 8) {
          ui.button(id: "\(name) 1", name)
          ui.button(id: "\(name) 2", "x")
          ui.button(id: "\(name) 3", "x")
        }
      }
    }
    #expect(frame(ui, "a 2").minX == frame(ui, "a longer one 2").minX)
    #expect(isNear(frame(ui, "a 2").minX - frame(ui, "a 1").minX, 168, 1))
    #expect(isNear(frame(ui, "a 3").minX - frame(ui, "a 2").minX, 88, 1))
  }

  @Test("shares divide what is left, and fill the row to its end", arguments: scales)
  func shares(_ scale: Double) {
    var a = Pair(2, 8), b = Pair(2, 8)
    let ui = laidOut(scale) { ui in
      ui.rangeSlider(id: "whole", &a, \.lower, \.upper)
      ui.row(.share(1), .fixed(60), .share(3), spacing: 10) {
        ui.rangeSlider(id: "one", &a, \.lower, \.upper)
        ui.button(id: "go", "x")
        ui.rangeSlider(id: "three", &b, \.lower, \.upper)
      }
    }
    let rest = frame(ui, "whole").width - 60 - 20
    #expect(isNear(frame(ui, "one").width, rest / 4, 1.01) && isNear(frame(ui, "three").width, rest * 3 / 4, 1.01))
    #expect(isNear(frame(ui, "three").maxX, frame(ui, "whole").maxX, 1.01))
  }

  @Test("containers in columns take the column's width and no more")
  func containersInColumns() {
    let ui = laidOut { ui in
      ui.row(.fixed(120), .share(1), spacing: 10) {
        ui.column { ui.button(id: "a", "A") }
        ui.column { ui.button(id: "b", "B") }
      }
    }
    #expect(frame(ui, "b").minX - frame(ui, "a").minX == 130)
  }

  @Test("a natural column right of a share is reported, and the first frame equals the second")
  func naturalBehindShare() {
    let ui = UI(text: EngineForTests())
    var dumps: [String] = []
    for _ in 0..<2 {
      ui.frame(size: Size(width: 400, height: 200), time: 0) { ui in
        ui.row(.share(1), .natural) {
          ui.button(id: "a", "A")
          ui.button(id: "b", "B")
        }
      }
      dumps.append(ui.drawList.dump)
    }
    #expect(ui.problems.count == 1 && dumps[0] == dumps[1])
  }

  @Test("a frame given by place stays where it was put, inside every container", arguments: scales)
  func placed(_ scale: Double) {
    let wanted = Rect(x: 200, y: 160, width: 80, height: 40)
    let ui = laidOut(scale) { ui in
      var gain = 0.5
      ui.panel("P") {
        ui.row {
          ui.button(id: "a", "A")
          ui.place(wanted) { ui.button(id: "in row", "B") }
          ui.column(alignment: .center) {
            ui.panel("Q") { ui.place(wanted) { ui.button(id: "deep", "C") } }
            ui.label("wide enough to move what is narrower")
          }
          ui.knob(id: "k", &gain)
        }
      }
    }
    for path in ["in row", "deep"] {
      #expect(frame(ui, path) == wanted, "\(path)")
    }
  }

  @Test("presses find a placed control where it is shown")
  func placedHit() {
    let ui = laidOut { ui in
      var gain = 0.5
      ui.row {
        ui.button(id: "a", "A")
        ui.place(Rect(x: 200, y: 160, width: 80, height: 40)) { ui.button(id: "b", "B") }
        ui.knob(id: "k", &gain)
      }
    }
    #expect(ui.handle(InputEvent(.pressed(.mouse, Point(x: 240, y: 165), .left), time: 0)) == .claimed)
    #expect(ui.handle(InputEvent(.pressed(.mouse, Point(x: 240, y: 210), .right), time: 0)) == .claimed)
  }

  @Test("a row centres its children, and a panel holds its content", arguments: scales)
  func alignment(_ scale: Double) {
    var gain = 0.5
    let ui = laidOut(scale) { ui in
      ui.panel("Box") {
        ui.row {
          ui.button(id: "go", "Go")
          ui.knob(id: "gain", &gain, label: "Gain")
        }
      }
    }
    guard let panel = ui.nodes.first(where: { $0.role == "group" })?.frame else { return #expect(Bool(false)) }
    for path in ["go", "gain"] {
      let inner = frame(ui, path)
      #expect(
        inner.minX >= panel.minX && inner.maxX <= panel.maxX && inner.minY >= panel.minY && inner.maxY <= panel.maxY)
    }
    for node in ui.nodes where node.path == "go" || node.role == "group" {
      for edge in [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height] {
        #expect(isNear((edge * scale).rounded(), edge * scale, 1e-9))
      }
    }
  }

  @Test("the first frame is the second, in nested containers of every kind", arguments: scales)
  func firstFrame(_ scale: Double) {
    var pair = Pair(2, 8), gain = 0.5, isOn = true
    let ui = UI(text: EngineForTests())
    var dumps: [String] = []
    for index in 0..<3 {
      ui.frame(size: Size(width: 511, height: 377), pixelsPerPoint: scale, time: Double(index)) { ui in
        ui.row(.natural, .fixed(90), .share(1), .share(2), alignment: .trailing) {
          ui.panel("A") { ui.column(alignment: .trailing) { ui.button(id: "a", "A") } }
          ui.toggle(id: "t", &isOn, label: "T")
          ui.column { ui.rangeSlider(id: "r", &pair, \.lower, \.upper, label: "R") }
          ui.panel { ui.row { ui.knob(id: "k", &gain, label: "K") } }
        }
      }
      dumps.append(ui.drawList.dump)
    }
    #expect(dumps[0] == dumps[1] && dumps[1] == dumps[2])
  }
}
