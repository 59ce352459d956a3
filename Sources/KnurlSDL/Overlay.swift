public import CKnurlSDL2
public import KnurlControls
import KnurlDrawing
import KnurlText

/// Controls over a game that owns window, renderer and loop.
///
/// Give it each event before the game, and a frame after the game has drawn and before it presents. It draws into what the
/// renderer draws into at that moment, and leaves scale, viewport, clip and logical size as it found them. Tab and the
/// pads stay the game's unless `ui.claimsTab` and `ui.padOptions.isClaimed` are set.
///
/// A logical size of the renderer (`SDL_RenderSetLogicalSize`) is understood: SDL then rewrites the places in events to
/// whole logical units, which is as fine as controls can feel the mouse.
///
/// A game without opinions of its own calls `Overlay.setHints()` before it starts SDL.
public final class Overlay {
  /// The interface that lies over the game.
  public let ui: UI
  /// The user's enlargement on top of the screen's own, 1 at first; may change at any time.
  public var scale = 1.0

  let guest: GuestRenderer
  private let painter = FramePainter()
  private let texture: FrameTexture
  private let door: FrontDoor
  private var textInput = TextInputSwitch()
  private var playback: Playback?
  private var usedBox = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates an overlay. Drop it before the renderer is destroyed, or at least do not use it afterwards.
  /// - Parameters:
  ///   - window: SDL's window.
  ///   - renderer: SDL's renderer of that window.
  ///   - theme: The looks.
  ///   - text: The text engine; nil for the engraved face.
  /// - Throws: The call of SDL that failed.
  public init(
    window: OpaquePointer, renderer: OpaquePointer, theme: Theme = .studio, text: (any TextEngine)? = nil
  ) throws(SDLError) {
    guest = unsafe try GuestRenderer(window: window, renderer: renderer)
    ui = UI(text: text ?? EngravedText(), theme: theme)
    ui.drawsBackground = false
    ui.claimsTab = false
    ui.padOptions.isClaimed = false
    ui.connectText()
    painter.connect(&ui.inspector)
    door = FrontDoor(ui: ui, windowID: guest.windowID)
    texture = unsafe FrameTexture(renderer: renderer, windowID: guest.windowID, blending: .over)
    refreshMap()
  }

  /// Sets the hints of SDL that controls are best served by: no capture of the mouse unless asked for (on X11 it loses the
  /// lifting of fingers), no mouse made from fingers nor fingers from the mouse, and the click that brings a window to the
  /// front also presses. To be called before `SDL_Init`; an overlay works without.
  public static func setHints() {
    HostHints.prepare()
    HostHints.skipImpossibleDrivers()
  }

  /// Takes an event, and answers at once whose it is: for a pointer the answer to its press holds until its release.
  /// - Parameter event: What `SDL_PollEvent` gave.
  /// - Returns: `claimed` where the game should ignore the event.
  public func handle(_ event: SDL_Event) -> Claim {
    switch unsafe SDL_EventType(event.type) {
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      texture.reset()
      ui.inspector.noteReset()
    case SDL_WINDOWEVENT: refreshMap()
    default: break
    }
    return unsafe door.handle(event)
  }

  /// Builds one frame, paints what changed, and copies the overlay into what the renderer draws into.
  ///
  /// If the body throws, the last picture is copied.
  /// - Parameter body: Calls the controls.
  /// - Throws: An `SDLError`, or what the body throws.
  public func frame(_ body: (UI) throws -> Void) throws {
    refreshMap()
    door.dropDeadFingers()
    let start = door.clock.now
    defer { if playback == nil { ui.inspector.note(frameTime: door.clock.now - start) } }
    let result = Result { try buildFrame(body) }
    textInput.follow(ui, door.map)
    if playback == nil { door.followLock() }
    try show()
    try result.get()
  }

  // MARK: Traces

  /// Plays a trace in place of the user, from the next `playEvents` on. To record one, set `ui.recorder`.
  public func play(_ trace: Trace) { playback = Playback(trace) }

  /// The first difference between what was shown and what the played trace says, in a sentence.
  public var playedDifference: String? { playback?.sentence }

  /// Hands over the events of the next frame of the trace, in place of a game's loop over `SDL_PollEvent`: `frame` then
  /// builds with that frame's time, size and scale, so that the same game gives the same pictures.
  /// - Parameter unclaimed: Gets what the controls do not claim, with the number of the frame: the game's events.
  /// - Returns: False after the last frame, and without a trace.
  public func playEvents(_ unclaimed: (InputEvent, Int) -> Void) -> Bool {
    playback?.next(ui, unclaimed: unclaimed) == true
  }

  private func buildFrame(_ body: (UI) throws -> Void) throws {
    if let frame = playback?.frame {
      return try ui.frame(size: frame.size, pixelsPerPoint: frame.pixelsPerPoint, time: frame.time, body)
    }
    try ui.frame(size: door.map.size, pixelsPerPoint: door.map.pixelsPerPoint, time: door.clock.now, body)
  }

  // MARK: What tests and tools look at

  /// How many rectangles of pixels the last frame sent to the texture.
  package var uploadedRects: Int { texture.uploadedRects }
  /// The pixels that the last frame copied to the renderer; empty where there was nothing to see.
  package var copiedRect: PixelRect { usedBox }
  /// The last picture, premultiplied.
  package var pixmap: Pixmap { painter.pixmap }

  // MARK: Showing

  private func show() throws(SDLError) {
    let map = playback?.map ?? door.map
    let changed = painter.paint(ui.drawList, map: map)
    playback?.compare(painter.pixmap)
    if !changed.isEmpty { usedBox = ui.drawList.usedBox(width: map.pixelWidth, height: map.pixelHeight) }
    try texture.update(from: painter.pixmap, changed: changed)
    guard !usedBox.isEmpty, let texture = unsafe texture.texture else { return }
    unsafe try guest.copy(texture, usedBox)
  }

  private func refreshMap() {
    if let map = guest.map(scale: scale) { door.map = map }
  }
}
