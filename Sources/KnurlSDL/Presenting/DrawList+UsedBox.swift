import KnurlDrawing

extension DrawList {
  /// The pixels of a picture that the list can touch, clips considered; empty for an empty list.
  func usedBox(width: Int, height: Int) -> PixelRect {
    let all = PixelBox(left: 0, top: 0, right: Int32(clamping: width), bottom: Int32(clamping: height))
    var used = PixelBox.empty
    for command in commands {
      let box = visible(command).intersection(all)
      if !box.isEmpty { used = used.isEmpty ? box : used.union(box) }
    }
    return PixelRect(
      x: Int(used.left), y: Int(used.top), width: Int(used.right - used.left), height: Int(used.bottom - used.top))
  }

  private func visible(_ command: DrawCommand) -> PixelBox {
    var box = command.absoluteBox
    var clip = command.clip
    while clip >= 0, !box.isEmpty {
      let node = clips[Int(clip)]
      box = box.intersection(node.absoluteBox)
      clip = node.parent
    }
    return box
  }
}
