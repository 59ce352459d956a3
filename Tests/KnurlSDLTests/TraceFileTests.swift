import CKnurlSDL2
import KnurlControls
import KnurlDrawing
import KnurlGeometry
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("A trace of an application")
  struct TraceFileTests {
    private let path = "/tmp/knurl-application-\(SDL_GetPerformanceCounter()).trace"

    private final class Model {
      var gain = 0.5
      func build(_ ui: UI) { ui.panel { _ = ui.slider(id: "gain", &gain) } }
    }

    private func options(record: String? = nil, play: String? = nil, bugReport: String? = nil) -> ApplicationOptions {
      WithSDL.useDummyDriver()
      return ApplicationOptions(
        frameRate: 1000, waitsForEvents: false, opensPads: false, record: record, play: play, bugReport: bugReport)
    }

    private func application(_ options: ApplicationOptions) throws -> Application {
      try Application("test", size: Size(width: 200, height: 100), options: options)
    }

    /// Drags the slider by events of SDL's.
    private func drag(_ application: Application, _ model: Model) throws {
      _ = try application.step(model.build)
      let thumb = try #require(application.ui.node("gain/thumb")).frame.center
      for step in 0...6 {
        let x = Int32(thumb.x) + Int32(step) * 5, y = Int32(thumb.y)
        WithSDL.push(.motion(x, y, held: step == 0 ? 0 : 1))
        if step == 0 { WithSDL.push(.button(true, x, y)) }
        if step == 6 { WithSDL.push(.button(false, x, y)) }
        _ = try application.step(model.build)
      }
    }

    @Test(
      "--record and --play: a replay ends where the recording did, with the same pictures in a window of another size")
    func recordAndPlay() throws {
      defer { unsafe remove(path) }
      let first = Model()
      let recording = try application(options(record: path))
      try drag(recording, first)
      let trace = try TraceFile.read(path)
      #expect(trace.frames.count == 8 && trace.frames.allSatisfy { $0.hash != nil && $0.size.width == 200 })
      #expect(first.gain > 0.5)

      let second = Model()
      let playing = try Application("test", size: Size(width: 320, height: 240), options: options(play: path))
      var frames = 0
      while try playing.step(second.build) { frames += 1 }
      #expect(frames == 8 && second.gain == first.gain && playing.playedDifference == nil)
    }

    @Test("a picture that is not as the trace says is told of, by frame")
    func differs() throws {
      defer { unsafe remove(path) }
      let frame = Trace.Frame(time: 1, size: Size(width: 10, height: 10), hash: 1)
      try TraceFile.write(Trace(frames: [frame]).text, to: path, appending: false)
      let playing = try application(options(play: path))
      while try playing.step({ _ in }) {}
      #expect(playing.playedDifference?.contains("frame 0 shows the picture") == true)
    }

    @Test("the last 30 seconds go to a file at a key, where the program allows it")
    func bugReport() throws {
      defer { unsafe remove(path) }
      let model = Model()
      let application = try application(options(bugReport: path))
      try drag(application, model)
      #expect(throws: SDLError.self) { try TraceFile.read(path) }
      WithSDL.push(.key(true, SDLK_f, mods: SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_LSHIFT.rawValue)))
      _ = try application.step(model.build)
      #expect(try TraceFile.read(path).frames.count == 8)
      #expect(application.recentTrace?.frames.count == 9)
    }

    @Test("without being asked, nothing is kept")
    func off() throws {
      let application = try application(options())
      _ = try application.step { _ in }
      #expect(application.recentTrace == nil && application.ui.recorder == nil)
    }

    @Test("a trace that is missing or broken is one line")
    func broken() throws {
      defer { unsafe remove(path) }
      #expect(throws: SDLError.self) { _ = try application(options(play: "/tmp/none.trace")) }
      try TraceFile.write("knurl-trace 1\nframe\n", to: path, appending: false)
      let error = #expect(throws: SDLError.self) { _ = try application(options(play: path)) }
      #expect(error?.description.contains("\(path):2: expected size") == true)
      #expect(throws: SDLError.self) { _ = try application(options(record: "/no/folder/x.trace")) }
    }

    @Test("the command line says what to record and to play")
    func arguments() {
      var options = ApplicationOptions()
      options.read(["game", "--record", "a", "--level", "3", "--play", "b"])
      #expect(options.record == "a" && options.play == "b")
      options.read(["game", "--record"])
      #expect(options.record == "a")
    }
  }
}
