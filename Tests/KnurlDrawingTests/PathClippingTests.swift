import TestSupport
import Testing

@testable import KnurlDrawing

@Suite struct PathClippingTests {
  private func steps(_ path: Path) -> [PathElement] { PathClipping.steps(of: path, limit: 100) ?? [] }

  private func places(_ steps: [PathElement]) -> [Point] {
    steps.flatMap { step -> [Point] in
      switch step {
      case .move(let p), .line(let p): [p]
      case .quadratic(let p, let c): [c, p]
      case .cubic(let p, let c1, let c2): [c1, c2, p]
      case .close: []
      }
    }
  }

  @Test("a line is broken where it crosses the border, and keeps its slope between")
  func lines() {
    let line = steps(.line(from: Point(x: -1000, y: -100), to: Point(x: 1000, y: 100)))
    for side in [-100.0, 100] { #expect(places(line).contains { $0.x == side && abs($0.y - side / 10) < 1e-9 }) }
    #expect(places(line).first == Point(x: -100, y: -100) && places(line).last == Point(x: 100, y: 100))
  }

  @Test("all places lie within the limit", arguments: 1...20 as ClosedRange<UInt64>)
  func limits(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number() -> Double {
      generator.number(-300...300) * (generator.chance(20) ? 1e30 : generator.chance(20) ? 1e6 : 1)
    }
    var path = Path()
    for _ in 0..<12 {
      let a = Point(x: number(), y: number()), b = Point(x: number(), y: number()), c = Point(x: number(), y: number())
      switch generator.count(0...4) {
      case 0: path.move(to: a)
      case 1: path.quadratic(to: a, control: b)
      case 2: path.cubic(to: a, control1: b, control2: c)
      case 3: path.close()
      default: path.line(to: a)
      }
    }
    let found = steps(path)
    #expect(places(found).allSatisfy { abs($0.x) <= 100 && abs($0.y) <= 100 })
    #expect(found.count < 3000)
  }

  @Test("the winding of places inside stays", arguments: 1...20 as ClosedRange<UInt64>)
  func windings(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var path = Path()
    for index in 0..<7 {
      let p = Point(x: generator.number(-500...500), y: generator.number(-500...500))
      if index == 0 { path.move(to: p) } else { path.line(to: p) }
    }
    path.close()
    guard case .elements(let whole) = path.content else { return }
    let cut = steps(path)
    for _ in 0..<300 {
      let p = Point(x: generator.number(-99...99), y: generator.number(-99...99))
      #expect(Self.winding(whole, p) == Self.winding(cut, p), "seed \(seed)")
    }
  }

  private static func winding(_ steps: [PathElement], _ p: Point) -> Int {
    var winding = 0, start = Point.zero, last = Point.zero
    func edge(_ a: Point, _ b: Point) {
      guard (a.y <= p.y) != (b.y <= p.y) else { return }
      if a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) < p.x { winding += a.y < b.y ? 1 : -1 }
    }
    for step in steps {
      switch step {
      case .move(let q): (start, last) = (q, q)
      case .line(let q):
        edge(last, q)
        last = q
      case .close:
        edge(last, start)
        last = start
      default: break
      }
    }
    return winding
  }

  @Test("a sharp rectangle needs no steps, round ones and circles get them")
  func shapes() {
    let far = Rect(x: -50, y: -50, width: 1e9, height: 1e9)
    #expect(PathClipping.steps(of: .rect(far), limit: 100) == nil)
    let round = steps(.roundedRect(far, radius: 20))
    #expect(places(round).allSatisfy { abs($0.x) <= 100 && abs($0.y) <= 100 })
    #expect(places(round).contains { abs($0.x + 50) < 1e-6 && abs($0.y + 30) < 1e-6 })
    let circle = steps(.circle(center: Point(x: 150, y: 0), radius: 100))
    #expect(places(circle).contains { abs($0.x - 50) < 1e-9 && abs($0.y) < 1e-9 })
  }
}
