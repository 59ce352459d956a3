import KnurlGeometry
import Testing

@testable import KnurlControls

@Suite struct WindowGeometryTests {
  private let geometry = WindowGeometry(
    size: Size(width: 200, height: 160), titleHeight: 32, isResizable: true, isClosable: true)

  @Test("each place of a window is one of its parts")
  func zones() {
    let rows: [(Point, WindowZone)] = [
      (Point(x: 60, y: 16), .title), (Point(x: 182, y: 16), .close), (Point(x: 60, y: 90), .content),
      (Point(x: -3, y: 90), .edge(-1, 0)), (Point(x: 203, y: 90), .edge(1, 0)), (Point(x: 90, y: 163), .edge(0, 1)),
      (Point(x: 90, y: -3), .edge(0, -1)), (Point(x: 195, y: 155), .edge(1, 1)), (Point(x: -2, y: 158), .edge(-1, 1)),
      (Point(x: -2, y: 4), .edge(-1, -1)), (Point(x: 202, y: 4), .edge(1, -1)),
    ]
    for (place, zone) in rows { #expect(geometry.zone(at: place, isTouch: false) == zone, "\(place)") }
    #expect(geometry.zone(at: Point(x: 175, y: 135), isTouch: true) == .edge(1, 1))
    #expect(geometry.zone(at: Point(x: 175, y: 135), isTouch: false) == .content)
  }

  @Test("one that can't be resized has no edges")
  func fixed() {
    let geometry = WindowGeometry(
      size: Size(width: 200, height: 160), titleHeight: 32, isResizable: false, isClosable: false)
    #expect(geometry.zone(at: Point(x: 199, y: 159), isTouch: true) == .content)
    #expect(geometry.zone(at: Point(x: 190, y: 10), isTouch: false) == .title)
  }

  @Test("wherever it is, 64 points of its title can be reached")
  func reachable() {
    for x in [-1e6, -150, 0, 300, 1e6] {
      for y in [-1e6, 0, 100, 1e6] {
        let frame = WindowGeometry.reachable(
          Rect(x: x, y: y, width: 200, height: 160), in: Size(width: 640, height: 360), titleHeight: 32)
        #expect(frame.maxX >= 64 && frame.minX <= 576 && frame.minY >= 0 && frame.minY <= 328)
      }
    }
  }
}
