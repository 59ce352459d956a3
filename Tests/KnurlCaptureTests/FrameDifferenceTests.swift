import KnurlCapture
import KnurlDrawing
import Testing

@Suite struct FrameDifferenceTests {
  @Test("equal pictures are identical")
  func identical() {
    #expect(FrameDifference(expected: pattern(20, 10), got: pattern(20, 10)) == .identical)
    #expect(FrameDifference(expected: pattern(0, 0), got: pattern(0, 0)) == .identical)
  }

  @Test("different sizes are told before any pixel")
  func sizes() {
    let difference = FrameDifference(expected: pattern(20, 10), got: pattern(10, 20))
    #expect(difference.description == "20 x 10 pixels were expected, 10 x 20 came")
  }

  @Test("a difference counts pixels and tells the largest distance and the box")
  func pixels() {
    let black = picture(20, 10) { _, _ in 0xff00_0000 }
    let got = black.changed(3, 2, 0xff00_0500).changed(7, 8, 0xff11_0002).changed(5, 4, 0xfe00_0000)
    let difference = FrameDifference(expected: black, got: got)
    #expect(difference == .pixels(count: 3, largest: 17, box: PixelRect(x: 3, y: 2, width: 5, height: 7)))
    #expect(difference.description == "3 pixels differ by up to 17 of 255, all within 5 x 7 at (3, 2)")
  }

  @Test("the picture shows expected, got, and 16 times the distance")
  func sheet() {
    let expected = picture(4, 3) { _, _ in 0xff10_2030 }
    let got = expected.changed(1, 2, 0xff11_2034).changed(2, 0, 0xef10_2030)
    let sheet = FrameDifference.picture(expected: expected, got: got)
    #expect(sheet.width == 16 && sheet.height == 3)
    #expect(sheet[1, 2] == 0xff10_2030 && sheet[6 + 1, 2] == 0xff11_2034)
    #expect(sheet[12 + 1, 2] == 0xff10_0040)
    #expect(sheet[12 + 1, 1] == 0xff00_0000)
    // The only cell is outlined.
    #expect(sheet[12, 0] == 0xffff_a500 && sheet[15, 2] == 0xffff_a500)
    #expect(sheet[12 + 2, 0] == 0xff7f_7f7f)
  }

  @Test("pictures of different sizes lie side by side too")
  func sheetOfSizes() {
    let sheet = FrameDifference.picture(expected: pattern(4, 9), got: pattern(7, 3))
    #expect(sheet.width == 25 && sheet.height == 9)
  }
}
