/// A fixed 64-bit hash of plain words: the same on every machine and in every process, unlike the library's.
package struct ContentHash {
  package var value: UInt64

  @inlinable package init(seed: UInt64 = 0x9e37_79b9_7f4a_7c15) {
    value = seed
  }

  /// Mixes one word in; order matters.
  @inlinable package mutating func mix(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
    value = product.low ^ product.high &+ 0x2545_f491_4f6c_dd1d
  }

  @inlinable package mutating func mix(_ word: Int32) { mix(UInt64(UInt32(bitPattern: word))) }

  @inlinable package mutating func mix(_ words: UnsafeBufferPointer<Int32>) {
    var index = 0
    while index + 1 < words.count {
      let low = UInt64(UInt32(bitPattern: unsafe words[index]))
      let high = UInt64(UInt32(bitPattern: unsafe words[index + 1]))
      mix(low | high << 32)
      index += 2
    }
    if index < words.count { mix(unsafe words[index]) }
    mix(UInt64(truncatingIfNeeded: words.count))
  }

  package mutating func mix(_ text: some StringProtocol) {
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 {
        mix(word)
        word = 0
      }
    }
    mix(word)
    mix(UInt64(truncatingIfNeeded: count))
  }
}
