import KnurlDrawing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#elseif os(Windows)
import ucrt
#endif

/// The contents of a font file, at an address that stays: both libraries read them where they lie.
@safe
final class FontBytes: @unchecked Sendable {
  let memory: UnsafeRawBufferPointer
  /// What errors call them.
  let name: String
  /// A fixed hash of all bytes.
  let contentHash: UInt64

  init(_ bytes: [UInt8], named name: String) throws(FontError) {
    if bytes.count > FontFace.maximumBytes { throw .tooLarge(path: name, limit: FontFace.maximumBytes) }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
    unsafe copy.copyBytes(from: bytes)
    unsafe memory = UnsafeRawBufferPointer(rebasing: copy[..<bytes.count])
    self.name = name
    contentHash = unsafe Self.hash(memory)
  }

  convenience init(file path: String) throws(FontError) {
    try self.init(Self.read(path), named: path)
  }

  deinit {
    unsafe memory.deallocate()
  }

  private static func hash(_ memory: UnsafeRawBufferPointer) -> UInt64 {
    var hash = ContentHash()
    let words = memory.count / 8
    var index = 0
    while index < words {
      hash.mix(UInt64(littleEndian: unsafe memory.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)))
      index &+= 1
    }
    for index in (words * 8)..<memory.count { hash.mix(UInt64(unsafe memory[index])) }
    hash.mix(UInt64(memory.count))
    return hash.value
  }

  private static func read(_ path: String) throws(FontError) -> [UInt8] {
    guard let file = unsafe fopen(path, "rb") else { throw .cannotOpen(path: path, reason: lastReason) }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = unsafe fread(&piece, 1, piece.count, file)
      if count > 0 { bytes += piece[..<count] }
      if bytes.count > FontFace.maximumBytes { throw .tooLarge(path: path, limit: FontFace.maximumBytes) }
      if count < piece.count { break }
    }
    // A folder opens on Linux, and fails at its first byte.
    if unsafe ferror(file) != 0 { throw .cannotOpen(path: path, reason: lastReason) }
    return bytes
  }

  private static var lastReason: String { unsafe String(cString: strerror(errno)) }
}
