import CKnurlSDL2
import Knurl

/// The game's loop body: its events, its drawing, and the overlay above.
final class Game {
  var world: World
  private let screen: GameScreen
  private let overlay: Overlay
  private(set) var isRunning = true
  private var isPaused = false
  /// Whether a trace sits at the controls.
  private var isPlaying = false

  var ui: UI { overlay.ui }

  init(_ screen: GameScreen, size: Size) throws {
    self.screen = screen
    world = World(size: size)
    overlay = try unsafe Overlay(window: screen.window, renderer: screen.renderer)
    overlay.scale = Double(screen.scale)
  }

  /// Lets a trace play in place of the user; the game ends after its last frame.
  func play(_ trace: Trace) {
    overlay.play(trace)
    isPlaying = true
  }

  /// What was not as the trace says.
  var playedDifference: String? { overlay.playedDifference }
  /// The hash of the last picture of the controls.
  var hash: UInt64 { overlay.pixmap.contentHash }

  /// Records a trace of everything from here on.
  func record() { overlay.ui.recorder = TraceRecorder() }

  private func poll() {
    var event = unsafe SDL_Event()
    while unsafe SDL_PollEvent(&event) != 0 {
      if unsafe overlay.handle(event) == .claimed { continue }
      unsafe handle(event)
    }
  }

  /// One frame: what the overlay does not claim is the game's.
  func step() throws {
    if isPlaying {
      isRunning = overlay.playEvents { event, _ in world.take(event) }
      if !isRunning { return }
    } else {
      poll()
    }
    if !isPaused { world.advance(by: 1.0 / 60) }
    draw()
    try overlay.frame { Hud.body($0, &world.settings, isPaused: &isPaused) }
  }

  func present() { screen.present() }

  private func handle(_ event: SDL_Event) {
    switch unsafe SDL_EventType(event.type) {
    case SDL_QUIT: isRunning = false
    case SDL_MOUSEBUTTONDOWN where unsafe event.button.which != UInt32.max:
      world.fire(at: place(Double(unsafe event.button.x), Double(unsafe event.button.y)))
    case SDL_FINGERDOWN:
      let finger = unsafe event.tfinger
      world.fire(at: Point(x: Double(finger.x) * world.size.width, y: Double(finger.y) * world.size.height))
    case SDL_KEYDOWN, SDL_KEYUP: unsafe key(event.key)
    default: break
    }
  }

  private func place(_ x: Double, _ y: Double) -> Point {
    Point(x: x / Double(screen.scale), y: y / Double(screen.scale))
  }

  private func key(_ key: SDL_KeyboardEvent) {
    let isDown = key.state == SDL_PRESSED
    switch Int(key.keysym.sym) {
    case Int(SDLK_LEFT.rawValue): world.controls.turn = isDown ? -1 : 0
    case Int(SDLK_RIGHT.rawValue): world.controls.turn = isDown ? 1 : 0
    case Int(SDLK_UP.rawValue): world.controls.isThrusting = isDown
    case Int(SDLK_SPACE.rawValue) where isDown && key.repeat == 0: world.fire()
    case Int(SDLK_ESCAPE.rawValue) where isDown: isRunning = false
    default: break
    }
  }

  // MARK: Drawing

  private func draw() {
    screen.clear()
    let chalk = Color(red: 0.72, green: 0.78, blue: 0.86)
    for rock in world.rocks { screen.lines(outline(of: rock), chalk.opacity(0.75)) }
    for shot in world.shots {
      screen.lines([shot.place, shot.place - shot.velocity * 0.02], Color(red: 1, green: 0.85, blue: 0.5))
    }
    screen.lines(circle(world.star, world.starRadius), Color(red: 1, green: 0.62, blue: 0.16))
    screen.lines(circle(world.star, world.starRadius * 0.6), Color(red: 1, green: 0.8, blue: 0.4))
    screen.lines(hull, Color(red: 0.24, green: 0.8, blue: 0.88))
    if world.controls.isThrusting { screen.lines(flame, Color(red: 1, green: 0.62, blue: 0.16)) }
  }

  private func outline(of rock: World.Body) -> [Point] {
    let corners = rock.corners.enumerated().map { index, share in
      rock.place
        + Vector(
          angle: rock.angle + .turn * (Double(index) / Double(rock.corners.count)), length: rock.radius * share)
    }
    return corners + corners.prefix(1)
  }

  private func circle(_ center: Point, _ radius: Double) -> [Point] {
    (0...32).map { center + Vector(angle: .turn * (Double($0) / 32), length: radius) }
  }

  private var hull: [Point] {
    let ship = world.ship
    return [0.0, 140, 180, 220, 360].map { degrees in
      ship.place
        + Vector(
          angle: ship.angle + .degrees(degrees), length: degrees == 180 ? 6 : degrees == 0 || degrees == 360 ? 16 : 13)
    }
  }

  private var flame: [Point] {
    let ship = world.ship
    return [160.0, 180, 200].map { degrees in
      ship.place + Vector(angle: ship.angle + .degrees(degrees), length: degrees == 180 ? 24 : 9)
    }
  }
}
