import Testing

@testable import KnurlRaster

@Suite struct GradientRampTests {
  /// Stops as draw words.
  private static func words(_ stops: [(offset: Double, color: UInt32)]) -> [Int32] {
    stops.flatMap { [Int32($0.offset * 65536 + 0.5), Int32(bitPattern: $0.color)] }
  }

  private static func ramp(_ stops: [(offset: Double, color: UInt32)], bits: Int = 8) -> GradientRamp {
    unsafe words(stops).withUnsafeBufferPointer { unsafe GradientRamp(stops: $0, bits: bits) }
  }

  /// Alpha, red, green and blue of an entry, in 8.8.
  private static func channels(_ ramp: GradientRamp, _ index: Int) -> [UInt32] {
    let redBlue = unsafe ramp.entries[2 * index], alphaGreen = unsafe ramp.entries[2 * index + 1]
    return [alphaGreen >> 16, redBlue >> 16, alphaGreen & 0xffff, redBlue & 0xffff]
  }

  @Test("entries around the ramp are the outer colours and those between lie on the line")
  func line() {
    let ramp = Self.ramp([(0, 0xff00_0000), (1, 0xffff_8000)])
    #expect(Self.channels(ramp, 0) == [0xff00, 0, 0, 0])
    #expect(Self.channels(ramp, 257) == [0xff00, 0xff00, 0x8000, 0])
    for index in 0..<256 {
      let exact = (Double(index) + 0.5) / 256
      let channels = Self.channels(ramp, index + 1)
      #expect(channels[0] == 0xff00 && channels[3] == 0)
      #expect(abs(Double(channels[1]) - exact * 65280) <= 0.5)
      #expect(abs(Double(channels[2]) - exact * 32768) <= 0.5)
    }
  }

  @Test("what lies outside the stops has the colour of the nearest")
  func padding() {
    let ramp = Self.ramp([(0.25, 0xff10_2030), (0.75, 0xff40_5060)])
    #expect(Self.channels(ramp, 64) == [0xff00, 0x1000, 0x2000, 0x3000])
    #expect(Self.channels(ramp, 193) == [0xff00, 0x4000, 0x5000, 0x6000])
  }

  @Test("of coincident stops the last one counts from their place on")
  func coincidentStops() {
    let ramp = Self.ramp([
      (0, 0xffff_0000), (0.5, 0xffff_0000), (0.5, 0xff00_ff00), (0.5, 0xff00_00ff), (1, 0xff00_00ff),
    ])
    for index in 0...128 { #expect(Self.channels(ramp, index) == [0xff00, 0xff00, 0, 0]) }
    for index in 129...257 { #expect(Self.channels(ramp, index) == [0xff00, 0, 0, 0xff00]) }
  }

  @Test("no channel exceeds alpha")
  func premultiplied() {
    let ramp = Self.ramp([(0, 0x0000_0000), (0.3, 0x8080_4000), (0.31, 0xffff_ffff), (1, 0x0303_0201)], bits: 12)
    for index in 0...4097 {
      let channels = Self.channels(ramp, index)
      #expect(channels.allSatisfy { $0 <= channels[0] })
    }
  }

  @Test("dither offsets are the 64 steps of a level, each once")
  func dither() {
    let ramp = Self.ramp([(0, 0xff00_0000), (1, 0xffff_ffff)])
    var offsets: [UInt32] = []
    for y in 0..<8 { for x in 0..<8 { unsafe offsets.append(ramp.ditherRow(y)[x] & 0xffff) } }
    #expect(offsets.sorted() == (0..<64).map { 4 * $0 + 2 })
  }

  @Test("hard edges and long ramps get more entries")
  func sizes() {
    func bits(_ stops: [(offset: Double, color: UInt32)], _ length: Double) -> Int {
      unsafe Self.words(stops).withUnsafeBufferPointer { unsafe GradientRamp.bits(stops: $0, length: length) }
    }
    let soft: [(offset: Double, color: UInt32)] = [(0, 0xff00_0000), (1, 0xffff_ffff)]
    #expect(bits(soft, 40) == 8 && bits(soft, 257) == 9 && bits(soft, 1e9) == 12)
    #expect(bits([(0.5, 0xff00_0000), (0.5, 0xffff_ffff)], 40) == 12)
  }

  @Test("the cache remembers ramps and forgets without harm")
  func cache() {
    let cache = RampCache()
    func ramp(_ blue: UInt32) -> GradientRamp {
      unsafe Self.words([(0, 0xff00_0000), (1, 0xff00_0000 | blue)]).withUnsafeBufferPointer {
        unsafe cache.ramp(stops: $0, bits: 8)
      }
    }
    #expect(ramp(1) === ramp(1))
    let first = Self.channels(ramp(1), 100)
    for blue in 2...250 as ClosedRange<UInt32> { _ = ramp(blue) }
    #expect(Self.channels(ramp(1), 100) == first)
  }
}
