import AllocationCounting
import KnurlFonts
import KnurlGeometry
import KnurlRaster
import Testing

@Suite(.enabled(if: TestFont.areThere, TestFont.howToInstall))
struct FontTextTests {
  private let style = TextStyle(size: 20)

  private func chain(_ fonts: [TestFont]) throws -> FontText { FontText(try fonts.map { try $0.face() }) }

  /// The faces of a line's glyphs, from left to right.
  private func faces(_ layout: TextLayout) -> [UInt32] { layout.glyphs.map { $0.glyph >> 24 } }

  @Test("equal calls answer the same object, and take no memory", .enabled(if: allocationsAreCountable))
  func cache() throws {
    let engine = try chain([.sans]), text = "a text that is too long to lie inside of a string's own words"
    let first = engine.layout(text, style)
    var same = engine.layout(text, style) === first
    #expect(allocations { for _ in 0..<100 { same = same && engine.layout(text, style) === first } } == 0)
    #expect(same && engine.layout(text, TextStyle(size: 21)) !== first)
  }

  @Test("a character that the first face lacks comes from the next that has it; those around it stay")
  func fallback() throws {
    let layout = try chain([.hebrew, .sans, .cjk]).layout("ab音c", style)
    #expect(faces(layout).map { $0 > 0 } == [true, true, true, true])
    let mixed = try chain([.sans, .cjk]).layout("Vol 音量 9", style)
    #expect(faces(mixed) == [0, 0, 0, 0, 1, 1, 1, 0])
    #expect(mixed.clusters.map(\.start) == [0, 1, 2, 3, 4, 7, 10, 11])
  }

  @Test("a cluster is never divided among faces: marks come from the face of their letter")
  func clusters() throws {
    // The first face has the letter and not the mark.
    let face = try TestFont.cjk.face(), mark: Unicode.Scalar = "\u{331}"
    try #require(!face.has(mark) && face.has("q"))
    let layout = FontText([face, try TestFont.sans.face()]).layout("aq\u{331}b", style)
    #expect(faces(layout) == [0, 1, 1, 0])
    #expect(Set(layout.glyphs.map(\.cluster)) == [0, 1, 4])
  }

  @Test("what no face has is engraved, and what is not engraved is a box with its code")
  func engraved() throws {
    let layout = try chain([.runic]).layout("\u{16A0}±\u{10FFFD}", style)
    #expect(faces(layout) == [0, 1, 1])
    #expect(layout.glyphs.allSatisfy { !layout.source.outline(of: $0.glyph).path.isEmpty })
    #expect(layout.source.outline(of: layout.glyphs[1].glyph).pen != nil)
    let nothing = FontText([]).layout("abc", style)
    #expect(nothing.glyphs.count == 3 && nothing.width > 0)
  }

  @Test("figures stand on one width by default")
  func figures() throws {
    let layout = try chain([.noto]).layout("0123456789", style)
    #expect(Set(layout.glyphs.map(\.advance)).count == 1)
  }

  @Test("text that is read from right to left stands so, numbers in it do not")
  func rightToLeft() throws {
    let layout = try chain([.hebrew]).layout("אבג 12", style)
    // From left to right: the number, the space, the last letter first.
    #expect(layout.glyphs.map(\.cluster) == [7, 8, 6, 4, 2, 0])
    let clusters = layout.clusters
    #expect(clusters.map(\.isRightToLeft) == [true, true, true, true, false, false])
    #expect(abs(clusters[0].x + clusters[0].width - layout.width) < 1e-9 && clusters[4].x == 0)
    #expect(abs(clusters.reduce(0) { $0 + $1.width } - layout.width) < 1e-9)
  }

  @Test("the way of a line as a whole follows its first letter, unless it is said")
  func direction() throws {
    var options = FontOptions()
    let face = try TestFont.sans.face()
    #expect(FontText([face]).layout("a שלום!", style).glyphs.last?.cluster == 10)
    options.direction = .rightToLeft
    #expect(FontText([face], options: options).layout("a שלום!", style).glyphs.first?.cluster == 10)
    #expect(FontText([face], options: options).layout("a!", style).glyphs.map(\.cluster) == [1, 0])
  }

  @Test("clusters that share a glyph divide its width")
  func ligatures() throws {
    // One face has a glyph for both, the other one of all the width and one of none.
    for font in [TestFont.sans, .arabic] {
      let layout = try chain([font]).layout("لا", TextStyle(size: 40)), clusters = layout.clusters
      #expect(clusters.map(\.width) == [layout.width / 2, layout.width / 2] && clusters[1].x == 0)
    }
  }

  @Test("a mark of no width in the text takes none from its neighbours")
  func silence() throws {
    let layout = try chain([.sans]).layout("a\u{200B}é", style)
    #expect(layout.clusters.count == 3 && layout.clusters[1].width == 0)
    #expect(layout.clusters[2].x == layout.clusters[0].width)
  }

  @Test("an emoji is one picture, as wide as its cluster, and stands beside the text")
  func pictures() throws {
    let layout = try chain([.sans, .emoji]).layout("a👩‍👩‍👧b😀", style)
    #expect(layout.pictures.count == 2 && layout.clusters.count == 4)
    let cluster = layout.clusters[1], frame = layout.pictures[0].frame
    #expect(frame.minX >= cluster.x - 0.5 && frame.maxX <= cluster.x + cluster.width + 0.5)
    #expect(frame.height > 15 && frame.height < 30 && frame.maxY > 0 && frame.minY < -12)
  }

  @Test("a space beside an emoji is as wide as any other")
  func spaces() throws {
    let clusters = try chain([.sans, .emoji]).layout("a 😀 b", style).clusters
    #expect(abs(clusters[1].width - clusters[3].width) < 1e-9)
  }

  @Test("digits are no emoji, and a selector decides between text and picture")
  func presentation() throws {
    let engine = try chain([.sans, .emoji])
    #expect(engine.layout("12", style).pictures.isEmpty)
    #expect(engine.layout("\u{2764}", style).pictures.isEmpty)
    #expect(engine.layout("\u{2764}\u{FE0F}", style).pictures.count == 1)
    #expect(engine.layout("\u{1F600}", style).pictures.count == 1)
  }

  @Test("letters and pictures reach the pixels, in their colours and with the paint's opacity")
  func pixels() throws {
    let engine = try chain([.sans, .emoji])
    func painted(_ text: String, _ color: Color) -> [UInt32] {
      let pixmap = Pixmap(width: 60, height: 30)
      pixmap.paint(background: .black, text: engine) { $0.text(text, at: Point(x: 2, y: 24), size: 20, .color(color)) }
      return (0..<30 * 60).map { pixmap[$0 % 60, $0 / 60] }
    }
    func isYellow(_ pixel: UInt32) -> Bool { pixel >> 16 & 255 > 200 && pixel >> 8 & 255 > 140 && pixel & 255 < 90 }
    #expect(painted("H", .white).contains(0xFFFF_FFFF) && !painted("H", .white).contains(where: isYellow))
    #expect(painted("😀", .white).filter(isYellow).count > 80)
    #expect(!painted("😀", Color.white.opacity(0.3)).contains(where: isYellow))
  }

  @Test("marks stand a fraction of a pixel higher or lower, as the face says")
  func marks() throws {
    let layout = try chain([.noto]).layout("x\u{302}X\u{302}", TextStyle(size: 40))
    let marks = layout.glyphs.filter { $0.advance == 0 }
    #expect(marks.count == 2 && marks[1].y < marks[0].y - 5)
  }

  @Test(
    "sizes that are no sizes give lines of size zero",
    arguments: [0, -3, Double.nan, Double.infinity, -Double.infinity])
  func sizes(_ size: Double) throws {
    let engine = try chain([.sans])
    #expect(engine.layout("abc", TextStyle(size: size)).width == 0)
    #expect(engine.metrics(TextStyle(size: size)).lineHeight == 0)
  }

  @Test("the heights of a line are those of the first face, whatever is in it")
  func heights() throws {
    let engine = try chain([.sans, .cjk])
    #expect(engine.layout("音", style).metrics == engine.metrics(style))
    let metrics = engine.metrics(style)
    #expect(
      abs(metrics.capHeight - 14.58) < 0.1 && abs(metrics.xHeight - 10.94) < 0.1 && metrics.ascent > metrics.capHeight)
  }

  @Test("bold is bold where there is a bold face, and regular elsewhere")
  func weights() throws {
    let engine = FontText([try TestFont.sans.face()], bold: [try TestFont.sansBold.face()])
    let regular = engine.layout("Gain", style), bold = engine.layout("Gain", TextStyle(size: 20, weight: .bold))
    let light = engine.layout("Gain", TextStyle(size: 20, weight: .light))
    #expect(bold.width > regular.width + 3 && light.width == regular.width)
  }

  @Test("line feeds and tabs in a line are as wide as spaces")
  func controls() throws {
    let engine = try chain([.sans])
    #expect(engine.layout("a\nb\tc", style).width == engine.layout("a b c", style).width)
  }
}
