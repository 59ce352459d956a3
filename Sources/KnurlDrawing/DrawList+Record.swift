extension DrawList {
  /// Appends one command; `write` writes its words, and answers its box in 24.8 and whether it covers what lies below. A
  /// command with a number that can't be drawn leaves nothing behind but a count; the answer is false then.
  mutating func record(
    _ operation: DrawOperation, _ path: Path, _ clip: Int32, _ resource: UInt64, _ writer: DrawWriter,
    _ write: (inout DrawWriter, PixelBox, inout [Int32]) -> (PixelBox, Bool)
  ) -> Bool {
    var writer = writer
    let start = words.count
    let placed = writer.place(path)
    let (box, isOpaque) = write(&writer, placed, &words)
    if writer.isAbsurd {
      words.removeSubrange(start...)
      droppedCommands += 1
      return false
    }
    append(operation, writer, Self.wholePixels(box), isOpaque, clip, start, resource)
    return true
  }

  /// Appends the beginning or the end of a layer.
  mutating func bracket(_ operation: DrawOperation, _ word: Int32?, _ clip: Int32, _ writer: DrawWriter) {
    let start = words.count
    if let word { words.append(word) }
    append(operation, writer, .empty, false, clip, start, 0)
  }

  private mutating func append(
    _ operation: DrawOperation, _ writer: DrawWriter, _ box: PixelBox, _ isOpaque: Bool, _ clip: Int32, _ start: Int,
    _ resource: UInt64
  ) {
    let count = words.count - start
    var hash = ContentHash(seed: UInt64(operation.rawValue) &+ 1)
    // The index of a picture or a layout says nothing of its content.
    let first = resource == 0 ? start : start + 1
    unsafe words.withUnsafeBufferPointer { words in
      unsafe hash.mix(UnsafeBufferPointer(rebasing: words[first..<start + count]))
    }
    hash.mix(resource)
    commands.append(
      DrawCommand(
        operation: operation, isOpaque: isOpaque, clip: clip, originX: writer.originX, originY: writer.originY,
        box: box, start: Int32(start), count: Int32(count), hash: hash.value))
  }

  /// The whole pixels that a box in 24.8 touches.
  static func wholePixels(_ box: PixelBox) -> PixelBox {
    PixelBox(left: box.left >> 8, top: box.top >> 8, right: (box.right &+ 255) >> 8, bottom: (box.bottom &+ 255) >> 8)
  }
}
