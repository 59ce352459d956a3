import KnurlDrawing

/// A command as a frame needs it: where it can paint, and a hash of all that its pixels follow from.
struct PlacedCommand {
  /// In pixels of the window, clips considered.
  var box: PixelBox
  var hash: UInt64
  /// The innermost layer around it, 0 for none.
  var layer: Int32
}

/// A layer of a frame.
struct PlacedLayer {
  var parent: Int32
  var depth: Int32
  /// Hash of this layer's opacity and clip and those around it.
  var hash: UInt64
  /// The command that begins it.
  var begin: Int
  /// Where its commands can paint.
  var box: PixelBox
}

/// All commands of a frame with clips, origins and layers worked in.
struct CommandTable {
  private(set) var commands: [PlacedCommand] = []
  /// The layers in order of their beginnings; the first stands for none.
  private(set) var layers: [PlacedLayer] = []
  /// For each clip its box within its parents, and a hash of the whole chain.
  private(set) var clips: [(box: PixelBox, hash: UInt64)] = []
  private var layer: Int32 = 0

  mutating func prepare(_ frame: Frame) {
    placeClips(frame)
    commands.removeAllKeepingRoom(atLeast: frame.count)
    layers.removeAllKeepingRoom()
    layers.append(PlacedLayer(parent: 0, depth: 0, hash: 0, begin: -1, box: .empty))
    layer = 0
    for index in 0..<frame.count { place(frame.command(index), index, frame) }
    while layer > 0 { endLayer(nil) }
  }

  private mutating func placeClips(_ frame: Frame) {
    clips.removeAllKeepingRoom(atLeast: frame.clipCount)
    for index in 0..<frame.clipCount {
      let node = frame.clip(index)
      let outer = outerClip(node.parent, frame)
      var hash = ContentHash(seed: outer.hash)
      hash.mix(node.hash)
      hash.mix(Self.word(node.originX, node.originY))
      hash.mix(Self.word(node.box.left, node.box.top))
      hash.mix(Self.word(node.box.right, node.box.bottom))
      clips.append((node.absoluteBox.intersection(outer.box), hash.value))
    }
  }

  private func outerClip(_ index: Int32, _ frame: Frame) -> (box: PixelBox, hash: UInt64) {
    index < 0 ? (frame.bounds, 0) : clips[Int(index)]
  }

  private mutating func place(_ command: DrawCommand, _ index: Int, _ frame: Frame) {
    switch command.operation {
    case .beginLayer:
      unsafe beginLayer(index, frame.words(command.start)[0], outerClip(command.clip, frame).hash)
    case .endLayer:
      endLayer(index)
    default:
      let clip = outerClip(command.clip, frame)
      let box = command.absoluteBox.intersection(clip.box)
      var hash = ContentHash(seed: command.hash)
      hash.mix(Self.word(command.originX, command.originY))
      hash.mix(clip.hash)
      commands.append(PlacedCommand(box: box, hash: hash.value, layer: layer))
      if layer > 0 && !box.isEmpty { widen(box) }
    }
  }

  private mutating func widen(_ box: PixelBox) {
    let old = layers[Int(layer)].box
    layers[Int(layer)].box = old.isEmpty ? box : old.union(box)
  }

  private mutating func beginLayer(_ index: Int, _ opacity: Int32, _ clip: UInt64) {
    let outer = layers[Int(layer)]
    var hash = ContentHash(seed: outer.hash)
    hash.mix(opacity)
    hash.mix(clip)
    commands.append(PlacedCommand(box: .empty, hash: 0, layer: layer))
    layers.append(PlacedLayer(parent: layer, depth: outer.depth + 1, hash: hash.value, begin: index, box: .empty))
    layer = Int32(layers.count - 1)
  }

  /// Both brackets of a layer get the box of what lies between them; an end without a beginning gets none.
  private mutating func endLayer(_ index: Int?) {
    let ended = layers[Int(layer)]
    if layer > 0 {
      layer = ended.parent
      commands[ended.begin].box = ended.box
      if layer > 0 && !ended.box.isEmpty { widen(ended.box) }
    }
    if index != nil { commands.append(PlacedCommand(box: ended.box, hash: 0, layer: layer)) }
  }

  /// The depth down to which two layers lie within the same ones.
  func commonDepth(_ first: Int32, _ second: Int32) -> Int32 {
    var a = layers[Int(first)], b = layers[Int(second)]
    while a.begin != b.begin {
      if a.depth >= b.depth { a = layers[Int(a.parent)] } else { b = layers[Int(b.parent)] }
    }
    return a.depth
  }

  private static func word(_ low: Int32, _ high: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: low)) | UInt64(UInt32(bitPattern: high)) << 32
  }
}
