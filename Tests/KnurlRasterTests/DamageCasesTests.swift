import KnurlDrawing
import Testing

@testable import KnurlRaster

/// Known hard cases of rasterizers: frames painted in parts.
@Suite struct DamageCasesTests {
  /// Plays frames one after the other, and compares each with one painted at once.
  private func play(_ frames: [(Canvas) -> Void], _ check: (Int, [PixelRect]) -> Void = { _, _ in }) {
    let renderer = Renderer(), pixmap = Pixmap(width: 640, height: 320)
    for (index, frame) in frames.enumerated() {
      let canvas = Canvas(pixelsPerPoint: 1)
      canvas.fill(.rect(Rect(x: 0, y: 0, width: 640, height: 320)), .color(Color(hex: 0x203040)))
      frame(canvas)
      let damage = renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1)
      let whole = Pixmap(width: 640, height: 320)
      _ = Renderer().render(canvas.list, into: whole, pixelsPerPoint: 1)
      #expect(difference(pixmap, whole) == nil, "frame \(index)")
      check(index, damage)
    }
  }

  @Test("case 42: a popup's shadow comes and goes with it")
  func popups() {
    func popup(_ width: Double) -> (Canvas) -> Void {
      { c in
        let path = Path.roundedRect(Rect(x: 200, y: 90, width: width, height: 60), radius: 9)
        for sigma in [6.0, 40] {
          c.shadow(of: path, Shadow(color: .black, offset: Vector(x: 0, y: 14), sigma: sigma))
        }
        c.fill(path, white)
      }
    }
    play([{ _ in }, popup(180), { _ in }, popup(180), popup(90), popup(91), { _ in }])
  }

  @Test("case 43: two changes far apart are two rectangles, and nothing between them is painted")
  func farApart() {
    func dots(_ size: Double) -> (Canvas) -> Void {
      { c in
        c.fill(.rect(Rect(x: 10, y: 10, width: size, height: size)), white)
        c.fill(.rect(Rect(x: 600, y: 290, width: size, height: size)), white)
      }
    }
    play([dots(5), dots(8)]) { index, damage in
      guard index == 1 else { return }
      #expect(damage.count == 2)
      #expect(damage.reduce(0) { $0 + $1.width * $1.height } <= 2 * 64 * 32)
      for rect in damage { #expect(rect.intersection(PixelRect(x: 128, y: 64, width: 384, height: 192)).isEmpty) }
    }
  }

  @Test("case 44: translucent things that overlap and move are blended once")
  func translucent() {
    func frame(_ step: Double) -> (Canvas) -> Void {
      { c in
        let half = Paint.color(Color(red: 1, green: 0.4, blue: 0.2, alpha: 0.5))
        c.fill(.roundedRect(Rect(x: 40 + 13 * step, y: 50, width: 150, height: 90), radius: 20), half)
        c.fill(.roundedRect(Rect(x: 170 - 9.5 * step, y: 80 + step, width: 130, height: 70), radius: 30), half)
      }
    }
    play((0..<12).map { frame(Double($0)) })
  }

  @Test("case 53: order, pictures, wide windows and many commands")
  func hashes() {
    let first = Rect(x: 10, y: 10, width: 40, height: 30), second = Rect(x: 30, y: 20, width: 40, height: 30)
    func pair(_ isSwapped: Bool) -> (Canvas) -> Void {
      { c in
        let rects = [(first, Color(hex: 0xff0000)), (second, Color(hex: 0x0000ff))]
        for (rect, color) in isSwapped ? rects.reversed() : rects { c.fill(.rect(rect), .color(color)) }
      }
    }
    play([pair(false), pair(true), pair(true)]) { index, damage in #expect(damage.isEmpty == (index == 2)) }
    func picture(_ color: Color) -> (Canvas) -> Void {
      let pixmap = Pixmap(width: 8, height: 8)
      pixmap.paint(background: color) { _ in }
      let image = Image(copying: pixmap)
      return { $0.image(image, in: first) }
    }
    play([picture(.white), picture(.black), picture(.black)]) { index, damage in
      #expect(damage.isEmpty == (index == 2))
    }
    let wide = Pixmap(width: 9000, height: 40)
    wide.paint(background: .black) { $0.fill(.rect(Rect(x: 8990, y: 30, width: 20, height: 20)), white) }
    #expect(wide.level(8999, 39) == 255 && wide.level(8989, 39) == 0)
    let canvas = Canvas(pixelsPerPoint: 1)
    for index in 0..<200_000 {
      canvas.fill(.rect(Rect(x: Double(index % 640), y: 1, width: 1, height: 1)), white)
    }
    let pixmap = Pixmap(width: 640, height: 3), renderer = Renderer()
    #expect(canvas.list.count == 200_000)
    #expect(!renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1).isEmpty)
    #expect(pixmap.sum == 640 * 255)
    #expect(renderer.render(canvas.list, into: pixmap, pixelsPerPoint: 1).isEmpty)
  }
}
