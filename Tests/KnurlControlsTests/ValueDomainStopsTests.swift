import Testing

@testable import KnurlControls

@Suite struct ValueDomainStopsTests {
  private func reals(_ stops: [Double]) -> ValueDomain {
    ValueDomain(from: stops[0], to: stops[stops.count - 1], step: nil, origin: nil, scale: .linear, digits: 15)
      .with(stops: stops.map { .real($0) }, decimals: 0)
  }

  @Test("CS-11 a place belongs to the nearest stop, half way to the higher one, without rounding first")
  func nearest() {
    let domain = reals([1, 10, 30, 40])
    for (value, stop) in [(1.0, 1.0), (5.4, 1), (5.5, 10), (19.9, 10), (20, 30), (20.9, 30), (34.9, 30), (35, 40)] {
      #expect(domain.number(at: (value - 1) / 39) == .real(stop), "\(value)")
      #expect(domain.stepped(.real(value)) == .real(stop), "\(value)")
    }
    #expect(domain.number(at: -3) == .real(1) && domain.number(at: 3) == .real(40))
  }

  @Test("19.6 of the whole stops 10 and 30 goes to 10, though it rounds to 20")
  func whole() {
    let bounds = WholeBounds(from: 10, to: 30, step: 1)
    let domain = bounds.domain(nil).with(stops: [.whole(0), .whole(20)], decimals: 0)
    #expect(domain.number(at: 0.48) == .whole(0) && domain.number(at: 0.52) == .whole(20))
    #expect(domain.stepped(.whole(10)) == .whole(20) && domain.stepped(.whole(9)) == .whole(0))
  }

  @Test("steps go from stop to stop; from between two, to the next one")
  func moved() {
    let domain = reals([1, 10, 30, 40])
    for (value, count, stop) in [
      (1.0, 1.0, 10.0), (10, 1, 30), (10, -1, 1), (40, 1, 40), (1, -1, 1), (20, 1, 30), (20, -1, 10), (1, 10, 40),
      (40, -10, 1), (1, 0.1, 10), (1, 1e300, 40), (-5, 1, 10), (99, -1, 30),
    ] {
      #expect(domain.moved(.real(value), by: count) == .real(stop), "\(value) by \(count)")
    }
  }

  @Test("at the ends of 64 bits stops are exact")
  func exact() {
    let bounds = WholeBounds(from: Int64.min, to: Int64.max, step: 1)
    let offsets = [Int64.min, -1, 0, 1, Int64.max].map { bounds.offset(of: $0) }
    let domain = bounds.domain(nil).with(stops: offsets.map { .whole($0) }, decimals: 0)
    var number = domain.minimum
    for expected in [Int64.min, -1, 0, 1, .max, .max] {
      guard case .whole(let offset) = number else { return }
      #expect(bounds.value(at: offset) == expected)
      number = domain.moved(number, by: 1)
    }
  }
}
