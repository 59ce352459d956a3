import Testing

@testable import KnurlSDL

@Suite("Versions of SDL")
struct HostFactsTests {
  @Test("They are ordered by their numbers, the first that differs counts")
  func order() {
    typealias Version = HostFacts.Version
    let ordered = [(2, 0, 22), (2, 26, 5), (2, 30, 0), (2, 30, 11), (3, 0, 0)].map {
      Version(major: $0, minor: $1, patch: $2)
    }
    #expect(ordered == ordered.shuffled().sorted())
    #expect(ordered[3].description == "2.30.11")
  }
}
