import KnurlGeometry
import Testing

@testable import KnurlControls

@Suite struct StraightLayoutTests {
  private func layout(
    _ size: Size, _ metrics: StraightMetrics, _ axis: Axis = .horizontal, isInverted: Bool = false
  ) -> StraightLayout {
    StraightLayout(Rect(origin: .zero, size: size), metrics, axis: axis, isInverted: isInverted)
  }

  @Test("round thumbs stay inside their track, whatever the axis and direction")
  func inside() {
    let metrics = StraightMetrics(trackThickness: 10, thumbRadius: 14)
    for axis in [Axis.horizontal, .vertical] {
      for isInverted in [false, true] {
        let size = axis == .horizontal ? Size(width: 228, height: 34) : Size(width: 34, height: 228)
        let layout = layout(size, metrics, axis, isInverted: isInverted)
        #expect(layout.travel == 200 && layout.halfLength == 14)
        for position in [0.0, 0.5, 1] {
          let thumb = layout.thumb(at: position)
          #expect(layout.band.intersection(thumb) == thumb)
        }
        let isAscending = layout.along(layout.center(at: 1)) > layout.along(layout.center(at: 0))
        #expect(isAscending == ((axis == .horizontal) != isInverted))
      }
    }
  }

  @Test("CS-8 with an inset, stops stand where the track's round ends have their centres")
  func inset() {
    let metrics = StraightMetrics(trackThickness: 20, thumbLength: 0, thumbBreadth: 0, reach: 10, inset: 40)
    let layout = layout(Size(width: 600, height: 100), metrics)
    #expect(layout.track == Rect(x: 40, y: 40, width: 520, height: 20))
    let places = [1.0, 10, 30, 40].map { layout.center(at: ($0 - 1) / 39).x }
    for (place, expected) in zip(places, [50, 165.4, 421.8, 550]) { #expect(abs(place - expected) < 0.05) }
    // CS-9: at the minimum a whole round cap is to be seen.
    let fill = layout.fill(from: 0, to: 0, reachesEnd: true, overhang: 10)
    #expect(fill == Rect(x: 40, y: 40, width: 20, height: 20))
    #expect(layout.fill(from: 0, to: 1, reachesEnd: true, overhang: 10) == layout.track)
  }

  @Test("a fill reaches the end of the track on the side that it begins at, either way")
  func fills() {
    let metrics = StraightMetrics(trackThickness: 10, thumbRadius: 14)
    let plain = layout(Size(width: 228, height: 34), metrics)
    #expect(plain.fill(from: 0, to: 0.5, reachesEnd: true) == Rect(x: 0, y: 12, width: 114, height: 10))
    #expect(plain.fill(from: 1, to: 0.5, reachesEnd: true) == Rect(x: 114, y: 12, width: 114, height: 10))
    #expect(plain.fill(from: 0.75, to: 0.25) == plain.fill(from: 0.25, to: 0.75))
    let upright = layout(Size(width: 34, height: 228), metrics, .vertical)
    #expect(upright.fill(from: 0, to: 0.5, reachesEnd: true) == Rect(x: 12, y: 114, width: 10, height: 114))
    let inverted = layout(Size(width: 34, height: 228), metrics, .vertical, isInverted: true)
    #expect(inverted.fill(from: 0, to: 0.5, reachesEnd: true) == Rect(x: 12, y: 0, width: 10, height: 114))
  }

  @Test(
    "lengths without sense and no room at all give finite places", arguments: [Double.nan, .infinity, -5, 0, 1e300])
  func odd(_ bad: Double) {
    let metrics = StraightMetrics(
      trackThickness: bad, thumbLength: bad, thumbBreadth: bad, reach: bad, inset: bad, head: bad, foot: bad,
      tickRoom: bad
    ).sanitized
    for size in [Size(width: 0, height: 0), Size(width: 5, height: 5), Size(width: 228, height: 34)] {
      for axis in [Axis.horizontal, .vertical] {
        let layout = layout(size, metrics, axis)
        #expect(layout.travel >= 0 && layout.travel.isFinite && layout.track.isFinite)
        #expect(layout.thumb(at: 0.5).isFinite && layout.band.isFinite)
        let natural = StraightLayout.naturalSize(metrics, axis, length: 160, labelWidth: 60)
        #expect(natural.width.isFinite && natural.height.isFinite)
      }
    }
  }
}
