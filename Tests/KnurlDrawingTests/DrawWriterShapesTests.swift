import TestSupport
import Testing

@testable import KnurlDrawing

@Suite struct DrawWriterShapesTests {
  private func writer(scale: Double = 1) -> DrawWriter { DrawWriter(scale: scale, translationX: 0, translationY: 0) }

  @Test("a circle is one to the last bit: equal sides, and the radius half of them", arguments: seeds)
  func circles(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let center = Point(x: generator.number(-99...99), y: generator.number(-99...99))
      let circle = Path.circle(center: center, radius: generator.number(-40...40))
      var writer = writer(scale: 1.25), words: [Int32] = []
      let box = writer.place(circle)
      writer.write(circle, .nonZero, to: &words)
      #expect(Array(words[1...4]) == [box.left, box.top, box.right, box.bottom])
      #expect(words[5...8].allSatisfy { $0 == min(words[3] - words[1], words[4] - words[2]) / 2 }, "\(circle)")
    }
  }

  @Test("offsets of stops never fall")
  func stops() {
    var writer = writer(), words: [Int32] = []
    let stops = GradientStops([0.5, 0.2, 1, 0.7, 0.9].map { GradientStop($0, .white) })
    _ = writer.write(.radial(center: .zero, radius: 1, stops), to: &words)
    #expect(stride(from: 5, to: 15, by: 2).map { words[$0] } == [32_768, 32_768, 65_536, 65_536, 65_536])
  }

  @Test("the sigma of a shadow is clamped to 0...300 pixels")
  func sigmas() {
    for (sigma, expected) in [(-4, 0), (1.5, 768), (151, 76_800), (1e38, 76_800)] as [(Double, Int32)] {
      var writer = writer(scale: 2), words: [Int32] = []
      writer.write(Shadow(color: .black, sigma: sigma), to: &words)
      #expect(words[3] == expected)
    }
  }
}
