extension DrawList {
  /// Appends what another list recorded between two marks, moved by whole pixels: the same words, so what is painted is the
  /// same too. Commands that stood in `clip` there stand in `newClip` here.
  package mutating func append(
    _ other: DrawList, from start: DrawMark, to end: DrawMark, x: Int, y: Int, clip: Int32, newClip: Int32
  ) {
    let dx = Int32(truncatingIfNeeded: x), dy = Int32(truncatingIfNeeded: y)
    let clipShift = Int32(truncatingIfNeeded: clips.count - start.clip)
    let wordShift = Int32(truncatingIfNeeded: words.count - start.word)
    let layoutShift = Int32(truncatingIfNeeded: layouts.count - start.layout)
    let imageShift = Int32(truncatingIfNeeded: images.count - start.image)
    let firstCommand = commands.count, firstClip = clips.count
    unsafe other.words.withUnsafeBufferPointer { unsafe words.append(contentsOf: $0[start.word..<end.word]) }
    unsafe other.commands.withUnsafeBufferPointer {
      unsafe commands.append(contentsOf: $0[start.command..<end.command])
    }
    if end.clip > start.clip { clips.append(contentsOf: other.clips[start.clip..<end.clip]) }
    if end.image > start.image { images.append(contentsOf: other.images[start.image..<end.image]) }
    // One by one: a slice of them would be copied through the heap.
    for index in start.layout..<end.layout { layouts.append(other.layouts[index]) }
    for index in firstClip..<clips.count {
      clips[index].parent = clips[index].parent == clip ? newClip : clips[index].parent &+ clipShift
      clips[index].originX &+= dx
      clips[index].originY &+= dy
      clips[index].start &+= wordShift
    }
    // In a frame like the one before, all of it stands where it stood.
    if dx | dy | wordShift | clipShift | layoutShift | imageShift == 0 && clip == newClip { return }
    unsafe commands.withUnsafeMutableBufferPointer { commands in
      unsafe words.withUnsafeMutableBufferPointer { words in
        for index in firstCommand..<commands.count {
          var command = unsafe commands[index]
          command.clip = command.clip == clip ? newClip : command.clip &+ clipShift
          command.originX &+= dx
          command.originY &+= dy
          command.start &+= wordShift
          if command.operation == .glyphs { unsafe words[Int(command.start)] &+= layoutShift }
          if command.operation == .image { unsafe words[Int(command.start)] &+= imageShift }
          unsafe commands[index] = command
        }
      }
    }
  }
}
