/// What a doctor looks at, as plain data: `HostFacts+Looking.swift` fills it from SDL, `HostFacts+Findings.swift` judges it.
struct HostFacts: Hashable, Sendable {
  /// A version of SDL.
  struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
    var major = 2, minor = 26, patch = 5
    var description: String { "\(major).\(minor).\(patch)" }

    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }
  }

  /// A hint of SDL with its value.
  struct Hint: Hashable, Sendable {
    var value: String?
    /// Whether the environment says so, which no program can change.
    var isFromEnvironment = false
  }

  /// A touch device.
  struct TouchDevice: Hashable, Sendable {
    var name: String
    var isDirect: Bool
  }

  /// How pictures come to the window.
  struct Way: Hashable, Sendable {
    var presenter: String
    /// SDL's name of the renderer; nil where the window's memory is written.
    var renderer: String?
    /// Whether the processor paints what a graphics device should.
    var isSoftware = false
    /// Whether SDL says that showing a picture waits for the screen.
    var isSynchronised = false
  }

  /// A window and its scales.
  struct Window: Hashable, Sendable {
    var width = 0, height = 0
    var pixelWidth = 0, pixelHeight = 0
    var userScale = 1.0
    var pixelsPerPoint = 1.0
    /// The renderer's logical size, where a game set one.
    var logicalWidth = 0, logicalHeight = 0
    var isMouseGrabbed = false
  }

  var headers = Version()
  var library = Version()
  var revision = ""
  /// SDL's video driver; nil where there is none.
  var driver: String?
  /// Why there is no window.
  var failure: String?
  var autoCapture = Hint(), touchMouse = Hint(), mouseTouch = Hint(), clickThrough = Hint(), inputMethod = Hint()
  var framesThroughOpenGL = Hint()
  var fingersAreOn = true
  var touchDevices: [TouchDevice] = []
  var isTextInputOn = false
  var wantsText = false
  var pads: [String] = []
  var way: Way?
  var wantsSynchronised = true
  var window: Window?
  /// Whether the program is a guest in a game, which sets hints for itself.
  var isGuest = false
}
