public import KnurlDrawing

/// An animated PNG, frame by frame: what any browser shows, and a still picture for programs that know no better.
///
/// The format is that of the PNG Specification, third edition, 11.3.6. Frames equal to the one before only lengthen it.
public struct AnimatedPNG {
  private let width: Int
  private let height: Int
  private var header: [UInt8] = []
  private var frames: [(data: [UInt8], seconds: Double)] = []
  private var lastHash: UInt64?

  /// Creates an animation without frames; all frames must have its size, in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// How many different frames there are.
  public var count: Int { frames.count }

  /// Adds a picture that is shown for so many seconds, up to 65.
  /// - Throws: `cannotEncode` for a picture of another size, or what libpng says.
  public mutating func append(_ pixmap: Pixmap, seconds: Double) throws(CaptureError) {
    guard pixmap.width == width, pixmap.height == height else {
      throw .cannotEncode(
        width: pixmap.width, height: pixmap.height, reason: "all frames of an animation are \(width) x \(height)")
    }
    let hash = pixmap.contentHash
    if hash == lastHash {
      frames[frames.count - 1].seconds += seconds
      return
    }
    lastHash = hash
    let chunks = Self.chunks(of: try PNG.encode(pixmap, hasAlpha: true))
    if header.isEmpty { header = chunks.first { $0.name == "IHDR" }?.data ?? [] }
    frames.append((chunks.filter { $0.name == "IDAT" }.flatMap(\.data), seconds))
  }

  /// The file.
  /// - Throws: `emptyPicture` without frames.
  public func encoded() throws(CaptureError) -> [UInt8] {
    if frames.isEmpty { throw .emptyPicture(width: width, height: height) }
    var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    Self.add("IHDR", header, to: &bytes)
    Self.add("acTL", Self.word(frames.count) + Self.word(0), to: &bytes)
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      Self.add("fcTL", control(sequence, frame.seconds), to: &bytes)
      sequence += 1
      if index == 0 {
        Self.add("IDAT", frame.data, to: &bytes)
      } else {
        Self.add("fdAT", Self.word(sequence) + frame.data, to: &bytes)
        sequence += 1
      }
    }
    Self.add("IEND", [], to: &bytes)
    return bytes
  }

  /// A frame over the whole picture, in thousandths of a second, that replaces the one before.
  private func control(_ sequence: Int, _ seconds: Double) -> [UInt8] {
    let delay = Int((min(max(seconds.isFinite ? seconds : 0, 0), 65) * 1000).rounded())
    return Self.word(sequence) + Self.word(width) + Self.word(height) + Self.word(0) + Self.word(0)
      + [UInt8(delay >> 8), UInt8(delay & 255), 3, 232, 0, 0]
  }

  // MARK: Chunks

  private static func word(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func chunks(of file: [UInt8]) -> [(name: String, data: [UInt8])] {
    var chunks: [(name: String, data: [UInt8])] = []
    var index = 8
    while index + 12 <= file.count {
      let length = file[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      guard index + 12 + length <= file.count else { break }
      let name = String(decoding: file[index + 4..<index + 8], as: UTF8.self)
      chunks.append((name, Array(file[index + 8..<index + 8 + length])))
      index += 12 + length
    }
    return chunks
  }

  private static func add(_ name: String, _ data: [UInt8], to bytes: inout [UInt8]) {
    bytes += word(data.count)
    let content = Array(name.utf8) + data
    bytes += content
    bytes += word(Int(checksum(content)))
  }

  /// CRC-32 as in ISO 3309.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xffff_ffff
    for byte in bytes { sum = sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xedb8_8320 }
  }
}
