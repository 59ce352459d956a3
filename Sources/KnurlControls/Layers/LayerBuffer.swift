/// What one layer records in a frame, apart from what lies below: no container around moves it or cuts it off.
///
/// While the layer is being built, the UI records into this, and what it recorded before waits here.
final class LayerBuffer {
  var canvas: Canvas
  var records = FrameRecords()
  var placed = PlacedRanges()
  var state: ControlState?
  var layer: LayerState
  /// How far it was moved to where it stands, in pixels.
  var way = (x: 0, y: 0)
  /// How many of each kind of record stand before the layer's in the whole frame.
  var offset = RecordMark()

  init(_ engine: any TextEngine) {
    canvas = Canvas(pixelsPerPoint: 1, text: engine)
    layer = LayerState(.tooltip)
  }

  func restart(_ layer: LayerState, _ state: ControlState?, pixelsPerPoint: Double) {
    canvas.restart(pixelsPerPoint: pixelsPerPoint)
    records.removeAll()
    placed.removeAll()
    (self.layer, self.state) = (layer, state)
  }

  /// Moves everything by whole pixels.
  func move(x: Int, y: Int, _ grid: PixelGrid) {
    if x == 0 && y == 0 { return }
    canvas.move(from: DrawMark(), to: canvas.mark, x: x, y: y)
    for index in records.hits.indices { records.hits[index].place.move(x: x, y: y, grid) }
    for index in records.nodes.indices { records.nodes[index].place.move(x: x, y: y, grid) }
    for index in records.clips.indices { records.clips[index].place.move(x: x, y: y, grid) }
  }

  /// The place of a control in it.
  func frame(of control: ControlState) -> Rect? {
    for index in records.nodes.indices where records.nodes[index].state === control {
      if records.nodes[index].part == .body { return records.nodes[index].frame }
    }
    return nil
  }
}

/// A layer of the last frame.
struct ShownLayer {
  let state: ControlState?
  let layer: LayerState
}

extension FrameRecords {
  /// Takes in the places that take presses, and the clips, of a layer that lies on top of all that is here.
  mutating func stack(_ other: borrowing FrameRecords, layer: Int32) {
    let clipShift = Int32(clips.count), firstHit = hits.count, firstClip = clips.count
    hits.append(contentsOf: other.hits)
    for index in firstHit..<hits.count {
      if hits[index].clip >= 0 { hits[index].clip += clipShift }
      hits[index].layer = layer
    }
    clips.append(contentsOf: other.clips)
    for index in firstClip..<clips.count where clips[index].parent >= 0 { clips[index].parent += clipShift }
  }

  /// Takes in the nodes and the stops of the Tab key of a layer that was called after all that is here.
  mutating func append(_ other: borrowing FrameRecords, layer: Int32, clipShift: Int32) {
    let firstNode = nodes.count, firstStop = focusables.count
    nodes.append(contentsOf: other.nodes)
    for index in firstNode..<nodes.count { nodes[index].layer = layer }
    focusables.append(contentsOf: other.focusables)
    for index in firstStop..<focusables.count {
      if focusables[index].clip >= 0 { focusables[index].clip += clipShift }
      focusables[index].layer = layer
    }
  }
}

extension RecordMark {
  /// Adds what stands before.
  mutating func add(_ offset: RecordMark) {
    drawing.command += offset.drawing.command
    drawing.clip += offset.drawing.clip
    drawing.word += offset.drawing.word
    drawing.layout += offset.drawing.layout
    drawing.image += offset.drawing.image
    hits += offset.hits
    nodes += offset.nodes
    focusables += offset.focusables
    clips += offset.clips
  }
}
