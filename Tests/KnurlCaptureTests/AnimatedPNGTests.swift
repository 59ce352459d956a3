import KnurlDrawing
import Testing

@testable import KnurlCapture

@Suite("An animated PNG") struct AnimatedPNGTests {
  @Test("is a still picture of its first frame, with the others behind")
  func frames() throws {
    var animation = AnimatedPNG(width: 20, height: 10)
    let first = pattern(20, 10), second = first.changed(3, 3, 0xff12_3456)
    for picture in [first, second, second, first] { try animation.append(picture, seconds: 0.1) }
    #expect(animation.count == 3)
    let bytes = try animation.encoded()
    #expect(try PNG.decode(bytes).contentHash == first.contentHash)
    let chunks = AnimatedPNG.chunks(of: bytes)
    #expect(chunks.map(\.name) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(chunks[1].data == [0, 0, 0, 3, 0, 0, 0, 0])
    // Two equal frames are one of twice the time: 200 of 1000.
    #expect(Array(chunks[4].data[20..<24]) == [0, 200, 3, 232])
    // Each data chunk decodes on its own: as the picture of a file with the same header.
    #expect(try PNG.decode(rebuilt(bytes, Array(chunks[5].data.dropFirst(4)))).contentHash == second.contentHash)
  }

  /// A file with the header of another, and one chunk of data.
  private func rebuilt(_ bytes: [UInt8], _ data: [UInt8]) -> [UInt8] {
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      let content = Array(name.utf8) + data, sum = AnimatedPNG.checksum(content)
      func word(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
      return word(UInt32(data.count)) + content + word(sum)
    }
    return Array(bytes[..<8]) + chunk("IHDR", AnimatedPNG.chunks(of: bytes)[0].data) + chunk("IDAT", data)
      + chunk("IEND", [])
  }

  @Test("knows the checksum of the standard")
  func checksum() {
    #expect(AnimatedPNG.checksum(Array("123456789".utf8)) == 0xcbf4_3926)
  }

  @Test("refuses frames of another size, and to be without any")
  func refused() throws {
    var animation = AnimatedPNG(width: 20, height: 10)
    #expect(throws: CaptureError.self) { try animation.encoded() }
    #expect(throws: CaptureError.self) { try animation.append(pattern(10, 10), seconds: 1) }
    try animation.append(pattern(20, 10), seconds: .nan)
    #expect(try !animation.encoded().isEmpty)
  }

  @Test("chunks of a file cut anywhere are those that are whole")
  func truncated() throws {
    let bytes = try PNG.encode(pattern(8, 8))
    for length in 0..<bytes.count { #expect(AnimatedPNG.chunks(of: Array(bytes.prefix(length))).count <= 5) }
  }
}
