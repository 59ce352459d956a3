import KnurlCapture
import Testing

@testable import Asteroids

/// The game's world, and the controls over it.
@Suite struct AsteroidsTests {
  @Test("peers 88 the first frame of the controls is the right frame, and they set the game")
  func hud() {
    var world = World(size: Size(width: 1280, height: 720)), isPaused = false
    let harness = Harness(size: world.size) { Hud.body($0, &world.settings, isPaused: &isPaused) }
    harness.step()
    let first = harness.pixmap.contentHash
    harness.step()
    #expect(harness.pixmap.contentHash == first && harness.ui.problems.isEmpty)
    let dial = harness.node("field")?.frame ?? .zero
    harness.finger(1).press(at: dial.center + Vector(x: -30, y: 0))
    harness.finger(1).move(to: dial.center + Vector(x: 0, y: -30))
    harness.finger(1).lift()
    harness.step()
    #expect(world.settings.field > 0.4 && world.settings.drag == 0.3)
    harness.click("pause")
    #expect(isPaused)
  }

  @Test("a shot flies from the ship to where it was fired at, and nothing leaves the field")
  func shots() {
    var world = World(size: Size(width: 640, height: 360))
    world.fire(at: Point(x: 100, y: 100))
    #expect(world.shotCount == 1 && world.shots.count == 1)
    for _ in 0..<600 { world.advance(by: 1.0 / 60) }
    #expect(world.shots.isEmpty)
    for rock in world.rocks {
      #expect(rock.place.x >= 0 && rock.place.x <= 640 && rock.place.y >= 0 && rock.place.y <= 360)
    }
  }
}
