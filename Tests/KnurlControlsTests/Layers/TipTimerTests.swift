import Testing

@testable import KnurlControls

@Suite struct TipTimerTests {
  @Test("the first shows after half a second, the next at once, and after a pause none at once")
  func delays() {
    var timer = TipTimer()
    #expect(timer.shows(1, isHot: true, at: 10).due == 10.5)
    #expect(timer.shows(1, isHot: true, at: 10.49).isShown == false)
    #expect(timer.shows(1, isHot: true, at: 10.5).isShown)
    #expect(timer.shows(2, isHot: true, at: 10.9).isShown)
    #expect(!timer.shows(2, isHot: false, at: 11).isShown)
    #expect(!timer.shows(1, isHot: true, at: 12).isShown)
  }

  @Test("a press puts it away until the pointer comes anew, and the next waits again")
  func press() {
    var timer = TipTimer()
    _ = timer.shows(1, isHot: true, at: 0)
    #expect(timer.shows(1, isHot: true, at: 1).isShown)
    timer.hide()
    #expect(!timer.shows(1, isHot: true, at: 9).isShown)
    _ = timer.shows(1, isHot: false, at: 9)
    #expect(!timer.shows(1, isHot: true, at: 9.1).isShown && timer.shows(1, isHot: true, at: 9.7).isShown)
  }

  @Test("a finger that is held shows it at once")
  func held() {
    var timer = TipTimer()
    timer.hold(7)
    #expect(timer.shows(7, isHot: false, at: 3).isShown)
  }

  @Test("a clock that goes back or stands still is survived")
  func clock() {
    var timer = TipTimer()
    _ = timer.shows(1, isHot: true, at: 100)
    #expect(!timer.shows(1, isHot: true, at: 1).isShown)
    #expect(timer.shows(1, isHot: true, at: 1.5).isShown)
  }
}
