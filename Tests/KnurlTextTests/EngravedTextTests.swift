import AllocationCounting
import KnurlDrawing
import Testing

@testable import KnurlText

@Suite struct EngravedTextTests {
  let engine = EngravedText()

  @Test("equal calls answer the same object, other calls another")
  func cache() {
    let style = TextStyle(size: 13)
    let first = engine.layout("Cutoff", style)
    #expect(engine.layout("Cut" + "off", style) === first)
    #expect(engine.layout("Cutoff", TextStyle(size: 13, weight: .bold)) !== first)
    #expect(engine.layout("Cutoff", TextStyle(size: 14)) !== first)
  }

  @Test("a repeated call takes no memory", .enabled(if: allocationsAreCountable))
  func allocationFree() {
    let text = "a text that is too long to lie inside of a string's own words"
    let first = engine.layout(text, TextStyle(size: 13))
    // The first comparison of two keys makes the runtime look up types.
    var same = engine.layout(text, TextStyle(size: 13)) === first
    #expect(allocations { for _ in 0..<100 { same = same && engine.layout(text, TextStyle(size: 13)) === first } } == 0)
    #expect(same)
  }

  @Test("a layout in use stays, one that was not asked for is dropped, and the cache is bounded")
  func generations() {
    var cache = LayoutCache()
    let made = engine.layout("x", TextStyle(size: 13))
    let used = LayoutCache.Key(text: "used", style: TextStyle(size: 13))
    let unused = LayoutCache.Key(text: "unused", style: TextStyle(size: 13))
    cache.add(made, for: used)
    cache.add(made, for: unused)
    for index in 0..<LayoutCache.capacity * 3 {
      #expect(cache.find(used) === made)
      cache.add(made, for: LayoutCache.Key(text: "\(index)", style: TextStyle(size: 13)))
      #expect(cache.count <= 2 * LayoutCache.capacity)
    }
    #expect(cache.find(unused) == nil)
  }

  @Test("texts that only Unicode calls equal are laid out each for itself")
  func canonicalEquivalence() {
    let style = TextStyle(size: 13)
    let composed = engine.layout("\u{e9}x", style), decomposed = engine.layout("e\u{301}x", style)
    #expect(composed !== decomposed)
    #expect(composed.glyphs.last?.cluster == 2 && decomposed.glyphs.last?.cluster == 3)
  }

  @Test("clusters count bytes of UTF-8")
  func clusters() {
    let glyphs = engine.layout("a\u{20ac}b\u{1f600}c", TextStyle(size: 13)).glyphs
    #expect(glyphs.map(\.cluster) == [0, 1, 4, 5, 9])
  }

  @Test("glyphs follow each other without gaps, and the width is the sum")
  func width() {
    for text in ["Hamburgefonstiv", "AVATAR To. Ty", ""] {
      let layout = engine.layout(text, TextStyle(size: 13))
      var x = 0.0
      for glyph in layout.glyphs {
        #expect(abs(glyph.x - x) < 1e-9)
        x += glyph.advance
      }
      #expect(abs(layout.width - x) < 1e-9)
    }
  }

  @Test("the width of words is that of their parts")
  func additive() {
    let style = TextStyle(size: 20, weight: .bold)
    let parts = ["mono", "chrom ", "128", " Hz"]
    let sum = parts.reduce(0) { $0 + engine.layout($1, style).width }
    #expect(abs(engine.layout(parts.joined(), style).width - sum) < 1e-9)
  }

  @Test("letters whose slopes meet stand closer, figures never")
  func kerning() {
    func width(_ text: String) -> Double { engine.layout(text, TextStyle(size: 100)).width }
    #expect(width("AV") < width("A") + width("V") - 2)
    #expect(width("To") < width("T") + width("o") - 2)
    #expect(abs(width("7411") - 4 * width("0")) < 1e-9)
  }

  @Test("figures, plus and minus have one advance in all weights and sizes", arguments: [11.0, 13, 40])
  func figures(size: Double) {
    let advances = [TextWeight.light, .regular, .bold].flatMap { weight in
      engine.layout("0123456789+\u{2212}", TextStyle(size: size, weight: weight)).glyphs.map(\.advance)
    }
    #expect(Set(advances).count == 1)
  }

  @Test("heights grow with the size, and ascent and descent hold all letters")
  func metrics() {
    let metrics = engine.metrics(TextStyle(size: 100))
    #expect(metrics == TextMetrics(ascent: 78, descent: 22, capHeight: 70, xHeight: 51))
    #expect(engine.layout("x", TextStyle(size: 100)).metrics == metrics)
  }

  @Test("a size that cannot be is one of zero", arguments: [-1, Double.nan, .infinity])
  func impossibleSizes(size: Double) {
    let layout = engine.layout("x", TextStyle(size: size))
    #expect(layout.width == 0 && layout.size == 0)
    #expect(engine.metrics(TextStyle(size: size)).lineHeight == 0)
  }

  @Test("the hash of a layout tells weights, sizes and texts apart")
  func hashes() {
    let styles = [TextStyle(size: 13), TextStyle(size: 13, weight: .bold), TextStyle(size: 14)]
    let hashes = styles.map { engine.layout("Mix", $0).contentHash } + [engine.layout("Mux", styles[0]).contentHash]
    #expect(Set(hashes).count == 4)
    #expect(EngravedText().layout("Mix", styles[0]).contentHash == hashes[0])
  }

  @Test("what has no shape of its own takes no place")
  func ignorable() {
    let layout = engine.layout("a\u{200d}\u{fe0f}b", TextStyle(size: 13))
    #expect(layout.glyphs.map(\.glyph) == [97, 98])
    #expect(layout.glyphs.map(\.cluster) == [0, 7])
  }
}
