import KnurlGeometry
import Testing

@testable import KnurlControls

@Suite struct ChoiceStateTests {
  private let names = ["Apple", "Apricot", "Banana", "Avocado"]

  @Test("letters typed quickly are the beginning of a name, the same one again goes to the next")
  func typing() {
    let choice = ChoiceState()
    #expect(choice.find("a", names, from: nil, at: 0) == 0)
    #expect(choice.find("p", names, from: 0, at: 0.3) == 0)
    #expect(choice.find("r", names, from: 0, at: 0.6) == 1)
    #expect(choice.find("b", names, from: 1, at: 5) == 2)
    #expect(choice.find("a", names, from: 2, at: 9) == 3)
    #expect(choice.find("a", names, from: 3, at: 9.2) == 0)
    #expect(choice.find("x", names, from: 3, at: 20) == nil && choice.find("x", [], from: nil, at: 30) == nil)
  }

  @Test("places beside choices: rows have none, segments the nearest")
  func places() {
    let cells = [Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 10, y: 0, width: 10, height: 10)]
    #expect(ChoicePlaces.segments(cells).index(at: Point(x: -5, y: 50)) == 0)
    #expect(ChoicePlaces.segments(cells).index(at: Point(x: 99, y: 5)) == 1)
    #expect(ChoicePlaces.cells(cells).index(at: Point(x: 99, y: 5)) == nil)
    #expect(ChoicePlaces.rows(20).index(at: Point(x: 0, y: 45)) == 2)
    #expect(
      ChoicePlaces.rows(20).index(at: Point(x: 0, y: -1)) == nil && ChoicePlaces.segments([]).index(at: .zero) == nil)
  }
}
