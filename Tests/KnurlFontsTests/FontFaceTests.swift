import KnurlFonts
import Testing

@Suite(.enabled(if: TestFont.areThere, TestFont.howToInstall))
struct FontFaceTests {
  @Test("a face tells its names, its glyphs and what it can write")
  func names() throws {
    let face = try TestFont.sansBold.face()
    #expect(face.family == "DejaVu Sans" && face.style == "Bold" && face.axes.isEmpty && !face.hasPictures)
    #expect(face.glyphCount > 5000 && face.has("ß") && !face.has("音"))
  }

  @Test(
    "TrueType, OpenType and collections are read from files and from memory alike", arguments: [TestFont.noto, .cjk])
  func memory(_ font: TestFont) throws {
    let style = TextStyle(size: 20)
    let file = FontText([try font.face()]).layout("Gain", style)
    let memory = FontText([try FontFace(TestTool.bytes(font.path))]).layout("Gain", style)
    #expect(file.glyphs == memory.glyphs && file.source.identity == memory.source.identity)
    #expect(file.glyphs.allSatisfy { !file.source.outline(of: $0.glyph).path.isEmpty })
  }

  @Test("the faces of a collection have their indices")
  func collection() throws {
    #expect(try FontFace.count(inFile: TestFont.cjk.path) == 10)
    #expect(try FontFace.count(inFile: TestFont.sans.path) == 1)
    #expect(try TestFont.cjk.face(TestFont.korean).family == "Noto Sans CJK KR")
    #expect(throws: FontError.noSuchFace(path: TestFont.cjk.path, index: 10, count: 10)) { try TestFont.cjk.face(10) }
    #expect(throws: FontError.noSuchFace(path: TestFont.sans.path, index: -1, count: 1)) { try TestFont.sans.face(-1) }
  }

  @Test("faces that differ in file, index or axes differ in identity, so that no mask is taken for another's")
  func identity() throws {
    let faces = [
      try TestFont.cjk.face(0), try TestFont.cjk.face(1), try TestFont.sans.face(), try TestFont.noto.face(),
    ]
    let identities = faces.map { FontText([$0]).layout("a", TextStyle(size: 9)).source.identity }
    #expect(Set(identities).count == 4)
  }

  @Test("a file that is not there, a folder, and what is no font are told in words")
  func errors() throws {
    let missing = #expect(throws: FontError.self) { try FontFace(file: "no-such-folder/none.ttf") }
    #expect(missing == .cannotOpen(path: "no-such-folder/none.ttf", reason: "No such file or directory"))
    #expect(missing?.description.contains("check that the path is right") == true)
    #expect(throws: FontError.cannotOpen(path: "/usr", reason: "Is a directory")) { try FontFace(file: "/usr") }
    #expect(throws: FontError.notAFont(path: "The font", reason: "it is empty")) { try FontFace([]) }
    #expect(throws: FontError.notAFont(path: "A picture", reason: "its first bytes are no font's")) {
      try FontFace([UInt8](repeating: 0x89, count: 400), named: "A picture")
    }
    let packed = Array("wOF2".utf8) + [UInt8](repeating: 0, count: 60)
    #expect(throws: FontError.notAFont(path: "The font", reason: "it is packed for the web; unpack it to ttf or otf")) {
      try FontFace(packed)
    }
    let empty = Array("OTTO".utf8) + [UInt8](repeating: 0, count: 60)
    let error = #expect(throws: FontError.self) { try FontFace(empty) }
    guard case .broken(path: "The font", _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("a font without axes is not varied")
  func noAxes() throws {
    let error = FontError.noSuchAxis(path: TestFont.sans.path, axis: "wght", axes: [])
    #expect(throws: error) { try FontFace(file: TestFont.sans.path, variations: [FontVariation("wght", 700)]) }
    #expect(error.description.contains("none at all"))
  }

  @Test("a file with more bytes than are read is not read")
  func tooLarge() {
    #expect(throws: FontError.tooLarge(path: "/dev/zero", limit: FontFace.maximumBytes)) {
      try FontFace(file: "/dev/zero")
    }
  }
}
