import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct ImageSamplerTests {
  @Test func copiesAtWholePixels() {
    let picture = picture(7, 5) { x, y in 0xff00_0000 | UInt32(x * 30 + y) }
    let pixmap = painted(20, 20) { $0.image(picture, in: Rect(x: 3, y: 4, width: 7, height: 5)) }
    let source = unsafe picture.pixels
    for y in 0..<5 { for x in 0..<7 { #expect(pixmap[x + 3, y + 4] == source[x, y]) } }
    #expect(pixmap[2, 4] == 0xff00_0000)
    #expect(pixmap[10, 4] == 0xff00_0000)
  }

  @Test func opaquePicturesStayOpaque() {
    let picture = picture(13, 11) { x, y in 0xff00_0000 | UInt32(x * 10) << 16 | UInt32(y * 20) }
    let pixmap = painted(40, 40) { canvas in
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 40)), .color(Color(hex: 0xff0000)))
      canvas.image(picture, in: Rect(x: 2, y: 2, width: 13 * 1.37, height: 11 * 1.37))
    }
    #expect(pixmap.isOpaque)
    #expect(pixmap[2, 2] & 0xff_ffff == 0)  // The corner's edges are clamped, and nothing of the red is left.
  }

  @Test func mixesBetweenCentres() {
    let picture = picture(2, 1) { x, _ in x == 0 ? 0xff00_0000 : 0xffff_ffff }
    let pixmap = painted(8, 4) { $0.image(picture, in: Rect(x: 0, y: 0, width: 8, height: 4)) }
    #expect((0..<8).map { pixmap.level($0, 1) } == [0, 0, 32, 96, 159, 223, 255, 255])
  }

  @Test func opacityCounts() {
    let picture = picture(4, 4) { _, _ in 0xffff_ffff }
    let pixmap = painted(8, 8) { $0.image(picture, in: Rect(x: 1, y: 1, width: 4, height: 4), opacity: 0.5) }
    #expect(pixmap.level(2, 2) == 128)
  }

  @Test("a tint multiplies each channel, alpha too")
  func multiplies() {
    let source = picture(2, 1) { x, _ in x == 0 ? 0xffff_8040 : 0x8080_4020 }
    let tint = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let pixmap = Pixmap(width: 2, height: 1)
    pixmap.paint(background: .clear) {
      $0.image(source, in: Rect(x: 0, y: 0, width: 2, height: 1), tint: .multiply(tint))
    }
    #expect(tint.premultiplied == 0x8080_4000)
    #expect(pixmap[0, 0] == 0x8080_2000)
    #expect(pixmap[1, 0] == 0x4040_1000)
  }

  @Test("white and black tints: one changes nothing, the other leaves the alpha")
  func extremeTints() {
    let source = picture(3, 1) { x, _ in [0xff12_3456, 0x8040_2010, 0][x] }
    func drawn(_ tint: Tint) -> [UInt32] {
      let pixmap = Pixmap(width: 3, height: 1)
      pixmap.paint(background: .clear) { $0.image(source, in: Rect(x: 0, y: 0, width: 3, height: 1), tint: tint) }
      return (0..<3).map { pixmap[$0, 0] }
    }
    #expect(drawn(.none) == [0xff12_3456, 0x8040_2010, 0])
    #expect(drawn(.multiply(.white)) == drawn(.none))
    #expect(drawn(.multiply(.black)) == [0xff00_0000, 0x8000_0000, 0])
    #expect(drawn(.multiply(.clear)) == [0, 0, 0])
    #expect(drawn(.mask(.white)) == [0xffff_ffff, 0x8080_8080, 0])
    #expect(drawn(.mask(Color(red: 1, green: 0, blue: 0, alpha: 0.5))) == [0x8080_0000, 0x4040_0000, 0])
  }

  @Test("a picture as a mask is what its shape would be in that colour")
  func masks() {
    let disc = Path.circle(center: Point(x: 10, y: 10), radius: 8.3)
    let pixmap = Pixmap(width: 20, height: 20)
    pixmap.paint(background: .clear) { $0.fill(disc, .color(Color(hex: 0x123456))) }
    let icon = Image(copying: pixmap), color = Color(hex: 0xff8000)
    let masked = painted(20, 20) { $0.image(icon, in: Rect(x: 0, y: 0, width: 20, height: 20), tint: .mask(color)) }
    #expect(masked.distance(to: painted(20, 20) { $0.fill(disc, .color(color)) }) <= 1)
    #expect(masked[10, 10] == 0xffff_8000)
  }

  @Test("a part shows no pixel beyond it, at any scale and place", arguments: [1, 1.25, 1.5, 2, 3.7])
  func parts(scale: Double) {
    // Red in the part, green around it.
    let source = picture(9, 9) { x, y in (3..<6).contains(x) && (3..<6).contains(y) ? 0xffff_0000 : 0xff00_ff00 }
    for place in [0, 0.3, 0.5, 0.77] {
      let pixmap = painted(60, 60, scale: scale) {
        $0.image(
          source, in: Rect(x: 2 + place, y: 2 + place, width: 9.4, height: 11),
          part: PixelRect(x: 3, y: 3, width: 3, height: 3))
      }
      var count = 0
      for y in 0..<60 { for x in 0..<60 where pixmap[x, y] & 0x00ff_00 != 0 { count += 1 } }
      #expect(count == 0 && pixmap[Int(6 * scale), Int(6 * scale)] == 0xffff_0000)
    }
  }

  @Test(
    "opaque pictures stay opaque in parts, slices and under tints, at any scale", arguments: [1, 1.25, 1.37, 1.5, 2])
  func opaqueForms(scale: Double) {
    let source = picture(13, 11) { x, y in 0xff00_0000 | UInt32(x * 10) << 16 | UInt32(y * 20) }
    let frame = Rect(x: 1.3, y: 1.7, width: 21.6, height: 17.3)
    let forms: [(Canvas) -> Void] = [
      { $0.image(source, in: frame, part: PixelRect(x: 2, y: 3, width: 5, height: 4)) },
      { $0.image(NineSlice(source, insets: Insets(4)), in: frame) },
      { $0.image(SpriteStrip(source, columns: 4), frame: 2, in: frame) },
      { $0.image(source, in: frame, tint: .multiply(Color(hex: 0x80ff40))) },
      { $0.image(source, in: frame, tint: .mask(Color(hex: 0x80ff40))) },
    ]
    for form in forms {
      let pixmap = painted(60, 60, scale: scale) { canvas in
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 60, height: 60)), .color(Color(hex: 0xff0000)))
        form(canvas)
      }
      #expect(pixmap.isOpaque)
    }
  }

  @Test("a huge picture in the smallest frame, and the smallest in a huge frame, do no harm")
  func extremes() {
    let wide = Image(copying: Pixmap(width: 32_768, height: 1)), dot = picture(1, 1) { _, _ in 0xffff_ffff }
    let pixmap = painted(40, 40) { canvas in
      canvas.image(wide, in: Rect(x: 5, y: 5, width: 1.0 / 256, height: 1.0 / 256))
      canvas.image(
        NineSlice(wide, insets: Insets(left: 30_000, top: 0, right: 2000, bottom: 0)),
        in: Rect(
          x: 5, y: 5, width: 0.01, height: 3))
      canvas.image(dot, in: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    }
    #expect(pixmap.sum == 40 * 40 * 255)
  }

  @Test("what changes a picture's frame, tint or part alone is repainted as if it were new")
  func damage() {
    let source = picture(24, 8) { x, y in 0xff00_0000 | UInt32(x * 10) << 8 | UInt32(y * 9) }
    let strip = SpriteStrip(source, columns: 4), frame = Rect(x: 3, y: 3, width: 20, height: 20)
    let scenes: [(Canvas) -> Void] = [
      { $0.image(strip, frame: 0, in: frame) }, { $0.image(strip, frame: 1, in: frame) },
      { $0.image(strip, frame: 1, in: frame, tint: .mask(.white)) },
      { $0.image(strip, frame: 1, in: frame, tint: .multiply(.black)) },
      { $0.image(NineSlice(source, insets: Insets(3)), in: frame) },
      { $0.image(NineSlice(source, insets: Insets(2)), in: frame) },
    ]
    let renderer = Renderer(), pixmap = Pixmap(width: 30, height: 30)
    for scene in scenes {
      let canvas = Canvas(pixelsPerPoint: 1)
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 30, height: 30)), .color(.black))
      scene(canvas)
      _ = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1)
      #expect(renderer.paintedPixels > 0)
      #expect(difference(pixmap, painted(30, 30, scene)) == nil)
    }
  }
}
