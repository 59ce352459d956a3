public import KnurlControls

extension Trace {
  /// Reads a trace from a file, in bounded time and memory whatever the file is.
  public static func read(_ path: String) throws(CaptureError) -> Trace {
    var parser = TraceParser(file: path)
    try Files.readPieces(path) { (piece) throws(CaptureError) in
      do throws(TraceError) { try parser.feed(Array(piece)) } catch { throw .brokenTrace(error) }
    }
    do throws(TraceError) { return try parser.finish() } catch { throw .brokenTrace(error) }
  }

  /// Writes a trace to a file, whole or not at all; `makesFolders` makes the folders above it where they are missing.
  public func write(to path: String, makesFolders: Bool = false) throws(CaptureError) {
    try Files.write(Array(text.utf8), to: path, makesFolders: makesFolders)
  }

  /// The trace with the hashes of the pictures that a replay showed.
  public func noting(_ hashes: [UInt64]) -> Trace {
    var trace = self
    for (index, hash) in hashes.enumerated() where index < frames.count { trace.frames[index].hash = hash }
    return trace
  }

  /// The first frame whose picture is not the one that the trace notes; nil where there is none, or nothing was noted.
  public func firstDifference(_ hashes: [UInt64]) -> Int? {
    frames.indices.first { index in
      frames[index].hash.map { index >= hashes.count || $0 != hashes[index] } ?? false
    }
  }
}
