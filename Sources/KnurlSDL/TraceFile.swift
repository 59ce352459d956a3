import CKnurlSDL2
import KnurlControls

/// Traces on their way to and from files, through SDL's own calls.
enum TraceFile {
  /// Reads a trace in pieces. The C functions are `SDL_RWFromFile` and `SDL_RWread`.
  static func read(_ path: String) throws -> Trace {
    let file = unsafe try SDLCall.value(
      "SDL_RWFromFile", advice: "Is there a trace at \(path)?", SDL_RWFromFile(path, "rb"))
    defer { unsafe SDL_RWclose(file) }
    var parser = TraceParser(file: path)
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe SDL_RWread(file, &piece, 1, piece.count)
      if count == 0 { return try parser.finish() }
      try parser.feed(Array(piece[..<count]))
    }
  }

  /// Writes text over a file, or behind what it holds. The C functions are `SDL_RWFromFile` and `SDL_RWwrite`.
  static func write(_ text: String, to path: String, appending: Bool) throws(SDLError) {
    let file = unsafe try SDLCall.value(
      "SDL_RWFromFile", advice: "Can \(path) be written?", SDL_RWFromFile(path, appending ? "ab" : "wb"))
    let bytes = Array(text.utf8)
    let count = unsafe SDL_RWwrite(file, bytes, 1, bytes.count)
    guard unsafe SDL_RWclose(file) == 0, count == bytes.count else {
      throw SDLCall.error("SDL_RWwrite", advice: "Is there room for \(path)?")
    }
  }

  /// A recorder that puts each frame into a file before it is built: what a program that ends within a frame leaves is
  /// whole. A file that can't be written any more is told of once, and the program goes on.
  static func recorder(_ path: String) throws(SDLError) -> TraceRecorder {
    try write("", to: path, appending: false)
    var isBroken = false
    return TraceRecorder { text in
      if isBroken { return }
      do throws(SDLError) { try write(text, to: path, appending: true) } catch {
        isBroken = true
        StandardError.write("Knurl: the recording ends: \(error)\n")
      }
    }
  }
}
