import KnurlDrawing

/// Finds what a frame changes: a hash of all that touches it for each cell of the window, held against the last frame's.
@safe
final class DamageGrid {
  static let cellWidth = 64
  static let cellHeight = 32

  private(set) var columns = 0
  private(set) var rows = 0
  private var width = 0
  private var height = 0
  private var current: [UInt64] = []
  private var last: [UInt64] = []
  /// The layer of the last command in each cell.
  private var layers: [Int32] = []
  private(set) var isAllDirty = true

  /// Sets the size of the window; everything is dirty after that.
  func resize(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    columns = (width + Self.cellWidth - 1) / Self.cellWidth
    rows = (height + Self.cellHeight - 1) / Self.cellHeight
    current = Array(repeating: 0, count: columns * rows)
    last = current
    layers = Array(repeating: 0, count: columns * rows)
    isAllDirty = true
  }

  func invalidate() { isAllDirty = true }

  /// Takes in a frame and answers whether anything is dirty.
  func update(_ table: CommandTable) -> Bool {
    swap(&current, &last)
    unsafe current.withUnsafeMutableBufferPointer { cells in
      unsafe layers.withUnsafeMutableBufferPointer { layers in
        guard let cells = cells.baseAddress, let layers = layers.baseAddress else { return }
        unsafe mix(table, cells, layers)
      }
    }
    return columns > 0 && rows > 0 && (isAllDirty || current != last)
  }

  /// Ends a frame whose dirty cells have been painted.
  func finish() { isAllDirty = false }

  private func mix(_ table: CommandTable, _ cells: UnsafeMutablePointer<UInt64>, _ layers: UnsafeMutablePointer<Int32>)
  {
    unsafe cells.update(repeating: 0x9e37_79b9_7f4a_7c15, count: columns * rows)
    unsafe layers.update(repeating: 0, count: columns * rows)
    unsafe table.commands.withUnsafeBufferPointer { commands in
      for index in commands.indices {
        let command = unsafe commands[index]
        if command.hash == 0 || command.box.isEmpty { continue }
        unsafe mix(command, table, cells, layers)
      }
    }
  }

  private func mix(
    _ command: PlacedCommand, _ table: CommandTable, _ cells: UnsafeMutablePointer<UInt64>,
    _ layers: UnsafeMutablePointer<Int32>
  ) {
    let left = Int(command.box.left) / Self.cellWidth, right = (Int(command.box.right) - 1) / Self.cellWidth
    let bottom = (Int(command.box.bottom) - 1) / Self.cellHeight
    let columns = columns
    var row = Int(command.box.top) / Self.cellHeight
    while row <= bottom {
      var index = row &* columns &+ left
      let end = row &* columns &+ right
      while index <= end {
        if unsafe layers[index] != command.layer {
          let common = unsafe table.commonDepth(layers[index], command.layer)
          let token = table.layers[Int(command.layer)].hash &+ UInt64(truncatingIfNeeded: common)
          unsafe cells[index] = folded(cells[index], token)
          unsafe layers[index] = command.layer
        }
        unsafe cells[index] = folded(cells[index], command.hash)
        index &+= 1
      }
      row &+= 1
    }
  }

  /// Lends the dirty boxes of a row of cells from left to right, none wider than an accumulator.
  func forEachDirtyBox(inRow row: Int, _ body: (PixelBox) -> Void) {
    let limit = CellGrid.maximumWidth / Self.cellWidth
    var column = 0
    while column < columns {
      let start = column
      while column < columns && column - start < limit && isDirty(row, column) { column += 1 }
      if column > start { body(box(row, start, column)) } else { column += 1 }
    }
  }

  private func isDirty(_ row: Int, _ column: Int) -> Bool {
    isAllDirty || current[row * columns + column] != last[row * columns + column]
  }

  private func box(_ row: Int, _ start: Int, _ end: Int) -> PixelBox {
    PixelBox(
      left: Int32(start * Self.cellWidth), top: Int32(row * Self.cellHeight),
      right: Int32(min(end * Self.cellWidth, width)), bottom: Int32(min((row + 1) * Self.cellHeight, height)))
  }
}

/// Mixes a word into a hash; order matters.
@inline(__always)
func folded(_ hash: UInt64, _ word: UInt64) -> UInt64 {
  let product = (hash ^ word).multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
  return product.low ^ product.high &+ 0x2545_f491_4f6c_dd1d
}
