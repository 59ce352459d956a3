public import KnurlControls

/// What went wrong with a capture, outside of the program's own power.
public enum CaptureError: Error, Hashable, Sendable {
  /// A file can't be read; the reason is the system's.
  case cannotOpen(path: String, reason: String)
  /// A file can't be written; the reason is the system's.
  case cannotWrite(path: String, reason: String)
  /// A file holds no picture that libpng can read; the reason is libpng's.
  case notAPNG(path: String, reason: String)
  /// A picture has more columns or rows than a pixmap takes, or more pixels than are decoded.
  case tooLarge(path: String, width: Int, height: Int)
  /// A picture without pixels can't be stored.
  case emptyPicture(width: Int, height: Int)
  /// libpng can't store a picture; the reason is libpng's.
  case cannotEncode(width: Int, height: Int, reason: String)
  /// Something still moves by itself after many frames: the paths of controls, and the source places of programs' wishes.
  case neverSettles(frames: Int, time: Double, moving: [String])
  /// A frame painted, or asked for another one, where nothing should have happened.
  case notIdle(frame: Int, paintedPixels: Int, moving: [String])
  /// A file holds no trace.
  case brokenTrace(TraceError)
  /// A file is longer than what it claims to be can be.
  case tooLong(path: String, limit: Int)
  /// An option on the command line can't be followed.
  case badOption(String)
  /// A replay showed another picture than the trace says.
  case differs(path: String, frame: Int, expected: UInt64, got: UInt64)
}

extension CaptureError: CustomStringConvertible {
  /// What happened, where, and what to do.
  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "\(path) can't be opened (\(reason)); check that the path is right and the file is readable."
    case .cannotWrite(let path, let reason):
      "\(path) can't be written (\(reason)); check the folder's permissions and the space left on the disk."
    case .notAPNG(let path, let reason):
      "\(path) is no PNG picture that can be read (\(reason)); save it anew from the program that made it."
    case .tooLarge(let path, let width, let height):
      "\(path) has \(width) x \(height) pixels; 32768 a side and \(PNG.maximumPixels) in all are the most, so make it smaller."
    case .emptyPicture(let width, let height):
      "A picture of \(width) x \(height) pixels can't be stored; run a frame of a size above zero first."
    case .cannotEncode(let width, let height, let reason):
      "A picture of \(width) x \(height) pixels can't be stored (\(reason)); make it smaller."
    case .neverSettles(let frames, let time, let moving):
      "The picture still moves by itself after \(frames) frames, at \(time) s: \(Self.list(moving)). "
        + "Step a fixed number of frames instead."
    case .notIdle(let frame, let pixels, let moving):
      "Frame \(frame) was not idle: it painted \(pixels) pixels, and the next one is wanted by \(Self.list(moving))."
    case .brokenTrace(let error): "\(error) Docs/Traces.md has the grammar."
    case .tooLong(let path, let limit):
      "\(path) has more than \(limit) bytes, the most that are read; is it the right file?"
    case .badOption(let sentence): sentence
    case .differs(let path, let frame, let expected, let got):
      "\(path): frame \(frame) shows the picture \(got.digits), and \(expected.digits) was expected; render both frames and compare them."
    }
  }
  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nobody who told" : names.joined(separator: ", ")
  }
}

extension UInt64 {
  /// A hash as 16 hexadecimal digits.
  package var digits: String {
    let text = String(self, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
