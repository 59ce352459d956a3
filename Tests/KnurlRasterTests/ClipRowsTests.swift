import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct ClipRowsTests {
  private let box = PixelBox(left: 64, top: 32, right: 84, bottom: 36)

  @Test func rowsKnowWhetherTheyMatter() {
    let rows = ClipRows()
    rows.clear(box)
    for x in 0..<20 { unsafe rows.bytes[ClipRows.stride + x] = 255 }
    unsafe rows.bytes[2 * ClipRows.stride + 19] = 255
    for x in 0..<20 { unsafe rows.bytes[3 * ClipRows.stride + x] = 7 }
    rows.classify(box)
    #expect((32..<36).map { rows.state($0) } == [.outside, .inside, .mixed, .mixed])
    #expect(unsafe rows.row(83, 34)[0] == 255)
  }

  @Test func outerClipsMultiply() {
    let inner = ClipRows(), outer = ClipRows()
    inner.clear(box)
    outer.clear(box)
    unsafe inner.bytes[3] = 128
    unsafe inner.bytes[4] = 255
    unsafe outer.bytes[3] = 128
    inner.multiply(by: outer, box)
    inner.classify(box)
    #expect(unsafe inner.bytes[3] == 64)
    #expect(unsafe inner.bytes[4] == 0)
  }
}
