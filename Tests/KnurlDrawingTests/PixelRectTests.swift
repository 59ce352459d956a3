import KnurlDrawing
import Testing

@Suite struct PixelRectTests {
  private let rect = PixelRect(x: 10, y: 20, width: 30, height: 40)

  @Test("edges follow from origin and size")
  func edges() {
    #expect((rect.maxX, rect.maxY) == (40, 60))
  }

  @Test("no extent or a negative one is empty")
  func emptiness() {
    #expect(!rect.isEmpty)
    #expect(PixelRect(x: 0, y: 0, width: 0, height: 5).isEmpty)
    #expect(PixelRect(x: 0, y: 0, width: 5, height: -1).isEmpty)
  }

  @Test("the common part is empty where there is none")
  func intersection() {
    let common = rect.intersection(PixelRect(x: 0, y: 30, width: 20, height: 100))
    #expect(common == PixelRect(x: 10, y: 30, width: 10, height: 30))
    #expect(rect.intersection(PixelRect(x: 40, y: 20, width: 5, height: 5)).isEmpty)
    #expect(rect.intersection(PixelRect(x: 10, y: 20, width: -5, height: 20)).isEmpty)
  }
}
