import KnurlControls
import KnurlText
import Testing

@testable import KnurlControls

/// The numbers round dials: where they stand, and which.
@Suite struct DialMarksTests {
  private let ui = UI(text: EngravedText())

  private func domain(
    _ start: Double, _ end: Double, step: Double? = nil, _ scale: ValueScale = .linear
  ) -> ValueDomain {
    ValueDomain(from: start, to: end, step: step, origin: nil, scale: scale, digits: 15)
  }

  private func marks(
    _ options: ValueOptions, _ domain: ValueDomain, start: Double = 112.5, sweep: Double = 315, room: Double = 0
  ) -> DialMarks {
    let face = DialFace(start: .degrees(start), sweep: .degrees(sweep), textSize: 10.5, tickRoom: room)
    return DialMarks(
      DialMarks.Source(options: options, domain: domain, face: face, revision: 1), EngravedText())
  }

  static let scales: [ValueScale] = [
    .linear, .logarithmic, .power(2), .skew(midpoint: 100), .symmetricLogarithmic(threshold: 30),
    .table([(30, 0.2), (100, 0.7), (700, 0.9)]),
  ]

  @Test("each mark's angle is that of its value on every scale, forwards and in reverse", arguments: scales.indices)
  func angles(_ index: Int) {
    for (start, end) in [(20.0, 1000.0), (1000, 20)] {
      let domain = domain(start, end, Self.scales[index])
      let marks = marks(ValueOptions(marks: [20, 50, 100, 440, 700, 1000]), domain)
      let geometry = DialGeometry(
        center: .zero, start: .degrees(112.5), sweep: .degrees(315), travel: 200, ValueOptions())
      #expect(marks.marks.count == 6)
      for mark in marks.marks {
        let angle = geometry.angle(domain.position(of: .real(Double(mark.text) ?? .nan)))
        #expect(
          mark.direction.x == Vector(angle: angle, length: 1).x && mark.direction.y == Vector(angle: angle, length: 1).y
        )
      }
    }
  }

  @Test(
    "numbers never touch each other and stay in their room, whatever there is to number",
    arguments: 0..<60 as Range<UInt64>)
  func disjoint(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let span = [1.0, 10, 360, 20_000, 1e9][random.below(5)], lower = [0, -span, 1, 0.001][random.below(4)]
    let domain = domain(lower, lower + span, Self.scales[random.below(Self.scales.count)])
    var options = ValueOptions(tickCount: random.below(40))
    if random.below(2) == 0 {
      options.marks = (0..<random.below(30)).map { _ in lower + span * Double(random.below(1000)) / 999 }
    }
    let sweep = [315.0, 360, 180, 90, 1080][random.below(5)]
    let marks = marks(options, domain, start: Double(random.below(360)), sweep: sweep, room: [0, 7][random.below(2)])
    let room = Size(width: Double(random.below(260)), height: Double(random.below(260)))
    let place = marks.place(in: room), frame = Rect(origin: .zero, size: room).inset(by: -1e-3)
    let boxes = place.numbers?.boxes ?? []
    for (index, box) in boxes.enumerated() {
      #expect(frame.contains(box.origin) && frame.contains(Point(x: box.maxX, y: box.maxY)), "seed \(seed)")
      for other in boxes[..<index] { #expect(box.intersection(other).isEmpty, "seed \(seed)") }
      // Clear of the marks' ends, too.
      let nearest = Point(
        x: min(max(place.center.x, box.minX), box.maxX), y: min(max(place.center.y, box.minY), box.maxY))
      #expect(nearest.distance(to: place.center) > (place.numbers?.ticks.long ?? 0) + 3, "seed \(seed)")
    }
    #expect(place.side >= 0 && place.side <= max(0, min(room.width, room.height)) + 1e-6)
  }

  @Test("a dial has its own size where it gets the size that it asks for", arguments: [40.0, 120, 124, 200])
  func natural(_ side: Double) {
    for options in [ValueOptions(tickCount: 11), ValueOptions(tickCount: 5), ValueOptions(marks: [0, 3, 1000])] {
      let marks = marks(options, domain(0, 1000)), size = marks.naturalSize(side: side)
      #expect(size.width > side && size.height > side)
      let place = marks.place(in: size)
      #expect(
        place.side == side && (place.numbers?.shown.count ?? 0) >= 2, "\(place.side) in \(size), \(options.tickCount)")
    }
  }

  @Test("where room is short even numbers thin out evenly, then both ends and the middle stay, then none")
  func short() {
    let marks = marks(ValueOptions(tickCount: 13), domain(0, 12))
    func shown(_ side: Double) -> [Int] {
      (marks.place(in: Size(width: side, height: side)).numbers?.shown ?? []).sorted()
    }
    #expect(shown(200) == Array(0...12))
    var last = 13
    for side in stride(from: 200.0, through: 0, by: -1) {
      let numbers = shown(side)
      #expect(numbers.count <= last)
      if numbers.count > 2 {
        #expect(numbers.contains(0) && numbers.contains(6) && numbers.contains(12), "\(side): \(numbers)")
        #expect(Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 }).count == 1, "\(side): \(numbers)")
      }
      last = numbers.count
    }
    #expect(last == 0)
  }

  @Test("on a whole turn that closes, the end's number gives way to the beginning's")
  func closed() {
    let marks = marks(ValueOptions(tickCount: 9), domain(0, 360), start: 0, sweep: 360)
    #expect(marks.marks.map(\.text) == ["0", "45", "90", "135", "180", "225", "270", "315"])
    #expect(marks.isEven)
  }

  @Test("a control without numbers keeps none, and one with the same numbers makes them once")
  func kept() {
    var value = 0.5
    func frame(_ options: ValueOptions) -> ControlState? {
      ui.frame(size: Size(width: 300, height: 300), time: 0) { $0.knob(id: "k", &value, options: options) }
      return ui.records.hits.last?.state ?? ui.shown.hits.last?.state
    }
    #expect(frame(ValueOptions())?.dialMarks == nil)
    let first = frame(ValueOptions(tickCount: 5))?.dialMarks
    #expect(first != nil && frame(ValueOptions(tickCount: 5))?.dialMarks === first)
    #expect(frame(ValueOptions(tickCount: 6))?.dialMarks !== first)
  }
}
