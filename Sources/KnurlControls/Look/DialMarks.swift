/// The marks round a dial with their numbers: made once, and placed once for each extent.
final class DialMarks {
  /// What they are made of.
  struct Source {
    let options: ValueOptions
    let domain: ValueDomain
    let face: DialFace
    let revision: Int

    func isSame(as other: Source) -> Bool {
      revision == other.revision && options.tickCount == other.options.tickCount
        && options.marks == other.options.marks && options.format == other.options.format && face == other.face
        && domain.isSame(as: other.domain)
    }
  }

  /// A mark about the axis.
  struct Mark {
    let position: Double
    /// A length of one towards it.
    let direction: Vector
    let text: String
    let width: Double
  }

  let source: Source
  /// In the order of their positions.
  let marks: [Mark]
  /// Whether they stand at even distances.
  let isEven: Bool
  /// The height of figures.
  let height: Double
  private var known: (room: Size, place: DialPlace)?

  /// The distance between the ends of the marks and the numbers, and that between numbers.
  static let gap = 4.0
  private static let distance = 4.0
  /// The distance of the lowest numbers from the label.
  private static let below = 3.0

  init(_ source: Source, _ engine: any TextEngine) {
    self.source = source
    let style = TextStyle(size: source.face.textSize), numbers = Marks(source.options, source.domain)
    height = engine.metrics(style).capHeight
    var marks: [Mark] = []
    for index in 0..<numbers.count {
      guard let position = numbers.position(at: index) else { continue }
      let text = numbers.text(at: index)
      marks.append(
        Mark(
          position: position, direction: Vector(angle: source.face.angle(position), length: 1), text: text,
          width: engine.layout(text, style).width))
    }
    marks.sort { $0.position < $1.position }
    self.marks = Self.distinct(marks, isClosed: source.face.isClosed)
    let last = Double(numbers.count - 1)
    isEven =
      source.options.marks.isEmpty
      && marks.indices.allSatisfy { abs(marks[$0].position - Double($0) / last) < 1e-9 }
  }

  /// Without those that stand where the one before does; on a closed circle the end is the beginning.
  private static func distinct(_ marks: [Mark], isClosed: Bool) -> [Mark] {
    var result: [Mark] = []
    for mark in marks where result.last.map({ mark.position - $0.position > 1e-9 }) ?? true { result.append(mark) }
    if isClosed, let first = result.first, let last = result.last, last.position - first.position > 1 - 1e-9 {
      result.removeLast()
    }
    return result
  }

  // MARK: Places

  /// Where a number stands about the axis: as near as the ends of the marks allow, upright.
  func box(_ index: Int, outer: Double) -> Rect {
    let mark = marks[index], reach = outer + Self.gap
    let halfX = mark.width / 2, halfY = height / 2
    let x = mark.direction.x.magnitude, y = mark.direction.y.magnitude
    // The box touches the circle with a corner, or else with a side.
    let along = x * halfX + y * halfY
    var distance = along + max(0, along * along - halfX * halfX - halfY * halfY + reach * reach).squareRoot()
    if distance * x < halfX { distance = (reach + halfY) / max(y, 1e-9) }
    if distance * y < halfY { distance = (reach + halfX) / max(x, 1e-9) }
    return Rect(center: .zero + mark.direction * distance, size: Size(width: mark.width, height: height))
  }

  /// The rectangle round a dial of a side and some numbers.
  private func frame(_ shown: [Int], side: Double) -> Rect {
    let outer = side / 2 + source.face.tickRoom
    var (left, top, right, bottom) = (-outer, -outer, outer, outer)
    for index in shown {
      let box = box(index, outer: outer)
      (left, top) = (min(left, box.minX), min(top, box.minY))
      (right, bottom) = (max(right, box.maxX), max(bottom, box.maxY + Self.below))
    }
    let half = max(-left, right)
    return Rect(x: -half, y: top, width: 2 * half, height: bottom - top)
  }

  /// The extent of a dial with all numbers that have room round it, and a little more, for places are whole pixels.
  func naturalSize(side: Double) -> Size {
    let frame = frame(numbers(side: side), side: side)
    return Size(width: (frame.width + 0.4).rounded(.up), height: (frame.height + 0.4).rounded(.up))
  }

  /// Where the dial and its numbers stand in a room.
  func place(in room: Size) -> DialPlace {
    if let known, known.room == room { return known.place }
    let place = made(in: room)
    known = (room, place)
    return place
  }

  /// With as many numbers as are disjoint and leave more than half of the room to the dial.
  private func made(in room: Size) -> DialPlace {
    let whole = max(0, min(room.width, room.height))
    for shown in choices(side: whole, room) {
      let most = side(shown, room), side = (most / 2).rounded(.down) * 2
      let isUsable = most >= 0.55 * whole && (most >= Self.leastSide || shown.isEmpty)
      guard isUsable, side + 2 * source.face.tickRoom <= whole + 1e-6 else { continue }
      if disjoint(shown, side: side, all: true).count == shown.count { return placed(shown, side, room) }
    }
    return DialPlace(room)
  }

  private static let leastSide = 36.0

  private func placed(_ shown: [Int], _ side: Double, _ room: Size) -> DialPlace {
    let frame = frame(shown, side: side)
    let center = Point(x: room.width / 2, y: (room.height - frame.height) / 2 - frame.minY)
    let boxes = shown.map { box($0, outer: side / 2 + source.face.tickRoom).moved(by: center - .zero) }
    return DialPlace(
      center: center, side: side, foot: center.y + frame.maxY,
      numbers: DialNumbers(
        marks: self, shown: shown, isLong: marks.indices.map { shown.contains($0) }, boxes: boxes, center: center,
        side: side))
  }

  /// The side of the largest dial that leaves room for some numbers.
  private func side(_ shown: [Int], _ room: Size) -> Double {
    func fits(_ side: Double) -> Bool {
      let frame = frame(shown, side: side)
      return frame.width <= room.width + 1e-6 && frame.height <= room.height + 1e-6
    }
    var low = 0.0, high = max(0, min(room.width, room.height))
    if fits(high) { return high }
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low + 1e-4
  }

  // MARK: Choice

  /// As many numbers as stand clear of each other.
  private func numbers(side: Double) -> [Int] {
    choices(side: side, nil).first { disjoint($0, side: side, all: true).count == $0.count } ?? []
  }

  /// The numbers to choose from, more before fewer: of even ones each, each second, third, ...; of others both ends, the
  /// middle and what has room beside them, then only the former; none at last.
  private func choices(side: Double, _ room: Size?) -> [[Int]] {
    if isEven {
      let intervals = max(1, source.options.numberCount - 1)
      // Where there is a middle, it stays as long as both ends do not stand alone.
      let strides = (1...intervals).filter { stride in
        intervals % stride == 0 && (intervals % 2 != 0 || intervals / stride % 2 == 0 || stride == intervals)
      }
      return strides.map { Array(stride(from: 0, to: marks.count, by: $0)) } + [[]]
    }
    let many = disjoint(ranked, side: side)
    // A dial that gives room to its numbers is smaller, and so is their distance.
    let fewer = room.map { disjoint(ranked, side: self.side(many, $0)) } ?? many
    return [many, fewer, numbers(ofThree: true), numbers(ofThree: false), []]
  }

  /// Both ends, and the one nearest to the middle.
  private func numbers(ofThree: Bool) -> [Int] {
    guard marks.count > 2 else { return Array(marks.indices) }
    let middle = marks.indices.min { abs(marks[$0].position - 0.5) < abs(marks[$1].position - 0.5) } ?? 0
    let isApart = middle > 0 && middle < marks.count - 1 && (!isEven || abs(marks[middle].position - 0.5) < 1e-9)
    return ofThree && isApart ? [0, middle, marks.count - 1] : [0, marks.count - 1]
  }

  private var ranked: [Int] {
    let first = numbers(ofThree: true)
    return first + marks.indices.filter { !first.contains($0) }
  }

  /// Of some numbers those that keep their distance from those before them; with `all`, none where one does not.
  private func disjoint(_ wanted: [Int], side: Double, all: Bool = false) -> [Int] {
    let outer = side / 2 + source.face.tickRoom
    var boxes: [Rect] = [], shown: [Int] = []
    for index in wanted where marks.indices.contains(index) {
      let box = box(index, outer: outer)
      let wide = box.inset(by: -Self.distance / 2)
      if boxes.contains(where: { !$0.intersection(wide).isEmpty }) {
        if all { return [] }
        continue
      }
      boxes.append(wide)
      shown.append(index)
    }
    return shown
  }
}

/// What the numbers round a dial are placed by.
struct DialFace: Equatable {
  var start: Angle
  /// The angle between the values of both bounds.
  var sweep: Angle
  var textSize: Double
  /// The room that the marks take outside the dial itself.
  var tickRoom: Double

  func angle(_ position: Double) -> Angle { start + sweep * position }

  /// The room of marks outside thumbs.
  static let tickRoom = 7.0

  /// Whether both ends are one place.
  var isClosed: Bool { sweep.radians > 2 * .pi - 1e-6 }
}

/// Where a dial stands in the room that its control has without the label.
struct DialPlace {
  let center: Point
  /// The side of the square round it, marks beside its arc included.
  let side: Double
  /// Where it and its numbers end, below.
  let foot: Double
  var numbers: DialNumbers?

  init(center: Point, side: Double, foot: Double, numbers: DialNumbers?) {
    (self.center, self.side, self.foot, self.numbers) = (center, side, foot, numbers)
  }

  init(_ room: Size) {
    side = max(0, min(room.width, room.height))
    center = Point(x: room.width / 2, y: room.height / 2)
    foot = center.y + side / 2
  }

  init(_ room: Size, _ marks: DialMarks?) { self = marks?.place(in: room) ?? DialPlace(room) }
}

extension UI {
  /// The marks of a dial whose options ask for numbers; kept with its state.
  func dialMarks(
    _ state: ControlState, _ domain: ValueDomain, _ options: ValueOptions, _ face: @autoclosure () -> DialFace
  ) -> DialMarks? {
    guard options.numberCount > 0, !domain.isBroken else { return nil }
    let source = DialMarks.Source(options: options, domain: domain, face: face(), revision: revision)
    if let marks = state.dialMarks, marks.source.isSame(as: source) { return marks }
    let marks = DialMarks(source, engine)
    state.dialMarks = marks.marks.isEmpty ? nil : marks
    return state.dialMarks
  }
}
