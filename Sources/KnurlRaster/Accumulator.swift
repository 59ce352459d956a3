import KnurlDrawing

/// Neighbours in a row with one coverage, or with coverages of their own in the accumulator's row.
struct CoverageRun {
  var start: Int32
  var end: Int32
  /// 1...255 for all, or -1 for single values.
  var coverage: Int32
}

/// Turns lines into coverage, box by box and row by row. Rows are clean again once they are resolved.
@safe
final class Accumulator {
  private let cells: UnsafeMutablePointer<Int32>
  private let groups: UnsafeMutablePointer<UInt8>
  /// The coverage of the row resolved last, from the box's left edge; valid in runs of single values.
  let coverage: UnsafeMutablePointer<UInt8>
  /// The runs of the row resolved last, from left to right.
  let runs: UnsafeMutablePointer<CoverageRun>
  private(set) var box = PixelBox.empty

  init() {
    let cellCount = CellGrid.stride * CellGrid.maximumHeight
    unsafe cells = .allocate(capacity: cellCount)
    unsafe cells.initialize(repeating: 0, count: cellCount)
    let groupCount = CellGrid.groupStride * CellGrid.maximumHeight
    unsafe groups = .allocate(capacity: groupCount)
    unsafe groups.initialize(repeating: 0, count: groupCount)
    unsafe coverage = .allocate(capacity: CellGrid.stride)
    unsafe coverage.initialize(repeating: 0, count: CellGrid.stride)
    unsafe runs = .allocate(capacity: CellGrid.stride)
  }

  deinit {
    unsafe cells.deallocate()
    unsafe groups.deallocate()
    unsafe coverage.deallocate()
    unsafe runs.deallocate()
  }

  /// Begins a box of at most 1024 columns and 32 rows.
  func begin(_ box: PixelBox) {
    assert(box.right - box.left <= CellGrid.maximumWidth && box.bottom - box.top <= CellGrid.maximumHeight)
    self.box = box
  }

  /// Adds lines whose coordinates are relative to an origin in whole pixels.
  func add(_ lines: UnsafePointer<Line>, _ count: Int, originX: Int32, originY: Int32) {
    let columns = Int(box.right &- box.left), rows = Int(box.bottom &- box.top)
    let grid = unsafe CellGrid(cells: cells, groups: groups, columns: columns, rows: rows)
    let dx = (Int(originX) &- Int(box.left)) &<< 8, dy = (Int(originY) &- Int(box.top)) &<< 8
    let bottom = rows &<< 8
    var index = 0
    while index < count {
      let line = unsafe lines[index]
      let y0 = Int(line.y0) &+ dy, y1 = Int(line.y1) &+ dy
      if (y0 > 0 || y1 > 0) && (y0 < bottom || y1 < bottom) {
        grid.add(Int(line.x0) &+ dx, y0, Int(line.x1) &+ dx, y1)
      }
      index &+= 1
    }
  }

  /// The sum of a row's cells, before it is resolved: zero for closed paths that lie within the box's right edge.
  func sum(ofRow row: Int) -> Int32 {
    var sum: Int32 = 0
    for column in 0...Int(box.right &- box.left) { sum &+= unsafe cells[row * CellGrid.stride + column] }
    return sum
  }

  /// The column of a cell of a row that is not zero.
  func cell(inRow row: Int) -> Int? {
    (0..<CellGrid.stride).first { unsafe cells[row * CellGrid.stride + $0] != 0 }
  }

  /// Writes the runs of a row of the box, and answers their number.
  func resolve(row: Int, rule: FillRule) -> Int {
    let touched = unsafe Touched(groups + row &* CellGrid.groupStride, columns: Int(box.right &- box.left))
    if touched.isEmpty { return 0 }
    let count = unsafe resolve(cells + row &* CellGrid.stride, touched, isEvenOdd: rule == .evenOdd)
    touched.clear()
    return count
  }

  private func resolve(
    _ row: UnsafeMutablePointer<Int32>, _ touched: Touched, isEvenOdd: Bool
  ) -> Int {
    let width = Int(box.right &- box.left)
    let coverage = unsafe self.coverage, runs = unsafe self.runs
    var count = 0, x = 0
    var sum: Int32 = 0
    while x < width {
      let next = min(touched.next(x &>> 3) &<< 3, width)
      if next > x {
        let value = isEvenOdd ? coverageOfFolded(sum) : coverageOf(sum)
        if value != 0 {
          unsafe runs[count] = CoverageRun(start: Int32(x), end: Int32(next), coverage: Int32(value))
          count &+= 1
        }
        x = next
      } else {
        let start = x
        while x < width && touched.holds(x &>> 3) {
          sum = unsafe isEvenOdd ? resolveFolded(row + x, coverage + x, sum) : resolveEight(row + x, coverage + x, sum)
          x &+= 8
        }
        unsafe runs[count] = CoverageRun(start: Int32(start), end: Int32(min(x, width)), coverage: -1)
        count &+= 1
      }
    }
    unsafe row[width] = 0
    return count
  }
}

/// The groups of eight columns of a row that lines have touched.
@safe
private struct Touched {
  private let bytes: UnsafeMutablePointer<UInt8>
  /// Words of eight groups, with the one behind the last column.
  private let wordCount: Int

  init(_ bytes: UnsafeMutablePointer<UInt8>, columns: Int) {
    unsafe self.bytes = bytes
    wordCount = columns &>> 6 &+ 1
  }

  @inline(__always)
  private func word(_ index: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: index &<< 3, as: UInt64.self))
  }

  var isEmpty: Bool {
    var index = 0
    while index < wordCount {
      if word(index) != 0 { return false }
      index &+= 1
    }
    return true
  }

  @inline(__always)
  func holds(_ group: Int) -> Bool { unsafe bytes[group] != 0 }

  /// The first touched group at or behind one.
  @inline(__always)
  func next(_ group: Int) -> Int {
    var index = group &>> 3
    var rest = word(index) & (UInt64.max &<< UInt64(truncatingIfNeeded: (group & 7) &<< 3))
    while rest == 0 {
      index &+= 1
      if index >= wordCount { return wordCount &<< 3 }
      rest = word(index)
    }
    return index &<< 3 &+ rest.trailingZeroBitCount &>> 3
  }

  func clear() {
    var index = 0
    while index < wordCount {
      unsafe UnsafeMutableRawPointer(bytes).storeBytes(of: 0, toByteOffset: index &<< 3, as: UInt64.self)
      index &+= 1
    }
  }
}

/// The coverage 0...255 of a sum under the rule non-zero.
@inline(__always)
func coverageOf(_ sum: Int32) -> UInt8 {
  let sign = sum &>> 31
  let magnitude = (sum ^ sign) &- sign
  let covered = magnitude < CellGrid.full ? magnitude : CellGrid.full
  return UInt8(truncatingIfNeeded: (covered &* 255 &+ 65_536) &>> 17)
}

/// The coverage 0...255 of a sum under the rule even-odd: every second winding takes away again.
@inline(__always)
func coverageOfFolded(_ sum: Int32) -> UInt8 {
  let rest = sum & (2 &* CellGrid.full &- 1)
  return coverageOf(rest > CellGrid.full ? 2 &* CellGrid.full &- rest : rest)
}

/// Turns eight cells into coverage by the rule non-zero, clears them and answers the sum behind them.
@inline(__always)
private func resolveEight(_ cells: UnsafeMutablePointer<Int32>, _ out: UnsafeMutablePointer<UInt8>, _ start: Int32)
  -> Int32
{
  #if DEBUG
  unsafe plainResolveEight(cells, out, start)
  #else
  unsafe vectorResolveEight(cells, out, start)
  #endif
}

func plainResolveEight(_ cells: UnsafeMutablePointer<Int32>, _ out: UnsafeMutablePointer<UInt8>, _ start: Int32)
  -> Int32
{
  var sum = start
  var index = 0
  while index < 8 {
    sum = unsafe sum &+ cells[index]
    unsafe cells[index] = 0
    let sign = sum &>> 31
    let magnitude = (sum ^ sign) &- sign
    let covered = magnitude < 131_072 ? magnitude : 131_072
    unsafe out[index] = UInt8(truncatingIfNeeded: (covered &* 255 &+ 65_536) &>> 17)
    index &+= 1
  }
  return sum
}

private func resolveFolded(_ cells: UnsafeMutablePointer<Int32>, _ out: UnsafeMutablePointer<UInt8>, _ start: Int32)
  -> Int32
{
  var sum = start
  var index = 0
  while index < 8 {
    sum = unsafe sum &+ cells[index]
    unsafe cells[index] = 0
    unsafe out[index] = coverageOfFolded(sum)
    index &+= 1
  }
  return sum
}
