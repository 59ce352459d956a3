import Testing

@testable import KnurlControls

@Suite struct MeterOptionsTests {
  @Test("times below nothing count as none")
  func holds() {
    #expect(MeterOptions.hold(-1) == 0 && MeterOptions.hold(.nan) == 0 && MeterOptions.hold(0.5) == 0.5)
    #expect(MeterOptions.hold(.infinity) == .infinity)
  }

  @Test("decibels warn below overload, in the bounds of a fader")
  func decibels() throws {
    let options = MeterOptions.decibels
    let levels = [try #require(options.warning), try #require(options.danger), try #require(options.clip)]
    #expect(levels == levels.sorted() && levels.allSatisfy { (-60...10).contains($0) })
  }
}
