import KnurlDrawing
import KnurlGeometry
import KnurlText

/// Sets one line of text in a chain of faces.
struct LineMaker {
  let chain: FaceChain
  let shaper: Shaper
  let engraved: EngravedText
  let style: TextStyle
  let size: Double

  private var glyphs: [PlacedGlyph] = []
  private var pictures: [PlacedPicture] = []
  private var x = 0.0
  private var above = 0.0
  private var below = 0.0

  init(_ chain: FaceChain, _ shaper: Shaper, _ engraved: EngravedText, _ style: TextStyle, size: Double) {
    (self.chain, self.shaper, self.engraved, self.style, self.size) = (chain, shaper, engraved, style, size)
  }

  /// A line of printable ASCII in the first face: one run, and each byte a cluster.
  mutating func plain(_ text: String, metrics: TextMetrics) -> TextLayout {
    var text = text
    glyphs.reserveCapacity(text.utf8.count)
    text.withUTF8 { bytes in
      let hasLetters = unsafe bytes.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
      let script = hasLetters ? Script.latin : Script.common
      unsafe shape(bytes, TextRun(start: 0, end: bytes.count, face: 0, script: script, level: 0)) { _, _, _, _ in }
    }
    return TextLayout(glyphs: glyphs, size: size, metrics: metrics, source: chain.glyphs)
  }

  /// Any line.
  mutating func general(_ text: String, _ direction: FontOptions.Direction, metrics: TextMetrics) -> TextLayout {
    var text = text
    let divided = TextRuns(text, chain, direction), runs = divided.runs
    var places = ClusterPlaces(divided.clusters)
    text.withUTF8 { bytes in
      for index in Bidi.visualOrder(runs.map(\.level)) {
        let run = runs[index]
        if run.face == chain.engravedIndex {
          unsafe engrave(bytes, run, &places)
        } else {
          reach(chain.faces[run.face])
          unsafe shape(bytes, run) { places.add($0, $1, x: $2, width: $3, isRightToLeft: run.isRightToLeft) }
        }
      }
    }
    return TextLayout(
      glyphs: glyphs, size: size, metrics: metrics, source: chain.glyphs, clusters: places.clusters,
      pictures: pictures, reach: (above, below))
  }

  private mutating func reach(_ face: FontFace) {
    above = max(above, face.outlines.reach.above * size)
    below = max(below, face.outlines.reach.below * size)
  }

  /// Shapes a run and tells the place of each shaped cluster: its bytes, its left end and its width.
  private mutating func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ tell: (Int, Int, Double, Double) -> Void
  ) {
    let face = chain.faces[run.face]
    let scale = size / Double(face.shaping.unitsPerEm)
    let first = glyphs.count
    unsafe shaper.shape(bytes, run, face.shaping) { shaped in
      let number = ChainGlyphs.number(face: run.face, glyph: shaped.glyph)
      let place = PlacedGlyph(
        glyph: number, x: x + Double(shaped.x) * scale, y: shaped.y == 0 ? 0 : -Double(shaped.y) * scale,
        advance: Double(shaped.advance) * scale, cluster: shaped.cluster)
      if face.hasPictures, let picture = face.pictures.picture(of: shaped.glyph) { add(picture, place) }
      glyphs.append(place)
      x += place.advance
    }
    unsafe tellClusters(first, run, bytes, tell)
  }

  /// Hands out the glyphs of a run by cluster. A letter without a width, as fonts make of the second one of two that are
  /// joined, goes along with its neighbour.
  private func tellClusters(
    _ first: Int, _ run: TextRun, _ bytes: UnsafeBufferPointer<UInt8>, _ tell: (Int, Int, Double, Double) -> Void
  ) {
    var index = first
    var left = x - glyphs[first...].reduce(0) { $0 + $1.advance }
    // Read from the right, the next cluster of the text is the one that came before.
    var before = run.end
    while index < glyphs.count {
      var cluster = glyphs[index].cluster, width = 0.0
      repeat {
        let own = glyphs[index].cluster
        cluster = min(cluster, own)
        while index < glyphs.count, glyphs[index].cluster == own {
          width += glyphs[index].advance
          index += 1
        }
      } while width == 0 && index < glyphs.count && !(unsafe Self.isSilent(bytes[cluster]))
      let end = run.isRightToLeft ? before : index < glyphs.count ? glyphs[index].cluster : run.end
      tell(cluster, end, left, width)
      left += width
      before = cluster
    }
  }

  /// Whether a character may begin with a byte that is meant to have no width: joiners and marks of direction.
  private static func isSilent(_ byte: UInt8) -> Bool { byte == 0xE2 || byte == 0xEF }

  private mutating func add(_ picture: GlyphPicture, _ glyph: PlacedGlyph) {
    let frame = picture.frame
    pictures.append(
      PlacedPicture(
        images: picture.images,
        frame: Rect(
          x: glyph.x + frame.minX * size, y: glyph.y + frame.minY * size, width: frame.width * size,
          height: frame.height * size)))
  }

  /// Characters that no face has.
  private mutating func engrave(_ bytes: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ places: inout ClusterPlaces) {
    let part = unsafe String(decoding: bytes[run.start..<run.end], as: UTF8.self)
    let layout = engraved.layout(part, TextStyle(size: size, weight: style.weight))
    let order = run.isRightToLeft ? layout.glyphs.reversed() : layout.glyphs
    for glyph in order {
      let cluster = run.start + glyph.cluster
      glyphs.append(
        PlacedGlyph(
          glyph: ChainGlyphs.number(face: run.face, glyph: glyph.glyph), x: x, advance: glyph.advance, cluster: cluster)
      )
      places.add(cluster, cluster + 1, x: x, width: glyph.advance, isRightToLeft: run.isRightToLeft)
      x += glyph.advance
    }
  }
}
