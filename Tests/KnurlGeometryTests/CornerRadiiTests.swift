import KnurlGeometry
import TestSupport
import Testing

@Suite struct CornerRadiiTests {
  @Test("radii that fit stay as they are, up to two that meet")
  func fitting() {
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    #expect(radii.fitted(to: Size(width: 20, height: 20)) == radii)
    #expect(CornerRadii(10).fitted(to: Size(width: 20, height: 20)) == CornerRadii(10))
    #expect(radii.largest == 4)
  }

  @Test("radii that overlap shrink all by one factor")
  func overlapping() {
    let radii = CornerRadii(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 10)
    let fitted = radii.fitted(to: Size(width: 20, height: 100))
    #expect(fitted == CornerRadii(topLeft: 15, topRight: 5, bottomRight: 0, bottomLeft: 5))
    #expect(CornerRadii(50).fitted(to: Size(width: 40, height: 20)) == CornerRadii(10))
  }

  @Test("negative radii and NaN count as zero, infinity as all there is")
  func brokenRadii() {
    let size = Size(width: 20, height: 40)
    let radii = CornerRadii(topLeft: -3, topRight: .nan, bottomRight: -.infinity, bottomLeft: 4)
    #expect(radii.fitted(to: size) == CornerRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 4))
    #expect(CornerRadii(.infinity).fitted(to: size) == CornerRadii(10))
    #expect(CornerRadii(1e300).fitted(to: size) == CornerRadii(10))
  }

  @Test("a size without extent has square corners", arguments: [0.0, -5])
  func noExtent(side: Double) {
    #expect(CornerRadii(3).fitted(to: Size(width: side, height: 10)) == .zero)
    #expect(CornerRadii.zero.fitted(to: Size(width: side, height: side)) == .zero)
  }

  @Test("fitted radii never overlap", arguments: seeds)
  func property(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func radius() -> Double { generator.number(-10...60) }
    for _ in 0..<300 {
      let radii = CornerRadii(topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius())
      let size = Size(width: generator.number(0...80), height: generator.number(0...80))
      let fitted = radii.fitted(to: size)
      let across = max(fitted.topLeft + fitted.topRight, fitted.bottomLeft + fitted.bottomRight)
      let down = max(fitted.topLeft + fitted.bottomLeft, fitted.topRight + fitted.bottomRight)
      #expect(across <= size.width + 1e-9 && down <= size.height + 1e-9, "\(radii) in \(size)")
    }
  }
}
