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
  /// Something still moves by itself after many frames.
  case neverSettles(frames: Int, time: Double)
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
    case .neverSettles(let frames, let time):
      "The picture still moves by itself after \(frames) frames, at \(time) s; step a fixed number of frames instead."
    }
  }
}
