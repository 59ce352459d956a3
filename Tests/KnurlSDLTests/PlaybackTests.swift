import CKnurlSDL2
import KnurlControls
import KnurlDrawing
import KnurlGeometry
import KnurlText
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("A trace in an overlay")
  struct PlaybackTests {
    @Test("plays to the game too: what nobody claims comes with the number of its frame, and pictures are compared")
    func overlay() throws {
      let game = try DummyGame(), overlay = try game.overlay()
      var clicks = 0
      func body(_ ui: UI) {
        ui.place(Rect(x: 20, y: 30, width: 150, height: 80)) {
          ui.panel { clicks += ui.button(id: "go", "Go").clickCount }
        }
      }
      try overlay.frame(body)
      let center = try #require(overlay.ui.node("go")).frame.center, free = Point(x: 300, y: 170)
      let recorder = TraceRecorder()
      overlay.ui.recorder = recorder
      // What SDL would deliver, of two fingers.
      for frame in 0..<4 {
        for (finger, place) in [(Int64(1), center), (2, free)] {
          let pointer = PointerID.finger(device: 1, finger: finger)
          if frame == 1 { overlay.ui.handle(InputEvent(.pressed(pointer, place, .left), time: 1)) }
          if frame == 2 { overlay.ui.handle(InputEvent(.released(pointer, place, .left), time: 1.1)) }
        }
        try overlay.frame(body)
        recorder.note(hash: overlay.pixmap.contentHash)
      }
      overlay.ui.recorder = nil
      #expect(clicks == 1)

      clicks = 0
      let secondGame = try DummyGame(), again = try secondGame.overlay()
      try again.frame(body)
      again.play(recorder.trace)
      var events: [(InputEvent.Kind, Int)] = []
      while again.playEvents({ events.append(($0.kind, $1)) }) { try again.frame(body) }
      #expect(clicks == 1 && events.map(\.1) == [1, 2] && again.playedDifference == nil)
      #expect(events.first?.0 == .pressed(.finger(device: 1, finger: 2), free, .left))
      // The game goes on with its user.
      try again.frame(body)
      #expect(again.ui.size == Size(width: 320, height: 180))
    }

    @Test("has the map of its frames")
    func map() {
      let ui = UI(text: EngravedText())
      var playback = Playback(
        Trace(frames: [Trace.Frame(time: 1, size: Size(width: 33, height: 20), pixelsPerPoint: 1.5, hash: 3)]))
      #expect(playback.map == nil && playback.next(ui))
      #expect(playback.map?.pixelWidth == 50 && playback.map?.pixelHeight == 30 && playback.map?.pixelsPerPoint == 1.5)
      playback.compare(Pixmap(width: 50, height: 30))
      #expect(playback.sentence?.contains("trace: frame 0 shows") == true)
      #expect(!playback.next(ui) && playback.isAtEnd && playback.frame == nil)
    }
  }
}
