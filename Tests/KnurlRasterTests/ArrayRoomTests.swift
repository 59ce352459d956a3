import Testing

@testable import KnurlRaster

@Suite struct ArrayRoomTests {
  @Test("an emptied array has room for half as much again as it held")
  func room() {
    var numbers: [Int] = []
    for count in 0..<300 {
      numbers.append(contentsOf: 0..<count)
      numbers.removeAllKeepingRoom()
      #expect(numbers.isEmpty)
      #expect(numbers.capacity >= count + count / 2)
      #expect(numbers.capacity >= 24)
    }
    numbers.reserveRoom(5000)
    #expect(numbers.capacity >= 7500)
  }
}
