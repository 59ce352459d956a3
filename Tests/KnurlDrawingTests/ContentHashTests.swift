import TestSupport
import Testing

@testable import KnurlDrawing

@Suite struct ContentHashTests {
  private func hash(_ words: [Int32]) -> UInt64 {
    var hash = ContentHash()
    unsafe words.withUnsafeBufferPointer { unsafe hash.mix($0) }
    return hash.value
  }

  private func hash(_ text: String) -> UInt64 {
    var hash = ContentHash()
    hash.mix(text)
    return hash.value
  }

  @Test("the hash is fixed: files keep it")
  func fixedValues() {
    #expect(hash([1, 2, 3]) == 14_162_567_074_175_293_141)
    #expect(hash("knurl") == 6_004_198_030_058_956_421)
  }

  @Test("order, number and sign of words count")
  func words() {
    let lists: [[Int32]] = [
      [], [0], [0, 0], [0, 0, 0], [1, 2], [2, 1], [1, 2, 0], [0, 1, 2], [-1, 2], [1, -2], [.min], [.max],
    ]
    #expect(Set(lists.map { hash($0) }).count == lists.count)
  }

  @Test("length and place of letters count, on both sides of eight bytes")
  func texts() {
    let texts = ["", "a", "aa", "ab", "ba", "aaaaaaa", "aaaaaaaa", "aaaaaaaaa", "aaaaaaaab", "baaaaaaaa", "é"]
    #expect(Set(texts.map { hash($0) }).count == texts.count)
    #expect(hash("slice") == hash(String("a slice".dropFirst(2))))
  }

  @Test("one bit changes half of the hash's bits, more or less", arguments: seeds)
  func avalanche(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var changed = 0
    for _ in 0..<200 {
      let words = (0..<8).map { _ in Int32(truncatingIfNeeded: generator.next()) }
      var other = words
      other[generator.count(0...7)] ^= 1 << Int32(generator.count(0...31))
      changed += (hash(words) ^ hash(other)).nonzeroBitCount
    }
    #expect(abs(changed / 200 - 32) <= 4)
  }

  @Test("200 000 neighbouring rectangles have hashes of their own")
  func noCollisions() {
    var seen: Set<UInt64> = []
    for index in 0..<200_000 as Range<Int32> { seen.insert(hash([0, index % 500, index / 500, 500, 500])) }
    #expect(seen.count == 200_000)
  }
}
