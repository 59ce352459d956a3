import Testing

@testable import KnurlControls

@Suite("The words of traces") struct TraceNamesTests {
  @Test("tell everything apart")
  func different() {
    #expect(Set(TraceNames.keys.compactMap { TraceNames.word($0) }).count == 14)
    #expect(Set(TraceNames.padButtons.map { TraceNames.word($0) }).count == 12)
    #expect(Set(TraceNames.padAxes.map { TraceNames.word($0) }).count == 6)
    #expect(Set(TraceNames.mouseButtons.map { TraceNames.word($0) }).count == 3)
  }

  @Test("of sets name the bits that have a name", arguments: [0, 1, 3, 15, 16, 17, -1, .max, .min])
  func bits(_ bits: Int) {
    #expect(TraceNames.bits(TraceNames.words(bits, TraceNames.modifierBits), TraceNames.modifierBits) == bits)
  }

  @Test("of pointers are read again", arguments: ["mouse", "finger:1", "finger:-4:9223372036854775807", "pen:0"])
  func pointers(_ word: String) {
    #expect(TraceNames.pointer(word).map { TraceNames.word($0) } == word)
  }

  @Test(
    "that mean nothing are refused", arguments: ["", ":", "finger", "finger:", "finger:1:2:3", "pen:1:2", "mouse:1"])
  func nothing(_ word: String) {
    #expect(TraceNames.pointer(word) == nil)
  }
}
