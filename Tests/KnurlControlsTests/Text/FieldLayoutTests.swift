import Testing

@testable import KnurlControls

@Suite struct FieldLayoutTests {
  private func layout(
    _ width: Double, _ height: Double, kind: TextFieldOptions.Kind = .plain, isMirrored: Bool = false
  ) -> FieldLayout {
    FieldLayout(
      Rect(x: 0, y: 0, width: width, height: height), .studio, hasLabel: true, hasError: true, kind: kind,
      isMirrored: isMirrored)
  }

  @Test("label and error have their room above and below, and give way to the field")
  func room() {
    let whole = layout(160, 78)
    #expect(whole.hasHead && whole.hasFoot && whole.box == Rect(x: 0, y: 24, width: 160, height: 34))
    let low = layout(160, 44)
    #expect(low.hasHead && !low.hasFoot && low.box.height == 20)
    #expect(!layout(160, 30).hasHead && layout(0, 0).box.isEmpty && layout(4, 30).text.width >= 0)
  }

  @Test("a search has its lens at the beginning and its cross at the end, if it is wide enough")
  func search() {
    let plain = layout(160, 78, kind: .search), mirrored = layout(160, 78, kind: .search, isMirrored: true)
    #expect(plain.lens?.minX == 0 && plain.cross?.maxX == 160 && plain.lens == mirrored.cross)
    #expect(layout(80, 78, kind: .search).cross == nil && layout(160, 78).lens == nil)
  }
}
