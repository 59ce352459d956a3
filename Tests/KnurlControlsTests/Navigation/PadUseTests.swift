import Testing

@testable import KnurlControls

@Suite struct PadUseTests {
  private let domain = ValueBounds.real(RealBounds(start: 0, end: 1, step: nil, significandBits: 52)).domain(
    .linear, nil)

  @Test("a straight control is changed along its axis, a dial along a straight drag's, any other by A alone")
  func axes() {
    #expect(domain.pad(ValueOptions()) == PadUse(axes: .horizontal, isAdjustable: true))
    #expect(domain.pad(ValueOptions(axis: .vertical)) == PadUse(axes: .vertical, isAdjustable: true))
    #expect(domain.pad(ValueOptions(isReadOnly: true)) == .none)
    #expect(domain.dialPad(ValueOptions(dragMode: .vertical)) == PadUse(axes: .vertical, isAdjustable: true))
    #expect(domain.dialPad(ValueOptions()) == PadUse(axes: [], isAdjustable: true))
    #expect(domain.dialPad(ValueOptions(isReadOnly: true)) == .none)
  }
}
