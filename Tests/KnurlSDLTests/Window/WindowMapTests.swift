import KnurlGeometry
import Testing

@testable import KnurlSDL

@Suite("The map from a window to points")
struct WindowMapTests {
  @Test(
    "Size and scale follow from window, output and user",
    arguments: [
      ((640, 360), (640, 360), 1.0, 1.0, Size(width: 640, height: 360)),
      ((640, 360), (1280, 720), 1.0, 2.0, Size(width: 640, height: 360)),
      ((640, 360), (1280, 720), 2.0, 4.0, Size(width: 320, height: 180)),
      ((641, 360), (801, 450), 1.0, 1.25, Size(width: 640.8, height: 360)),
      ((640, 360), (640, 360), Double.nan, 1.0, Size(width: 640, height: 360)),
      ((640, 360), (640, 360), -3, 1.0, Size(width: 640, height: 360)),
    ])
  func sizes(_ window: (Int, Int), _ output: (Int, Int), _ scale: Double, _ density: Double, _ size: Size) throws {
    let map = try #require(WindowMap(window: window, output: output, scale: scale))
    #expect(map.pixelsPerPoint == density)
    #expect(map.size == size)
    #expect((map.pixelWidth, map.pixelHeight) == output)
  }

  @Test("A rectangle goes to the window's own units, whatever the scale")
  func windowRects() throws {
    let map = try #require(WindowMap(window: (640, 360), output: (1280, 720), scale: 2))
    #expect(map.windowRect(Rect(x: 10, y: 20, width: 0.5, height: 15)) == Rect(x: 20, y: 40, width: 1, height: 30))
  }

  @Test("A window without size has no map", arguments: [(0, 0, 640, 360), (640, 360, 0, 360), (-1, 5, 5, 5)])
  func noSize(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
    #expect(WindowMap(window: (a, b), output: (c, d), scale: 1) == nil)
  }

  @Test("The user's scale moves mouse and fingers alike")
  func userScale() throws {
    let map = try #require(WindowMap(window: (640, 360), output: (640, 360), scale: 2))
    #expect(map.point(x: 140, y: 50) == Point(x: 70, y: 25))
    #expect(map.point(fingerX: 0.5, fingerY: 0.25) == Point(x: 160, y: 45))
  }

  @Test("Places that SDL moved into a logical size are moved back")
  func logical() throws {
    let logical = WindowMap.Logical(originX: 64, originY: 0, scaleX: 3.6, scaleY: 3.6, width: 320, height: 200)
    let map = try #require(WindowMap(window: (1280, 720), output: (1280, 720), scale: 1, logical: logical))
    #expect(map.point(x: 0, y: 0) == Point(x: 64, y: 0))
    #expect(map.point(x: 100, y: 50) == Point(x: 424, y: 180))
    let finger = map.point(fingerX: 100.0 / 319, fingerY: 50.0 / 199)
    #expect(abs(finger.x - 424) < 0.001 && abs(finger.y - 180) < 0.001)
  }
}

@Suite("Clock and pace")
struct ClockTests {
  @Test("Stamps of 32 bits are told from the clock of 64, also past their end")
  func stamps() {
    #expect(HostClock.time(of: 0, ticks: 5000) == nil)
    #expect(HostClock.time(of: 4000, ticks: 5000) == 4)
    #expect(HostClock.time(of: 6000, ticks: 5000) == 5)
    let day50: UInt64 = 0x1_0000_0064
    #expect(HostClock.time(of: 0xffff_ffff, ticks: day50) == Double(0xffff_ffff as UInt64) / 1000)
  }

  @Test("Frames keep their distance; what is late by little is made up for")
  func pacer() {
    var pacer = FramePacer(frameRate: 50)
    #expect(pacer.delay(now: 100) == 0)
    #expect(abs(pacer.delay(now: 100.005) - 0.015) < 1e-9)
    #expect(abs(pacer.delay(now: 100.030) - 0.010) < 1e-9)
    #expect(pacer.delay(now: 200) == 0)
    #expect(abs(pacer.delay(now: 200.001) - 0.019) < 1e-9)
  }

  @Test("Absurd rates mean something", arguments: [0, -1, .nan, .infinity, 1e9])
  func absurdRates(_ rate: Double) {
    var pacer = FramePacer(frameRate: rate)
    _ = pacer.delay(now: 1)
    let delay = pacer.delay(now: 1)
    #expect(delay > 0 && delay <= 1)
  }
}

@Suite("Drivers that show nothing")
struct BlindDriverTests {
  @Test("They count as no display unless asked for")
  func blind() {
    #expect(VideoSession.isBlind("offscreen", wanted: ""))
    #expect(!VideoSession.isBlind("offscreen", wanted: "x11,offscreen"))
    #expect(!VideoSession.isBlind("dummy", wanted: "dummy"))
    #expect(!VideoSession.isBlind("x11", wanted: ""))
    #expect(!VideoSession.isBlind("KMSDRM", wanted: ""))
  }
}
