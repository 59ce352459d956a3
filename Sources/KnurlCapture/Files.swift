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
  /// All bytes of a file.
  package static func read(_ path: String) throws(CaptureError) -> [UInt8] {
    guard let file = unsafe fopen(path, "rb") else { throw .cannotOpen(path: path, reason: lastReason) }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe fread(&chunk, 1, chunk.count, file)
      bytes += chunk[..<count]
      if count < chunk.count { break }
    }
    // A folder opens on Linux, and fails at its first byte.
    if unsafe ferror(file) != 0 { throw .cannotOpen(path: path, reason: lastReason) }
    return bytes
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
