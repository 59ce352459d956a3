import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite struct StrokeTrackTests {
  private static func track(_ vertices: [Vertex], isClosed: Bool) -> StrokeTrack {
    var line = Polyline()
    for vertex in vertices { line.append(vertex) }
    var track = StrokeTrack()
    track.take(line, isClosed: isClosed)
    return track
  }

  @Test("places within a rounding error of the one before, or of the first one at the end, are left out")
  func repeats() {
    let open = Self.track(
      [Vertex(0, 0), Vertex(0, 0), Vertex(300, 1), Vertex(301, 0), Vertex(600, 0)], isClosed: false)
    #expect(open.places.map(\.x) == [0, 300, 600] && open.lineCount == 2)
    let closed = Self.track([Vertex(0, 0), Vertex(300, 0), Vertex(300, 300), Vertex(1, -1)], isClosed: true)
    #expect(closed.places.count == 3 && closed.lineCount == 3)
    // A line that is no longer than that is drawn nevertheless.
    #expect(Self.track([Vertex(0, 0), Vertex(1, 0)], isClosed: false).count == 2)
    #expect(Self.track([Vertex(5, 5), Vertex(5, 5)], isClosed: true).count == 1)
  }

  @Test("the direction along a circle's lines is that of the circle")
  func directions() {
    let canvas = Canvas(pixelsPerPoint: 1)
    canvas.fill(.arc(center: .zero, radius: 40, start: .zero, sweep: .degrees(200)), white)
    var line = Polyline()
    unsafe canvas.list.words.withUnsafeBufferPointer { words in
      unsafe ArcWords(words: words.baseAddress.unsafelyUnwrapped + 1).append(to: &line)
    }
    var track = StrokeTrack()
    track.take(line, isClosed: false)
    for index in 0..<track.lineCount {
      for share in [0.0, 0.25, 0.5, 0.9, 1] {
        let turned = 200.0 * (Double(index) + share) / Double(track.lineCount) + 90
        let (sine, cosine) = Angle.degrees(turned).sineAndCosine
        // The places at the ends are not pushed out, so the first and last line lie a little aslant.
        #expect(abs(track.direction(index, share).cross(Direction(cosine, sine))) < 0.006)
      }
    }
    track.measureCurves(isPushedOut: true)
    let length = track.places.dropLast().reduce(0) { $0 + $1.length }
    #expect(abs(length / 256 - 40 * .pi * 200 / 180) < 0.01)
  }

  @Test("lines that turn round may meet themselves; convex outlines and those that go on do not")
  func meeting() {
    let square = [Vertex(0, 0), Vertex(900, 0), Vertex(900, 900), Vertex(0, 900)]
    #expect(!Self.track(square, isClosed: true).meetsItself && Self.track(square, isClosed: false).meetsItself)
    #expect(!Self.track([Vertex(0, 0), Vertex(900, 0), Vertex(1000, 900)], isClosed: false).meetsItself)
    let star = [Vertex(0, 0), Vertex(900, 900), Vertex(900, 0), Vertex(0, 900)]
    #expect(Self.track(star, isClosed: true).meetsItself)
  }
}
