import Testing

@testable import KnurlControls

@Suite struct DropdownInteractionTests {
  @Test("keys go from one to the next and stop at the ends; without a choice they begin at one")
  func steps() {
    let rows: [(Key, Int?, Int?)] = [
      (.down, nil, 0), (.up, nil, 9), (.down, 9, 9), (.up, 0, 0), (.right, 3, 4), (.left, 3, 2), (.home, 5, 0),
      (.end, 5, 9), (.pageDown, 4, 9), (.pageUp, 4, 0), (.tab, 4, nil),
    ]
    for (key, from, to) in rows { #expect(DropdownInteraction.step(key, from: from, 10) == to, "\(key)") }
  }
}
