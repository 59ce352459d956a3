import CKnurlSDL2
import KnurlGeometry
import KnurlSDL
import Testing

@Suite("What a host says to a person at a terminal")
struct StandardErrorTests {
  @Test("A program that can't open a window says why in one line and ends with 2")
  func noWindow() async {
    let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
      _ = unsafe SDL_setenv("SDL_VIDEODRIVER", "nothing", 1)
      Application.main("Gauge", size: Size(width: 100, height: 100)) { _ in }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Gauge: SDL_Init(video) failed") == true)
  }

  @Test("An application tells of misuse once")
  func problems() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      _ = unsafe SDL_setenv("SDL_VIDEODRIVER", "dummy", 1)
      Application.main("Gauge", size: Size(width: 100, height: 100), options: ApplicationOptions(frameLimit: 3)) { ui in
        ui.button(id: "go", "Go")
        ui.button(id: "go", "Go")
      }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 1 && lines.first?.contains("\"go\" is used twice") == true)
  }
}
