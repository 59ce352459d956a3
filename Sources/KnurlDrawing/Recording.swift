/// What a canvas has recorded, and how it records on.
struct Recording {
  var list: DrawList
  /// What is still to be copied from another canvas, behind what has been recorded.
  private(set) var pending = PendingCopy()
  var isPending: Bool { pending.source != nil }
  var clip: Int32 = -1
  var translationX = 0
  var translationY = 0

  init(list: DrawList) { self.list = list }

  mutating func restart(pixelsPerPoint: Double) {
    pending.source = nil
    list.removeAll(pixelsPerPoint: pixelsPerPoint)
    (clip, translationX, translationY) = (-1, 0, 0)
  }

  /// The end of what has been recorded, and of what is to be copied.
  var mark: DrawMark { isPending ? pending.mark : list.mark }

  var writer: DrawWriter {
    DrawWriter(scale: list.pixelsPerPoint, translationX: translationX, translationY: translationY)
  }

  mutating func record(
    _ operation: DrawOperation, _ path: Path, _ resource: UInt64,
    _ write: (inout DrawWriter, PixelBox, inout [Int32]) -> (PixelBox, Bool)
  ) -> Bool {
    list.record(operation, path, clip, resource, writer, write)
  }

  // MARK: Copying

  /// Takes in what is to be copied, if it lies behind what is to be copied already.
  mutating func extend(
    _ other: Canvas, from start: DrawMark, to end: DrawMark, x: Int, y: Int, clip outer: Int32
  ) -> DrawCopy? {
    guard isPending, pending.goesOn(other, start, x, y, outer, clip) else { return nil }
    return pending.extend(to: end, clip)
  }

  /// Begins with what is to be copied.
  mutating func begin(
    _ other: Canvas, from start: DrawMark, to end: DrawMark, x: Int, y: Int, clip outer: Int32
  ) -> DrawCopy {
    pending = PendingCopy(
      source: other, start: start, end: start, x: x, y: y, outer: outer, clip: clip, mark: list.mark)
    return pending.extend(to: end, clip)
  }

  mutating func copyPending(_ other: DrawList) {
    pending.source = nil
    list.append(
      other, from: pending.start, to: pending.end, x: pending.x, y: pending.y, clip: pending.outer,
      newClip: pending.clip)
  }
}

/// A part of another canvas's list that is to be copied.
struct PendingCopy {
  var source: Canvas?
  var start = DrawMark()
  var end = DrawMark()
  var x = 0
  var y = 0
  /// The clip that the commands stood in, and the one that they will stand in.
  var outer: Int32 = -1
  var clip: Int32 = -1
  /// The end of the list once all is copied.
  var mark = DrawMark()

  /// Whether what begins at a mark can be copied along.
  func goesOn(_ other: Canvas, _ mark: DrawMark, _ x: Int, _ y: Int, _ outer: Int32, _ clip: Int32) -> Bool {
    source === other && end == mark && self.x == x && self.y == y && self.outer == outer && self.clip == clip
  }

  mutating func extend(to mark: DrawMark, _ clip: Int32) -> DrawCopy {
    let before = self.mark
    self.mark.command += mark.command - end.command
    self.mark.clip += mark.clip - end.clip
    self.mark.word += mark.word - end.word
    self.mark.layout += mark.layout - end.layout
    self.mark.image += mark.image - end.image
    end = mark
    return DrawCopy(start: before, end: self.mark, clip: clip)
  }
}

/// Where a copy lies in the list that it was put into.
package struct DrawCopy {
  package let start: DrawMark
  package let end: DrawMark
  /// The clip around it.
  package let clip: Int32
}
