import Testing

@testable import KnurlControls

@Suite struct RangeLimitsTests {
  private func domain(_ step: Double? = nil) -> ValueDomain {
    ValueDomain(from: 0, to: 100, step: step, origin: nil, scale: .linear, digits: 15)
  }

  private func moved(
    _ values: [Double], _ index: Int, to value: Double, step: Double? = nil, held: Set<Int> = [],
    _ change: (inout RangeLimits) -> Void = { _ in }
  ) -> [Double] {
    var limits = RangeLimits()
    change(&limits)
    let domain = domain(step), numbers = Numbers(list: values.map { .real($0) })
    let outcome = limits.apply(.real(value), to: index, numbers, domain) { held.contains($0) }
    return outcome.values.indices.map { domain.real(outcome.values[$0]) }
  }

  @Test("blocked by its neighbours, a thumb keeps its gaps")
  func block() {
    #expect(moved([10, 50, 90], 1, to: 200) == [10, 90, 90])
    #expect(moved([10, 50, 90], 1, to: 0) { $0.minimumGap = 5 } == [10, 15, 90])
    #expect(moved([10, 50, 90], 1, to: 100) { $0.maximumGap = 45 } == [10, 55, 90])
    #expect(moved([10, 50, 52], 1, to: 30) { $0.minimumGap = 30 } == [10, 50, 52])
  }

  @Test("pushing goes from thumb to thumb, as far as there is room, and not past one that is held")
  func push() {
    let push: (inout RangeLimits) -> Void = {
      $0.meeting = .push
      $0.minimumGap = 10
    }
    #expect(moved([10, 30, 50], 0, to: 45, push) == [45, 55, 65])
    #expect(moved([10, 30, 50], 0, to: 200, push) == [80, 90, 100])
    #expect(moved([10, 30, 50], 2, to: -50, push) == [0, 10, 20])
    #expect(moved([10, 30, 50], 0, to: 45, held: [2], push) == [30, 40, 50])
    #expect(moved([10, 30, 50], 0, to: 24, step: 4, push) == [24, 36, 50])
  }

  @Test("a largest gap pulls the others along")
  func pull() {
    let pull: (inout RangeLimits) -> Void = {
      $0.meeting = .push
      $0.maximumGap = 20
    }
    #expect(moved([10, 30, 50], 2, to: 100, pull) == [60, 80, 100])
    #expect(moved([10, 30, 50], 0, to: 0, pull) == [0, 20, 40])
    #expect(moved([10, 30, 50], 2, to: 100, held: [0], pull) == [10, 30, 50])
  }

  @Test("equal gaps make a block that moves as one, and stands where it can't be moved along")
  func fixed() {
    for meeting in [Meeting.block, .push] {
      let result = moved([10, 30], 0, to: 50) {
        $0.meeting = meeting
        ($0.minimumGap, $0.maximumGap) = (20, 20)
      }
      #expect(result == (meeting == .push ? [50, 70] : [10, 30]))
    }
  }

  @Test("passing changes places with every thumb on the way")
  func cross() {
    #expect(moved([10, 30, 50], 0, to: 40) { $0.meeting = .cross } == [30, 40, 50])
    #expect(moved([10, 30, 50], 0, to: 90) { $0.meeting = .cross } == [30, 50, 90])
    #expect(moved([10, 30, 50], 2, to: 0) { $0.meeting = .cross } == [0, 10, 30])
    #expect(moved([10, 30, 50], 0, to: 90, held: [2]) { $0.meeting = .cross } == [30, 50, 50])
    let gap = moved([10, 95], 0, to: 98) {
      $0.meeting = .cross
      $0.minimumGap = 10
    }
    #expect(gap == [85, 95])
  }

  @Test("limits of its own hold each thumb, also where it is pushed")
  func own() {
    #expect(moved([10, 50], 0, to: 40) { $0.thumbs = [0...20, nil] } == [20, 50])
    #expect(moved([10, 50], 1, to: 5) { $0.thumbs = [nil, 40...60] } == [10, 40])
    #expect(moved([10], 0, to: 90) { $0.thumbs = [0...20] } == [20])
    #expect(moved([10], 0, to: 90, step: 7) { $0.thumbs = [0...20] } == [14])
    let pushed = moved([10, 50], 0, to: 90) {
      $0.thumbs = [nil, 0...60]
      $0.meeting = .push
    }
    #expect(pushed == [60, 60])
    #expect(moved([10, 50], 0, to: 90) { $0.thumbs = [(-Double.infinity)...(.infinity)] } == [50, 50])
  }

  @Test("where the gaps leave no room, a value without sense takes no other along")
  func noRoom() {
    let values = [.infinity, 10, 20.0]
    #expect(moved(values, 0, to: 5) { ($0.minimumGap, $0.meeting) = (80, .push) } == [.infinity, 100, 100])
    let others = moved([-.infinity, 10, 20], 1, to: 5) { $0.minimumGap = 80 }
    #expect(others == [-.infinity, 10, 20])
  }

  @Test("values out of order are put in order round the one that is moved")
  func order() {
    #expect(moved([90, 50, 10], 1, to: 60) == [50, 50, 50])
    #expect(moved([90, 50, 70], 2, to: 80) == [50, 50, 80])
  }

  @Test(
    "whatever the start, the wish, the gaps and the limits: values stay inside", arguments: 0..<400 as Range<UInt64>)
  func properties(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = 1 + random.below(5)
    var values = (0..<count).map { _ in Double(random.below(101)) }.sorted()
    let step: Double? = [nil, 1, 7, 30][random.below(4)]
    let domain = domain(step)
    values = values.map { domain.real(domain.stepped(.real($0))) }
    var limits = RangeLimits()
    limits.meeting = [.block, .push, .cross][random.below(3)]
    limits.minimumGap = [0, 3, 10][random.below(3)]
    limits.maximumGap = [nil, 15, 40][random.below(3)]
    var numbers = Numbers(list: values.map { .real($0) })
    let kept = isKept(numbers, limits, domain)
    for _ in 0..<20 {
      let index = random.below(count), wish = domain.number(at: Double(random.below(1001)) / 1000)
      let held = random.below(6)
      let before = numbers
      let outcome = limits.apply(wish, to: index, numbers, domain) { $0 == held && $0 != index }
      numbers = outcome.values
      for place in numbers.indices {
        #expect(numbers[place] >= domain.minimum && numbers[place] <= domain.maximum, "seed \(seed)")
        #expect(domain.stepped(numbers[place]) == numbers[place], "seed \(seed)")
        if place > 0 { #expect(numbers[place] >= numbers[place - 1], "seed \(seed): \(numbers)") }
      }
      if held < count, held != index, limits.meeting != .cross {
        #expect(
          numbers[held].isSame(as: before[held]),
          "seed \(seed): held \(held), \(index) to \(wish) of \(before): \(limits)")
      }
      if kept { #expect(isKept(numbers, limits, domain), "seed \(seed): \(before) to \(numbers)") }
    }
  }

  /// Whether all neighbours keep the gaps, where the steps can.
  private func isKept(_ numbers: Numbers, _ limits: RangeLimits, _ domain: ValueDomain) -> Bool {
    numbers.indices.dropFirst().allSatisfy { index in
      let distance = domain.real(numbers[index]) - domain.real(numbers[index - 1])
      let isFar = distance >= limits.minimumGap - 1e-9
      return isFar && (domain.step != nil || limits.maximumGap.map { distance <= $0 + 1e-9 } ?? true)
    }
  }
}
