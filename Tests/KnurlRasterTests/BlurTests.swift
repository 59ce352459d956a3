import KnurlGeometry
import Testing

@testable import KnurlRaster

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite struct BlurTests {
  private static func mask(_ width: Int, _ height: Int, _ coverage: (Int, Int) -> UInt8) -> Mask {
    let mask = Mask(width: width, height: height)
    for y in 0..<height { for x in 0..<width { unsafe mask.base[y * mask.stride + x] = coverage(x, y) } }
    return mask
  }

  private static func blurred(_ width: Int, _ height: Int, _ quarters: Int, _ coverage: (Int, Int) -> UInt8) -> Mask {
    let mask = mask(width, height, coverage)
    gaussianBlur(mask, sigmaQuarters: quarters)
    return mask
  }

  private static func sum(_ mask: Mask) -> Int {
    var sum = 0
    for y in 0..<mask.height { for x in 0..<mask.width { sum += Int(mask[x, y]) } }
    return sum
  }

  @Test("sigma 0 changes nothing")
  func zero() {
    let mask = Self.blurred(9, 5, 0) { x, y in UInt8(x * 20 + y) }
    for y in 0..<5 { for x in 0..<9 { #expect(mask[x, y] == UInt8(x * 20 + y)) } }
  }

  @Test("empty and tiny masks are no trouble", arguments: [1, 7, 8, 1200, 1_000_000])
  func tiny(quarters: Int) {
    for (width, height) in [(0, 0), (0, 5), (1, 1), (3, 1), (1, 9)] {
      let mask = Self.blurred(width, height, quarters) { _, _ in 255 }
      #expect(mask.width == width && mask.height == height)
    }
  }

  @Test("a wide constant region stays full", arguments: [1, 3, 7, 8, 9, 17, 40, 93])
  func constant(quarters: Int) {
    let margin = (3 * quarters + 3) / 4 + 3
    let mask = Self.blurred(2 * margin + 9, 2 * margin + 5, quarters) { _, _ in 255 }
    for y in 0..<5 { for x in 0..<9 { #expect(mask[margin + x, margin + y] == 255) } }
  }

  @Test("the sum of coverage stays and so do mirror images", arguments: [1, 2, 5, 7, 8, 11, 16, 33, 60])
  func mass(quarters: Int) {
    let margin = (3 * quarters + 3) / 4
    let side = 2 * margin + 50
    func isInside(_ x: Int, _ y: Int) -> Bool {
      x >= margin && y >= margin && x < side - margin && y < side - margin
    }
    func coverage(_ x: Int, _ y: Int) -> UInt8 { isInside(x, y) ? UInt8((x * 7919 + y * 104_729) % 256) : 0 }
    let before = Self.sum(Self.mask(side, side, coverage))
    let blurred = Self.blurred(side, side, quarters, coverage)
    #expect(abs(Self.sum(blurred) - before) * 200 < before)
    let mirrored = Self.blurred(side, side, quarters) { coverage(side - 1 - $0, side - 1 - $1) }
    for y in 0..<side { for x in 0..<side { #expect(mirrored[side - 1 - x, side - 1 - y] == blurred[x, y]) } }
  }

  @Test("edges and bars are those of a true Gaussian within 2 % of the peak, points within 6 %", arguments: 2...50)
  func gaussian(quarters: Int) {
    let sigma = Double(quarters) / 4
    let side = 2 * (quarters + 8)
    for width in [1, 3, quarters, side / 2] {
      let first = side / 2 - width / 2
      // All rows are alike, so that only the row pass counts in the middle.
      let mask = Self.blurred(side, 2 * quarters + 9, quarters) { x, _ in x >= first && x < first + width ? 255 : 0 }
      var weights: [Double] = []
      func below(_ x: Double) -> Double { erf(x / sigma / 2.0.squareRoot()) }
      for k in 0...side {
        let isNarrow = quarters < 8, k = Double(k)
        weights.append(isNarrow ? below(k + 0.5) - below(k - 0.5) : exp(-k * k / (2 * sigma * sigma)))
      }
      let total = 2 * weights.reduce(0, +) - weights[0]
      let exact = (0..<side).map { x in
        (first..<first + width).reduce(0) { $0 + weights[abs($1 - x)] } * 255 / total
      }
      let peak = exact.max() ?? 0
      for x in 0..<side {
        let error = abs(Double(mask[x, quarters + 4]) - exact[x])
        // The peak of three boxes is 6 % lower than a Gaussian's.
        let tolerance = quarters < 8 ? 0.005 : Double(width) >= 3 * sigma ? 0.02 : 0.06
        #expect(error <= tolerance * peak + 0.6, "sigma \(sigma), width \(width), column \(x)")
      }
    }
  }

  @Test(
    "narrow blurs of an edge are the error function, taken at a pixel's centre or over the pixel", arguments: 3...60)
  func narrowEdges(fine: Int) {
    let sigma = Double(fine) / 32, quarters = (fine + 4) / 8
    func below(_ x: Double) -> Double { (1 + erf(x / sigma / 2.0.squareRoot())) / 2 }
    func integral(_ x: Double) -> Double {
      x * below(x) + sigma * exp(-x * x / (2 * sigma * sigma)) / (2 * .pi).squareRoot()
    }
    for part in [0, 64, 128, 200] {
      // The edge lies within column 12, which is covered by a part.
      let mask = Self.mask(25, 25) { x, _ in x > 12 ? 255 : x == 12 ? UInt8(part) : 0 }
      gaussianBlur(mask, sigmaQuarters: quarters, fine: fine)
      let edge = 13 - Double(part) / 255
      for x in 4..<20 {
        let own = Double(x) + 0.5 - edge, value = Double(mask[x, 12])
        let center = below(own) * 255, area = (integral(own + 0.5) - integral(own - 0.5)) * 255
        // The mask knows an edge within a pixel by its area only, which is a blur in itself.
        let slack = part == 0 ? 1.5 : 12
        #expect(
          value > min(center, area) - slack && value < max(center, area) + slack,
          "sigma \(sigma), part \(part), column \(x)")
        // An edge between two pixels, as snapped controls have it.
        if part == 0 && fine >= 4 { #expect(abs(value - center) <= 1.5, "sigma \(sigma), column \(x)") }
      }
    }
  }

  @Test("the error function", arguments: [0, 0.001, 0.3, 1, 2.2, 3.5, 3.99, 4.01, 30])
  func errors(x: Double) {
    #expect(abs(errorFunction(x) - erf(x)) < 1e-7)
  }

  @Test("sigma in steps of 1/32 pixel changes an edge steadily up to where the method changes, and there")
  func fineSteps() {
    func edge(_ fine: Int) -> [Int] {
      let mask = Self.mask(41, 31) { x, _ in x >= 20 ? 255 : 0 }
      gaussianBlur(mask, sigmaQuarters: (fine + 4) / 8, fine: fine)
      return (0..<41).map { Int(mask[$0, 15]) }
    }
    for fine in 5...63 {
      for (a, b) in zip(edge(fine), edge(fine + 1)).prefix(30) { #expect(abs(a - b) <= 6, "\(fine)") }
    }
  }

  @Test("the half contour at a round corner moves steadily with sigma, also where the method changes")
  func continuity() {
    func isInside(_ x: Double, _ y: Double) -> Bool {
      let dx = max(0, 60 - x), dy = max(0, 60 - y)
      return x < 150 && y < 150 && dx * dx + dy * dy < 1600
    }
    func coverage(_ x: Int, _ y: Int) -> UInt8 {
      var count = 0
      for j in 0..<8 {
        for i in 0..<8 where isInside(Double(x) + (Double(i) + 0.5) / 8, Double(y) + (Double(j) + 0.5) / 8) {
          count += 1
        }
      }
      return UInt8((count * 255 + 32) / 64)
    }
    func contour(_ quarters: Int) -> Double {
      let mask = Self.blurred(110, 110, quarters, coverage)
      for i in 1..<100 where mask[i, i] >= 128 {
        let below = Double(mask[i - 1, i - 1]), above = Double(mask[i, i])
        return Double(i) - (above - 127.5) / (above - below)
      }
      return 0
    }
    let contours = (0...16).map(contour)
    for quarters in 1...16 {
      #expect(abs(contours[quarters] - contours[quarters - 1]) < 0.12, "sigma \(quarters) / 4")
      #expect(abs(contours[quarters] - contours[0]) < 0.5)
    }
  }

  @Test("a slight change of sigma changes no pixel much", arguments: 4...60)
  func steadiness(quarters: Int) {
    let (row, next) = (Self.blurred(100, 99, quarters, Self.bar), Self.blurred(100, 99, quarters + 1, Self.bar))
    for x in 0..<100 { #expect(abs(Int(row[x, 49]) - Int(next[x, 49])) <= 96 / quarters + 2) }
  }

  private static func bar(_ x: Int, _ y: Int) -> UInt8 { x >= 40 && x < 60 ? 255 : 0 }

  @Test("rows and columns are blurred alike", arguments: [3, 7, 8, 21])
  func transposition(quarters: Int) {
    let wide = Self.blurred(83, 61, quarters) { x, y in x > 30 && y > 30 && x < 40 && y < 60 ? 255 : 0 }
    let high = Self.blurred(61, 83, quarters) { y, x in x > 30 && y > 30 && x < 40 && y < 60 ? 255 : 0 }
    for y in 0..<61 { for x in 0..<83 { #expect(abs(Int(wide[x, y]) - Int(high[y, x])) <= 1) } }
  }
}
