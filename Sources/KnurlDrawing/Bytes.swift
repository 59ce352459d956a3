/// Values told apart by the bytes that they are made of.
package enum Bytes {
  /// Whether two values have the same bytes: those that differ may still be equal, by padding or by what they refer to; those
  /// that don't are equal for as long as the first one keeps alive what it refers to.
  package static func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
    unsafe withUnsafeBytes(of: a) { a in
      unsafe withUnsafeBytes(of: b) { b in
        var index = 0
        while index &+ 8 <= a.count {
          let word = unsafe a.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          if unsafe word != b.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
          index &+= 8
        }
        while index < a.count {
          if unsafe a[index] != b[index] { return false }
          index &+= 1
        }
        return true
      }
    }
  }
}
