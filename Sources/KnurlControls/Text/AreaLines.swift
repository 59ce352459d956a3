/// The lines of a text that is wrapped to a width: at spaces and by the rules of its script, and within a word that is wider
/// than all of it.
///
/// Paragraphs that an edit has left alone are not laid out again.
struct AreaLines {
  /// A line as it is shown.
  struct Line: Equatable {
    /// In bytes of the text; the end of a wrapped line is the beginning of the next.
    let start: Int
    let end: Int
    /// The paragraph, and which of its lines this is.
    fileprivate let paragraph: Int
    fileprivate let number: Int
    let text: String
    /// Whether the text goes on in the next line without a line feed.
    let isWrapped: Bool
  }

  private struct Paragraph {
    let text: String
    /// Where each of its lines begins, and its end.
    let breaks: [Int]
    let lines: [String]
    /// Of each line by itself.
    let stops: [CaretStops]
  }

  private(set) var lines: [Line] = []
  private(set) var style = TextStyle(size: 12)
  private var text = ""
  private var width = -1.0
  private var paragraphs: [Paragraph] = []
  /// How far down the top of what is shown lies, in points.
  private(set) var scroll = 0.0
  /// The height of a line, in points.
  private(set) var lineHeight = 0.0

  /// Takes a text, or the same one, at a width.
  mutating func set(_ new: String, _ style: TextStyle, width: Double, _ engine: any TextEngine) {
    if style == self.style, width == self.width, new.isSame(as: text), !lines.isEmpty { return }
    if style != self.style || width != self.width { paragraphs.removeAll() }
    (text, self.style, self.width) = (new, style, width)
    lineHeight = (engine.metrics(style).lineHeight * 1.22).rounded()
    let parts = new.split(separator: "\n" as Character, omittingEmptySubsequences: false).map(String.init)
    let (head, tail) = sharedEnds(parts)
    let middle = parts[head..<parts.count - tail].map { paragraph($0, engine) }
    paragraphs.replaceSubrange(head..<paragraphs.count - tail, with: middle)
    number()
  }

  /// How many paragraphs at the beginning and at the end are those of before.
  private func sharedEnds(_ parts: [String]) -> (head: Int, tail: Int) {
    let most = min(parts.count, paragraphs.count)
    var head = 0, tail = 0
    while head < most, parts[head].isSame(as: paragraphs[head].text) { head += 1 }
    while tail < most - head,
      parts[parts.count - 1 - tail].isSame(as: paragraphs[paragraphs.count - 1 - tail].text)
    {
      tail += 1
    }
    return (head, tail)
  }

  private func paragraph(_ text: String, _ engine: any TextEngine) -> Paragraph {
    let stops = CaretStops(text, engine.layout(text, style))
    let breaks = breaks(text, stops) + [text.utf8.count]
    if breaks.count == 2 { return Paragraph(text: text, breaks: breaks, lines: [text], stops: [stops]) }
    let lines = (1..<breaks.count).map { text.part(breaks[$0 - 1], breaks[$0]) }
    return Paragraph(
      text: text, breaks: breaks, lines: lines, stops: lines.map { CaretStops($0, engine.layout($0, style)) })
  }

  private func breaks(_ text: String, _ stops: CaretStops) -> [Int] {
    var breaks = [0], start = 0, lastBreak = 0, width = 0.0
    let allowed = LineBreaks.allowed(text), bytes = text.utf8
    for index in stops.places.indices.dropLast() {
      let place = stops.places[index]
      let isSpace = bytes[bytes.index(bytes.startIndex, offsetBy: place)] == UInt8(ascii: " ")
      if allowed[index] { lastBreak = index }
      width += stops.width(of: index)
      // Spaces hang over the edge.
      if !isSpace, index > start, width > self.width + 0.01 {
        start = lastBreak > start ? lastBreak : index
        breaks.append(stops.places[start])
        width = (start...index).reduce(0) { $0 + stops.width(of: $1) }
      }
    }
    return breaks
  }

  /// Lists the lines of all paragraphs.
  private mutating func number() {
    lines.removeAll(keepingCapacity: true)
    var start = 0
    for (index, paragraph) in paragraphs.enumerated() {
      let count = paragraph.lines.count
      for number in 0..<count {
        lines.append(
          Line(
            start: start + paragraph.breaks[number], end: start + paragraph.breaks[number + 1], paragraph: index,
            number: number, text: paragraph.lines[number], isWrapped: number + 1 < count))
      }
      start += paragraph.breaks[count] + 1
    }
  }

  // MARK: Places

  /// The line that the caret of a place stands in: at a wrap, the next one.
  func line(of place: Int) -> Int {
    var low = 0, high = lines.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle].start <= place { low = middle } else { high = middle }
    }
    return low
  }

  private func stops(_ line: Line) -> CaretStops { paragraphs[line.paragraph].stops[line.number] }

  /// How far right a place stands in its line.
  func x(of place: Int, in line: Int) -> Double {
    let line = lines[line]
    return stops(line).position(of: min(max(place, line.start), line.end) - line.start)
  }

  /// Where the text between two places stands in a line.
  func spans(from lower: Int, to upper: Int, in line: Int) -> [ClosedRange<Double>] {
    let line = lines[line]
    return stops(line).spans(from: max(0, lower - line.start), to: min(line.end, upper) - line.start)
  }

  /// Whether the text about a place is read from right to left.
  func isRightToLeft(at place: Int) -> Bool {
    let line = lines[line(of: place)]
    return stops(line).isRightToLeft(at: place - line.start)
  }

  /// The place in a line nearest to a distance from its beginning.
  func place(in index: Int, x: Double, isUnder: Bool = false) -> Int {
    let line = lines[max(0, min(index, lines.count - 1))], stops = stops(line)
    let place = line.start + (isUnder ? stops.place(under: x) : stops.place(nearest: x))
    return min(max(place, line.start), lineEnd(line))
  }

  /// The last place of a line: of a wrapped one, before its last cluster, since behind that is the next line.
  private func lineEnd(_ line: Line) -> Int {
    line.isWrapped ? max(line.start, text.clusterStart(before: line.end)) : line.end
  }

  func end(of line: Int) -> Int { lineEnd(lines[line]) }

  /// The line at a height in what is shown.
  func line(at y: Double) -> Int {
    lineHeight > 0
      ? Int(Interpolation.clamp(((y + scroll) / lineHeight).rounded(.down), 0, Double(lines.count - 1))) : 0
  }

  // MARK: Showing

  var height: Double { Double(lines.count) * lineHeight }

  /// Scrolls by a distance as far as there is text.
  mutating func scroll(by distance: Double, height: Double) {
    scroll = Interpolation.clamp(scroll + distance, 0, max(0, self.height - height))
  }

  /// Scrolls no more than it takes for a place to be inside a height.
  mutating func reveal(_ place: Int, height: Double) {
    let top = Double(line(of: place)) * lineHeight
    if top < scroll { scroll = top }
    if top + lineHeight > scroll + height { scroll = top + lineHeight - height }
    scroll(by: 0, height: height)
  }

  /// The lines that reach into a height.
  func visible(_ height: Double) -> Range<Int> {
    guard lineHeight > 0, !lines.isEmpty else { return 0..<0 }
    let first = line(at: 0), last = line(at: max(0, height))
    return first..<last + 1
  }

  func top(of line: Int) -> Double { Double(line) * lineHeight - scroll }
}
