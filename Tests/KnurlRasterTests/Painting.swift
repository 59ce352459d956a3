import KnurlDrawing

@testable import KnurlRaster

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(ucrt)
import ucrt
#endif

/// A picture of what `body` draws on black.
func painted(_ width: Int, _ height: Int, scale: Double = 1, _ body: (Canvas) -> Void) -> Pixmap {
  let pixmap = Pixmap(width: width, height: height)
  pixmap.paint(background: .black, pixelsPerPoint: scale, body)
  return pixmap
}

extension Pixmap {
  /// Sets all pixels.
  func fill(_ color: UInt32) {
    for y in 0..<height { unsafe fillOpaque(base + y * stride, width, color) }
  }

  /// Whether all pixels are the same.
  func isEqual(to other: Pixmap) -> Bool {
    guard width == other.width && height == other.height else { return false }
    for y in 0..<height where unsafe memcmp(base + y * stride, other.base + y * other.stride, width * 4) != 0 {
      return false
    }
    return true
  }

  /// The blue of a pixel: the coverage of white on black.
  func level(_ x: Int, _ y: Int) -> Int { Int(self[x, y] & 255) }

  /// The sum of all levels.
  var sum: Int {
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += level(x, y) } }
    return sum
  }

  /// The largest difference of two pictures' levels.
  func distance(to other: Pixmap) -> Int {
    var largest = 0
    for y in 0..<height { for x in 0..<width { largest = max(largest, abs(level(x, y) - other.level(x, y))) } }
    return largest
  }

  /// The largest difference of the levels from what samples in each pixel say.
  func distance(toSamples isInside: (Double, Double) -> Bool) -> Int {
    var largest = 0
    for y in 0..<height {
      for x in 0..<width { largest = max(largest, distance(x, y, isInside)) }
    }
    return largest
  }

  /// The difference of a pixel's level from what 1024 samples say, or 256 where it has no edge.
  func distance(_ x: Int, _ y: Int, _ isInside: (Double, Double) -> Bool) -> Int {
    let hasEdge = level(x, y) > 0 && level(x, y) < 255
    let step = hasEdge ? 1 : 4
    var count = 0
    for index in Swift.stride(from: step / 2, to: 1024, by: step) {
      let sample = sampleOffsets[index]
      if isInside(Double(x) + sample.0, Double(y) + sample.1) { count += step }
    }
    return abs(level(x, y) - (count * 255 + 512) / 1024)
  }
}

/// Places within a pixel, no two in one column or row, spread evenly: the bits of one coordinate are the other's reversed.
private let sampleOffsets = (0..<1024).map { index in
  let reversed = (0..<10).reduce(0) { $0 | (index >> $1 & 1) << (9 - $1) }
  return ((Double(index) + 0.5) / 1024, (Double(reversed) + 0.5) / 1024)
}

let white = Paint.color(.white)

/// A picture whose pixels follow from their places.
func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Image {
  let pixmap = Pixmap(width: width, height: height)
  let stride = pixmap.stride
  unsafe pixmap.withUnsafePixels { pixels in
    for y in 0..<height { for x in 0..<width { unsafe pixels[y * stride + x] = pixel(x, y) } }
  }
  return Image(copying: pixmap)
}

/// A path along straight lines.
func lines(_ places: [(Double, Double)], isClosed: Bool = false) -> Path {
  var path = Path()
  for (index, place) in places.enumerated() {
    let point = Point(x: place.0, y: place.1)
    if index == 0 { path.move(to: point) } else { path.line(to: point) }
  }
  if isClosed { path.close() }
  return path
}

extension RoundedBox {
  /// The outline, clockwise.
  func vertices(_ quarter: inout QuarterCircle) -> [Vertex] {
    var result = Polyline()
    append(to: &result, &quarter)
    return result.vertices
  }
}

extension ArcWords {
  /// The arc as lines, from its start to its end.
  var vertices: [Vertex] {
    var result = Polyline()
    append(to: &result)
    return result.vertices
  }
}
