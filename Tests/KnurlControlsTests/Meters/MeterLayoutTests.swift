import KnurlGeometry
import Testing

@testable import KnurlControls

/// Where lamps stand.
@Suite struct MeterLayoutTests {
  private func layout(
    _ size: Size, _ options: MeterOptions = MeterOptions(), scale: Double = 1, channels: Int = 2, label: Bool = false,
    mirrored: Bool = false
  ) -> MeterLayout {
    MeterLayout(
      Rect(origin: .zero, size: size), .studio, options, channels: channels, hasLabel: label,
      PixelGrid(pixelsPerPoint: scale), isMirrored: mirrored)
  }

  @Test("lamps stand on whole pixels, inside their groove, at every scale", arguments: [1, 1.25, 1.5, 2, 3])
  func pixels(_ scale: Double) {
    for length in stride(from: 20.0, through: 220, by: 20) {
      for axis in [Axis.vertical, .horizontal] {
        let size = axis == .vertical ? Size(width: 20, height: length) : Size(width: length, height: 20)
        let layout = layout(size, MeterOptions(axis: axis), scale: scale)
        for channel in 0..<2 {
          let groove = layout.groove(channel), all = layout.inside(channel, 0..<layout.lamps)
          #expect(layout.lamps > 0 && groove.inset(by: -1e-9).contains(all.origin))
          let last = layout.inside(channel, layout.lamps - 1..<layout.lamps)
          for edge in [last.minX, last.minY, last.maxX, last.maxY] {
            let pixel = edge * scale
            #expect(abs(pixel - pixel.rounded()) < 1e-6, "\(axis) \(length) at \(scale)")
          }
        }
      }
    }
  }

  @Test("the first channel is the left one or the upper one, with a gap, and the lowest level is below or at the left")
  func order() {
    let upright = layout(Size(width: 22, height: 100))
    #expect(upright.channel(0).maxX < upright.channel(1).minX)
    #expect(upright.inside(0, 0..<1).minY > upright.inside(0, 1..<2).minY)
    let flat = layout(Size(width: 100, height: 22), MeterOptions(axis: .horizontal))
    #expect(flat.channel(0).maxY < flat.channel(1).minY)
    #expect(flat.inside(0, 0..<1).minX < flat.inside(0, 1..<2).minX)
    let mirrored = layout(Size(width: 100, height: 22), MeterOptions(axis: .horizontal), mirrored: true)
    #expect(mirrored.inside(0, 0..<1).minX > mirrored.inside(0, 1..<2).minX)
    #expect(upright.clip(0).maxY < upright.groove(0).minY && flat.clip(0).minX > flat.groove(0).maxX)
  }

  @Test("none of the lamps is lit at nothing, and all of them at the end")
  func lit() {
    let layout = layout(Size(width: 22, height: 100))
    #expect(layout.lit(0) == 0 && layout.lit(1) == layout.lamps && layout.lit(0.5) == (layout.lamps + 1) / 2)
    #expect(layout.lit(-3) == 0 && layout.lit(7) == layout.lamps)
  }

  @Test("a bar has a lamp for each pixel and no gap")
  func bar() {
    let layout = layout(
      Size(width: 10, height: 110), MeterOptions(isSegmented: false, showsClip: false), scale: 2, channels: 1)
    #expect(layout.lamps == 212 && layout.pitch == 0.5 && layout.lampLength == 0.5)
  }

  @Test("label and lamp of overload give way where there is no room")
  func room() {
    #expect(layout(Size(width: 40, height: 120), label: true).hasLabel)
    #expect(!layout(Size(width: 40, height: 50), label: true).hasLabel)
    #expect(!layout(Size(width: 22, height: 20)).hasClip)
    for side in [0.0, 0.3, 1, 2] {
      let tiny = layout(Size(width: side, height: side), label: true)
      #expect(tiny.channel(1).isFinite && tiny.lamps >= 0 && tiny.lampBreadth >= 0)
    }
  }
}
