import KnurlDrawing
import KnurlGeometry
import Testing

@testable import KnurlControls

@Suite struct LayerPlacingTests {
  private let placing = LayerPlacing(width: 640, height: 360, margin: 6)

  private func place(_ anchor: Rect, _ width: Int, _ height: Int, _ edge: PopupEdge) -> [Int] {
    let frame = PixelRect(
      x: Int(anchor.minX), y: Int(anchor.minY), width: Int(anchor.width), height: Int(anchor.height))
    let place = placing.place(frame, width: width, height: height, edge: edge, gap: 4)
    return [place.x, place.y]
  }

  @Test("a popup stands on the wanted side, and on the other one where there is more room")
  func sides() {
    let high = Rect(x: 100, y: 40, width: 80, height: 30), low = Rect(x: 100, y: 320, width: 80, height: 30)
    #expect(place(high, 90, 100, .below) == [100, 74] && place(low, 90, 100, .below) == [100, 216])
    #expect(place(high, 90, 100, .above) == [100, 74] && place(low, 90, 100, .above) == [100, 216])
    #expect(place(high, 90, 100, .right) == [184, 40] && place(high, 90, 100, .left) == [6, 40])
    #expect(place(Rect(x: 560, y: 40, width: 70, height: 30), 90, 100, .right) == [466, 40])
    #expect(place(Rect(x: 0, y: 0, width: 640, height: 360), 100, 60, .center) == [270, 150])
  }

  @Test("it fits into the window wherever it is wanted; one that is too large begins at the margin")
  func fits() {
    for x in stride(from: -200.0, through: 800, by: 50) {
      for y in stride(from: -200.0, through: 600, by: 50) {
        for edge in [PopupEdge.below, .above, .left, .right, .center] {
          let place = place(Rect(x: x, y: y, width: 30, height: 20), 120, 90, edge)
          #expect(place[0] >= 6 && place[0] <= 640 - 6 - 120 && place[1] >= 6 && place[1] <= 360 - 6 - 90)
        }
      }
    }
    #expect(place(.zero, 900, 900, .below) == [6, 6])
  }
}
