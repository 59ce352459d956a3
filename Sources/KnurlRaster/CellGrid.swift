/// Signed areas of lines over the pixels of a box, exact to 1/256 pixel of every coordinate.
///
/// A cell holds what a line adds from its column on: a line that crosses a pixel adds the area to its right within the
/// pixel to the pixel's cell, and the rest of its height to the next cell. The running sum of a row is the winding of
/// each pixel, with `full` for one whole pixel. Where a line crosses rows and columns is a function of the line and the
/// crossed coordinate alone, so a box cut out of a picture gets the same sums as the picture.
@safe
struct CellGrid {
  /// The sum for a pixel that is covered once.
  static let full: Int32 = 131_072
  /// The largest box: what lies in it fits the nearer caches.
  static let maximumWidth = 1024
  static let maximumHeight = 32
  /// Cells from one row to the next: the columns, the cell behind the last, whole groups of eight.
  static let stride = maximumWidth + 16
  /// Bytes of a row's touched groups, one for eight columns: to set one needs no reading, unlike a bit.
  static let groupStride = 136

  let cells: UnsafeMutablePointer<Int32>
  let groups: UnsafeMutablePointer<UInt8>
  private let columns: Int
  private let rows: Int

  init(cells: UnsafeMutablePointer<Int32>, groups: UnsafeMutablePointer<UInt8>, columns: Int, rows: Int) {
    unsafe self.cells = cells
    unsafe self.groups = groups
    self.columns = columns
    self.rows = rows
  }

  /// Adds a line whose coordinates are relative to the box.
  func add(_ fromX: Int, _ fromY: Int, _ toX: Int, _ toY: Int) {
    if fromY == toY { return }
    // All ones where the line goes down; ends are exchanged without a branch, which could not be foreseen.
    let down = (fromY &- toY) &>> 63
    let swapX = (fromX ^ toX) & ~down, swapY = (fromY ^ toY) & ~down
    let x0 = fromX ^ swapX, y0 = fromY ^ swapY, x1 = toX ^ swapX, y1 = toY ^ swapY
    let right = columns &<< 8, bottom = rows &<< 8
    if y1 <= 0 || y0 >= bottom || (x0 >= right && x1 >= right) { return }
    let sign = 0 &- (down | 1)
    if x0 == x1 || (x0 <= 0 && x1 <= 0) {
      addUpright(max(x0 <= 0 && x1 <= 0 ? 0 : x0, 0), max(y0, 0), min(y1, bottom), sign)
    } else if x0 >= 0 && x1 >= 0 && x0 < right && x1 < right {
      addInside(SlantedLine(x0, y0, x1, y1), max(y0, 0), min(y1, bottom), sign)
    } else {
      addSlanted(SlantedLine(x0, y0, x1, y1), max(y0, 0), min(y1, bottom), sign)
    }
  }

  private func addUpright(_ x: Int, _ top: Int, _ bottom: Int, _ sign: Int) {
    let column = x &>> 8, right = Int32(truncatingIfNeeded: (x & 255) &* 2 &* sign)
    let left = Int32(truncatingIfNeeded: 512 &* sign) &- right
    var y = top
    while y < bottom {
      let row = y &>> 8
      let end = min((row &+ 1) &<< 8, bottom)
      let height = Int32(truncatingIfNeeded: end &- y)
      let cell = unsafe cells + (row &* Self.stride &+ column)
      unsafe cell[0] = cell[0] &+ left &* height
      unsafe cell[1] = cell[1] &+ right &* height
      touch(row, column, column &+ 1)
      y = end
    }
  }

  /// Adds the rows from `top` to `bottom` of a line whose columns all lie in the box.
  private func addInside(_ line: SlantedLine, _ top: Int, _ bottom: Int, _ sign: Int) {
    var x = line.x(top), y = top, row = y &>> 8
    let lastRow = (bottom &- 1) &>> 8, step = line.slope &* 256
    var sum = line.sum(y: (row &+ 1) &<< 8)
    var cells = unsafe self.cells + row &* Self.stride, groups = unsafe self.groups + row &* Self.groupStride
    while row < lastRow {
      let endX = line.x0 &+ sum &>> 32, endY = (row &+ 1) &<< 8
      unsafe addInside(line, RowPart(row: row, x0: x, y0: y, x1: endX, y1: endY), sign, cells, groups)
      (x, y) = (endX, endY)
      row &+= 1
      sum = sum &+ step
      unsafe cells += Self.stride
      unsafe groups += Self.groupStride
    }
    unsafe addInside(line, RowPart(row: row, x0: x, y0: y, x1: line.x(bottom), y1: bottom), sign, cells, groups)
  }

  /// Adds a row of it.
  ///
  /// Most rows of a curve's lines cross one column's edge or none: those are two cells without a branch, the second of
  /// no height where no edge is crossed, since neither a processor nor a compiler can foresee which it is.
  @inline(__always)
  private func addInside(
    _ line: SlantedLine, _ part: RowPart, _ sign: Int, _ cells: UnsafeMutablePointer<Int32>,
    _ groups: UnsafeMutablePointer<UInt8>
  ) {
    let column = part.x0 &>> 8, endColumn = part.x1 &>> 8
    let way = endColumn &- column
    if UInt(bitPattern: way &+ 1) > 2 {
      if way > 0 { addRightward(line, part, sign) } else { addLeftward(line, part, sign) }
      return
    }
    let near = column &+ (way & way &>> 63), far = column &+ endColumn &- near
    let edge = far &<< 8
    let isAcross = 0 &- (way & 1)  // All ones or zero.
    let middleX = part.x1 ^ (part.x1 ^ edge) & isAcross, middleY = part.y1 ^ (part.y1 ^ line.y(edge, part)) & isAcross
    unsafe Self.put(cells + column, part.x0 &+ middleX &- column &<< 9, (middleY &- part.y0) &* sign)
    unsafe Self.put(cells + endColumn, middleX &+ part.x1 &- endColumn &<< 9, (part.y1 &- middleY) &* sign)
    unsafe groups[near &>> 3] = 1
    unsafe groups[(far &+ 1) &>> 3] = 1
  }

  /// Adds a height at twice the middle of its way within a cell.
  @inline(__always)
  private static func put(_ cell: UnsafeMutablePointer<Int32>, _ twiceX: Int, _ height: Int) {
    let right = Int32(truncatingIfNeeded: twiceX) &* Int32(truncatingIfNeeded: height)
    unsafe cell[0] = cell[0] &+ (Int32(truncatingIfNeeded: height) &<< 9 &- right)
    unsafe cell[1] = cell[1] &+ right
  }

  private func addSlanted(_ line: SlantedLine, _ top: Int, _ bottom: Int, _ sign: Int) {
    var y = top
    var x = line.x(y)
    while y < bottom {
      let row = y &>> 8
      let endY = min((row &+ 1) &<< 8, bottom)
      let endX = line.x(endY)
      let column = x &>> 8
      if column == endX &>> 8 {
        if column < columns { addCell(row, column, x, endX, (endY &- y) &* sign) }
      } else if x < endX {
        addRightward(line, RowPart(row: row, x0: x, y0: y, x1: endX, y1: endY), sign)
      } else {
        addLeftward(line, RowPart(row: row, x0: x, y0: y, x1: endX, y1: endY), sign)
      }
      x = endX
      y = endY
    }
  }

  /// Adds what lies in one cell; left of the box the whole height counts for the first column.
  @inline(__always)
  private func addCell(_ row: Int, _ column: Int, _ x0: Int, _ x1: Int, _ height: Int) {
    if column < 0 {
      let cell = unsafe cells + row &* Self.stride
      unsafe cell[0] = cell[0] &+ Int32(truncatingIfNeeded: height &* 512)
      touch(row, 0, 0)
      return
    }
    unsafe Self.put(cells + (row &* Self.stride &+ column), x0 &+ x1 &- column &<< 9, height)
    touch(row, column, column &+ 1)
  }

  private func addRightward(_ line: SlantedLine, _ part: RowPart, _ sign: Int) {
    var x = part.x0, y = part.y0
    var column = x &>> 8
    if column < 0 {
      let next = line.y(0, part)
      addCell(part.row, -1, 0, 0, (next &- y) &* sign)
      (x, y, column) = (0, next, 0)
    }
    let last = min(part.x1 &>> 8, columns)
    while column < last {
      let edge = (column &+ 1) &<< 8
      let next = line.y(edge, part)
      addCell(part.row, column, x, edge, (next &- y) &* sign)
      (x, y, column) = (edge, next, column &+ 1)
    }
    if column < columns { addCell(part.row, column, x, part.x1, (part.y1 &- y) &* sign) }
  }

  private func addLeftward(_ line: SlantedLine, _ part: RowPart, _ sign: Int) {
    var x = part.x0, y = part.y0
    var column = x &>> 8
    if column >= columns {
      x = columns &<< 8
      y = line.y(x, part)
      column = columns &- 1
    }
    let last = max(part.x1 &>> 8, -1)
    while column > last {
      let edge = column &<< 8
      let next = line.y(edge, part)
      addCell(part.row, column, x, edge, (next &- y) &* sign)
      (x, y, column) = (edge, next, column &- 1)
    }
    addCell(part.row, column, x, part.x1, (part.y1 &- y) &* sign)
  }

  @inline(__always)
  private func touch(_ row: Int, _ first: Int, _ last: Int) {
    let bytes = unsafe groups + row &* Self.groupStride
    unsafe bytes[first &>> 3] = 1
    unsafe bytes[last &>> 3] = 1
  }
}

/// A line going down, not upright: where it crosses a row or a column.
struct SlantedLine {
  let x0: Int
  let y0: Int
  private let x1: Int
  private let y1: Int
  /// Columns per row and rows per column, 32.32; zero where no row or no column is crossed.
  let slope: Int
  let inverse: Int

  init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
    let dx = x1 &- x0, dy = y1 &- y0
    slope = y0 &>> 8 == (y1 &- 1) &>> 8 ? 0 : (dx &<< 32) / dy
    inverse = (x0 ^ x1) &>> 8 == 0 ? 0 : (dy &<< 32) / dx
  }

  /// The way from `x0` at a row, and from `y0` at a column, in 32.32 and rounded when its lower half is cut.
  @inline(__always)
  func sum(y: Int) -> Int { (y &- y0) &* slope &+ 0x8000_0000 }
  @inline(__always)
  func sum(x: Int) -> Int { (x &- x0) &* inverse &+ 0x8000_0000 }

  /// The column at a row that the line crosses, or at one of its ends.
  @inline(__always)
  func x(_ y: Int) -> Int {
    y == y1 ? x1 : x0 &+ sum(y: y) &>> 32
  }

  /// The row at a column, within a part of the line.
  @inline(__always)
  func y(_ x: Int, _ part: RowPart) -> Int {
    let y = y0 &+ sum(x: x) &>> 32
    return y < part.y0 ? part.y0 : y > part.y1 ? part.y1 : y
  }
}

/// The part of a line within one row of pixels.
struct RowPart {
  let row: Int
  let x0: Int
  let y0: Int
  let x1: Int
  let y1: Int
}
