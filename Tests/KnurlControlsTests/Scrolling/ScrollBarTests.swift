import Testing

@testable import KnurlControls

/// The places of a bar and its thumb.
@Suite struct ScrollBarTests {
  private func bar(_ axis: Axis = .vertical, length: Double = 206, limit: Double = 600, extent: Double = 200)
    -> ScrollBar
  {
    let room =
      axis == .vertical ? Rect(x: 100, y: 0, width: 16, height: length) : Rect(x: 0, y: 100, width: length, height: 16)
    return ScrollBar(axis, room: room, extent: extent, limit: limit, .studio)
  }

  @Test(
    "the thumb is the viewport's share of the track and goes from end to end", arguments: [Axis.horizontal, .vertical])
  func share(_ axis: Axis) {
    let bar = bar(axis)
    func ends(_ rect: Rect) -> (Double, Double) { axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX) }
    #expect(ends(bar.track(6)) == (3, 203) && ends(bar.thumb(at: 0, 6)) == (3, 53))
    #expect(ends(bar.thumb(at: 600, 6)) == (153, 203) && ends(bar.thumb(at: 300, 10)) == (78, 128))
    let middle = axis == .vertical ? bar.thumb(at: 0, 6).center.x : bar.thumb(at: 0, 6).center.y
    #expect(middle == 108 && bar.distance(for: 150) == 600)
  }

  @Test("the thumb is 24 points long at least, and what it is drawn by follows the pointer all the same")
  func long() {
    let bar = bar(limit: 99_800)
    #expect(
      bar.thumb(at: 0, 6).height == 24 && bar.thumb(at: 99_800, 6).maxY == 203 && bar.distance(for: 176) == 99_800)
  }

  @Test("beyond the ends it is pressed together at the end")
  func beyond() {
    #expect(bar().thumb(at: -30, 6) == Rect(x: 105, y: 3, width: 6, height: 20))
    #expect(bar().thumb(at: 630, 6) == Rect(x: 105, y: 183, width: 6, height: 20))
    #expect(bar().thumb(at: -900, 6).height == 6)
  }

  @Test("no length, nothing to scroll: finite, and not usable")
  func none() {
    for (length, limit) in [(0.0, 600.0), (4, 600), (206, 0), (0, 0)] {
      let bar = bar(length: length, limit: limit, extent: 0)
      #expect(!bar.isUsable && bar.thumb(at: 0, 6).isFinite && bar.distance(for: 10).isFinite)
    }
  }
}
