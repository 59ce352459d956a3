import Testing

@testable import KnurlDrawing

@Suite struct DrawCommandTests {
  private let box = PixelBox(left: 1, top: 2, right: 11, bottom: 22)

  @Test("no extent or a negative one is empty")
  func emptiness() {
    #expect(!box.isEmpty && PixelBox.empty.isEmpty)
    #expect(PixelBox(left: 5, top: 0, right: 5, bottom: 9).isEmpty)
    #expect(PixelBox(left: 0, top: 9, right: 5, bottom: 8).isEmpty)
  }

  @Test("boxes move, grow, meet and join edge by edge")
  func edges() {
    #expect(box.moved(-1, 5) == PixelBox(left: 0, top: 7, right: 10, bottom: 27))
    #expect(box.grown(by: 2) == PixelBox(left: -1, top: 0, right: 13, bottom: 24))
    let other = PixelBox(left: 5, top: 0, right: 50, bottom: 9)
    #expect(box.intersection(other) == PixelBox(left: 5, top: 2, right: 11, bottom: 9))
    #expect(box.union(other) == PixelBox(left: 1, top: 0, right: 50, bottom: 22))
    #expect(box.intersection(box.moved(100, 0)).isEmpty)
  }

  @Test("commands are small: a frame of thousands stays within the caches")
  func size() {
    #expect(MemoryLayout<DrawCommand>.stride <= 56)
  }
}
