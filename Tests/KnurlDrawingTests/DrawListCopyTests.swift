import Testing

@testable import KnurlDrawing

@Suite struct DrawListCopyTests {
  @Test(
    "what is copied between two marks equals what would be recorded there", arguments: 1...40 as ClosedRange<UInt64>)
  func copies(_ seed: UInt64) {
    let source = Canvas(pixelsPerPoint: 1), target = Canvas(pixelsPerPoint: 1), expected = Canvas(pixelsPerPoint: 1)
    RandomScene.draw(seed + 50, on: source)
    let start = source.mark
    RandomScene.draw(seed, on: source)
    let end = source.mark
    RandomScene.draw(seed + 51, on: source)
    for canvas in [target, expected] { RandomScene.draw(seed + 90, on: canvas) }
    target.append(source, from: start, to: end, x: 12, y: -7, clip: -1)
    expected.translate(x: 12, y: -7)
    RandomScene.draw(seed, on: expected)
    #expect(target.list.dump == expected.list.dump, "seed \(seed)")
    #expect(target.list.commands.map(\.hash) == expected.list.commands.map(\.hash))
  }
}
