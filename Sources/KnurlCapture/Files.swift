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

/// Whole files in and out through the C library.
package enum Files {
  /// The most bytes of a file that are read whole.
  package static let maximumBytes = 1 << 29

  /// All bytes of a file.
  package static func read(_ path: String, limit: Int = maximumBytes) throws(CaptureError) -> [UInt8] {
    var bytes: [UInt8] = []
    try readPieces(path) { (piece) throws(CaptureError) in
      if bytes.count + piece.count > limit { throw .tooLong(path: path, limit: limit) }
      bytes += piece
    }
    return bytes
  }

  /// The bytes of a file, in pieces of 64 KB.
  package static func readPieces(
    _ path: String, _ body: (ArraySlice<UInt8>) throws(CaptureError) -> Void
  ) throws(CaptureError) {
    guard let file = unsafe fopen(path, "rb") else { throw .cannotOpen(path: path, reason: lastReason) }
    defer { unsafe fclose(file) }
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe fread(&piece, 1, piece.count, file)
      if count > 0 { try body(piece[..<count]) }
      if count < piece.count { break }
    }
    // A folder opens on Linux, and fails at its first byte.
    if unsafe ferror(file) != 0 { throw .cannotOpen(path: path, reason: lastReason) }
  }

  /// Whether a file can be opened.
  package static func exists(_ path: String) -> Bool {
    guard let file = unsafe fopen(path, "rb") else { return false }
    unsafe fclose(file)
    return true
  }

  /// Writes a file whole or not at all, into a folder that is there unless missing ones are to be made.
  ///
  /// The bytes go to a neighbour first that then takes the name: no reader ever meets half a picture.
  package static func write(_ bytes: [UInt8], to path: String, makesFolders: Bool = false) throws(CaptureError) {
    if makesFolders { makeFolders(above: path) }
    let partial = path + ".partial"
    guard let file = unsafe fopen(partial, "wb") else { throw .cannotWrite(path: path, reason: lastReason) }
    let count = unsafe fwrite(bytes, 1, bytes.count, file)
    let reason = lastReason
    guard unsafe fclose(file) == 0, count == bytes.count else {
      _ = unsafe remove(partial)
      throw .cannotWrite(path: path, reason: reason)
    }
    #if os(Windows)
    // There rename takes no name that is taken.
    _ = unsafe remove(path)
    #endif
    if unsafe rename(partial, path) != 0 {
      let reason = lastReason
      _ = unsafe remove(partial)
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  /// The names in a folder, in the order of their bytes, without hidden ones.
  package static func list(_ folder: String) throws(CaptureError) -> [String] {
    #if os(Windows)
    throw .cannotOpen(path: folder, reason: "folders are not listed on Windows yet")
    #else
    guard let directory = unsafe opendir(folder) else { throw .cannotOpen(path: folder, reason: lastReason) }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #endif
  }

  /// Whether a path is that of a folder.
  package static func isFolder(_ path: String) -> Bool {
    #if os(Windows)
    return false
    #else
    guard let directory = unsafe opendir(path) else { return false }
    unsafe closedir(directory)
    return true
    #endif
  }

  /// Writes to standard error, for what a person should know meanwhile.
  package static func tell(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      #if os(Windows)
      _ = unsafe _write(2, bytes.baseAddress, UInt32(bytes.count))
      #elseif canImport(Glibc)
      _ = unsafe Glibc.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
      _ = unsafe Musl.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Android)
      _ = unsafe Android.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Darwin)
      _ = unsafe Darwin.write(2, bytes.baseAddress, bytes.count)
      #endif
    }
  }

  /// Removes a file; one that is not there is no matter.
  package static func delete(_ path: String) {
    _ = unsafe remove(path)
  }

  /// The value of a variable of the environment; nil where it is not set or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Folders that can't be made are noticed when the file is opened.
  private static func makeFolders(above path: String) {
    for index in path.indices where path[index] == "/" && index != path.startIndex {
      let folder = String(path[..<index])
      #if os(Windows)
      _ = unsafe _mkdir(folder)
      #else
      _ = unsafe mkdir(folder, 0o777)
      #endif
    }
  }

  private static var lastReason: String {
    unsafe String(cString: strerror(errno))
  }
}
