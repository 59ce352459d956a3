import KnurlCapture
import KnurlControls
import Testing

/// Areas in areas.
@Suite struct UINestedScrollTests {
  /// A list "outer" of 300 x 200 points with a list "inner" of 100, a strip "strip" below, and a sheet of both axes.
  private final class Nest {
    let harness: Harness

    init() {
      harness = Harness(size: Size(width: 640, height: 360)) { ui in
        ui.place(Rect(x: 40, y: 40, width: 300, height: 200)) {
          ui.scroll(id: "outer") {
            ui.scroll(id: "inner", height: 100) { for row in 0..<12 { ui.button(id: ControlID(row), "Row \(row)") } }
            ui.scroll(id: "strip", axes: .horizontal) {
              ui.row { for column in 0..<12 { ui.button(id: ControlID(column), "Cell \(column)") } }
            }
            ui.space(400)
          }
        }
        ui.place(Rect(x: 400, y: 40, width: 200, height: 200)) {
          ui.scroll(id: "sheet", axes: [.horizontal, .vertical]) {
            ui.drawing(Size(width: 900, height: 900)) { _, _ in }
          }
        }
      }
      harness.step(2)
    }

    func offset(_ path: String) -> Double { harness.node(path)?.value ?? .nan }
    func center(_ path: String) -> Point { harness.node(path)?.frame.center ?? .zero }

    func swipe(_ start: Point, _ way: Vector, lifts: Bool = true) {
      harness.finger(1).press(at: start)
      harness.step()
      for step in 1...4 {
        harness.finger(1).move(to: start + way * (Double(step) / 4))
        harness.step()
      }
      if lifts { harness.finger(1).cancel() }
      try? harness.settle()
    }
  }

  @Test("the inner list has a swipe until it ends, and the outer one only the next")
  func handOver() {
    let nest = Nest(), place = nest.center("outer/inner")
    nest.swipe(place, Vector(x: 0, y: -60))
    #expect(nest.offset("outer/inner") == 60 && nest.offset("outer") == 0)
    nest.harness.ui.scroll("outer/inner", to: Point(x: 0, y: 1e6), animates: false)
    nest.harness.step()
    nest.swipe(place, Vector(x: 0, y: -60))
    #expect(nest.offset("outer") == 60 && nest.offset("outer/inner") == nest.harness.node("outer/inner")?.maximum)
  }

  @Test("a swipe that reaches the inner list's end does not go on in the outer one")
  func noChaining() {
    let nest = Nest(), place = nest.center("outer/inner")
    nest.swipe(place, Vector(x: 0, y: -30), lifts: false)
    nest.harness.finger(1).move(to: place + Vector(x: 0, y: 300))
    nest.harness.step()
    #expect(nest.offset("outer/inner") < 0 && nest.offset("outer") == 0)
    nest.harness.finger(1).cancel()
    try? nest.harness.settle()
    #expect(nest.offset("outer/inner") == 0 && nest.offset("outer") == 0)
  }

  @Test("a burst of the wheel stays with the list that it began on; a new one goes on outside")
  func wheel() {
    let nest = Nest()
    nest.harness.mouse.move(to: nest.center("outer/inner"))
    for _ in 0..<30 {
      nest.harness.mouse.wheel(by: Vector(x: 0, y: -1))
      nest.harness.step(3)
    }
    #expect(nest.offset("outer/inner") == nest.harness.node("outer/inner")?.maximum && nest.offset("outer") == 0)
    nest.harness.step(30)
    nest.harness.mouse.wheel(by: Vector(x: 0, y: -1))
    try? nest.harness.settle()
    #expect(nest.offset("outer") == 60)
  }

  @Test("a burst may turn round")
  func turnsRound() {
    let nest = Nest()
    nest.harness.mouse.move(to: nest.center("outer/inner"))
    nest.harness.mouse.wheel(by: Vector(x: 0, y: 1))
    nest.harness.mouse.wheel(by: Vector(x: 0, y: -1))
    try? nest.harness.settle()
    #expect(nest.offset("outer/inner") + nest.offset("outer") == 60)
  }

  @Test("upright swipes and the plain wheel over a strip scroll the list; swipes along it and Shift the strip")
  func strip() {
    let nest = Nest()
    nest.swipe(nest.center("outer/strip"), Vector(x: 3, y: -40))
    #expect(nest.offset("outer") == 40 && nest.offset("outer/strip") == 0)
    nest.swipe(nest.center("outer/strip"), Vector(x: -50, y: 3))
    #expect(nest.offset("outer") == 40 && nest.offset("outer/strip") == 50)
    nest.harness.mouse.move(to: nest.center("outer/strip"))
    nest.harness.mouse.wheel(by: Vector(x: 0, y: -1))
    try? nest.harness.settle()
    #expect(nest.offset("outer") == 100 && nest.offset("outer/strip") == 50)
    nest.harness.step(30)
    nest.harness.keyboard.hold(.shift)
    nest.harness.mouse.move(to: nest.center("outer/strip"))
    nest.harness.mouse.wheel(by: Vector(x: 0, y: -1))
    try? nest.harness.settle()
    #expect(nest.offset("outer") == 100 && nest.offset("outer/strip") == 110)
  }

  @Test("a sheet follows along one axis where the swipe is clearly along it, else along both")
  func sheet() {
    let nest = Nest(), place = Point(x: 480, y: 140)
    func offsets() -> [Double] { ["sheet/horizontal-bar", "sheet/vertical-bar"].map { child($0) } }
    func child(_ path: String) -> Double { nest.harness.node(path)?.value ?? .nan }
    nest.swipe(place, Vector(x: -4, y: -40))
    #expect(offsets() == [0, 40])
    nest.swipe(place, Vector(x: -40, y: 5))
    #expect(offsets() == [40, 40])
    nest.swipe(place, Vector(x: -20, y: -30))
    #expect(offsets() == [60, 70])
  }

  @Test("two axes and fractions of the wheel are all counted")
  func fractions() {
    let nest = Nest()
    nest.harness.mouse.move(to: Point(x: 480, y: 140))
    for _ in 0..<8 { nest.harness.mouse.wheel(by: Vector(x: 0.25, y: -0.125)) }
    nest.harness.step()
    #expect(nest.harness.node("sheet/horizontal-bar")?.value == 120)
    #expect(nest.harness.node("sheet/vertical-bar")?.value == 60)
  }

  @Test("what is scrolled out of the outer list is out of reach, though the inner one shows it")
  func clippedByBoth() {
    let nest = Nest()
    nest.harness.ui.scroll("outer", to: Point(x: 0, y: 60), animates: false)
    nest.harness.step()
    let hidden = nest.center("outer/inner/0")
    #expect(hidden.y < 40 && nest.harness.mouse.move(to: hidden) == .free)
    nest.harness.step()
    #expect(nest.harness.node("outer/inner/0")?.isHot == false)
  }
}
