import Testing

@testable import KnurlRaster

@Suite struct QuarterCircleTests {
  @Test(arguments: [1, 256, 1000, 10_240, 51_200] as [Int32])
  func halvesMirrorEachOther(radius: Int32) {
    var quarter = QuarterCircle()
    quarter.prepare(radius)
    #expect(quarter[0].x == radius && quarter[0].y == 0)
    for step in 0...quarter.count {
      #expect(quarter[step].x == quarter[quarter.count - step].y)
    }
  }

  @Test(arguments: [2560, 10_240, 51_200] as [Int32])
  func enclosesAsMuchAsTheCircle(radius: Int32) {
    var quarter = QuarterCircle()
    quarter.prepare(radius)
    var twiceArea = 0
    for step in 0..<quarter.count {
      let a = quarter[step], b = quarter[step + 1]
      twiceArea += Int(a.x) * Int(b.y) - Int(b.x) * Int(a.y)
    }
    let exact = Double.pi / 2 * Double(radius) * Double(radius)
    #expect(abs(Double(twiceArea) - exact) < exact * 0.0002)
  }

  @Test func stepsAreMultiplesOfEight() {
    for radius in [0.0, 1, 256, 2560, 25_600, 1e9, 1e18] {
      let steps = ArcSteps.perTurn(radius: radius)
      #expect(steps % 8 == 0 && steps >= 16 && steps <= 4104)
    }
    #expect(ArcSteps.count(radius: 2560, angle: 0) == 1)
    #expect(ArcSteps.reach(steps: 1, angle: 1) == 1)
    #expect(ArcSteps.reach(steps: 2, angle: 1) > 1)
  }
}
