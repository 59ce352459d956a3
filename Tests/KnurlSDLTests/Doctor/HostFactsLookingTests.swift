import CKnurlSDL2
import Testing

@testable import KnurlSDL

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension WithSDL {
  @Suite("What a doctor sees of SDL")
  struct HostFactsLookingTests {
    @Test("Versions, driver and hints are SDL's; a hint of the environment is known for one")
    func looking() throws {
      WithSDL.useDummyDriver()
      unsafe SDL_setenv(SDL_HINT_IME_SHOW_UI, "0", 1)
      defer {
        unsafe unsetenv(SDL_HINT_IME_SHOW_UI)
        unsafe SDL_ResetHint(SDL_HINT_IME_SHOW_UI)
      }
      let session = try VideoSession(opensPads: false)
      let facts = withExtendedLifetime(session) { HostFacts.looking() }
      #expect(facts.library >= HostFacts.Version(major: 2, minor: 0, patch: 22))
      #expect(facts.headers == HostFacts.Version(major: 2, minor: Int(SDL_MINOR_VERSION), patch: Int(SDL_PATCHLEVEL)))
      #expect(facts.driver == "dummy")
      #expect(facts.touchMouse == HostFacts.Hint(value: "0"))
      #expect(facts.inputMethod == HostFacts.Hint(value: "0", isFromEnvironment: true))
      #expect(facts.fingersAreOn)
    }
  }
}
