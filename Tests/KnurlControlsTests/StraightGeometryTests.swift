import KnurlGeometry
import Testing

@testable import KnurlControls

@Suite struct StraightGeometryTests {
  private let domain = ValueDomain(from: 0, to: 10, step: nil, origin: nil, scale: .linear, digits: 15)

  private func geometry(_ change: (inout StraightGeometry) -> Void = { _ in }) -> StraightGeometry {
    let metrics = StraightMetrics(trackThickness: 10, thumbRadius: 14)
    let frame = Rect(x: 0, y: 0, width: 228, height: 34)
    var result = StraightGeometry(layout: StraightLayout(frame, metrics, axis: .horizontal, isInverted: false))
    change(&result)
    return result
  }

  private func target(
    _ x: Double, _ values: [Double], isTouch: Bool = false, last: Part = .body, held: [Int] = [],
    _ geometry: StraightGeometry
  ) -> PressTarget {
    let state = ControlState(hash: 1, id: "x", path: "x")
    state.lastUsed = last
    for index in held {
      state.holds.append(Hold(pointer: .mouse, part: .number(index), press: .zero, time: 0, modifiers: []))
    }
    let numbers = Numbers(list: values.map { .real($0) })
    return geometry.target(at: Point(x: 14 + x, y: 17), isTouch: isTouch, numbers, domain, state)
  }

  @Test("a place and its position are one, beyond the ends too")
  func positions() {
    for x in [-40.0, 0, 50, 200, 260] {
      #expect(geometry().position(at: Point(x: 14 + x, y: 0)) == x / 200)
    }
  }

  @Test("a press on one thumb takes it, on several the first movement tells between the outermost that are free")
  func onThumbs() {
    #expect(target(20, [1, 5, 9], geometry()) == .thumb(.number(0)))
    #expect(target(100, [5, 5, 5], geometry()) == .undecided(lower: .number(0), upper: .number(2)))
    #expect(target(100, [5, 5, 5], held: [2], geometry()) == .undecided(lower: .number(0), upper: .number(1)))
    #expect(target(100, [5, 5, 5], held: [0, 2], geometry()) == .thumb(.number(1)))
    #expect(target(100, [5, 5, 5], held: [0, 1, 2], geometry()) == .nothing)
  }

  @Test("beside the thumbs the nearest goes; of several on one spot the outermost on the press's side")
  func beside() {
    #expect(target(60, [1, 5, 9], last: .number(1), geometry()) == .track(.number(1)))
    #expect(target(60, [1, 5, 9], geometry()) == .track(.number(0)))
    #expect(target(140, [5, 5, 5], geometry()) == .track(.number(2)))
    #expect(target(60, [5, 5, 5], geometry()) == .track(.number(0)))
    #expect(target(118, [5, 5, 9], isTouch: true, geometry()) == .thumb(.number(1)))
  }

  @Test("the track does what it was told")
  func track() {
    for (press, result) in [
      (TrackPress.jump, PressTarget.track(.number(0))), (.page, .page(.number(0))), (.click, .click(.number(0))),
      (.ignore, .nothing),
    ] {
      #expect(target(60, [1, 9], geometry { $0.trackPress = press }) == result)
    }
    #expect(target(100, [1, 9], geometry { $0.dragsFill = true }) == .thumb(.fill))
    #expect(target(100, [1, 9], held: [0], geometry { $0.dragsFill = true }) != .thumb(.fill))
    #expect(target(100, [1, 9], held: [0], geometry { $0.isSingle = true }) == .nothing)
  }

  @Test("without thumbs or travel a press means nothing")
  func nothing() {
    #expect(target(100, [], geometry()) == .nothing)
    let layout = StraightLayout(
      Rect(x: 0, y: 0, width: 0, height: 0), StraightMetrics(trackThickness: 10, thumbRadius: 14), axis: .horizontal,
      isInverted: false)
    let flat = StraightGeometry(layout: layout)
    #expect(target(0, [5], flat) == .nothing && flat.position(at: .zero) == 0)
  }

  @Test("a cap is grabbed in all of its rectangle, a disc inside its circle")
  func corners() {
    let corner = Point(x: 14 + 100 + 12, y: 17 + 12)
    #expect(!geometry().isOn(corner, 0.5) && geometry { $0.isRound = false }.isOn(corner, 0.5))
  }
}
