/// A line of text, cut into pieces, of which only those are laid out that somebody looks at: a megabyte in a field costs no
/// more to draw than a word.
struct FieldLine {
  /// The longest piece, in bytes, save for a cluster that is longer by itself.
  private static let pieceBytes = 512

  private struct Piece {
    let start: Int
    let text: String
    var stops: CaretStops?
  }

  private(set) var text = ""
  private(set) var style = TextStyle(size: 12)
  private var pieces: [Piece] = [Piece(start: 0, text: "", stops: CaretStops())]

  /// What the left end of the field shows: a piece, and a distance in it.
  private(set) var firstPiece = 0
  private(set) var firstPosition = 0.0

  /// Takes another text, or the same one.
  mutating func set(_ new: String, _ style: TextStyle) {
    if style == self.style, new.isSame(as: text) { return }
    (text, self.style) = (new, style)
    pieces.removeAll(keepingCapacity: true)
    var start = 0
    let end = new.utf8.count
    while end - start > Self.pieceBytes {
      let cut = new.clusterBoundary(from: start + Self.pieceBytes)
      pieces.append(Piece(start: start, text: new.part(start, cut), stops: nil))
      start = cut
    }
    pieces.append(Piece(start: start, text: start == 0 ? new : new.part(start, end), stops: nil))
    firstPiece = min(firstPiece, pieces.count - 1)
  }

  private mutating func stops(_ piece: Int, _ engine: any TextEngine) -> CaretStops {
    if let stops = pieces[piece].stops { return stops }
    let made = CaretStops(pieces[piece].text, engine.layout(pieces[piece].text, style))
    pieces[piece].stops = made
    return made
  }

  private func piece(of place: Int) -> Int {
    var low = 0, high = pieces.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= place { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Scrolling

  /// Scrolls no more than it takes for a place to be inside a width; shows no empty room at the right end of text that
  /// goes on at the left.
  mutating func reveal(_ place: Int, width: Double, _ engine: any TextEngine) {
    let index = piece(of: place)
    let position = stops(index, engine).position(of: place - pieces[index].start)
    if index < firstPiece || index == firstPiece && position < firstPosition {
      (firstPiece, firstPosition) = (index, position)
    } else if distance(to: index, position, most: width, engine) > width {
      (firstPiece, firstPosition) = (index, position - width)
    }
    settle(engine)
    let last = pieces.count - 1, end = stops(last, engine).width
    let rest = distance(to: last, end, most: width, engine)
    if rest < width {
      firstPosition -= width - rest
      settle(engine)
    }
  }

  /// How far right of the field's left end a position stands; no more exactly once it is beyond `most`.
  private mutating func distance(to piece: Int, _ position: Double, most: Double, _ engine: any TextEngine) -> Double {
    var sum = -firstPosition, index = firstPiece
    while index < piece {
      sum += stops(index, engine).width
      if sum > most { return sum }
      index += 1
    }
    return sum + position
  }

  /// Finds the piece that the left end is in, where its distance leads to another.
  private mutating func settle(_ engine: any TextEngine) {
    while firstPosition < 0, firstPiece > 0 {
      firstPiece -= 1
      firstPosition += stops(firstPiece, engine).width
    }
    firstPosition = max(0, firstPosition)
  }

  /// Shows the beginning.
  mutating func rewind() { (firstPiece, firstPosition) = (0, 0) }

  // MARK: Places

  /// Where the caret of a place stands, from the field's left end, no more exactly once it is outside 0 to `width`.
  mutating func position(of place: Int, width: Double, _ engine: any TextEngine) -> Double {
    let index = piece(of: place)
    if index < firstPiece { return -1 }
    let position = stops(index, engine).position(of: place - pieces[index].start)
    return distance(to: index, position, most: width, engine)
  }

  /// Where the text between two places stands, as far as it reaches into 0 to `width`.
  mutating func spans(from lower: Int, to upper: Int, width: Double, _ engine: any TextEngine) -> [ClosedRange<Double>]
  {
    var spans: [ClosedRange<Double>] = []
    var x = -firstPosition, index = firstPiece
    while index < pieces.count, x < width {
      let start = pieces[index].start, stops = stops(index, engine)
      for span in stops.spans(from: max(0, lower - start), to: min(stops.end, upper - start)) {
        let left = x + span.lowerBound, right = x + span.upperBound
        if let last = spans.last, left <= last.upperBound + 0.01 {
          spans[spans.count - 1] = last.lowerBound...max(last.upperBound, right)
        } else {
          spans.append(left...right)
        }
      }
      x += stops.width
      index += 1
    }
    return spans
  }

  /// Whether the text about a place is read from right to left.
  mutating func isRightToLeft(at place: Int, _ engine: any TextEngine) -> Bool {
    let index = piece(of: place)
    return stops(index, engine).isRightToLeft(at: place - pieces[index].start)
  }

  /// The place nearest to a position; `isUnder`: of the cluster that lies there.
  mutating func place(at position: Double, isUnder: Bool = false, _ engine: any TextEngine) -> Int {
    var rest = position + firstPosition, index = firstPiece
    while rest < 0, index > 0 {
      index -= 1
      rest += stops(index, engine).width
    }
    while index + 1 < pieces.count, rest > stops(index, engine).width {
      rest -= stops(index, engine).width
      index += 1
    }
    let stops = stops(index, engine)
    return pieces[index].start + (isUnder ? stops.place(under: rest) : stops.place(nearest: rest))
  }

  /// Hands out the pieces that reach into a width, with the place where each begins.
  mutating func visit(width: Double, _ engine: any TextEngine, _ body: (TextLayout, Double) -> Void) {
    var x = -firstPosition, index = firstPiece
    while index < pieces.count, x < width {
      body(engine.layout(pieces[index].text, style), x)
      x += stops(index, engine).width
      index += 1
    }
  }
}
