import Testing

@testable import KnurlControls

@Suite struct PadStateTests {
  private func lean(_ values: [(PadAxis, Double)]) -> [PadDirection?] {
    var pad = PadState(number: 0)
    return values.map { axis, value in
      pad.lean(axis, to: value, deadZone: 0.5)
      return pad.direction
    }
  }

  @Test("a stick means the direction of its longer part, out of the dead zone")
  func directions() {
    #expect(lean([(.leftX, 0.49), (.leftX, 0.5), (.leftX, 0)]) == [nil, .right, nil])
    #expect(lean([(.leftX, -0.6), (.leftY, 0.9), (.leftY, -1)]) == [.left, .down, .up])
    #expect(lean([(.rightX, 1), (.leftTrigger, 1), (.leftX, .nan)]) == [nil, nil, nil])
    #expect(lean([(.leftX, .infinity), (.leftX, 7)]) == [nil, .right])
  }

  @Test("a stick on the edge of its dead zone, or of two directions, does not flicker")
  func hysteresis() {
    #expect(lean([(.leftX, 0.5), (.leftX, 0.45), (.leftX, 0.41), (.leftX, 0.39)]) == [.right, .right, .right, nil])
    #expect(lean([(.leftX, 0.7), (.leftY, 0.72), (.leftY, 0.9)]) == [.right, .right, .down])
  }

  @Test("of several directions the last one pressed counts, and after its release the one before")
  func buttons() {
    var pad = PadState(number: 0)
    pad.hold(.left, isDown: true)
    pad.hold(.up, isDown: true)
    #expect(pad.direction == .up)
    pad.hold(.up, isDown: false)
    #expect(pad.direction == .left && !pad.isIdle)
    pad.hold(.left, isDown: false)
    #expect(pad.direction == nil && pad.isIdle)
  }
}
