import Testing

@testable import KnurlDrawing

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

  @Test("edges beyond what an Int holds are clamped")
  func limits() {
    #expect(PixelRect(x: .max, y: 2, width: 4, height: .max).maxX == .max)
    #expect(PixelRect(x: .min, y: 2, width: -4, height: .max).maxX == .min)
    #expect(PixelRect(x: 0, y: 2, width: 4, height: .max).maxY == .max)
    let low = PixelRect(x: .min, y: .min, width: -1, height: .max), high = PixelRect(x: 5, y: 5, width: 9, height: 9)
    #expect(low.intersection(high).isEmpty && high.intersection(low).isEmpty)
  }

  @Test("a part is cut to its picture, and is empty in its corner where it has nothing of it")
  func cuts() {
    let picture = PixelRect(x: 0, y: 0, width: 8, height: 4)
    #expect(
      PixelRect(x: -2, y: 1, width: 4, height: 9).cut(to: picture) == PixelRect(x: 0, y: 1, width: 2, height: 3))
    for part in [PixelRect(x: 8, y: 0, width: 2, height: 2), PixelRect(x: 1, y: 1, width: -1, height: 2)] {
      #expect(part.cut(to: picture) == PixelRect(x: 0, y: 0, width: 0, height: 0))
    }
  }
}
