#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#elseif canImport(ucrt)
import ucrt
#endif

/// Where a host says what a person at a terminal should know.
enum StandardError {
  static func write(_ text: String) {
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

  /// Ends the program.
  static func end(status: Int32) -> Never { exit(status) }
}
