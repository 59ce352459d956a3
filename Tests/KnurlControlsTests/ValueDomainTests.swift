import Testing

@testable import KnurlControls

/// The values that a control can take: on steps, between bounds, exact.
@Suite struct ValueDomainTests {
  private func real(
    _ start: Double, _ end: Double, step: Double? = nil, origin: Double? = nil, _ scale: ValueScale = .linear
  ) -> ValueDomain {
    ValueDomain(from: start, to: end, step: step, origin: origin, scale: scale, digits: 15)
  }

  private func reals(_ domain: ValueDomain, _ count: Int = 4000) -> [Double] {
    var found: [Double] = []
    for index in 0...count {
      let value = domain.real(domain.number(at: Double(index) / Double(count)))
      if found.last != value { found.append(value) }
    }
    return found
  }

  @Test("C1 C3 C12 C13 the values that can be reached are the steps and both ends")
  func reachable() {
    #expect(reals(real(2000, 2022, step: 5)) == [2000, 2005, 2010, 2015, 2020, 2022])
    #expect(reals(real(0, 80, step: 50)) == [0, 50, 80])
    #expect(reals(real(18, 48, step: 10)) == [18, 28, 38, 48])
    #expect(reals(real(1, 4096, step: 1024, origin: 0)) == [1, 1024, 2048, 3072, 4096])
    #expect(reals(real(1, 13, step: -3)) == [1, 4, 7, 10, 13])
    #expect(reals(real(0, 1, step: 7)) == [0, 1])
    #expect(reals(real(0, 10, step: 1, origin: 0.5)) == [0, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10])
  }

  @Test("whole numbers count steps from their origin too")
  func wholeOrigin() {
    let domain = WholeBounds(from: 1, to: 4096, step: 1024).domain(0)
    #expect(reals(domain) == [1, 1024, 2048, 3072, 4096])
    var number = domain.minimum
    var up: [Double] = [], down: [Double] = []
    for _ in 0..<6 {
      up.append(domain.real(number))
      number = domain.moved(number, by: 1)
    }
    for _ in 0..<6 {
      down.append(domain.real(number))
      number = domain.moved(number, by: -1)
    }
    #expect(up == [1, 1024, 2048, 3072, 4096, 4096] && down == [4096, 3072, 2048, 1024, 1, 1])
    #expect(reals(WholeBounds(from: -7, to: 8, step: 5).domain(0)) == [-7, -5, 0, 5, 8])
  }

  @Test("C5 C7 C10 C11 decimal steps give the numbers that people write")
  func decimals() {
    let tenths = real(0, 1, step: 0.1)
    #expect(
      (0...10).map { tenths.real(tenths.number(at: Double($0) / 10)) } == [
        0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1,
      ])
    #expect(real(0, 1e-6, step: 1e-8).number(at: 0.25) == .real(2.5e-7))
    let wide = real(0.2, 4, step: 0.05)
    #expect(wide.stepped(.real(0.2 + 49 * 0.05)) == .real(2.65))
    #expect(wide.text(.real(2.65), ValueFormat()) == "2.65" && tenths.text(.real(0.3), ValueFormat()) == "0.3")
    let many = real(0, 500_050_000, step: 50000)
    #expect(
      many.moved(many.number(at: 1), by: -10001) == .real(0) && many.moved(.real(0), by: 10001) == .real(500_050_000))
  }

  @Test("a random domain keeps its promises: ends, steps, places and order", arguments: 0..<400 as Range<UInt64>)
  func properties(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let start = Double(random.below(2000)) / 10 - 100, length = Double(1 + random.below(1000)) / 10
    let steps: [Double?] = [nil, 0.1, 0.3, 1, 7, 1e6, 1e-300, .nan, .infinity, 0, -2, 1.0 / 3]
    let origins: [Double?] = [nil, 0, 0.25, .nan, 1e300]
    let scales: [ValueScale] = [
      .linear, .logarithmic, .symmetricLogarithmic(threshold: 2), .power(2), .power(0.5),
      .skew(midpoint: start + length / 3),
    ]
    let isReversed = random.below(2) == 0
    let domain = real(
      isReversed ? start + length : start, isReversed ? start : start + length, step: steps[random.below(steps.count)],
      origin: origins[random.below(5)], scales[random.below(scales.count)])
    let end = isReversed ? 0.0 : 1.0
    #expect(domain.number(at: end) == domain.maximum && domain.number(at: 1 - end) == domain.minimum, "seed \(seed)")
    var last = domain.minimum
    for index in 0...300 {
      let place = Double(index) / 300
      let number = domain.number(at: isReversed ? 1 - place : place)
      #expect(number >= last && number <= domain.maximum && number >= domain.minimum, "seed \(seed) at \(place)")
      #expect(domain.stepped(number) == number || domain.step == nil, "seed \(seed): \(number) is not on a step")
      let position = domain.position(of: number)
      #expect((0...1).contains(position), "seed \(seed)")
      last = number
    }
    var number = domain.minimum
    for _ in 0..<100_000 where number != domain.maximum {
      let next = domain.moved(number, by: 1)
      #expect(next > number, "seed \(seed): stuck at \(number)")
      if next <= number { break }
      number = next
    }
    for _ in 0..<100_000 where number != domain.minimum {
      let next = domain.moved(number, by: -1)
      #expect(next < number, "seed \(seed): stuck at \(number)")
      if next >= number { break }
      number = next
    }
    #expect(number == domain.minimum)
  }

  @Test("whole numbers of every width are exact at both ends")
  func widths() {
    func check<V: FixedWidthInteger>(_ type: V.Type) {
      for (start, end) in [(V.min, V.max), (V.max, V.min), (V.max - 1, V.max), (V.min, V.min + 1)] {
        for step in [1, 3, 100] as [V] {
          let bounds = WholeBounds(from: start, to: end, step: step), domain = bounds.domain(nil)
          var ends: [V] = []
          for place in [0.0, 1] {
            guard case .whole(let offset) = domain.number(at: place) else { continue }
            ends.append(bounds.value(at: offset))
          }
          #expect(ends == [start, end], "\(type) \(start) \(end) \(step): \(ends)")
          #expect(
            domain.moved(domain.maximum, by: 1) == domain.maximum
              && domain.moved(domain.minimum, by: -1) == domain.minimum)
          #expect(domain.moved(domain.minimum, by: 1e300) == domain.maximum)
        }
      }
    }
    check(Int8.self)
    check(UInt8.self)
    check(Int16.self)
    check(UInt32.self)
    check(Int.self)
    check(Int64.self)
    check(UInt64.self)
  }

  @Test(
    "equal and broken bounds are inert and have a place",
    arguments: [(5.0, 5.0), (.nan, 1), (0, .infinity), (.nan, .nan), (-.infinity, .infinity)])
  func inert(_ start: Double, _ end: Double) {
    let domain = real(start, end, step: 0.1)
    #expect(domain.isInert && domain.isBroken == !(start.isFinite && end.isFinite))
    for number in [Number.real(.nan), .real(.infinity), .real(0)] {
      #expect(domain.position(of: number) == 0 && domain.real(domain.clamped(number)).isFinite)
    }
  }

  @Test("bounds as wide as Double goes find every place")
  func widest() {
    let domain = real(-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude)
    #expect(domain.number(at: 0.5) == .real(0))
    for place in [0.0, 0.1, 0.25, 0.5, 0.75, 1] {
      #expect(isNear(domain.position(of: domain.number(at: place)), place, 1e-9), "\(place)")
    }
  }
}
