import KnurlCapture
public import KnurlControls
public import KnurlGeometry
import KnurlSDL

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What every demo does around its own body: options in, values out, one line for what went wrong.
public enum Demo {
  /// Runs a demo and ends the program: with 0, or after one line on standard error with 2, or 1 where a replay differs.
  public static func main(
    _ name: String, size: Size, pages: [String] = [], switches: [String] = [],
    arguments: [String] = Array(CommandLine.arguments.dropFirst()), _ run: (DemoOptions) throws -> Void
  ) -> Never {
    do {
      try run(DemoOptions(arguments, size: size, pages: pages, switches: switches))
    } catch {
      let hint = error is SDLError ? " Or use --capture FILE.png." : ""
      writeError("\(name): \(error)\(hint)\n")
      exit(isDifference(error) ? 1 : 2)
    }
    exit(0)
  }

  private static func isDifference(_ error: any Error) -> Bool {
    if case .differs? = error as? CaptureError { return true }
    return error is DemoDifference
  }

  /// Runs a body in a window, of a kiosk on the whole screen, until it is closed or, if the options ask for a picture, without one.
  public static func show(
    _ title: String, _ options: DemoOptions, theme: Theme = .studio, isKiosk: Bool = false,
    _ body: @escaping (UI) -> Void
  ) throws -> UI {
    if options.headless.isWanted {
      let harness = Harness(size: options.size, pixelsPerPoint: options.scale, theme: theme, body)
      try options.headless.run(harness)
      return harness.ui
    }
    let host = ApplicationOptions(
      isBorderless: options.isBorderless, isFullscreen: isKiosk, showsPointer: !isKiosk,
      position: options.isBorderless ? .zero : nil, scale: options.scale,
      frameLimit: options.frames, record: options.record, play: options.headless.play)
    let application = try Application(title, size: options.size, theme: theme, options: host)
    while try application.step(body) {}
    if let difference = application.playedDifference { throw DemoDifference(sentence: difference) }
    return application.ui
  }

  /// Prints what the options ask for: the model's values, the places of the controls.
  public static func report(_ options: DemoOptions, values: [(String, String)], ui: UI) {
    if options.printsValues {
      for (name, value) in values { print("\(name) = \(value)") }
    }
    if options.printsNodes {
      for node in ui.nodes { report(node) }
    }
  }

  private static func report(_ node: Node) {
    let frame = node.frame
    if !node.path.isEmpty {
      print("node \(node.path) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
    }
    for child in node.children { report(child) }
  }

  private static func writeError(_ line: String) {
    var line = line
    line.withUTF8 { bytes in
      _ = unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count)
    }
  }
}
