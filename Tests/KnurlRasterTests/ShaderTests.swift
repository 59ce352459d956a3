import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct ShaderTests {
  private typealias Stops = [(offset: Double, color: UInt32)]
  private static let red: UInt32 = 0xffff_0000
  private static let blue: UInt32 = 0xff00_00ff

  private static func shader(_ head: [Double], _ kind: Int32, _ stops: Stops, x: Int32 = 0, y: Int32 = 0) -> Shader {
    var words = [kind] + head.map { Int32($0 * 256) } + [Int32(stops.count)]
    for stop in stops { words += [Int32(stop.offset * 65536 + 0.5), Int32(bitPattern: stop.color)] }
    return unsafe Shader(words: words, originX: x, originY: y, ramps: RampCache())
  }

  private static func linear(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ stops: Stops, x: Int32 = 0, y: Int32 = 0
  ) -> Shader {
    shader([x0, y0, x1, y1], DrawWords.Paint.linear, stops, x: x, y: y)
  }

  private static func conic(_ x: Double, _ y: Double, turns: Double, _ stops: Stops) -> Shader {
    shader([x, y, turns * 65536], DrawWords.Paint.conic, stops)
  }

  private static func row(_ shader: Shader, _ x: Int, _ y: Int, _ count: Int) -> [UInt32] {
    if shader.upright != nil { return upright(shader, x, y, count) }
    var row = [UInt32](repeating: 0, count: count)
    unsafe shader.shade(&row, x: x, y: y, count: count)
    return row
  }

  /// A row of an upright gradient, which repeats.
  private static func upright(_ shader: Shader, _ x: Int, _ y: Int, _ count: Int) -> [UInt32] {
    let words = UnsafeMutablePointer<UInt32>.allocate(capacity: 80)
    defer { unsafe words.deallocate() }
    unsafe GradientRamp.writeDither(words + 16)
    guard let place = shader.upright else { return [] }
    var row = unsafe UprightRow(place, pattern: words, dither: words + 16)
    let pixels = unsafe row.pixels(x, y)
    return (0..<count).map { unsafe pixels[$0 & 7] }
  }

  @Test("an edge of coincident stops falls between two pixels without a mix")
  func coincidentStops() {
    let shader = Self.linear(
      0, 0, 100, 0, [(0, Self.red), (0.5, Self.red), (0.5, Self.blue), (1, Self.blue)])
    let row = Self.row(shader, 0, 0, 100)
    #expect(row[..<50].allSatisfy { $0 == Self.red } && row[50...].allSatisfy { $0 == Self.blue })
    // Two stops only: below them the first, at and above them the last; one pixel lies exactly there.
    for length in [5, 7, 9, 131, 1001] {
      let shader = Self.linear(0, 0, Double(length), 0, [(0.5, Self.red), (0.5, Self.blue)])
      let row = Self.row(shader, 0, 3, length)
      #expect(row[..<(length / 2)].allSatisfy { $0 == Self.red }, "length \(length)")
      #expect(row[(length / 2)...].allSatisfy { $0 == Self.blue }, "length \(length)")
    }
  }

  @Test("degenerate gradients are solid in their last colour")
  func degenerate() {
    let two: Stops = [(0, Self.red), (1, Self.blue)]
    #expect(Self.linear(3, 4, 3, 4, two).solid == Self.blue)
    #expect(Self.shader([3, 4, 0], DrawWords.Paint.radial, two).solid == Self.blue)
    #expect(Self.linear(0, 0, 9, 0, [(0.3, Self.red)]).solid == Self.red)
    #expect(Self.conic(0, 0, turns: 0, [(0.3, 0x8080_0000)]).solid == 0x8080_0000)
    #expect(Self.row(Self.linear(3, 4, 3, 4, two), 0, 0, 3) == [Self.blue, Self.blue, Self.blue])
  }

  @Test("beyond the outer stops their colours go on, undithered")
  func padding() {
    let shader = Self.linear(10, 0, 20, 0, [(0, Self.red), (0.7, Self.blue)])
    let row = Self.row(shader, -5, 0, 50)
    #expect(row[..<15].allSatisfy { $0 == Self.red })
    #expect(row[22...].allSatisfy { $0 == Self.blue })
    #expect(row[15..<22].allSatisfy { $0 != Self.red && $0 != Self.blue })
    let far = Self.row(shader, 1_000_000, 0, 3) + Self.row(shader, -1_000_000, 0, 3)
    #expect(far == [Self.blue, Self.blue, Self.blue, Self.red, Self.red, Self.red])
  }

  @Test("a slight gradient over a long way has no bands")
  func banding() {
    let shader = Self.linear(0, 0, 1024, 0, [(0, 0xff10_1010), (1, 0xff20_2020)])
    let rows = (0..<8).map { Self.row(shader, 0, $0, 1024) }
    for block in 0..<128 {
      var sum = 0.0
      for x in block * 8..<block * 8 + 8 {
        let exact = 16 + 16 * (Double(x) + 0.5) / 1024
        for y in 0..<8 {
          let error = Double(rows[y][x] & 255) - exact
          #expect(abs(error) <= 1)
          sum += error
        }
      }
      #expect(abs(sum / 64) < 0.1)
    }
  }

  @Test("opaque colours stay opaque and no channel exceeds alpha")
  func alpha() {
    let opaque = Self.linear(0, 0, 300, 70, [(0, 0xff12_34ff), (1, 0xffff_0102)])
    #expect(opaque.isOpaque)
    let translucent = Self.linear(0, 0, 300, 70, [(0, 0), (0.4, 0xffff_ffff), (1, 0x0202_0102)])
    #expect(!translucent.isOpaque)
    for y in 0..<16 {
      #expect(Self.row(opaque, 0, y, 300).allSatisfy { $0 >> 24 == 255 })
      #expect(Self.row(translucent, 0, y, 300).allSatisfy(isPremultiplied))
    }
  }

  @Test("spans and moves by whole pixels change no colour", arguments: [1, 7, 100, 333, 399])
  func splitting(at split: Int) {
    let stops: Stops = [(0, Self.red), (0.3, 0x8040_2010), (1, Self.blue)]
    let shaders = [
      Self.linear(3.25, 1.5, 377, 91, stops), Self.linear(5, 1.5, 5, 91, stops), Self.linear(380, 0, 2, 0.5, stops),
      Self.shader([180.5, 7, 120], DrawWords.Paint.radial, stops), Self.conic(133, 8.5, turns: 0.4, stops),
    ]
    for shader in shaders {
      for y in -3..<20 {
        #expect(Self.row(shader, 0, y, split) + Self.row(shader, split, y, 400 - split) == Self.row(shader, 0, y, 400))
      }
    }
    let moved = Self.linear(3.25, 1.5, 377, 91, stops, x: 8_000, y: -16_000)
    #expect(Self.row(moved, 8_000, -15_990, 400) == Self.row(shaders[0], 0, 10, 400))
  }

  @Test("a column gradient has one entry in each row")
  func vertical() {
    let shader = Self.linear(0, 0, 0, 64, [(0, 0xff00_0000), (1, 0xffff_ffff)])
    for y in 0..<64 {
      let row = Self.row(shader, 5, y, 100)
      let exact = 255 * (Double(y) + 0.5) / 64
      for x in 0..<100 { #expect(abs(Double(row[x] & 255) - exact) <= 1.5 && (x < 8 || row[x] == row[x - 8])) }
    }
  }

  @Test("radial colours follow the distance")
  func radial() {
    let shader = Self.shader([20.5, 20.5, 16], DrawWords.Paint.radial, [(0, 0xff00_0000), (1, 0xffff_ffff)])
    for y in 0..<41 {
      let row = Self.row(shader, 0, y, 41)
      for x in 0..<41 {
        let dx = Double(x - 20), dy = Double(y - 20)
        let exact = min(1, (dx * dx + dy * dy).squareRoot() / 16) * 255
        #expect(abs(Double(row[x] & 255) - exact) < 1.6)
      }
    }
  }

  @Test("conic colours follow the angle, clockwise from the start")
  func conic() {
    let stops: Stops = [(0, 0xff00_0000), (1, 0xffff_ffff)]
    for start in [0, 0.25, 0.625] {
      let shader = Self.conic(20.5, 20.5, turns: start, stops)
      for y in 0..<41 {
        let row = Self.row(shader, 0, y, 41)
        for x in 0..<41 where x != 20 || y != 20 {
          let radians = Trigonometry.arctangent(y: Double(y - 20), x: Double(x - 20))
          let turns = radians / (2 * .pi) - start
          let exact = (turns - turns.rounded(.down)) * 255
          #expect(abs(Double(row[x] & 255) - exact) < 1.3, "start \(start), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test("quarters of a conic gradient meet on the axes")
  func quarters() {
    let shader = Self.conic(
      8.5, 8.5, turns: 0,
      [
        (0, 0xff00_0001), (0.25, 0xff00_0001), (0.25, 0xff00_0002), (0.5, 0xff00_0002), (0.5, 0xff00_0003),
        (0.75, 0xff00_0003), (0.75, 0xff00_0004), (1, 0xff00_0004),
      ])
    for (x, y, quarter) in [(9, 8, 1), (16, 8, 1), (8, 9, 2), (0, 8, 3), (8, 0, 4), (9, 0, 4), (7, 16, 2)] {
      #expect(Self.row(shader, x, y, 1)[0] & 255 == UInt32(quarter))
    }
  }
}
