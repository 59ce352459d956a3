import KnurlDrawing
import Testing

@testable import KnurlCapture

/// Pictures from strangers.
@Suite("A hostile PNG") struct PNGHostileTests {
  @Test("cut anywhere gives an error with the name")
  func truncated() throws {
    let bytes = try PNG.encode(pattern(30, 20))
    for length in 0..<bytes.count - 12 {
      let error = #expect(throws: CaptureError.self) { try PNG.decode(Array(bytes.prefix(length)), named: "x.png") }
      #expect(error?.description.contains("x.png") == true)
    }
  }

  @Test("with any byte wrong is an error or a picture of its size")
  func mutated() throws {
    let bytes = try PNG.encode(pattern(12, 9))
    for index in bytes.indices {
      for bit in [0x01, 0x80] as [UInt8] {
        var wrong = bytes
        wrong[index] ^= bit
        if let picture = try? PNG.decode(wrong) { #expect(picture.width * picture.height <= PNG.maximumPixels) }
      }
    }
  }

  @Test("that claims to be huge is refused before memory is taken")
  func huge() throws {
    var header: [UInt8] = [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 8, 6, 0, 0, 0]
    func file() -> [UInt8] {
      let content = Array("IHDR".utf8) + header, sum = AnimatedPNG.checksum(content)
      return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + content
        + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) } + [0, 0, 0, 0] + Array("IDAT".utf8)
        + [0x35, 0xaf, 0x06, 0x1e]
    }
    let error = #expect(throws: CaptureError.self) { try PNG.decode(file(), named: "huge") }
    #expect(error == .tooLarge(path: "huge", width: 65_535, height: 65_535))
    header.replaceSubrange(0..<8, with: [0xff, 0xff, 0xff, 0xff, 0, 0, 0, 1])
    #expect(throws: CaptureError.self) { try PNG.decode(file()) }
    header.replaceSubrange(0..<8, with: [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(throws: CaptureError.self) { try PNG.decode(file()) }
  }
}
