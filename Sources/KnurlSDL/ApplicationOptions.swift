public import KnurlGeometry

/// What an application may be told beyond title, size and theme.
public struct ApplicationOptions: Hashable, Sendable {
  /// The way from the picture to the screen.
  public enum Presentation: Hashable, Sendable {
    /// A texture where there is a graphics device, the window's memory otherwise.
    case automatic
    /// Always a texture: of a graphics device, of the renderer that the hint `SDL_RENDER_DRIVER` names, or else of SDL's
    /// software renderer, which sends whole windows.
    case texture
    /// Always the window's own memory, of which changed rectangles alone are sent.
    case surface
  }

  /// Whether the window has no frame; false by default.
  public var isBorderless: Bool
  /// Whether the window fills the screen, in the screen's own mode; false by default. The scale is not changed: there are
  /// more points then.
  public var isFullscreen: Bool
  /// Whether the mouse pointer shows over the program's windows; true by default. False is for touch screens.
  public var showsPointer: Bool
  /// Whether the user can change the window's size; true by default.
  public var isResizable: Bool
  /// The window's upper left corner, in units of the desktop; nil, the default: the middle of the screen.
  public var position: Point?
  /// The enlargement on top of the screen's own, 1 by default; 1 stands in for one that is not finite or not above zero.
  public var scale: Double
  /// Whether frames wait for the screen where it tells; true by default. Otherwise they are timed.
  public var vsync: Bool
  /// Frames a second where the screen does not set the pace, 1...1000; 60 by default.
  public var frameRate: Double
  /// The number of frames after which the application ends, without waiting for events; nil, the default: never.
  public var frameLimit: Int?
  /// Whether a frame comes only after events and when the interface asks for one; true by default. False is for programs
  /// whose model moves by itself.
  public var waitsForEvents: Bool
  /// Whether game pads are opened as they are plugged in; true by default.
  public var opensPads: Bool
  /// The way to the screen; automatic by default.
  public var presentation: Presentation
  /// A file that a trace of everything is recorded to; nil, the default: none.
  public var record: String?
  /// A trace that is played in place of the user, as fast as frames come; the application ends after its last frame. Nil,
  /// the default: none.
  public var play: String?
  /// A file that the last 30 seconds go to as a trace whenever Control, Shift and F are pressed; they are kept in memory
  /// meanwhile. Nil, the default: nothing is kept.
  public var bugReport: String?

  /// Creates options.
  public init(
    isBorderless: Bool = false, isFullscreen: Bool = false, showsPointer: Bool = true, isResizable: Bool = true,
    position: Point? = nil, scale: Double = 1, vsync: Bool = true,
    frameRate: Double = 60, frameLimit: Int? = nil, waitsForEvents: Bool = true, opensPads: Bool = true,
    presentation: Presentation = .automatic, record: String? = nil, play: String? = nil, bugReport: String? = nil
  ) {
    self.isBorderless = isBorderless
    self.isFullscreen = isFullscreen
    self.showsPointer = showsPointer
    self.isResizable = isResizable
    self.position = position
    self.scale = scale
    self.vsync = vsync
    self.frameRate = frameRate
    self.frameLimit = frameLimit
    self.waitsForEvents = waitsForEvents
    self.opensPads = opensPads
    self.presentation = presentation
    self.record = record
    self.play = play
    self.bugReport = bugReport
  }

  /// Takes over what a user asks for on the command line: `--record FILE`, `--play FILE`. Other words are left alone.
  public mutating func read(_ arguments: [String]) {
    for (option, value) in zip(arguments, arguments.dropFirst()) {
      switch option {
      case "--record": record = value
      case "--play": play = value
      default: break
      }
    }
  }

  /// The scale with what is no scale replaced.
  var effectiveScale: Double { scale > 0 && scale.isFinite ? scale : 1 }
}
