import Testing

@testable import KnurlControls

@Suite struct ValueScaleTests {
  private static let scales: [(String, ValueScale, Double, Double)] = [
    ("linear", .linear, -3, 8), ("logarithmic", .logarithmic, 20, 20000), ("negative", .logarithmic, -500, -0.5),
    ("from zero", .logarithmic, 0, 100), ("to zero", .logarithmic, -100, 0), ("across zero", .logarithmic, -5, 5),
    ("symmetric", .symmetricLogarithmic(threshold: 0.5), -100, 1000),
    ("no threshold", .symmetricLogarithmic(threshold: .nan), -9, 9),
    ("power", .power(3), 0, 10), ("root", .power(0.3), 0, 10), ("no power", .power(-1), 0, 10),
    ("skew", .skew(midpoint: 2), 0, 10),
    ("skew outside", .skew(midpoint: 20), 0, 10), ("no skew", .skew(midpoint: .nan), 0, 10),
    ("decibels", .decibels, -60, 10), ("narrow decibels", .decibels, -20, 6), ("wide decibels", .decibels, -200, 100),
    ("table", .table([(1, 0.25), (4, 0.5), (6, 0.9)]), 0, 10), ("empty table", .table([]), 0, 10),
    ("custom", .custom(position: { ($0 / 10).squareRoot() }, value: { $0 * $0 * 10 }), 0, 10),
  ]

  @Test("every scale rises from end to end, and back and forth is the same place", arguments: scales.indices)
  func roundTrip(_ index: Int) {
    let (name, scale, lower, upper) = Self.scales[index]
    #expect(scale.value(at: 0, from: lower, to: upper) == lower && scale.value(at: 1, from: lower, to: upper) == upper)
    #expect(
      scale.position(of: lower, from: lower, to: upper) == 0 && scale.position(of: upper, from: lower, to: upper) == 1)
    var last = lower
    for step in 0...1000 {
      let place = Double(step) / 1000
      let value = scale.value(at: place, from: lower, to: upper)
      #expect(value >= last && value >= lower && value <= upper, "\(name) at \(place)")
      #expect(isNear(scale.position(of: value, from: lower, to: upper), place, 1e-9), "\(name) at \(place)")
      last = value
    }
  }

  @Test("B7 B9 a logarithm from zero reaches zero exactly, and leaves it by key")
  func zero() {
    let domain = ValueDomain(from: 0, to: 64, step: nil, origin: nil, scale: .logarithmic, digits: 15)
    #expect(domain.number(at: 0) == .real(0) && domain.number(at: -1) == .real(0))
    let up = domain.moved(.real(0), by: 1)
    #expect(up > .real(0) && domain.moved(up, by: -1) == .real(0))
  }

  @Test("a skew puts its midpoint in the middle, a logarithm the geometric mean")
  func middles() {
    #expect(isNear(ValueScale.skew(midpoint: 2).value(at: 0.5, from: 0, to: 10), 2, 1e-12))
    #expect(isNear(ValueScale.logarithmic.value(at: 0.5, from: 1, to: 10000), 100, 1e-9))
    #expect(ValueScale.symmetricLogarithmic(threshold: 1).value(at: 0.5, from: -50, to: 50) == 0)
  }

  @Test("B11 a small logarithmic value is kept as it is, whatever its text says")
  func smallValue() {
    let domain = ValueDomain(from: 0.0001, to: 1, step: nil, origin: nil, scale: .logarithmic, digits: 15)
    let number = domain.number(at: 0.1)
    #expect(isNear(domain.real(number), 0.000251, 1e-6) && domain.text(number, ValueFormat(decimals: 2)) == "0.00")
  }

  @Test(
    "functions of the program's own that answer nonsense keep values inside",
    arguments: [Double.nan, .infinity, -.infinity, 1e9])
  func nonsense(_ bad: Double) {
    let domain = ValueDomain(
      from: 0, to: 10, step: nil, origin: nil, scale: .custom(position: { _ in bad }, value: { _ in bad }), digits: 15)
    for place in [0.0, 0.3, 1] {
      let value = domain.real(domain.number(at: place))
      #expect((0...10).contains(value) && (0...1).contains(domain.position(of: .real(place * 10))))
    }
  }

  @Test("a table is straight between its pairs, and its ends are the bounds")
  func table() {
    let scale = ValueScale.table([(10, 0.5), (20, 0.75)])
    for (value, position) in [(0.0, 0.0), (5, 0.25), (10, 0.5), (15, 0.625), (20, 0.75), (60, 0.875), (100, 1)] {
      #expect(isNear(scale.position(of: value, from: 0, to: 100), position, 1e-12))
      #expect(isNear(scale.value(at: position, from: 0, to: 100), value, 1e-9))
    }
  }

  @Test("pairs of a table that do not rise, lie outside or are no numbers are left out")
  func badTable() {
    let clean = ValueScale.table([(10, 0.5), (20, 0.75)])
    let dirty = ValueScale.table([
      (-5, 0.1), (10, 0.5), (.nan, 0.6), (15, 0.4), (9, 0.6), (12, .nan), (20, 0.75), (50, 1.5), (200, 0.9), (30, 1),
    ])
    for position in stride(from: 0.0, through: 1, by: 0.05) {
      #expect(dirty.value(at: position, from: 0, to: 100) == clean.value(at: position, from: 0, to: 100))
    }
    let value = clean.position(of: 3, from: 5, to: 5)
    #expect(value == 0)
  }

  @Test("on a fader's scale 0 decibels stand at three quarters")
  func decibels() {
    #expect(ValueScale.decibels.position(of: 0, from: -60, to: 10) == 0.75)
    #expect(ValueScale.decibels.position(of: -10, from: -60, to: 10) == 0.5)
  }
}
