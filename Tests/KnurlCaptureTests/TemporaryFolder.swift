@testable import KnurlCapture

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder of its own for one test, removed with all files that the test names.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/knurl-XXXXXX".utf8CString)
    path = unsafe String(cString: mkdtemp(&template))
  }

  /// Leaves are removed by name; no test makes others.
  func remove(_ files: [String], folders: [String] = []) {
    for file in files { Files.delete("\(path)/\(file)") }
    for folder in folders + [""] { _ = unsafe rmdir("\(path)/\(folder)") }
  }
}
