import KnurlDrawing
import Testing

@testable import KnurlCapture

@Suite struct PNGTests {
  @Test("every premultiplied channel survives the way to straight alpha and back")
  func straightAlpha() {
    for alpha: UInt32 in 0...255 {
      for channel in 0...alpha {
        let straight = StraightAlpha.straight(channel, alpha: alpha)
        #expect(straight <= 255 && StraightAlpha.premultiplied(straight, alpha: alpha) == channel)
      }
    }
  }

  @Test("premultiplying rounds to the nearest")
  func premultiplying() {
    for alpha: UInt32 in 0...255 {
      for channel: UInt32 in 0...255 {
        let exact = Double(channel) * Double(alpha) / 255
        #expect(StraightAlpha.premultiplied(channel, alpha: alpha) == UInt32(exact.rounded()))
      }
    }
  }

  @Test("every valid pixel of one channel and alpha comes back")
  func translucentRoundTrip() throws {
    let all = picture(256, 256) { channel, alpha in
      let channel = UInt32(min(channel, alpha))
      return UInt32(alpha) << 24 | channel << 16 | (UInt32(alpha) - channel) << 8 | channel / 2
    }
    let back = try PNG.decode(PNG.encode(all))
    #expect(FrameDifference(expected: all, got: back) == .identical)
  }

  @Test("opaque pictures are stored without alpha", arguments: [(1, 1), (1, 300), (300, 1), (97, 31)])
  func opaqueRoundTrip(width: Int, height: Int) throws {
    let pixmap = pattern(width, height)
    let bytes = try PNG.encode(pixmap)
    #expect(bytes[25] == 2)  // RGB, in the PNG standard's numbers of colour types.
    #expect(try PNG.decode(bytes).contentHash == pixmap.contentHash)
    let translucent = try PNG.encode(pixmap.changed(0, 0, 0x8000_0080))
    #expect(translucent[25] == 6)
  }

  @Test("a colour above its alpha is cut to alpha")
  func invalidPixel() throws {
    let back = try PNG.decode(PNG.encode(picture(1, 1) { _, _ in 0x40ff_2000 }))
    #expect(back[0, 0] == 0x4040_2000)
  }

  @Test("files come back, in folders that were not there")
  func files() throws {
    let folder = TemporaryFolder()
    defer { folder.remove(["a/b/picture.png"], folders: ["a/b", "a"]) }
    let pixmap = pattern(40, 30)
    try PNG.write(pixmap, to: folder.path + "/a/b/picture.png", makesFolders: true)
    #expect(try PNG.read(folder.path + "/a/b/picture.png").contentHash == pixmap.contentHash)
    #expect(!Files.exists(folder.path + "/a/b/picture.png.partial"))
  }

  @Test("a picture without pixels is refused")
  func empty() {
    #expect(throws: CaptureError.emptyPicture(width: 0, height: 5)) { try PNG.encode(Pixmap(width: 0, height: 5)) }
  }

  @Test("what is no PNG is refused, with libpng's reason")
  func noPNG() throws {
    #expect(throws: CaptureError.notAPNG(path: "x", reason: "it is empty")) { try PNG.decode([], named: "x") }
    let error = try #require(throws: CaptureError.self) { try PNG.decode(Array("GIF89a and more".utf8), named: "x") }
    #expect(error.description.contains("x is no PNG picture"))
    let bytes = try PNG.encode(pattern(64, 64))
    for count in stride(from: 0, to: bytes.count - 1, by: 97) {
      #expect(throws: CaptureError.self) { try PNG.decode(Array(bytes[..<count])) }
    }
  }

  @Test("damaged bytes never stop the program")
  func damage() throws {
    let bytes = try PNG.encode(pattern(40, 40))
    var seed: UInt64 = 1
    for _ in 0..<500 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var damaged = bytes
      damaged[Int(seed >> 33) % bytes.count] ^= UInt8(truncatingIfNeeded: seed >> 24) | 1
      _ = try? PNG.decode(damaged)
    }
  }

  @Test("a small file that claims a huge picture is refused before memory is taken")
  func hugeClaim() throws {
    var bytes = try PNG.encode(pattern(1, 1))
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x80, 0, 0, 0, 0x80, 0])
    bytes.replaceSubrange(29..<33, with: Self.checksum(bytes[12..<29]))
    #expect(throws: CaptureError.tooLarge(path: "x", width: 32_768, height: 32_768)) {
      try PNG.decode(bytes, named: "x")
    }
  }

  @Test("a file that is not there, a folder, and a forbidden place are refused with the system's reason")
  func unreachable() {
    #expect(throws: CaptureError.cannotOpen(path: "/nowhere/x.png", reason: "No such file or directory")) {
      try PNG.read("/nowhere/x.png")
    }
    #expect(throws: CaptureError.self) { try PNG.read("/tmp") }
    #expect(throws: CaptureError.self) { try PNG.write(pattern(1, 1), to: "/dev/null/x.png") }
  }

  /// The cyclic redundancy check of a PNG chunk.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var value: UInt32 = 0xffff_ffff
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xedb8_8320 }
    }
    return [24, 16, 8, 0].map { (shift: UInt32) in UInt8(~value >> shift & 255) }
  }
}
