import Testing

@testable import KnurlControls

@Suite struct NumbersTests {
  @Test("one value belongs to the control, two to lower and upper, a list to its numbers")
  func parts() {
    let one = Numbers(first: .real(1)), two = Numbers(first: .real(1), second: .real(2))
    let list = Numbers(list: [.real(1), .real(2)])
    #expect(one.indices.map(one.part(at:)) == [.body])
    #expect(two.indices.map(two.part(at:)) == [.lower, .upper])
    #expect(list.indices.map(list.part(at:)) == [.number(0), .number(1)])
    for numbers in [one, two, list] {
      for index in numbers.indices {
        #expect(numbers.index(of: numbers.part(at: index)) == index && numbers.contains(numbers.part(at: index)))
      }
      #expect(!numbers.contains(.fill))
    }
    #expect(!list.contains(.number(2)) && list.second == nil && two.second == .real(2))
  }

  @Test("an empty list has no parts, and its first value is none")
  func empty() {
    let numbers = Numbers(list: [])
    #expect(numbers.indices.isEmpty && numbers.first.isNaN && !numbers.contains(.number(0)))
  }

  @Test("values are set by index and by part, and NaN equals itself")
  func setting() {
    var two = Numbers(first: .real(1), second: .real(2))
    two[.upper] = .real(5)
    two.first = .real(.nan)
    #expect(two[1] == .real(5) && two.isSame(as: Numbers(first: .real(.nan), second: .real(5))))
    var list = Numbers(list: [.whole(1), .whole(2), .whole(3)])
    list[.number(2)] = .whole(9)
    #expect(list.isSame(as: Numbers(list: [.whole(1), .whole(2), .whole(9)])))
    #expect(!list.isSame(as: Numbers(list: [.whole(1), .whole(2)])) && !two.isSame(as: list))
  }
}
