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
  /// Words of a row's touched groups, a bit for eight columns.
  static let groupWords = 3

  let cells: UnsafeMutablePointer<Int32>
  let groups: UnsafeMutablePointer<UInt64>
  private let columns: Int
  private let rows: Int

  init(cells: UnsafeMutablePointer<Int32>, groups: UnsafeMutablePointer<UInt64>, columns: Int, rows: Int) {
    unsafe self.cells = cells
    unsafe self.groups = groups
    self.columns = columns
    self.rows = rows
  }

  /// Adds a line whose coordinates are relative to the box.
  func add(_ fromX: Int, _ fromY: Int, _ toX: Int, _ toY: Int) {
    if fromY == toY { return }
    let isDown = fromY < toY
    let x0 = isDown ? fromX : toX, y0 = isDown ? fromY : toY
    let x1 = isDown ? toX : fromX, y1 = isDown ? toY : fromY
    let right = columns &<< 8, bottom = rows &<< 8
    if y1 <= 0 || y0 >= bottom || (x0 >= right && x1 >= right) { return }
    let sign = isDown ? 1 : -1
    if x0 == x1 || (x0 <= 0 && x1 <= 0) {
      addUpright(max(x0 <= 0 && x1 <= 0 ? 0 : x0, 0), max(y0, 0), min(y1, bottom), sign)
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
    let right = Int32(truncatingIfNeeded: (x0 &+ x1 &- column &<< 9) &* height)
    let cell = unsafe cells + (row &* Self.stride &+ column)
    unsafe cell[0] = cell[0] &+ (Int32(truncatingIfNeeded: height &<< 9) &- right)
    unsafe cell[1] = cell[1] &+ right
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
    let bits = unsafe groups + row &* Self.groupWords
    let low = first &>> 3, high = last &>> 3
    unsafe bits[low &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: low & 63)
    if high != low { unsafe bits[high &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: high & 63) }
  }
}

/// A line going down, not upright: where it crosses a row or a column.
struct SlantedLine {
  private let x0: Int
  private let y0: Int
  private let x1: Int
  private let y1: Int
  /// Columns per row and rows per column, 32.32.
  private let slope: Int
  private let inverse: Int

  init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
    let dx = x1 &- x0, dy = y1 &- y0
    slope = (dx &<< 32) / dy
    inverse = (x0 ^ x1) &>> 8 == 0 ? 0 : (dy &<< 32) / dx
  }

  /// The column at a row that the line crosses.
  @inline(__always)
  func x(_ y: Int) -> Int {
    y == y1 ? x1 : x0 &+ ((y &- y0) &* slope &+ 0x8000_0000) &>> 32
  }

  /// The row at a column, within a part of the line.
  @inline(__always)
  func y(_ x: Int, _ part: RowPart) -> Int {
    let y = y0 &+ ((x &- x0) &* inverse &+ 0x8000_0000) &>> 32
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
