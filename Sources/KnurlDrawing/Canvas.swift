/// Records drawing. Nothing is painted until a renderer plays the list.
///
/// Lengths are in points, y grows downwards, later drawing covers earlier. A command with a number that is not finite, or
/// beyond 1e40 pixels, is left out and counted in the list.
public final class Canvas {
  /// What has been recorded.
  package var list: DrawList {
    get {
      if recording.isPending { copyPending() }
      return recording.list
    }
    // A loan that is not inlined takes its frame from the heap.
    @inline(__always) _modify {
      if recording.isPending { copyPending() }
      yield &recording.list
    }
  }
  // All in one struct, so that a command costs one check of access.
  private var recording: Recording
  let engine: any TextEngine
  package private(set) var clip: Int32 {
    get { recording.clip }
    set { recording.clip = newValue }
  }

  package init(pixelsPerPoint: Double, text: (any TextEngine)? = nil) {
    recording = Recording(list: DrawList(pixelsPerPoint: pixelsPerPoint))
    engine = text ?? BoxText()
  }

  /// Empties the list for a new frame.
  package func restart(pixelsPerPoint: Double) {
    recording.restart(pixelsPerPoint: pixelsPerPoint)
  }

  /// Pixels per point of the recording: what to snap to.
  public var pixelGrid: PixelGrid { PixelGrid(pixelsPerPoint: recording.list.pixelsPerPoint) }

  /// Fills a path.
  public func fill(_ path: Path, _ paint: Paint, rule: FillRule = .nonZero) {
    record(.fill, path) { writer, box, words in
      writer.write(path, rule, to: &words)
      return (box, writer.write(paint, to: &words))
    }
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) {
    guard stroke.width > 0 || stroke.width.isNaN else { return }
    record(.stroke, path) { writer, box, words in
      writer.write(path, .nonZero, to: &words)
      let start = words.count
      writer.write(stroke, to: &words)
      _ = writer.write(paint, to: &words)
      return (box.grown(by: Self.reach(of: stroke, width: words[start])), false)
    }
  }

  /// Draws the shadow of a filled path alone, outside and under the shape.
  public func shadow(of path: Path, _ shadow: Shadow) {
    record(.shadow, path) { writer, box, words in
      words.append(0)
      writer.write(path, .nonZero, to: &words)
      writer.write(shadow, to: &words)
      return (Self.box(ofShadow: words, around: box), false)
    }
  }

  /// Draws the shadow of a line along a path alone: with no offset and a bright colour, its halo.
  public func shadow(of path: Path, _ stroke: Stroke, _ shadow: Shadow) {
    guard stroke.width > 0 || stroke.width.isNaN else { return }
    record(.shadow, path) { writer, box, words in
      words.append(1)
      writer.write(path, .nonZero, to: &words)
      let start = words.count
      writer.write(stroke, to: &words)
      let reach = Self.reach(of: stroke, width: words[start])
      writer.write(shadow, to: &words)
      return (Self.box(ofShadow: words, around: box.grown(by: reach)), false)
    }
  }

  /// Draws the shadow that the edge of a path throws into it.
  public func innerShadow(of path: Path, _ shadow: Shadow) {
    record(.innerShadow, path) { writer, box, words in
      writer.write(path, .nonZero, to: &words)
      writer.write(shadow, to: &words)
      return (box, false)
    }
  }

  /// Confines all that `body` draws to the inside of a path, with smooth edges.
  ///
  /// Clips nest to any depth: what is drawn is covered by the product of all of them. A clip that holds already changes
  /// nothing. A rectangle on pixel edges costs nothing; any other path one mask a frame and place. A path with a number
  /// that can't be drawn lets nothing through, and is counted as a command left out.
  public func clip(to path: Path, rule: FillRule = .nonZero, _ body: () -> Void) {
    let outer = pushClip(path, rule: rule)
    body()
    popClip(outer)
  }

  /// Draws all of `body` as one picture with one opacity of 0...1: what overlaps in it does not show through.
  ///
  /// The picture is clipped as one, too: at the smooth edge of a clip around the layer, what lies under its topmost drawing
  /// does not show. An opacity outside 0...1 is clamped, NaN counts as 0. Layers within layers keep their own opacity down
  /// to the eighth; deeper ones count as 1.
  public func layer(opacity: Double = 1, _ body: () -> Void) {
    let isLayer = beginLayer(opacity: opacity)
    body()
    if isLayer { endLayer() }
  }

  // MARK: What controls use

  /// Narrows the clip and answers the one that held before.
  package func pushClip(_ path: Path, rule: FillRule = .nonZero) -> Int32 {
    let outer = clip
    var writer = self.writer
    let box = writer.place(path)
    let start = list.words.count
    if !Self.isIntegral(path, box, &writer) { writer.write(path, rule, to: &list.words) }
    var hash = ContentHash()
    let count = list.words.count - start
    unsafe list.words.withUnsafeBufferPointer { words in
      unsafe hash.mix(UnsafeBufferPointer(rebasing: words[start..<start + count]))
    }
    if writer.isAbsurd { list.droppedCommands += 1 }
    let node = ClipNode(
      parent: outer, originX: writer.originX, originY: writer.originY,
      box: writer.isAbsurd ? .empty : DrawList.wholePixels(box),
      start: Int32(start), count: Int32(count), hash: hash.value)
    list.clips.append(node)
    clip = Int32(list.clips.count - 1)
    return outer
  }

  /// Restores the clip that `pushClip` answered.
  package func popClip(_ outer: Int32) {
    clip = outer
  }

  /// Makes a clip that was pushed as a rectangle on pixel edges another one, before anything is painted: what is inside is
  /// complete only then.
  package func setClip(_ clip: Int32, x: Int, y: Int, width: Int, height: Int) {
    let node = list.clips[Int(clip)]
    precondition(node.count == 0, "only a clip without a shape of its own can be made another rectangle")
    let left = Int32(truncatingIfNeeded: x) &- node.originX, top = Int32(truncatingIfNeeded: y) &- node.originY
    list.clips[Int(clip)].box = PixelBox(
      left: left, top: top, right: left &+ Int32(clamping: width), bottom: top &+ Int32(clamping: height))
  }

  package var pixelsPerPoint: Double { recording.list.pixelsPerPoint }

  /// The end of what has been recorded so far.
  package var mark: DrawMark { recording.mark }
  /// Commands left out so far.
  package var droppedCommands: Int { recording.list.droppedCommands }

  /// Records again what another canvas recorded between two marks in a clip, moved by whole pixels. What lay side by side
  /// there, and is appended in that order, is copied at once, when something else is recorded; until then the other canvas
  /// must stay as it is.
  @discardableResult
  package func append(
    _ other: Canvas, from start: DrawMark, to end: DrawMark, x: Int, y: Int, clip outer: Int32
  ) -> DrawCopy {
    if let copy = recording.extend(other, from: start, to: end, x: x, y: y, clip: outer) { return copy }
    if recording.isPending { copyPending() }
    return recording.begin(other, from: start, to: end, x: x, y: y, clip: outer)
  }

  /// Records again all that another canvas of the same scale has recorded.
  package func append(_ other: Canvas) {
    finish()
    other.finish()
    let end = other.recording.list.mark
    recording.list.append(other.recording.list, from: DrawMark(), to: end, x: 0, y: 0, clip: -1, newClip: -1)
    recording.list.droppedCommands += other.droppedCommands
  }

  /// Moves everything recorded between two marks by whole pixels.
  package func move(from start: DrawMark, to end: DrawMark, x: Int, y: Int) {
    list.move(from: start, to: end, x: x, y: y)
  }

  /// Copies what is still to be copied, before the other canvas records anew.
  package func finish() {
    if recording.isPending { copyPending() }
  }

  private func copyPending() {
    if let source = recording.pending.source { recording.copyPending(source.recording.list) }
  }

  /// Begins a layer; false where an opacity of one, and no smooth edge of a clip, makes it needless.
  package func beginLayer(opacity: Double) -> Bool {
    let alpha = Int32(Interpolation.clamp(opacity, 0, 1) * 255 + 0.5)
    if alpha == 255 && !hasSmoothClip { return false }
    bracket(.beginLayer, alpha)
    return true
  }

  package func endLayer() { bracket(.endLayer, nil) }

  /// Moves the origin of what is drawn by whole pixels.
  package func translate(x: Int, y: Int) {
    recording.translationX += x
    recording.translationY += y
  }

  /// Puts what `body` draws in front of the commands recorded since `mark`: under them.
  package func insert(at mark: DrawMark, _ body: () -> Void) {
    let middle = list.commands.count
    body()
    list.rotate(from: mark.command, middle: middle)
  }

  // MARK: Recording

  var writer: DrawWriter {
    recording.writer
  }

  /// Appends one command; `write` writes its words, and answers its box in 24.8 and whether it covers what lies below.
  /// False where the command was dropped.
  @discardableResult func record(
    _ operation: DrawOperation, _ path: Path, resource: UInt64 = 0,
    _ write: (inout DrawWriter, PixelBox, inout [Int32]) -> (PixelBox, Bool)
  ) -> Bool {
    if recording.isPending { copyPending() }
    return recording.record(operation, path, resource, write)
  }

  /// Whether a clip that holds needs a mask.
  private var hasSmoothClip: Bool {
    var index = clip
    while index >= 0 {
      let node = list.clips[Int(index)]
      if node.count > 0 { return true }
      index = node.parent
    }
    return false
  }

  private func bracket(_ operation: DrawOperation, _ word: Int32?) {
    list.bracket(operation, word, clip, writer)
  }

  /// How far a stroke reaches beyond its path, in 24.8.
  private static func reach(of stroke: Stroke, width: Int32) -> Int32 {
    let half = Double(width) / 2
    let factor = stroke.join == .miter ? max(1.5, Interpolation.clamp(stroke.miterLimit, 0, 1000)) : 1.5
    return Int32(min(half * factor, 0x1p28)) + 1
  }

  /// The box of a shadow whose last three words are in place.
  private static func box(ofShadow words: [Int32], around box: PixelBox) -> PixelBox {
    let sigma = words[words.count - 1], x = words[words.count - 3], y = words[words.count - 2]
    return box.moved(x, y).grown(by: 3 * sigma + 768)
  }

  /// Whether a path is a rectangle on pixel edges: a clip that needs no mask.
  private static func isIntegral(_ path: Path, _ box: PixelBox, _ writer: inout DrawWriter) -> Bool {
    guard case .rect(_, let radii) = path.content, radii.largest == 0 else { return false }
    return (box.left | box.top | box.right | box.bottom) & 255 == 0
  }
}
