import KnurlDrawing
import Testing

@testable import KnurlRaster

/// Known hard cases of rasterizers: gradients, pictures and colours.
@Suite struct GradientCasesTests {
  private let red = Color(hex: 0xff0000), blue = Color(hex: 0x0000ff), green = Color(hex: 0x00ff00)

  private func row(_ paint: Paint, width: Int = 100) -> [UInt32] {
    let pixmap = painted(width, 8) {
      $0.fill(.rect(Rect(x: 0, y: 0, width: Double(width), height: 8)), paint)
    }
    return (0..<width).map { pixmap[$0, 3] }
  }

  private func level(_ stops: [(offset: Double, color: Color)], length: Double = 100) -> Paint {
    .linear(from: .zero, to: Point(x: length, y: 0), stops: stops)
  }

  @Test("case 19: coincident stops part their colours without a mixture")
  func coincidentStops() {
    let hard = row(level([(0, red), (0.5, red), (0.5, blue), (1, blue)]))
    #expect(hard == (0..<100).map { $0 < 50 ? 0xffff_0000 : 0xff00_00ff })
    // Between two stops at one place: the first one's below it, the last one's at it and above.
    let between = row(level([(0.5, red), (0.5, green), (0.5, blue)]))
    #expect(between == (0..<100).map { $0 < 50 ? 0xffff_0000 : 0xff00_00ff })
  }

  @Test("case 20: degenerate gradients have the colours that their stops say")
  func degenerate() {
    #expect(row(level([(0.3, red)])).allSatisfy { $0 == 0xffff_0000 })
    #expect(
      row(.linear(from: Point(x: 9, y: 9), to: Point(x: 9, y: 9), GradientStops(red, blue))).allSatisfy {
        $0 == 0xff00_00ff
      })
    #expect(row(.radial(center: .zero, radius: 0, GradientStops(red, blue))).allSatisfy { $0 == 0xff00_00ff })
    #expect(row(level([(0, red), (0.7, blue)]))[71...].allSatisfy { $0 == 0xff00_00ff })
    #expect(row(level([(0.3, red), (1, blue)]))[..<29].allSatisfy { $0 == 0xffff_0000 })
    // An offset below the one before is raised to it.
    #expect(
      row(level([(0, red), (0.6, green), (0.2, blue), (1, blue)]))
        == row(level([(0, red), (0.6, green), (0.6, blue), (1, blue)])))
    #expect(row(level([])).allSatisfy { $0 == 0xff00_0000 })
    #expect(row(level([(.nan, red), (.infinity, blue)])) == row(level([(0, red), (1, blue)])))
  }

  @Test("case 21: a slight gradient over a long way has no bands, painted at once or in two parts")
  func banding() {
    let everything = Rect(x: 0, y: 0, width: 1024, height: 16)
    let paint = Paint.linear(
      from: .zero, to: Point(x: 1024, y: 0), GradientStops(Color(hex: 0x101010), Color(hex: 0x202020)))
    let whole = painted(1024, 16) { $0.fill(.rect(everything), paint) }
    func exact(_ x: Int) -> Double { 16 + (Double(x) + 0.5) / 64 }
    for y in 0..<16 { for x in 0..<1024 { #expect(abs(Double(whole.level(x, y)) - exact(x)) <= 1) } }
    for y in stride(from: 0, to: 16, by: 8) {
      for x in stride(from: 0, to: 1024, by: 8) {
        var error = 0.0
        for j in 0..<8 { for i in 0..<8 { error += Double(whole.level(x + i, y + j)) - exact(x + i) } }
        #expect(abs(error / 64) < 0.1, "(\(x), \(y))")
      }
    }
    let parts = painted(1024, 16) { c in
      for (start, end) in [(0.0, 333.0), (333, 1024)] {
        c.clip(to: .rect(Rect(x: start, y: 0, width: end - start, height: 16))) { c.fill(.rect(everything), paint) }
      }
    }
    #expect(difference(whole, parts) == nil)
    // Damage in the same two parts.
    let renderer = Renderer(), pixmap = Pixmap(width: 1024, height: 16)
    for mark in [(0.0, 333.0), (333, 691), (-1, 0)] {
      let canvas = Canvas(pixelsPerPoint: 1)
      canvas.fill(.rect(everything), paint)
      canvas.fill(.rect(Rect(x: mark.0, y: 0, width: mark.1, height: 16)), .color(red))
      _ = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1)
    }
    #expect(difference(whole, pixmap) == nil)
  }

  @Test("case 22: what is opaque stays opaque: scaled pictures, repeated clips, full and no alpha")
  func opacity() {
    let source = Pixmap(width: 23, height: 17)
    source.paint(background: Color(hex: 0x336699)) { c in
      for x in stride(from: 0.0, to: 23, by: 2) { c.fill(.rect(Rect(x: x, y: 0, width: 1, height: 17)), white) }
    }
    let picture = Image(copying: source)
    let frame = Rect(x: 3, y: 3, width: 23 * 1.37, height: 17 * 1.37)
    let scaled = Pixmap(width: 40, height: 32)
    scaled.paint(background: red) { $0.image(picture, in: frame) }
    for y in 0..<32 { for x in 0..<40 { #expect(scaled[x, y] >> 24 == 255) } }
    let half = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let rect = Path.rect(Rect(x: 2.5, y: 2, width: 30, height: 20)), round = Path.roundedRect(frame, radius: 6)
    for path in [rect, round] {
      func clipped(_ count: Int, _ c: Canvas) {
        if count == 0 { return c.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 32)), white) }
        c.clip(to: path) { clipped(count - 1, c) }
      }
      let often = painted(40, 32) { clipped(100, $0) }
      #expect(often.level(15, 12) == 255)
      #expect(difference(often, painted(40, 32) { clipped(1, $0) }) == nil)
    }
    for color in [red, green, half] {
      let pixmap = Pixmap(width: 8, height: 8)
      pixmap.paint(background: color) { c in
        c.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), .color(.clear))
        c.fill(.circle(center: Point(x: 4, y: 4), radius: 3), .color(Color(white: 1, alpha: 0)))
      }
      for y in 0..<8 { for x in 0..<8 { #expect(pixmap[x, y] == color.premultiplied) } }
    }
  }

  @Test("case 23: a picture's colour above its alpha counts as its alpha")
  func coloursAboveAlpha() {
    let source = Pixmap(width: 4, height: 4)
    unsafe source.withUnsafePixels { pixels in
      for index in pixels.indices { unsafe pixels[index] = 0x80ff_0000 }
    }
    let picture = Image(copying: source)
    for frame in [Rect(x: 0, y: 0, width: 4, height: 4), Rect(x: 0, y: 0, width: 7.3, height: 9)] {
      let pixmap = Pixmap(width: 4, height: 4)
      pixmap.paint(background: .white) { $0.image(picture, in: frame) }
      for y in 0..<4 { for x in 0..<4 { #expect(pixmap[x, y] == 0xffff_7f7f, "\(String(pixmap[x, y], radix: 16))") } }
    }
    let strong = Pixmap(width: 4, height: 4)
    strong.paint(background: .white) {
      $0.fill(
        .rect(Rect(x: 0, y: 0, width: 4, height: 4)), .color(Color(red: 7, green: -1, blue: .nan, alpha: 128.0 / 255)))
    }
    #expect(strong[2, 2] == 0xffff_7f7f)
  }
}
