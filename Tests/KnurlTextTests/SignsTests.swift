import KnurlDrawing
import Testing

@testable import KnurlText

@Suite struct SignsTests {
  @Test("the signs that machines have on their buttons are there, in every weight")
  func complete() {
    let needed = "▶◀▲▼⏸⏹■⏺●○⏭⏮⏩⏪⏏🔁↻↺🔇🔈🔉🔊♪✓✕❮❯⌃⌄⋮⋯☰⚙⏻🔍🔒⌂⌫↵⇧⇥⌘⌥≈≠≤≥∓√∑∫∆∅‰₽₹₩₴₿↔↕↖↗↘↙⇄"
    for weight in [TextWeight.light, .regular, .bold] {
      for scalar in needed.unicodeScalars {
        #expect(EngravedFace.of(weight).has(scalar.value), "\(scalar)")
      }
    }
  }

  @Test("the characters of the face are listed in order, each once")
  func characters() {
    let listed = EngravedText.characters
    #expect(listed == Array(Set(listed)).sorted() && listed.contains("A") && listed.contains("\u{23FB}"))
  }
}
