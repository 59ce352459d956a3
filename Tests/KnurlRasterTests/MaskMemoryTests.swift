import Testing

@testable import KnurlRaster

@Suite struct MaskMemoryTests {
  @Test("places lie one behind the other until the block is full")
  func places() throws {
    let memory = MaskMemory(capacity: 100)
    let first = unsafe try #require(memory.take(48))
    let second = unsafe try #require(memory.take(48))
    #expect(unsafe second - first == 48)
    #expect(UInt(bitPattern: first) % 64 == 0)
    #expect(unsafe memory.take(16) == nil)
    #expect(unsafe memory.take(4) != nil)
    #expect(memory.used == 100)
  }

  @Test("the same sizes get the same places again, and fewer of them places further down")
  func restart() throws {
    let memory = MaskMemory(capacity: 1000)
    let first = (0..<5).map { UInt(bitPattern: unsafe memory.take(16 * $0 + 16)) }
    memory.restart()
    #expect(memory.used == 0)
    #expect((0..<5).map { UInt(bitPattern: unsafe memory.take(16 * $0 + 16)) } == first)
    memory.restart()
    for index in [1, 3, 4] { #expect(UInt(bitPattern: unsafe memory.take(16 * index + 16)) < first[index]) }
  }
}
