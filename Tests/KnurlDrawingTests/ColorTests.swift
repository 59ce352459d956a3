import KnurlDrawing
import Testing

@Suite struct ColorTests {
  @Test("a component outside 0...1 is clamped, NaN counts as zero")
  func clampedAtCreation() {
    let color = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect((color.red, color.green, color.blue, color.alpha) == (0, 1, 0, 1))
  }

  @Test("a component is clamped when it is set, too")
  func clampedWhenSet() {
    for (number, expected) in [(-0.1, 0.0), (7, 1), (.nan, 0), (1e50, 1), (-Double.infinity, 0)] {
      var color = Color(white: 0.5)
      color.red = number
      color.green = number
      color.blue = number
      #expect((color.red, color.green, color.blue) == (expected, expected, expected))
      color.alpha = number
      #expect(color.alpha == expected)
      #expect(color.premultiplied == (expected == 1 ? 0xffff_ffff : 0))
    }
  }

  @Test("digits name an opaque colour")
  func hexadecimal() {
    #expect(Color(hex: 0x336699).premultiplied == 0xff33_6699)
    #expect(Color(hex: 0xab336699) == Color(hex: 0x336699))
    #expect(Color(hex: 0) == .black)
    #expect(Color(hex: 0xffffff) == .white)
  }

  @Test("no channel of a pixel exceeds its alpha, and 255 opacities come out as they went in")
  func premultiplication() {
    for alpha in 0...255 {
      for level in [0, 1, 127, 128, 254, 255] {
        let color = Color(white: Double(level) / 255, alpha: Double(alpha) / 255)
        let pixel = color.premultiplied
        let channels = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255]
        #expect(pixel >> 24 == UInt32(alpha))
        #expect(channels.allSatisfy { $0 <= pixel >> 24 }, "\(level) at \(alpha)")
        #expect(channels.allSatisfy { $0 == UInt32((level * alpha * 2 + 255) / 510) }, "\(level) at \(alpha)")
      }
    }
  }

  @Test("opacity multiplies, and never beyond 0...1")
  func opacity() {
    #expect(Color(white: 1, alpha: 0.5).opacity(0.5).alpha == 0.25)
    #expect(Color.white.opacity(3) == .white)
    #expect(Color.white.opacity(.nan).alpha == 0)
    #expect(Color.black.opacity(0.5).red == 0)
  }

  @Test("a mixture has its ends exactly and its middle in the middle")
  func mixing() {
    let start = Color(red: 0, green: 0.25, blue: 1, alpha: 0), end = Color(red: 1, green: 0.75, blue: 0)
    #expect(start.mixed(with: end, by: 0) == start)
    #expect(start.mixed(with: end, by: 1) == end)
    #expect(start.mixed(with: end, by: 5) == end)
    #expect(start.mixed(with: end, by: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
  }

  @Test("an adjustment changes the colour, clamped, and leaves alpha")
  func adjusting() {
    let color = Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.adjusted(by: 2) == Color(red: 0.5, green: 1, blue: 1, alpha: 0.5))
    #expect(color.adjusted(by: 1, plus: -0.5) == Color(red: 0, green: 0, blue: 0.25, alpha: 0.5))
  }
}
