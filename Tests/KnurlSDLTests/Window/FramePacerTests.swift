import Testing

@testable import KnurlSDL

@Suite("Frames at the screen's pace")
struct FramePacerTests {
  @Test("A screen that waits is left to set the pace, at any rate")
  func trusted() {
    for rate in [30.0, 60, 144, 360] {
      var pacer = FramePacer(frameRate: 60)
      for frame in 0..<100 {
        let delay = pacer.delay(now: 5 + Double(frame) / rate, screenWaits: true)
        #expect(delay == 0)
      }
    }
  }

  @Test("A screen that only claims to wait is timed from the fifth hasty frame on: the loop never spins")
  func distrusted() {
    var pacer = FramePacer(frameRate: 60), now = 5.0
    var delays: [Double] = []
    for _ in 0..<200 {
      let delay = pacer.delay(now: now, screenWaits: true)
      delays.append(delay)
      now += delay + 0.0002
    }
    #expect(delays.filter { $0 == 0 }.count <= 6)
    #expect(now > 3)
  }

  @Test("A hasty frame now and then, as after a long one, takes no trust away")
  func hasty() {
    var pacer = FramePacer(frameRate: 60), now = 5.0
    for frame in 0..<100 {
      now += frame % 3 == 0 ? 0.001 : 0.016
      let delay = pacer.delay(now: now, screenWaits: true)
      #expect(delay == 0)
    }
  }
}
