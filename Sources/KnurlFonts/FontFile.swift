/// What can be told of a font file before any library sees it.
enum FontFile {
  /// How many faces there are. Only the kinds of files that this module is for go on to FreeType, which could read many more.
  static func count(of bytes: FontBytes) throws(FontError) -> Int {
    let memory = unsafe bytes.memory
    guard memory.count >= 12 else {
      throw .notAFont(path: bytes.name, reason: memory.count == 0 ? "it is empty" : "it has \(memory.count) bytes")
    }
    func word(_ offset: Int) -> UInt32 {
      UInt32(bigEndian: unsafe memory.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    switch word(0) {
    case 0x0001_0000, tag("OTTO"), tag("true"): return 1
    case tag("ttcf"): return try count(inCollection: word(8), bytes)
    case tag("wOFF"), tag("wOF2"):
      throw .notAFont(path: bytes.name, reason: "it is packed for the web; unpack it to ttf or otf")
    default: throw .notAFont(path: bytes.name, reason: "its first bytes are no font's")
    }
  }

  private static func count(inCollection count: UInt32, _ bytes: FontBytes) throws(FontError) -> Int {
    guard count > 0, Int(count) <= (unsafe bytes.memory.count - 12) / 4 else {
      throw .broken(path: bytes.name, reason: "a collection of \(count) faces in \(unsafe bytes.memory.count) bytes")
    }
    return Int(count)
  }

  private static func tag(_ text: String) -> UInt32 { FontTag(text)?.value ?? 0 }
}
