import AllocationCounting
import CKnurlSDL2
import Knurl

/// The way of a change to a window of 1920x1080: from an event in SDL's queue until the picture is shown.
final class ScreenBench {
  private let application: Application
  private let way: String
  private let board = Board()
  private var gain = 0.5
  private var showsBoard = false
  private static let size = Size(width: 1920, height: 1080)

  /// Measures each way to the screen; skips all where there is no display.
  static func measure(_ lines: inout Lines) {
    for (name, way) in [("window's memory", ApplicationOptions.Presentation.surface), ("texture", .texture)] {
      do {
        try ScreenBench(name, way).measure(&lines)
      } catch {
        return print("no lines of a window on a screen: \(error)")
      }
    }
  }

  private init(_ name: String, _ way: ApplicationOptions.Presentation) throws {
    let options = ApplicationOptions(
      isBorderless: true, position: .zero, vsync: false, waitsForEvents: false, opensPads: false, presentation: way)
    application = try Application("Bench", size: Self.size, options: options)
    self.way = name
  }

  private func measure(_ lines: inout Lines) {
    drag("gain/thumb", &lines, "\(way): one slider dragged, event to window")
    lines.add("\(way): one slider dragged, rectangles sent", Double(application.uploadedRects), "rectangles")
    if allocationsAreCountable { lines.add("\(way): one slider dragged, allocations", dragAllocations(), "blocks") }
    showsBoard = true
    drag("range 3/lower", &lines, "\(way): one slider of 100 controls dragged")
    lines.time("\(way): all pixels sent") {
      application.loseSentPixels()
      frame()
    }
    lines.time("\(way): all painted and sent") {
      application.repaintEverything()
      frame()
    }
  }

  private func frame() { try? application.frame(body) }

  private func body(_ ui: UI) {
    if showsBoard { return board.body(ui) }
    ui.place(Rect(x: 100, y: 100, width: 240, height: 40)) { ui.slider(id: "gain", &gain) }
  }

  private func drag(_ part: String, _ lines: inout Lines, _ name: String) {
    for _ in 0..<4 { frame() }
    let thumb = application.ui.node(part)?.frame.center ?? .zero
    push(SDL_MOUSEBUTTONDOWN, thumb)
    frame()
    var count = 0
    lines.time(name, count: 201) {
      count += 1
      push(SDL_MOUSEMOTION, thumb + Vector(x: Double(count % 20), y: 0))
      frame()
    }
    push(SDL_MOUSEBUTTONUP, thumb)
    frame()
  }

  /// The fewest blocks that a frame of a drag takes from the heap: SDL takes some for its queue now and then.
  private func dragAllocations() -> Double {
    let thumb = application.ui.node("gain/thumb")?.frame.center ?? .zero
    push(SDL_MOUSEBUTTONDOWN, thumb)
    frame()
    let counts = (1...40).map { step in
      push(SDL_MOUSEMOTION, thumb + Vector(x: Double(step % 20), y: 0))
      return allocations { frame() }
    }
    push(SDL_MOUSEBUTTONUP, thumb)
    frame()
    return Double(counts.min() ?? 0)
  }

  /// Puts an event of the mouse into SDL's queue.
  private func push(_ type: SDL_EventType, _ place: Point) {
    var event = unsafe SDL_Event()
    let (x, y) = (Int32(place.x), Int32(place.y))
    if type == SDL_MOUSEMOTION {
      unsafe event.motion = SDL_MouseMotionEvent(
        type: type.rawValue, timestamp: 0, windowID: application.windowID, which: 0, state: 1, x: x, y: y, xrel: 0,
        yrel: 0)
    } else {
      unsafe event.button = SDL_MouseButtonEvent(
        type: type.rawValue, timestamp: 0, windowID: application.windowID, which: 0, button: 1,
        state: type == SDL_MOUSEBUTTONDOWN ? 1 : 0, clicks: 1, padding1: 0, x: x, y: y)
    }
    unsafe SDL_PushEvent(&event)
  }
}
