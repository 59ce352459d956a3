/// The width of a row's column.
public enum Column: Hashable, Sendable {
  /// As wide as its content; what stands right of it follows.
  case natural
  /// So many points wide.
  case fixed(Double)
  /// This share of what the other columns leave.
  case share(Double)
}

/// Where the children of a container stand across its direction.
public enum Alignment: Hashable, Sendable {
  /// Left, or on top.
  case leading
  /// In the middle.
  case center
  /// Right, or below.
  case trailing
}

/// The size that a control wants, in points.
struct NaturalSize {
  var width: Double
  var height: Double
  /// Whether it fills a column; in a row it takes `width`.
  var fills = false
}

/// The place that a control got.
struct Placement {
  /// The origin in whole pixels of the window, and the extent.
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// In window points; its origin stands on whole pixels.
  var frame: Rect

  /// The same extent at the origin: the coordinates that controls draw and reckon in.
  var local: Rect { Rect(origin: .zero, size: frame.size) }
}

/// The next free place of a container. All lengths are whole pixels, so that what is moved equals what is recorded there.
struct Placer {
  enum Kind { case column, row, fixed }

  let kind: Kind
  var x: Int
  var y: Int
  /// The width that children may take.
  var width: Int
  /// The height of a fixed place.
  var height = 0
  /// The pixel down to which there is room; nil where nobody says.
  var bottom: Int?
  var spacing: Int
  var alignment = Alignment.leading
  /// Whether controls that fill take their natural width, since nobody said how wide the place is.
  var isNatural = false
  var columns: [Column] = []
  /// Where the next child begins, along the direction and from the origin.
  var taken = 0
  var count = 0
  /// What the children have taken.
  var usedWidth = 0
  var usedHeight = 0
  /// Where the children's records begin in the UI's list.
  var firstChild = 0
  var place: (StaticString, Int) = ("", 0)

  init(kind: Kind, x: Int, y: Int, width: Int, spacing: Int) {
    (self.kind, self.x, self.y, self.width, self.spacing) = (kind, x, y, max(0, width), spacing)
  }

  static func root(size: Size, margin: Double, spacing: Double, grid: PixelGrid) -> Placer {
    let margin = grid.pixel(margin)
    var root = Placer(
      kind: .column, x: margin, y: margin, width: grid.pixel(size.width) - 2 * margin, spacing: grid.pixel(spacing))
    root.bottom = grid.pixel(size.height) - margin
    return root
  }

  /// Where the next child's origin is.
  var next: (x: Int, y: Int) {
    let along = taken + (count > 0 ? spacing : 0)
    switch kind {
    case .column: return (x, y + along)
    case .row: return (x + along, y)
    case .fixed: return (x, y)
    }
  }

  /// The width of the finished container: its children's where nobody said how wide it is, else no less than was said.
  var takenWidth: Int { isNatural ? usedWidth : max(usedWidth, width) }

  /// Takes note of a child of a size.
  mutating func advance(width: Int, height: Int) {
    let gap = count > 0 ? spacing : 0
    count += 1
    switch kind {
    case .column:
      taken += gap + height
      usedWidth = max(usedWidth, width)
      usedHeight = taken
    case .row:
      taken += gap + width
      usedWidth = taken
      usedHeight = max(usedHeight, height)
    case .fixed:
      usedWidth = max(usedWidth, width)
      usedHeight = max(usedHeight, height)
    }
  }

  /// Whether the container moves its children once it is complete.
  var movesChildren: Bool { kind != .fixed && (alignment != .leading || !columns.isEmpty) }

  /// Gives the next free place to a control at rest, if it is the one that it had before; for containers that do not move
  /// their children.
  mutating func placeAgain(_ still: Still) -> Bool {
    let (x, y) = next
    let own =
      switch kind {
      case .fixed: self.width
      case .column:
        isNatural ? still.naturalWidth : still.natural.fills ? self.width : min(still.naturalWidth, self.width)
      case .row: still.naturalWidth
      }
    let tall = kind == .fixed ? self.height : still.naturalHeight
    guard still.x == x, still.y == y, still.width == own, still.height == tall else { return false }
    advance(width: own, height: tall)
    return true
  }

  /// The width of the next column of a row that is said beforehand, in pixels; nil for a natural one.
  func columnWidth(_ grid: PixelGrid, natural: Int) -> Int? {
    guard kind == .row, count < columns.count else { return nil }
    switch columns[count] {
    case .natural: return isBehindShare ? natural : nil
    case .fixed(let points): return max(0, grid.pixel(points))
    case .share(let share): return self.share(share, grid, natural: natural)
    }
  }

  /// Whether a share stands left of the next column.
  var isBehindShare: Bool {
    columns.prefix(count).contains { if case .share = $0 { true } else { false } }
  }

  private func share(_ share: Double, _ grid: PixelGrid, natural: Int) -> Int {
    var reserved = 0, total = 0.0
    for column in columns[count...] {
      switch column {
      case .natural: reserved += natural
      case .fixed(let points): reserved += max(0, grid.pixel(points))
      case .share(let other): total += max(0, other)
      }
    }
    let gaps = spacing * (columns.count - count - (count > 0 ? 0 : 1))
    let rest = max(0, width - taken - reserved - gaps)
    // Shares beyond all reason (infinite, or nearly) divide as if there was nothing else.
    let part = total > 0 ? max(0, share) / total : 0
    return part.isNaN ? rest : Int((Double(rest) * min(1, part)).rounded(.down))
  }
}

/// A child of a container, for moving it once the container's size is known.
struct RowChild {
  var start: RecordMark
  var width: Int
  var height: Int
}
