import Testing

@testable import KnurlControls

@Suite struct StopTableTests {
  private func table(_ values: [Double]) -> StopTable { StopTable(reals: values.map(\.bitPattern), digits: 15) }

  @Test("stops come in order and each once, and know where they were given")
  func order() {
    let table = table([40, 1, 30, 1, 10])
    #expect(table.numbers == [.real(1), .real(10), .real(30), .real(40)] && table.places == [1, 4, 2, 0])
    #expect(table.decimals == 0 && !table.isBroken)
    let whole = StopTable(wholes: [9, 0, 4, 4])
    #expect(whole.numbers == [.whole(0), .whole(4), .whole(9)] && whole.places == [1, 2, 0])
  }

  @Test("what is no finite number is left out and told")
  func broken() {
    let table = table([.nan, 2, .infinity, 1.25])
    #expect(
      table.isBroken && table.numbers == [.real(1.25), .real(2)] && table.places == [3, 1] && table.decimals == 2)
    #expect(StopTable(reals: [], digits: 15).numbers.isEmpty)
  }

  @Test("names follow their stops")
  func names() {
    let names = StopNames(table: table([40, 1, 30]), names: ["far", "near"], style: nil)
    #expect((0..<3).map { names.name(at: $0) } == ["near", nil, "far"])
    #expect(names.name(of: .real(40)) == "far" && names.name(of: .real(2)) == nil && names.name(of: .real(.nan)) == nil)
  }
}
