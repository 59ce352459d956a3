import Testing

@testable import KnurlRaster

@Suite struct MaskTests {
  @Test func beginsEmptyWithPaddedRows() {
    for width in 0...17 {
      let mask = Mask(width: width, height: 3)
      #expect(mask.stride % 8 == 0 && mask.stride >= width)
      for index in 0..<(mask.stride * 3 + 8) { #expect(unsafe mask.base[index] == 0) }
    }
    #expect(Mask(width: 4, height: 4)[9, 9] == 0)
  }

  @Test("the spans of rows leave out what is even at their ends")
  func spans() {
    // Each value stands for eight pixels, but the last one for four.
    let rows: [[UInt8]] = [[0, 0, 0, 0], [0, 9, 255, 255], [255, 255, 255, 255], [255, 8, 0, 0]]
    let mask = Mask(width: 28, height: 4)
    for y in 0..<4 { for x in 0..<28 { unsafe mask.base[y * mask.stride + x] = rows[y][x / 8] } }
    func spans(_ left: UInt8, _ right: UInt8) -> [[Int32]] {
      mask.findSpans(left: left, right: right)
      return (0..<4).map { row($0, mask) }
    }
    #expect(spans(0, 0) == [[28, 28], [8, 28], [0, 28], [0, 16]])
    #expect(spans(0, 255) == [[28, 28], [8, 16], [0, 0], [0, 28]])
    #expect(spans(255, 0) == [[0, 0], [0, 28], [28, 28], [8, 16]])
    unsafe mask.base[9] = 1
    #expect(spans(0, 0)[0] == [8, 16])
  }

  private func row(_ y: Int, _ mask: Mask) -> [Int32] {
    guard let spans = unsafe mask.spans else { return [] }
    return unsafe [spans[y].start, spans[y].end]
  }
}
