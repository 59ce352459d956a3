import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct EdgeBuilderDashTests {
  private func row(_ dash: [Double], _ phase: Double, cap: Stroke.Cap = .butt) -> String {
    let pixmap = painted(24, 4) {
      $0.stroke(lines([(2, 2), (22, 2)]), white, Stroke(width: 2, cap: cap, dash: dash, dashPhase: phase))
    }
    return (0..<24).map { pixmap.level($0, 1) == 255 ? "#" : pixmap.level($0, 1) == 0 ? "." : "+" }.joined()
  }

  @Test("dashes begin where the phase says, and growing it moves them back along the line")
  func phases() {
    #expect(row([4, 2], 0) == "..####..####..####..##..")
    #expect(row([4, 2], 1) == "..###..####..####..###..")
    #expect(row([4, 2], 4) == "....####..####..####....")
    #expect(row([4, 2], 5) == "...####..####..####..#..")
    #expect(row([4, 2], 6) == row([4, 2], 0) && row([4, 2], -1) == row([4, 2], 5))
    #expect(row([4, 2], 0.5) == "..###+.+###+.+###+.+##..")
  }

  @Test("an odd number of dashes is drawn and left out in turn")
  func oddDashes() {
    #expect(row([3], 0) == "..###...###...###...##..")
    #expect(row([3], 3) == ".....###...###...###....")
    #expect(row([3], 7) == row([3], 1))
    #expect(row([1, 2, 3], 0) == "..#..###.##...#..###.#..")
  }

  @Test("dashes without length, or none, leave the line unbroken; gaps without length too")
  func degenerateDashes() {
    let whole = "..####################.."
    #expect(row([], 3) == whole && row([0, 0], 3) == whole && row([-1, 0], 1) == whole)
    #expect(row([4, 0], 1) == whole && row([4, -2], 1) == whole)
  }

  @Test("square caps lengthen each dash by half a width at both ends")
  func caps() {
    #expect(row([2, 4], 0, cap: .square) == ".####..####..####..####.")
  }

  @Test("each subpath begins anew")
  func subpaths() {
    var path = Path()
    for y in [2.0, 6] {
      path.move(to: Point(x: 2, y: y))
      path.line(to: Point(x: 15, y: y))
    }
    let pixmap = painted(20, 8) { $0.stroke(path, white, Stroke(width: 2, dash: [4, 3], dashPhase: 2)) }
    for x in 0..<20 { #expect(pixmap.level(x, 1) == pixmap.level(x, 5)) }
    #expect((2..<9).map { pixmap.level($0, 1) } == [255, 255, 0, 0, 0, 255, 255])
  }

  @Test("the dashes of arcs and circles go on with the phase")
  func arcs() {
    let arc = Path.arc(center: Point(x: 20, y: 20), radius: 15, start: .zero, sweep: .degrees(90))
    let length = 15 * Double.pi / 2
    // The second half only.
    let half = painted(40, 40) {
      $0.stroke(arc, white, Stroke(width: 3, dash: [length / 2, length / 2], dashPhase: length / 2))
    }
    let plain = painted(40, 40) {
      $0.stroke(
        .arc(center: Point(x: 20, y: 20), radius: 15, start: .degrees(45), sweep: .degrees(45)), white, Stroke(width: 3)
      )
    }
    // The lines of the whole arc are other ones than those of its half, and where it is cut lies on one of them.
    #expect(half.distance(to: plain) <= 16)
    #expect(abs(half.sum - plain.sum) < 255)
  }

  @Test("a phase beyond reason costs no time and changes nothing but the place")
  func hugePhases() {
    #expect(row([4, 2], 6e5) == row([4, 2], 0))
    _ = row([4, 2], 1e38)
    _ = row([0.01, 0.01], -1e38)
  }
}
