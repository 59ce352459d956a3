import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct EdgeBuilderPiecesTests {
  @Test("a corner between a curve and a line turns from where the curve ends, not from its last short line")
  func cornersOfCurves() {
    // A quarter circle that comes down to a level line: exactly a right angle, whatever the steps of the curve are.
    let k = 0.5522847498307936 * 6
    var path = Path()
    path.move(to: Point(x: 44, y: 34))
    path.cubic(to: Point(x: 50, y: 40), control1: Point(x: 44 + k, y: 34), control2: Point(x: 50, y: 40 - k))
    path.line(to: Point(x: 20, y: 40))
    let pixmap = painted(80, 80) { $0.stroke(path, white, Stroke(width: 10)) }
    for place in 45..<55 { #expect(pixmap.level(54, place - 1) == (place <= 45 ? 255 : pixmap.level(54, place - 1))) }
    #expect(pixmap.level(54, 44) == 255 && pixmap.level(55, 44) == 0 && pixmap.level(54, 45) == 0)
  }

  @Test("dashes that end in the straight part beside a round corner end square")
  func dashesBesideCorners() {
    let path = Path.roundedRect(Rect(x: 10, y: 10, width: 40, height: 40), radius: 8)
    // The first dash is the first corner and ten points of the upper side.
    let pixmap = painted(60, 60) { $0.stroke(path, white, Stroke(width: 8, dash: [4 * .pi + 10, 400])) }
    for y in 6..<14 {
      #expect(pixmap.level(27, y) == 255 && pixmap.level(28, y) == 0, "row \(y)")
    }
  }
}
