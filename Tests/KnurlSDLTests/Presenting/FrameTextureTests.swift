import CKnurlSDL2
import KnurlDrawing
import KnurlGeometry
import KnurlRaster
import KnurlText
import Testing

@testable import KnurlSDL

extension WithSDL {
  @Suite("A texture that follows a picture")
  struct FrameTextureTests {
    @Test("The software renderer gets its window's format, a graphics device the one that all know")
    func format() {
      let (plain, other) = (SDL_PIXELFORMAT_RGB888, SDL_PIXELFORMAT_RGB565)
      #expect(FrameTexture.opaqueFormat(isSoftware: true, window: plain.rawValue) == plain)
      #expect(FrameTexture.opaqueFormat(isSoftware: true, window: other.rawValue) == SDL_PIXELFORMAT_ARGB8888)
      #expect(FrameTexture.opaqueFormat(isSoftware: false, window: plain.rawValue) == SDL_PIXELFORMAT_ARGB8888)
    }

    @Test(
      "White letters over white stay white, black over black black, without composed blending",
      arguments: [
        Color.white, .black,
      ])
    func fringe(_ color: Color) throws {
      let game = try DummyGame()
      let overlay = Pixmap(width: game.size.width, height: game.size.height)
      overlay.paint(background: .clear, text: EngravedText()) { canvas in
        for (index, size) in [9.0, 13, 18, 31].enumerated() {
          canvas.text("White over white", at: Point(x: 3.3, y: 20 + 36.7 * Double(index)), size: size, .color(color))
        }
      }
      let value: UInt8 = color == .white ? 255 : 0
      game.clear(value, value, value)
      let texture = unsafe FrameTexture(
        renderer: game.renderer, windowID: SDL_GetWindowID(game.window), blending: .over)
      let all = PixelRect(x: 0, y: 0, width: overlay.width, height: overlay.height)
      try texture.update(from: overlay, changed: [all])
      #expect(texture.isStraight)
      unsafe SDL_RenderCopy(game.renderer, texture.texture, nil, nil)
      let wanted: UInt32 = color == .white ? 0xff_ffff : 0
      #expect(game.pixels().filter { $0 & 0xff_ffff != wanted } == [])
      let alphas = (0..<overlay.height).flatMap { y in (0..<overlay.width).map { overlay[$0, y] >> 24 } }
      #expect(alphas.contains { (1...254).contains($0) })
    }
  }
}
