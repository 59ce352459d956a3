import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct RowPainterTests {
  private let pixmap = Pixmap(width: 16, height: 2)
  private let rows = RowPainter()

  init() {
    unsafe rows.paint(into: pixmap.base, stride: pixmap.stride, left: 100, top: 50)
  }

  @Test func placesAreThoseOfTheWindow() {
    rows.use(color: 0xffff_ffff)
    rows.run(103, 51, 2, 255)
    #expect((0..<6).map { pixmap[$0, 1] } == [0, 0, 0, 0xffff_ffff, 0xffff_ffff, 0])
    #expect(pixmap[3, 0] == 0)
  }

  @Test func oneCoverageEqualsManyEqualOnes() {
    for color in [0xffff_ffff, 0x8040_2010, 0x0401_0203] as [UInt32] {
      for coverage in 1...255 as ClosedRange<UInt8> {
        rows.use(color: 0xff12_3456)
        rows.run(100, 50, 16, 255)
        rows.run(100, 51, 16, 255)
        rows.use(color: color)
        rows.run(100, 50, 16, coverage)
        let values = [UInt8](repeating: coverage, count: 24)
        unsafe values.withUnsafeBufferPointer { unsafe rows.run(100, 51, 16, $0.baseAddress.unsafelyUnwrapped) }
        #expect(pixmap[0, 0] == pixmap[0, 1], "coverage \(coverage)")
        #expect(pixmap[15, 0] == pixmap[15, 1])
      }
    }
  }

  @Test func clearColorsAreInvisible() {
    rows.use(color: 0)
    #expect(rows.isInvisible)
    rows.use(color: 1)
    #expect(!rows.isInvisible)
  }

  @Test func bytesAreSetAndNoMore() {
    var bytes = [UInt8](repeating: 0, count: 40)
    for count in 0...30 {
      bytes = [UInt8](repeating: 0, count: 40)
      unsafe bytes.withUnsafeMutableBufferPointer {
        unsafe fillBytes($0.baseAddress.unsafelyUnwrapped, count, 7)
      }
      #expect(bytes == [UInt8](repeating: 7, count: count) + [UInt8](repeating: 0, count: 40 - count))
    }
  }
}
