/// What the UI remembers of a control that text is typed into.
final class FieldState {
  var editor = TextEditor("")
  var line = FieldLine()
  /// The lines of a text with more than one; nil for a field of one.
  var area: AreaLines?
  /// The column that moves by lines keep to, in points.
  var column: Double?
  /// Whether every cluster is shown as a bullet.
  var isSecret = false
  /// The edit that has begun and not ended.
  var session: TextSession?
  /// The pointer that selects.
  var pointer: FieldPointer?
  /// The last press, for telling a double and a triple click.
  var lastPress: (place: Point, time: Double, count: Int)?
  /// When something was typed or the caret moved: it shows at once, and blinks from there.
  var activity = 0.0
  /// Where the text stands, in the control's own coordinates.
  var frame = Rect.zero
  /// Where the caret stands, in the control's own coordinates.
  var caret = Rect.zero
  /// What the picture was made of last.
  var inputs: FieldInputs?
  /// Whether the user has scrolled away from the caret.
  var isScrolled = false
  /// The style of a text with more than one line.
  var areaStyle = TextStyle(size: 12)
  /// The value that is typed here, of a value control whose entry is open.
  var entry: ValueEntry?
  /// Whether the cross that clears is pressed.
  var isClearing = false

  private var shown = "", shownOf = "", shownPreedit: Preedit?, wasSecret = false

  static let bullet = "\u{2022}"

  /// What is shown; made anew only when it changes.
  var display: String {
    if !isSecret, editor.preedit == nil { return editor.text }
    if shownPreedit == editor.preedit, wasSecret == isSecret, shownOf.isSame(as: editor.text) { return shown }
    (shownOf, shownPreedit, wasSecret) = (editor.text, editor.preedit, isSecret)
    let text = editor.shownText
    shown = isSecret ? String(repeating: Self.bullet, count: text.count) : text
    return shown
  }

  /// Where a place of the text with its preedit is in what is shown.
  func displayPlace(_ place: Int) -> Int {
    guard isSecret else { return place }
    let text = editor.shownText
    return text[..<text.index(at: place)].count * Self.bullet.utf8.count
  }

  /// The place of the text that a place in what is shown stands for.
  private func textPlace(_ place: Int) -> Int {
    var place = place
    if isSecret {
      let text = editor.shownText
      place = text.place(
        of: text.index(text.startIndex, offsetBy: place / Self.bullet.utf8.count, limitedBy: text.endIndex)
          ?? text.endIndex)
    }
    guard let preedit = editor.preedit else { return place }
    let start = editor.selection.lower, length = preedit.text.utf8.count
    if place <= start { return place }
    return place < start + length ? start : place - length + editor.selection.upper - start
  }

  /// The place of the text at a point in the control's own coordinates, as the last picture shows it: where the text has
  /// changed since, the nearest place that it still has.
  func place(at point: Point, isUnder: Bool = false, _ engine: any TextEngine) -> Int {
    editor.text.clusterBoundary(from: shownPlace(at: point, isUnder, engine))
  }

  private func shownPlace(at point: Point, _ isUnder: Bool, _ engine: any TextEngine) -> Int {
    if let area {
      let line = area.line(at: point.y - frame.minY)
      return textPlace(area.place(in: line, x: point.x - frame.minX, isUnder: isUnder))
    }
    return textPlace(line.place(at: point.x - frame.minX, isUnder: isUnder, engine))
  }

  /// Wraps the text as it is now, at the width of its frame.
  func layOut(_ engine: any TextEngine) {
    area?.set(display, areaStyle, width: frame.width, engine)
  }

  // MARK: Blinking

  /// Half a blink, in seconds; after so many the caret stays, so that a window left alone comes to rest.
  static let blink = 0.5, mostBlinks = 18.0

  /// Whether the caret shows at a time, and when that changes.
  func caretShows(at time: Double) -> (isShown: Bool, next: Double?) {
    let count = ((time - activity) / Self.blink + 1e-9).rounded(.down)
    if count >= Self.mostBlinks || count < 0 { return (true, nil) }
    return (count.truncatingRemainder(dividingBy: 2) == 0, activity + (count + 1) * Self.blink)
  }
}

/// An edit of a text that has begun.
struct TextSession {
  /// The text before the first change.
  let original: String
  /// The text of the last reported change.
  var reported: String
  /// Whether a change was reported.
  var hasBegun = false
}

/// A pointer that is down in a text.
struct FieldPointer {
  let id: PointerID
  let press: Point
  /// Clicks in a row, this one counted: one selects by clusters, two by words, three by lines.
  let count: Int
  /// What the press selected.
  let range: Range<Int>
  /// Whether it has moved far enough to select.
  var isSelecting: Bool
}

/// All that the picture of a text field at rest is made of, beside its place and looks.
struct FieldInputs {
  var text: String
  var placeholder: String
  var label: String?
  var error: String?
  var options: TextFieldOptions

  func isSame(as other: FieldInputs) -> Bool {
    text.isSame(as: other.text) && placeholder == other.placeholder && label == other.label && error == other.error
      && options == other.options
  }
}
