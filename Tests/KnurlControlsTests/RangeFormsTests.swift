import KnurlCapture
import KnurlControls
import Observation
import Testing

/// Where the two values of a range may live, for each form of the range slider: the table of the README, cell by cell.
///
/// Two `&` open two writes that last for the whole call. Where both reach into one stored struct that the compiler can't
/// see through, Swift stops the program. Through a getter and a setter, or into two elements of an array, the compiler
/// refuses them, which no test can show.
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
    moveBoth { holder.show($0) }
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
    moveBoth { $0.rangeSlider(id: "r", &globalLower, &globalUpper) }
    #expect(globalLower == 3 && globalUpper == 7)
  }

  @Test("two values: two fields of a struct in a class stop the program")
  func structInClass() async {
    await #expect(processExitsWith: .failure) {
      let model = Deep()
      moveBoth { $0.rangeSlider(id: "r", &model.pair.lower, &model.pair.upper) }
    }
  }

  @Test("two values: two fields of a struct in a class stop the program in a panel too")
  func structInClassInPanel() async {
    await #expect(processExitsWith: .failure) {
      let model = Deep()
      moveBoth { ui in ui.panel { ui.rangeSlider(id: "r", &model.pair.lower, &model.pair.upper) } }
    }
  }

  @Test("two values: two fields of a global struct stop the program")
  func globalStruct() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { moveBoth { $0.rangeSlider(id: "r", &globalPair.lower, &globalPair.upper) } }
    }
  }

  @Test("two values: two fields of a local struct that an escaping closure holds stop the program")
  func escapingClosure() async {
    await #expect(processExitsWith: .failure) {
      var pair = Pair(2, 8)
      let body: (UI) -> Void = { $0.rangeSlider(id: "r", &pair.lower, &pair.upper) }
      moveBoth(keeping(body))
    }
  }

  // MARK: One range, and one root with two key paths: safe everywhere

  @Test("one range: a local, a class's, a global, an observable class's, a watched, a computed, an array's")
  @MainActor
  func range() {
    var local = 2.0...8.0
    moveBoth { $0.rangeSlider(id: "r", &local) }
    let model = Ranges()
    moveBoth { $0.rangeSlider(id: "r", &model.stored) }
    moveBoth { $0.rangeSlider(id: "r", &model.watched) }
    moveBoth { $0.rangeSlider(id: "r", &model.computed) }
    moveBoth { $0.rangeSlider(id: "r", &model.nested.range) }
    moveBoth { $0.rangeSlider(id: "r", &globalRange) }
    var list = [2.0...8.0]
    moveBoth(keeping { $0.rangeSlider(id: "r", &list[0]) })
    for range in [local, model.stored, model.watched, model.computed, model.nested.range, globalRange, list[0]] {
      #expect(range == 3.0...7.0)
    }
  }

  @Test("key paths: a local, a class's, a global, an observable class's, a watched, a computed, an array's")
  @MainActor
  func keyPaths() {
    var local = Pair(2, 8)
    moveBoth { $0.rangeSlider(id: "r", &local, \.lower, \.upper) }
    let deep = Deep(), observed = Observed(), watched = Watched(), computed = Computed(), comparing = Comparing()
    moveBoth { $0.rangeSlider(id: "r", &deep.pair, \.lower, \.upper) }
    moveBoth { ui in ui.panel { ui.rangeSlider(id: "r", &deep.other, \.lower, \.upper) } }
    moveBoth { $0.rangeSlider(id: "r", &observed.pair, \.lower, \.upper) }
    moveBoth { $0.rangeSlider(id: "r", &watched.pair, \.lower, \.upper) }
    moveBoth { $0.rangeSlider(id: "r", &computed.pair, \.lower, \.upper) }
    moveBoth { $0.rangeSlider(id: "r", &comparing.pair, \.lower, \.upper) }
    moveBoth { $0.rangeSlider(id: "r", &globalPair, \.lower, \.upper) }
    var list = [2.0, 8.0]
    moveBoth(keeping { $0.rangeSlider(id: "r", &list, \.[0], \.[1]) })
    for pair in [
      local, deep.pair, deep.other, observed.pair, watched.pair, computed.pair, comparing.pair, globalPair,
      Pair(list[0], list[1]),
    ] {
      #expect(pair == Pair(3, 7))
    }
  }
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
  mutating func show(_ ui: UI) { ui.rangeSlider(id: "r", &pair.lower, &pair.upper) }
}

private final class Flat {
  var lower = 2.0
  var upper = 8.0
}

private final class Deep {
  var pair = Pair(2, 8)
  var other = Pair(2, 8)
}

@Observable private final class Observed {
  var pair = Pair(2, 8)
}

private final class Watched {
  var pair = Pair(2, 8) { didSet {} }
}

private final class Comparing {
  var pair = Pair(2, 8) { didSet { changes += pair == oldValue ? 0 : 1 } }
  var changes = 0
}

private final class Computed {
  private var stored = Pair(2, 8)
  var pair: Pair {
    get { stored }
    set { stored = newValue }
  }
}

private final class Ranges {
  struct Nested { var range = 2.0...8.0 }
  var stored = 2.0...8.0
  var watched = 2.0...8.0 { didSet {} }
  private var hidden = 2.0...8.0
  var computed: ClosedRange<Double> {
    get { hidden }
    set { hidden = newValue }
  }
  var nested = Nested()
}

@MainActor private var globalLower = 2.0
@MainActor private var globalUpper = 8.0
@MainActor private var globalPair = Pair(2, 8)
@MainActor private var globalRange = 2.0...8.0
