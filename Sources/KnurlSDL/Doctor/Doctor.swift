import CKnurlSDL2
import KnurlGeometry

/// Looks at what controls stand on: SDL and its hints, mouse, fingers, text, the way of pictures to the window, its scale.
/// Each finding says what is wrong and what to do.
public enum Doctor {
  /// Looks at this machine as an application with these options would find it: in a window that is not shown.
  ///
  /// Where no window can be made, that is a finding like the others.
  /// - Parameter options: What the application would be told.
  /// - Returns: A finding for each thing that was looked at.
  public static func report(options: ApplicationOptions = ApplicationOptions()) -> [Finding] {
    do throws(SDLError) {
      let session = try VideoSession(opensPads: options.opensPads)
      SDL_StopTextInput()
      let size = Size(width: 320, height: 180)
      let (window, presenter) = try Screen.open("Doctor", size: size, options: options, session: session)
      return facts(window, presenter, scale: options.scale, options).findings
    } catch {
      var facts = HostFacts.looking()
      facts.failure = "\(error.call) failed: \(error.message)"
      return facts.findings
    }
  }

  /// Looks at an application's first window.
  /// - Parameter application: An application that runs.
  /// - Returns: A finding for each thing that was looked at.
  public static func report(of application: Application) -> [Finding] {
    let main = application.main
    var facts = facts(main.window, main.presenter, scale: main.scale, application.options)
    facts.wantsText = main.ui.isTextInputActive
    return facts.findings
  }

  /// Looks at a game and its overlay.
  /// - Parameter overlay: An overlay whose renderer is there.
  /// - Returns: A finding for each thing that was looked at.
  public static func report(of overlay: Overlay) -> [Finding] {
    var facts = HostFacts.looking()
    facts.isGuest = true
    facts.wantsText = overlay.ui.isTextInputActive
    facts.way = overlay.guest.way
    facts.window = overlay.guest.facts(scale: overlay.scale)
    return facts.findings
  }

  /// A report as text: a line for each finding, problems first.
  /// - Parameter findings: What `report` answered.
  /// - Returns: The lines, each with its end.
  public static func text(_ findings: [Finding]) -> String {
    let order: [Finding.Weight] = [.problem, .note, .fine]
    let sorted = order.flatMap { weight in findings.filter { $0.weight == weight } }
    return sorted.map { "\($0)\n" }.joined()
  }

  private static func facts(
    _ window: HostWindow, _ presenter: any Presenter, scale: Double, _ options: ApplicationOptions
  ) -> HostFacts {
    var facts = HostFacts.looking()
    facts.way = presenter.way
    facts.wantsSynchronised = options.vsync
    let size = window.size, output = presenter.outputSize
    facts.window = HostFacts.Window(
      width: size.width, height: size.height, pixelWidth: output.width, pixelHeight: output.height, userScale: scale,
      pixelsPerPoint: WindowMap(window: size, output: output, scale: scale)?.pixelsPerPoint ?? 0,
      isMouseGrabbed: window.isMouseGrabbed)
    return facts
  }
}
