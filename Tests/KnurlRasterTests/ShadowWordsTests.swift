import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct ShadowWordsTests {
  /// What is left out of a shadow, and its key.
  private func shadow(_ path: Path, _ shadow: Shadow) -> (extraX: Int32, extraY: Int32, key: MaskKey) {
    let canvas = Canvas(pixelsPerPoint: 1)
    canvas.shadow(of: path, shadow)
    return unsafe canvas.list.words.withUnsafeBufferPointer {
      let words = unsafe ShadowWords($0.baseAddress.unsafelyUnwrapped, isInner: false)
      return (words.extraX, words.extraY, words.key)
    }
  }

  private func panel(_ width: Double, _ height: Double) -> Path {
    .roundedRect(Rect(x: 0, y: 0, width: width, height: height), radius: 6)
  }

  @Test func largePanelsShareOneMask() {
    let soft = Shadow(color: .black, offset: Vector(x: 0, y: 3), sigma: 4)
    let first = shadow(panel(400, 300), soft), second = shadow(panel(900, 80), soft)
    #expect(first.extraX > 300 && first.extraY > 200)
    #expect(first.key == second.key)
    // Neither color nor whole pixels of the offset are in the mask.
    #expect(first.key == shadow(panel(400, 300), Shadow(color: .white, offset: Vector(x: 9, y: -2), sigma: 4)).key)
    #expect(first.key != shadow(panel(400, 300), Shadow(color: .black, offset: Vector(x: 0, y: 3), sigma: 5)).key)
    #expect(first.key != shadow(panel(400, 300), Shadow(color: .black, offset: Vector(x: 0, y: 3.5), sigma: 4)).key)
  }

  @Test func smallAndOtherShapesAreWhole() {
    let soft = Shadow(color: .black, sigma: 8)
    #expect(shadow(panel(30, 30), soft).extraX == 0)
    #expect(shadow(RandomScene.star(Point(x: 500, y: 500), 400), soft).extraX == 0)
  }
}
