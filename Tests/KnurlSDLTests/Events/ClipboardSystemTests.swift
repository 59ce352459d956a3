import KnurlControls
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("The system's clipboard")
  struct ClipboardSystemTests {
    @Test("What is written is read, up to a zero; nothing is an empty text")
    func texts() throws {
      let game = try DummyGame()
      for (text, read) in [("one", "one"), ("日本\n語", "日本\n語"), ("a\0b", "a"), ("", "")] {
        Clipboard.system.write(text)
        #expect(Clipboard.system.read() == read)
      }
      withExtendedLifetime(game) {}
    }
  }
}
