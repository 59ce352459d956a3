public import KnurlControls
public import KnurlDrawing
public import KnurlGeometry
import KnurlRaster
import KnurlText

/// A host without a screen: the same interface and renderer, a clock turned by hand, a mouse, fingers and a keyboard.
///
/// Events go to the interface at once and carry the harness's time; the frame of the next step lets the controls see them.
public final class Harness {
  /// The interface that is driven.
  public let ui: UI
  /// The clock, in seconds: 0 at first. What is set holds for the events to come and, plus one step, for the next frame.
  public var time = 0.0
  /// What one step adds to the clock, in seconds.
  public let timeStep: Double
  /// The window, in points.
  public private(set) var size: Size
  /// The scale.
  public private(set) var pixelsPerPoint: Double
  /// The picture of the last frame; transparent before the first one. Each side is the window's in pixels, rounded up.
  public private(set) var pixmap: Pixmap
  /// The number of pixels that the last frame painted.
  public private(set) var paintedPixels = 0

  /// Whether every frame paints the whole picture; false at first. It changes no pixel.
  public var repaintsWhole = false

  var mouseState = MouseState()
  var fingerPlaces: [Int: Point] = [:]
  var heldModifiers: Modifiers = []
  private let renderer: Renderer
  private var notesHashes = false
  private let body: (UI) -> Void

  /// The most frames that `settle` runs.
  public static let settleLimit = 600

  /// Creates a harness; no frame is run yet.
  /// - Parameters:
  ///   - size: The window, in points.
  ///   - pixelsPerPoint: The scale; 1 stands in for one that is not finite or not above zero.
  ///   - theme: The looks.
  ///   - timeStep: What one step adds to the clock, in seconds.
  ///   - text: The text engine; nil: the built-in face.
  ///   - threads: The most threads that paint; nil: as many as the machine can run. The number changes no pixel.
  ///   - body: Calls the controls, once a frame.
  public init(
    size: Size, pixelsPerPoint: Double = 1, theme: Theme = .studio, timeStep: Double = 1.0 / 60,
    text: (any TextEngine)? = nil, threads: Int? = nil, _ body: @escaping (UI) -> Void
  ) {
    ui = UI(text: text ?? EngravedText(), theme: theme)
    self.timeStep = timeStep
    self.size = size
    self.pixelsPerPoint = PixelGrid(pixelsPerPoint: pixelsPerPoint).pixelsPerPoint
    self.body = body
    renderer = Renderer(threads: threads)
    let probe = RepaintProbe()
    ui.inspector.findRepaints = { probe.repaints(of: $0, width: $1, height: $2) }
    pixmap = Pixmap(
      width: Self.pixels(size.width, self.pixelsPerPoint), height: Self.pixels(size.height, self.pixelsPerPoint))
  }

  // MARK: Frames

  /// Turns the clock on and runs a frame, `count` times; events given since take effect in the first.
  public func step(_ count: Int = 1) {
    for _ in 0..<max(0, count) {
      time += timeStep
      buildFrame()
    }
  }

  /// Runs a frame at the time of the clock.
  private func buildFrame() {
    ui.frame(size: size, pixelsPerPoint: pixelsPerPoint, time: time, body)
    fitPixmap()
    if repaintsWhole { renderer.invalidate() }
    paintedPixels = renderer.render(ui.drawList, into: pixmap, pixelsPerPoint: pixelsPerPoint)
      .reduce(0) { $0 + $1.width * $1.height }
    if notesHashes { ui.recorder?.note(hash: pixmap.contentHash) }
  }

  /// Steps, at least once, until nothing moves by itself.
  /// - Throws: `neverSettles` after 600 frames.
  public func settle() throws(CaptureError) {
    for _ in 0..<Self.settleLimit {
      step()
      if ui.nextWake == nil { return }
    }
    throw .neverSettles(frames: Self.settleLimit, time: time, moving: ui.wakeReasons)
  }

  /// Steps, and expects that nothing happens: no frame paints a pixel or asks for another frame.
  /// - Throws: `notIdle` at the first frame that does.
  public func expectIdle(for frames: Int = 60) throws(CaptureError) {
    for frame in 0..<max(0, frames) {
      step()
      guard paintedPixels == 0, ui.nextWake == nil else {
        throw .notIdle(frame: frame, paintedPixels: paintedPixels, moving: ui.wakeReasons)
      }
    }
  }

  /// Steps until the clock has gone on by so many seconds; a fraction of a step counts as one.
  public func advance(by seconds: Double) {
    guard seconds > 0, seconds.isFinite, timeStep > 0 else { return }
    let end = time + seconds - timeStep / 1024
    while time < end { step() }
  }

  // MARK: Traces

  /// Begins to record what is sent and stepped.
  /// - Parameter hashes: Whether the hash of each picture is noted too, so that a replay can be compared with it.
  public func startRecording(hashes: Bool = true) {
    ui.recorder = TraceRecorder()
    notesHashes = hashes
  }

  /// Ends the recording and answers what was recorded; an empty trace where nothing was.
  public func stopRecording() -> Trace {
    defer { ui.recorder = nil }
    return ui.recorder?.trace ?? Trace()
  }

  /// Plays a trace: its events with their own times, and its frames with their times, sizes and scales.
  ///
  /// A harness with the same body and text engine that was made for it shows the same pictures, to the byte.
  /// - Parameters:
  ///   - trace: What is played.
  ///   - isHashing: Whether pictures are hashed, which takes longer than many a frame; otherwise none are answered.
  ///   - unclaimed: Gets each event that the interface does not claim, with the number of its frame: a game's.
  ///   - shown: Is called after each frame, with its number.
  /// - Returns: The hash of each frame's picture.
  @discardableResult
  public func play(
    _ trace: Trace, hashes isHashing: Bool = true, unclaimed: (InputEvent, Int) -> Void = { _, _ in },
    shown: (Int) -> Void = { _ in }
  ) -> [UInt64] {
    var hashes: [UInt64] = []
    for (number, frame) in trace.frames.enumerated() {
      for event in frame.events where send(event) == .free { unclaimed(event, number) }
      resize(to: frame.size, pixelsPerPoint: frame.pixelsPerPoint)
      time = frame.time
      buildFrame()
      if isHashing { hashes.append(pixmap.contentHash) }
      shown(number)
    }
    return hashes
  }

  /// Gives the window another size or scale, from the next frame on; until then the picture stays the last frame's.
  public func resize(to size: Size, pixelsPerPoint: Double) {
    self.size = size
    self.pixelsPerPoint = PixelGrid(pixelsPerPoint: pixelsPerPoint).pixelsPerPoint
  }

  private func fitPixmap() {
    let width = Self.pixels(size.width, pixelsPerPoint), height = Self.pixels(size.height, pixelsPerPoint)
    if width != pixmap.width || height != pixmap.height { pixmap = Pixmap(width: width, height: height) }
  }

  /// Rounded up, but 100 points at a scale of 1.1 are 110 pixels although their product is a hair above.
  private static func pixels(_ points: Double, _ pixelsPerPoint: Double) -> Int {
    let product = points * pixelsPerPoint - 0x1p-10
    return product > 0 && product.isFinite ? Int(min(product, Double(Pixmap.maximumSide)).rounded(.up)) : 0
  }

  // MARK: What is shown

  /// Gives the window another size, from the next frame on.
  public func resize(to size: Size) { resize(to: size, pixelsPerPoint: pixelsPerPoint) }

  /// Gives the window another scale, from the next frame on.
  public func rescale(to pixelsPerPoint: Double) { resize(to: size, pixelsPerPoint: pixelsPerPoint) }

  /// The control or the part of one with a path, in the last frame.
  public func node(_ path: String) -> Node? { ui.node(path) }
  /// All controls of the last frame.
  public var nodes: [Node] { ui.nodes }
  /// Whether a control that takes text has the focus.
  public var isTextInputActive: Bool { ui.isTextInputActive }

  // MARK: Input

  /// Hands an event to the interface at once and answers whether it is claimed.
  @discardableResult
  public func send(_ event: InputEvent) -> Claim {
    follow(event.kind)
    return ui.handle(event)
  }

  /// Mouse and fingers are where the last event put them, whoever made it.
  private func follow(_ kind: InputEvent.Kind) {
    switch kind {
    case .moved(.mouse, let point, let held): mouseState = MouseState(position: point, held: held)
    case .dragged(.mouse, _, let held): mouseState.held = held
    case .pressed(.mouse, let point, let button):
      mouseState.position = point
      mouseState.held.insert(Buttons(button))
    case .released(.mouse, let point, let button):
      mouseState.position = point
      mouseState.held.remove(Buttons(button))
    case .moved(.finger(device: 1, let id), let point, _), .pressed(.finger(device: 1, let id), let point, _),
      .released(.finger(device: 1, let id), let point, _):
      fingerPlaces[Int(id)] = point
    case .modifiers(let held): heldModifiers = held
    case .focusLost: heldModifiers = []
    default: break
    }
  }

  /// The mouse; it keeps its place between events, (0, 0) at first.
  public var mouse: Mouse { Mouse(harness: self) }
  /// A finger of the touch screen, by a number of one's own.
  public func finger(_ id: Int) -> Finger { Finger(harness: self, id: id) }
  /// A game pad, by a number of one's own.
  public func pad(_ number: Int) -> Pad { Pad(harness: self, number: number) }
  /// The keyboard.
  public var keyboard: Keyboard { Keyboard(harness: self) }

  /// Gives the keyboard to the window.
  @discardableResult
  public func gainFocus() -> Claim { send(.focusGained) }

  /// Takes the keyboard from the window, and with it the modifiers held.
  @discardableResult
  public func loseFocus() -> Claim {
    send(.focusLost)
  }

  @discardableResult
  func send(_ kind: InputEvent.Kind) -> Claim { send(InputEvent(kind, time: time)) }
}
