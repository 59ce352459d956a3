import KnurlCapture
import KnurlControls
import Observation
import Testing

/// Where the two values of a range may live, for each form of the range slider: the table of the README, cell by cell.
///
/// Two `&` open two writes that last for the whole call. Where both reach into one stored struct that the compiler can't
/// see through, Swift stops the program; where they pass through a getter and a setter, the second write undoes the first.
/// Two elements of one array the compiler refuses, which no test can show; so it does with the last four rows where the
/// object is a local constant.
@Suite("peers 132: where the two values of a range may live") struct RangeFormsTests {
  // MARK: Two values

  @Test("two values: two locals")
  func locals() {
    var lower = 2.0, upper = 8.0
    moveBoth { $0.rangeSlider(id: "r", &lower, &upper) }
    #expect(lower == 3 && upper == 7)
  }

  @Test("two values: two fields of a local struct, in a closure that does not escape")
  func localStruct() {
    var pair = Pair(2, 8)
    moveBoth { $0.rangeSlider(id: "r", &pair.lower, &pair.upper) }
    #expect(pair == Pair(3, 7))
  }

  @Test("two values: two fields of self in a mutating method")
  func mutatingMethod() {
    var holder = Holder()
    moveBoth { holder.showTwo($0) }
    #expect(holder.pair == Pair(3, 7))
  }

  @Test("two values: two stored properties of a class")
  func storedProperties() {
    let model = Flat()
    moveBoth { $0.rangeSlider(id: "r", &model.lower, &model.upper) }
    #expect(model.lower == 3 && model.upper == 7)
  }

  @Test("two values: two globals")
  @MainActor
  func globals() {
    (globalLower, globalUpper) = (2, 8)
    moveBoth { $0.rangeSlider(id: "r", &globalLower, &globalUpper) }
    #expect(globalLower == 3 && globalUpper == 7)
  }

  @Test("two values: two fields of a struct in a class stop the program")
  func structInClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let game = Game()
      moveBoth { $0.rangeSlider(id: "r", &game.pair.lower, &game.pair.upper) }
    }
    #expect(tellsOfTwoAccesses(result))
  }

  @Test("two values: two fields of a struct in a class stop the program in a panel too")
  func structInClassInPanel() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let game = Game()
      moveBoth { ui in ui.panel { ui.rangeSlider(id: "r", &game.pair.lower, &game.pair.upper) } }
    }
    #expect(tellsOfTwoAccesses(result))
  }

  @Test("two values: two fields of a global struct stop the program")
  func globalStruct() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { moveBoth { $0.rangeSlider(id: "r", &globalPair.lower, &globalPair.upper) } }
    }
    #expect(tellsOfTwoAccesses(result))
  }

  @Test("two values: two fields of a local struct that an escaping closure holds stop the program")
  func escapingClosure() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var pair = Pair(2, 8)
      moveBoth(keeping { $0.rangeSlider(id: "r", &pair.lower, &pair.upper) })
    }
    #expect(tellsOfTwoAccesses(result))
  }

  @Test("two values: two fields of a struct in an observable class stop the program")
  func observable() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let game = Game()
      moveBoth { $0.rangeSlider(id: "r", &game.observed.pair.lower, &game.observed.pair.upper) }
    }
    #expect(tellsOfTwoAccesses(result))
  }

  @Test("two values: two fields of a struct with an observer stop the program")
  func didSet() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let game = Game()
      moveBoth { $0.rangeSlider(id: "r", &game.watched.pair.lower, &game.watched.pair.upper) }
    }
    #expect(tellsOfTwoAccesses(result))
  }

  @Test("two values: of two fields behind a computed property, one write is lost")
  func computed() {
    let game = Game()
    moveBoth { $0.rangeSlider(id: "r", &game.computed.pair.lower, &game.computed.pair.upper) }
    #expect(game.computed.pair == Pair(2, 7) || game.computed.pair == Pair(3, 8))
  }

  @Test("two values: of two fields whose observer reads the old value, one write is lost")
  func oldValue() {
    let game = Game()
    moveBoth { $0.rangeSlider(id: "r", &game.comparing.pair.lower, &game.comparing.pair.upper) }
    #expect(game.comparing.pair == Pair(2, 7) || game.comparing.pair == Pair(3, 8))
  }

  // MARK: One range, and one root with two key paths: safe everywhere

  @Test("one range: wherever it lives")
  @MainActor
  func range() {
    let game = Game()
    var local = 2.0...8.0, field = Ranges(), holder = Holder(), kept = Ranges(), list = [2.0...8.0]
    globalRange = 2...8
    globalRanges = Ranges()
    moveBoth { $0.rangeSlider(id: "r", &local) }
    moveBoth { $0.rangeSlider(id: "r", &field.range) }
    moveBoth { holder.showRange($0) }
    moveBoth { $0.rangeSlider(id: "r", &game.flat.range) }
    moveBoth { $0.rangeSlider(id: "r", &globalRange) }
    moveBoth { $0.rangeSlider(id: "r", &game.ranges.range) }
    moveBoth { ui in ui.panel { ui.rangeSlider(id: "r", &game.others.range) } }
    moveBoth { $0.rangeSlider(id: "r", &globalRanges.range) }
    moveBoth(keeping { $0.rangeSlider(id: "r", &kept.range) })
    moveBoth { $0.rangeSlider(id: "r", &game.observed.ranges.range) }
    moveBoth { $0.rangeSlider(id: "r", &game.watched.ranges.range) }
    moveBoth { $0.rangeSlider(id: "r", &game.computed.ranges.range) }
    moveBoth { $0.rangeSlider(id: "r", &game.comparing.ranges.range) }
    moveBoth(keeping { $0.rangeSlider(id: "r", &list[0]) })
    let all = [
      local, field.range, holder.range, game.flat.range, globalRange, game.ranges.range, game.others.range,
      globalRanges.range, kept.range, game.observed.ranges.range, game.watched.ranges.range,
      game.computed.ranges.range, game.comparing.ranges.range, list[0],
    ]
    for (place, range) in all.enumerated() { #expect(range == 3.0...7.0, "place \(place)") }
  }

  @Test("key paths: wherever the root lives")
  @MainActor
  func keyPaths() {
    let game = Game()
    var lowerAndUpper = (Pair(2, 8)), holder = Holder(), kept = Pair(2, 8), list = [2.0, 8.0]
    globalPair = Pair(2, 8)
    moveBoth { $0.rangeSlider(id: "r", &lowerAndUpper, \.lower, \.upper) }
    moveBoth { holder.showKeyPaths($0) }
    moveBoth { $0.rangeSlider(id: "r", &game.pair, \.lower, \.upper) }
    moveBoth { ui in ui.panel { ui.rangeSlider(id: "r", &game.other, \.lower, \.upper) } }
    moveBoth { $0.rangeSlider(id: "r", &globalPair, \.lower, \.upper) }
    moveBoth(keeping { $0.rangeSlider(id: "r", &kept, \.lower, \.upper) })
    moveBoth { $0.rangeSlider(id: "r", &game.observed.pair, \.lower, \.upper) }
    moveBoth { $0.rangeSlider(id: "r", &game.watched.pair, \.lower, \.upper) }
    moveBoth { $0.rangeSlider(id: "r", &game.computed.pair, \.lower, \.upper) }
    moveBoth { $0.rangeSlider(id: "r", &game.comparing.pair, \.lower, \.upper) }
    moveBoth(keeping { $0.rangeSlider(id: "r", &list, \.[0], \.[1]) })
    let all = [
      lowerAndUpper, holder.pair, game.pair, game.other, globalPair, kept, game.observed.pair, game.watched.pair,
      game.computed.pair, game.comparing.pair, Pair(list[0], list[1]),
    ]
    for (place, pair) in all.enumerated() { #expect(pair == Pair(3, 7), "place \(place)") }
  }
}

/// Whether a process was stopped by Swift for two accesses at once.
private func tellsOfTwoAccesses(_ result: ExitTest.Result?) -> Bool {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains("Simultaneous accesses")
}

/// Moves both thumbs of the range slider "r", 0...10 at 2 and 8, inwards by one in a single frame.
private func moveBoth(_ body: (UI) -> Void) {
  let ui = UI(text: EngineForTests())
  var time = 0.0
  func step() {
    time += 1
    ui.frame(size: Size(width: 400, height: 200), time: time) { body($0) }
  }
  step()
  guard let lower = ui.node("r/lower")?.frame.center, let upper = ui.node("r/upper")?.frame.center else { return }
  let unit = (upper.x - lower.x) / 6
  let fingers = [PointerID.finger(device: 1, finger: 1), .finger(device: 1, finger: 2)]
  for (finger, place) in zip(fingers, [lower, upper]) {
    ui.handle(InputEvent(.pressed(finger, place, .left), time: time))
    let way = Vector(x: finger == fingers[0] ? unit : -unit, y: 0)
    ui.handle(InputEvent(.moved(finger, place + way, heldButtons: .left), time: time))
  }
  step()
}

/// Keeps a closure as something that escapes.
private func keeping(_ body: @escaping (UI) -> Void) -> (UI) -> Void { body }

private struct Holder {
  var pair = Pair(2, 8)
  var range = 2.0...8.0
  mutating func showTwo(_ ui: UI) { ui.rangeSlider(id: "r", &pair.lower, &pair.upper) }
  mutating func showRange(_ ui: UI) { ui.rangeSlider(id: "r", &range) }
  mutating func showKeyPaths(_ ui: UI) { ui.rangeSlider(id: "r", &self, \.pair.lower, \.pair.upper) }
}

private struct Ranges {
  var range = 2.0...8.0
}

private final class Flat {
  var lower = 2.0
  var upper = 8.0
  var range = 2.0...8.0
}

/// A game as most are laid out: objects that hold structs.
private final class Game {
  var pair = Pair(2, 8)
  var other = Pair(2, 8)
  var ranges = Ranges()
  var others = Ranges()
  let flat = Flat()
  let observed = Observed()
  let watched = Watched()
  let computed = Computed()
  let comparing = Comparing()
}

@Observable private final class Observed {
  var pair = Pair(2, 8)
  var ranges = Ranges()
}

private final class Watched {
  var pair = Pair(2, 8) { didSet {} }
  var ranges = Ranges() { didSet {} }
}

private final class Comparing {
  var pair = Pair(2, 8) { didSet { changes += pair == oldValue ? 0 : 1 } }
  var ranges = Ranges() { didSet { changes += ranges.range == oldValue.range ? 0 : 1 } }
  var changes = 0
}

private final class Computed {
  private var storedPair = Pair(2, 8)
  private var storedRanges = Ranges()
  var pair: Pair {
    get { storedPair }
    set { storedPair = newValue }
  }
  var ranges: Ranges {
    get { storedRanges }
    set { storedRanges = newValue }
  }
}

@MainActor private var globalLower = 2.0
@MainActor private var globalUpper = 8.0
@MainActor private var globalPair = Pair(2, 8)
@MainActor private var globalRange = 2.0...8.0
@MainActor private var globalRanges = Ranges()
