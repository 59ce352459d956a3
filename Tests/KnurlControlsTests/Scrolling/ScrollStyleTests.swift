import Testing

@testable import KnurlControls

@Suite struct ScrollStyleTests {
  private static let themes: [(String, Theme)] = [
    ("studio", .studio), ("paper", .paper), ("classic", .classic), ("contrast", .contrast),
  ]

  @Test(
    "a bar's thumb differs from its groove by 2:1 in luminance, in .contrast by 3:1 and in each state", arguments: 0..<4
  )
  func contrast(_ index: Int) {
    let (name, theme) = Self.themes[index], style = theme.scroll
    func ratio(_ a: Color, _ b: Color) -> Double {
      let (low, high) = (min(a.luminance, b.luminance), max(a.luminance, b.luminance))
      return (high + 0.05) / (low + 0.05)
    }
    let least = name == "contrast" ? 3.0 : 2.0
    for light in [0, style.hotLight, style.heldLight] {
      #expect(ratio(style.thumbDark.lightened(light), style.trackColor) >= least, "\(name) \(light)")
    }
    if name == "contrast" { #expect(ratio(style.thumbLight, style.thumbLight.lightened(style.hotLight)) >= 3) }
  }

  @Test("a grown bar has room in its gutter, and thumbs are 24 points long at least", arguments: 0..<4)
  func lengths(_ index: Int) {
    let style = Self.themes[index].1.scroll
    #expect(style.hotThickness + 4 <= style.gutter && style.thickness < style.hotThickness && style.minimumThumb >= 24)
  }
}
