import Knurl

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Cairo on the same scenes, in a program of its own that `make bench` builds where Cairo is installed.
struct Cairo {
  private let program: String

  /// Cairo, if its program was built.
  init?() {
    guard let program = unsafe getenv("BENCH_CAIRO").map({ unsafe String(cString: $0) }), !program.isEmpty else {
      return nil
    }
    self.program = program
  }

  /// Some samples of a scene, in microseconds an item; none where Cairo has nothing like it.
  func samples(_ scene: String, _ count: Int) -> [Double] {
    guard let pipe = unsafe popen("\(program) '\(scene)' \(count)", "r") else { return [] }
    defer { unsafe pclose(pipe) }
    var result: [Double] = []
    var line = [CChar](repeating: 0, count: 64)
    while unsafe fgets(&line, 64, pipe) != nil { result.append(unsafe strtod(&line, nil)) }
    return result
  }
}

/// The processor time of this program so far, in microseconds.
func processorTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}
