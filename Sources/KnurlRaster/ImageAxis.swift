import KnurlDrawing

/// How places along one axis of the window find their pixels along that of a picture: in up to three pieces, each
/// stretched by a factor of its own and seeing no pixels but its own.
struct ImageAxis {
  /// Two neighbours in the picture, and how far the place has come from the first to the second, in 1/256.
  struct Place: Equatable {
    var first: Int
    var second: Int
    var share: UInt32
  }

  /// A run of places in one piece: the piece, and the pixel behind the last one that lies in it as a whole.
  struct Run: Equatable {
    var piece: Int
    var end: Int
  }

  /// Where pieces begin and end in the window, in absolute 24.8.
  let edges: SIMD4<Int>
  /// Where they begin and end in the picture, in whole pixels.
  let pixels: SIMD4<Int>
  /// Picture pixels per 1/256 window pixel of each piece, 32.32.
  private let steps: SIMD4<Int>
  /// The places where the second and the third piece begin; out of reach where there is none before or behind.
  private let split: (Int, Int)

  /// `edges` in absolute 24.8, `pixels` whole; neither falls, and the middle piece has a pixel at least.
  init(edges: SIMD4<Int>, pixels: SIMD4<Int>) {
    (self.edges, self.pixels) = (edges, pixels)
    var steps = SIMD4<Int>(repeating: 0)
    for piece in 0..<3 {
      let length = max(1, edges[piece + 1] - edges[piece])
      steps[piece] = ((pixels[piece + 1] - pixels[piece]) << 32) / length
    }
    self.steps = steps
    split = (pixels[0] < pixels[1] ? edges[1] : .min, pixels[2] < pixels[3] ? edges[2] : .max)
  }

  /// Whether each pixel of the window shows one of the picture as it is.
  var isCopy: Bool {
    split.0 == .min && split.1 == .max && edges[1] & 255 == 0
      && edges[2] - edges[1] == (pixels[2] - pixels[1]) << 8
  }

  /// How many pixels of the picture lie between the place of a copy in the window and that in the picture.
  var distance: Int { pixels[1] - edges[1] >> 8 }

  private func piece(at place: Int) -> Int { place < split.0 ? 0 : place >= split.1 ? 2 : 1 }

  /// The run that begins at a pixel; it is empty where an edge between pieces cuts the pixel.
  func run(from pixel: Int) -> Run {
    let piece = piece(at: pixel << 8)
    let end = piece == 0 ? split.0 : piece == 1 ? split.1 : .max
    return Run(piece: piece, end: end >> 8)
  }

  /// The place of a pixel's centre between the centres of the picture's pixels.
  func place(_ pixel: Int) -> Place {
    let run = run(from: pixel)
    if run.end <= pixel { return seam(pixel, run.piece) }
    let line = line(run.piece)
    let place = line.place(pixel)
    return Place(first: line.clamped(place &>> 8), second: line.clamped(place &>> 8 &+ 1), share: UInt32(place & 255))
  }

  /// A pixel that two pieces share shows the last of one and the first of the other by the area that each has.
  private func seam(_ pixel: Int, _ before: Int) -> Place {
    let end = (pixel + 1) << 8, behind = piece(at: end - 1)
    // A middle narrower than the pixel is left out, and its area goes half to either side.
    let seam = behind - before == 2 ? (split.0 + split.1) >> 1 : before == 0 ? split.0 : split.1
    return Place(first: pixels[before + 1] - 1, second: pixels[behind], share: UInt32(end - seam))
  }

  func line(_ piece: Int) -> ImageLine {
    ImageLine(origin: edges[piece], step: steps[piece], first: pixels[piece], last: pixels[piece + 1] - 1)
  }
}

/// The places of one piece.
struct ImageLine {
  /// Where the piece begins in the window, in absolute 24.8.
  let origin: Int
  let step: Int
  /// The pixels of the picture that it may show.
  let first: Int
  let last: Int

  /// The place of a pixel's centre between the centres of the picture's pixels, 24.8.
  @inline(__always)
  func place(_ pixel: Int) -> Int { (((pixel &<< 8 &+ 128 &- origin) &* step) &>> 24) &- 128 &+ first &<< 8 }

  @inline(__always)
  func clamped(_ pixel: Int) -> Int { pixel < first ? first : pixel > last ? last : pixel }
}
