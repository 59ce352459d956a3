import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct WorkMemoryTests {
  @Test("pieces do not overlap, however large they are, round after round")
  func pieces() {
    for seed in 1...4 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let memory = WorkMemory()
      for round in 0..<12 {
        memory.restart()
        var pieces: [UnsafeMutableBufferPointer<UInt64>] = unsafe []
        for index in 0..<generator.count(1...8) {
          let count = generator.count(0...(round % 3 == 2 ? 600_000 : 3000))
          let piece = unsafe UnsafeMutableBufferPointer(start: memory.take(count, of: UInt64.self), count: count)
          #expect(UInt(bitPattern: piece.baseAddress) % 64 == 0)
          unsafe piece.update(repeating: UInt64(index))
          unsafe pieces.append(piece)
        }
        for index in unsafe pieces.indices {
          let isWhole = unsafe pieces[index].allSatisfy { $0 == UInt64(index) }
          #expect(isWhole, "seed \(seed), round \(round)")
        }
      }
    }
  }

  @Test("the same pieces are taken from the same block again")
  func again() {
    let memory = WorkMemory()
    func places() -> [UInt] {
      memory.restart()
      return (0..<6).map { UInt(bitPattern: unsafe memory.take(200_000 * $0, of: UInt64.self)) }
    }
    _ = places()
    let second = places()
    #expect(places() == second)
    #expect(second == second.sorted())
  }
}
