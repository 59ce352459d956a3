import KnurlCapture
import KnurlGeometry
import Testing

@testable import KnurlControls

@Suite("A player") struct TracePlayerTests {
  @Test("hands the game what nobody claims, with the number of the frame")
  func unclaimed() throws {
    let trace = try Trace(
      """
      knurl-trace 1
      frame step 0.1 size 200 100
      frame
      press finger:1 20 20
      press finger:2 190 90
      key down "w"
      frame
      move finger:2 180 90
      release finger:1 20 20
      """)
    let ui = UI(text: Harness(size: .zero) { _ in }.ui.engine)
    var player = TracePlayer(trace), clicks = 0
    var free: [(InputEvent.Kind, Int)] = []
    while let frame = player.next(ui, unclaimed: { free.append(($0.kind, $1)) }) {
      ui.frame(size: frame.size, pixelsPerPoint: frame.pixelsPerPoint, time: frame.time) { ui in
        ui.place(Rect(x: 0, y: 0, width: 100, height: 40)) { clicks += ui.button(id: "go", "Go").clickCount }
      }
    }
    #expect(player.isAtEnd && player.position == 3 && clicks == 1)
    #expect(free.map(\.1) == [1, 1, 2])
    #expect(free[0].0 == .pressed(.finger(device: 1, finger: 2), Point(x: 190, y: 90), .left))
    #expect(free[1].0 == .keyDown(.character("w"), [], isRepeat: false))
  }
}
