import KnurlDrawing
import TestSupport
import Testing

@testable import KnurlRaster

@Suite struct ImageAxisTests {
  /// Ten pixels of a picture, all in one piece.
  private func plain(_ left: Int, _ right: Int) -> ImageAxis {
    ImageAxis(edges: SIMD4(left, left, right, right), pixels: SIMD4(2, 2, 12, 12))
  }

  @Test("whole pixels of one piece are copies, and all others are not")
  func copies() {
    #expect(plain(512, 512 + 2560).isCopy && plain(512, 512 + 2560).distance == 0)
    #expect(plain(-256, 2304).distance == 3)
    #expect(!plain(513, 513 + 2560).isCopy && !plain(512, 512 + 2561).isCopy)
    #expect(!ImageAxis(edges: SIMD4(0, 256, 512, 768), pixels: SIMD4(0, 1, 2, 3)).isCopy)
  }

  @Test("between centres a pixel is mixed of two, beyond the outer ones it is the last")
  func places() {
    let twice = plain(0, 5120)
    #expect(twice.place(0) == .init(first: 2, second: 2, share: 192))
    #expect(twice.place(1) == .init(first: 2, second: 3, share: 64))
    #expect(twice.place(19) == .init(first: 11, second: 11, share: 64))
    #expect(twice.place(400).first == 11 && twice.place(-400).second == 2)
  }

  @Test("a pixel that two pieces share is mixed of their outer pixels by area")
  func seams() {
    let axis = ImageAxis(edges: SIMD4(0, 640, 1600, 2560), pixels: SIMD4(0, 3, 5, 8))
    #expect(axis.run(from: 0) == .init(piece: 0, end: 2))
    #expect(axis.run(from: 2) == .init(piece: 0, end: 2))
    #expect(axis.place(2) == .init(first: 2, second: 3, share: 128))
    #expect(axis.run(from: 3) == .init(piece: 1, end: 6))
    #expect(axis.place(6) == .init(first: 4, second: 5, share: 192))
    #expect(axis.run(from: 7).piece == 2)
  }

  @Test("a middle without room is left out, one within a pixel goes half to either side")
  func narrowMiddles() {
    let none = ImageAxis(edges: SIMD4(0, 640, 640, 1280), pixels: SIMD4(0, 3, 5, 8))
    #expect(none.place(2) == .init(first: 2, second: 5, share: 128))
    let narrow = ImageAxis(edges: SIMD4(0, 600, 680, 1280), pixels: SIMD4(0, 3, 5, 8))
    #expect(narrow.place(2) == .init(first: 2, second: 5, share: 128))
  }

  @Test("no place shows a pixel of another piece", arguments: [1, 2, 3, 5, 8, 13] as [UInt64])
  func pieces(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var edges = SIMD4<Int>(repeating: generator.count(-3000...3000)), pixels = SIMD4<Int>(repeating: 0)
      for index in 1..<4 {
        edges[index] = edges[index - 1] + generator.count(0...2000)
        pixels[index] = pixels[index - 1] + generator.count(index == 2 ? 1...9 : 0...9)
      }
      let axis = ImageAxis(edges: edges, pixels: pixels)
      for pixel in edges[0] >> 8...edges[3] >> 8 {
        let place = axis.place(pixel), run = axis.run(from: pixel)
        #expect(place.first >= 0 && place.second < pixels[3] && place.first <= place.second)
        if run.end > pixel {
          #expect(place.first >= pixels[run.piece] && place.second < pixels[run.piece + 1], "\(axis) at \(pixel)")
        } else {
          #expect((1...255).contains(place.share), "\(axis) at \(pixel)")
        }
      }
    }
  }
}
