import Testing

@testable import KnurlDrawing

@Suite struct DrawWordsTests {
  /// The number of words that a command's format says it has.
  private func expectedCount(_ list: DrawList, _ command: DrawCommand) -> Int {
    let words = list.words, start = Int(command.start)
    func shape(_ offset: Int) -> Int { offset + DrawWords.shapeCount(words, start + offset) }
    func stroke(_ offset: Int) -> Int { offset + DrawWords.strokeCount(words, start + offset) }
    func paint(_ offset: Int) -> Int { offset + DrawWords.paintCount(words, start + offset) }
    switch command.operation {
    case .fill: return paint(shape(0))
    case .stroke: return paint(stroke(shape(0)))
    case .shadow: return words[start] == 1 ? stroke(shape(1)) + 4 : shape(1) + 4
    case .innerShadow: return shape(0) + 4
    case .image: return 20
    case .glyphs: return 5
    case .beginLayer: return 1
    case .endLayer: return 0
    }
  }

  @Test("every command has the words that its format says, and together they are the list's", arguments: seeds)
  func counts(seed: UInt64) {
    let list = recorded { RandomScene.draw(seed, on: $0) }
    for command in list.commands { #expect(Int(command.count) == expectedCount(list, command), "\(command)") }
    for clip in list.clips where clip.count > 0 {
      #expect(Int(clip.count) == DrawWords.shapeCount(list.words, Int(clip.start)))
    }
    let sum = list.commands.reduce(0) { $0 + Int($1.count) } + list.clips.reduce(0) { $0 + Int($1.count) }
    #expect(sum == list.words.count)
  }
}
