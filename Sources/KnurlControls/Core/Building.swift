/// What the frame that is being built has recorded, and the containers that are open in it.
struct Building {
  var placers: [Placer] = []
  /// What has been recorded, without what is still to be copied.
  var records = FrameRecords()
  private(set) var pending = PendingRecords()
  /// What `place` has put in the window.
  var placed = PlacedRanges()

  // What reads is mutating too where it is called often: of a class's property, it would read a copy otherwise.

  /// The end of all records.
  mutating func mark(_ drawing: DrawMark) -> RecordMark {
    var mark = pending.isPending ? pending.mark : RecordMark(records)
    (mark.drawing, mark.called) = (drawing, records.called.count)
    return mark
  }

  mutating func removeAll() {
    pending.isPending = false
    records.removeAll()
  }

  // MARK: Given places

  /// Opens a given place, and answers what stands before it.
  mutating func open(_ placer: Placer, _ drawing: DrawMark) -> RecordMark {
    placers.append(placer)
    return mark(drawing)
  }

  /// Closes a given place.
  mutating func close(_ placer: Placer, from start: RecordMark, _ drawing: DrawMark) {
    placers.removeLast()
    placed.extend(x: placer.x + placer.width, y: placer.y + placer.height)
    placed.note(start, mark(drawing))
  }

  // MARK: Controls at rest

  /// Whether the innermost container moves its children once it is complete.
  var movesChildren: Bool { mutating get { placers[placers.count - 1].movesChildren } }

  /// Gives the next free place to a control at rest, if it is the one that it had before; for containers that do not move
  /// their children.
  mutating func placeAgain(_ still: Still) -> Bool { placers[placers.count - 1].placeAgain(still) }

  /// Whether what is still to be copied ends elsewhere than before a mark.
  mutating func mustCopy(before mark: RecordMark) -> Bool { pending.isPending && !pending.goesOn(mark) }

  /// Appends what a still recorded beside its drawing, with what stood before it in the frame before, and answers where it
  /// will lie.
  mutating func append(_ still: Still, _ drawing: DrawCopy) -> (RecordMark, RecordMark) {
    if !pending.isPending { pending = PendingRecords(from: still.start, behind: records) }
    return pending.extend(to: still.end, drawing, called: records.called.count)
  }

  /// Copies what stills have recorded in the frame before.
  mutating func copyPending(_ shown: borrowing FrameRecords) {
    pending.isPending = false
    records.append(shown, from: pending.start, to: pending.end)
  }
}

/// A part of the last frame's records that is to be copied.
struct PendingRecords {
  var isPending = false
  private(set) var start = RecordMark()
  private(set) var end = RecordMark()
  /// The ends of the records once all is copied.
  private(set) var mark = RecordMark()

  init() {}

  /// Begins with what stood behind a mark.
  init(from start: RecordMark, behind records: borrowing FrameRecords) {
    isPending = true
    (self.start, end) = (start, start)
    mark = RecordMark(records)
  }

  /// Whether what begins at a mark can be copied along.
  func goesOn(_ mark: RecordMark) -> Bool {
    isPending && end.hits == mark.hits && end.nodes == mark.nodes && end.focusables == mark.focusables
  }

  /// Takes in what ends at a mark, and answers where it will lie.
  mutating func extend(
    to mark: RecordMark, _ drawing: DrawCopy, called: Int
  ) -> (RecordMark, RecordMark) {
    (self.mark.drawing, self.mark.called) = (drawing.start, called)
    let before = self.mark
    self.mark.drawing = drawing.end
    self.mark.hits += mark.hits - end.hits
    self.mark.nodes += mark.nodes - end.nodes
    self.mark.focusables += mark.focusables - end.focusables
    end = mark
    return (before, self.mark)
  }

}

extension RecordMark {
  /// The end of records, save those of the drawing.
  init(_ records: borrowing FrameRecords) {
    (hits, nodes, focusables) = (records.hits.count, records.nodes.count, records.focusables.count)
    (called, clips) = (records.called.count, records.clips.count)
  }
}
