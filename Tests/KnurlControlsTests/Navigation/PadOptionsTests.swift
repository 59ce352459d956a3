import Testing

@testable import KnurlControls

@Suite struct PadOptionsTests {
  @Test("numbers that mean nothing count as the nearest that does")
  func absurd() {
    let options = PadOptions(deadZone: .nan, repeatDelay: -1, repeatInterval: .infinity)
    #expect(options.usableDeadZone == 0.5 && options.usableDelay == 0.4 && options.usableInterval == 0.08)
    let extreme = PadOptions(deadZone: 0, repeatDelay: 0, repeatInterval: 0)
    #expect(extreme.usableDeadZone == 0.1 && extreme.usableDelay == 0 && extreme.usableInterval == 0.01)
    #expect(PadOptions(deadZone: 2).usableDeadZone == 0.95)
  }
}
