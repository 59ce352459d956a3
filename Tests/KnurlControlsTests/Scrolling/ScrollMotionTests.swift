import Testing

@testable import KnurlControls

/// The motion of a scroll area as a function of time.
@Suite struct ScrollMotionTests {
  private func motion(limit: Double = 1000, extent: Double = 200, at offset: Double = 0) -> ScrollMotion {
    var motion = ScrollMotion()
    motion.fit(limit: limit, extent: extent, at: 0)
    motion.jump(to: offset)
    return motion
  }

  private func flung(_ speed: Double, from offset: Double = 300, limit: Double = 1000) -> ScrollMotion {
    var motion = motion(limit: limit, at: offset)
    motion.drag(to: motion.hold(at: 0))
    motion.release(speed: speed, at: 0)
    return motion
  }

  @Test("a fling goes as far as its speed over the friction, and rests there")
  func fling() {
    let motion = flung(500)
    #expect(motion.isMoving(at: 0) && motion.offset(at: 0) == 300 && motion.speed(at: 0) == 500)
    #expect(!motion.isMoving(at: 10) && motion.offset(at: 10) == 300 + 500 / ScrollMotion.friction)
    // Half of the way is done where e^(-kt) is a half.
    #expect(isNear(motion.offset(at: 0.6931471805599453 / ScrollMotion.friction), 400, 1e-9))
  }

  @Test("the picture of a fling is the same at any step, by look or by walk", arguments: [500.0, 3000, -7000])
  func steps(_ speed: Double) {
    let motion = flung(speed)
    for rate in [30, 60, 120, 7] {
      var walked = motion
      for step in 0...3 * rate {
        let time = Double(step) / Double(rate)
        // What a frame does to it changes nothing.
        walked.fit(limit: 1000, extent: 200, at: time)
        #expect(walked.offset(at: time) == motion.offset(at: time), "\(rate) a second, step \(step)")
      }
    }
  }

  @Test("a fling into an end runs a little beyond it and comes back to it", arguments: [1.0, -1])
  func bounce(_ direction: Double) {
    let motion = flung(3000 * direction, from: 500)
    let offsets = stride(from: 0.0, through: 4, by: 0.01).map { motion.offset(at: $0) }
    let most = direction > 0 ? (offsets.max() ?? 0) - 1000 : -(offsets.min() ?? 0)
    #expect(most > 5 && most < 200)
    #expect(motion.offset(at: 4) == (direction > 0 ? 1000 : 0) && !motion.isMoving(at: 4))
    for (before, after) in zip(offsets, offsets.dropFirst()) { #expect(abs(after - before) <= 31) }
  }

  @Test("a drag beyond an end meets resistance, and its release returns to the end")
  func rubberBand() {
    var motion = motion()
    let start = motion.hold(at: 0)
    var last = 0.0, lastStep = Double.infinity
    for way in 1...400 {
      motion.drag(to: start - Double(way))
      let step = last - motion.offset(at: 0)
      #expect(step > 0 && step < 1 && step <= lastStep + 1e-12)
      (last, lastStep) = (motion.offset(at: 0), step)
    }
    #expect(last > -200)
    motion.release(speed: 0, at: 1)
    #expect(motion.offset(at: 1) == last)
    var previous = last
    for step in 1...100 {
      let offset = motion.offset(at: 1 + Double(step) / 50)
      #expect(offset >= previous && offset <= 0)
      previous = offset
    }
    #expect(previous == 0 && !motion.isMoving(at: 3))
  }

  @Test("what is caught on its way back is held where it is, and drags on from there")
  func caught() {
    var motion = motion()
    motion.drag(to: motion.hold(at: 0) - 150)
    motion.release(speed: 0, at: 0)
    let place = motion.offset(at: 0.05)
    #expect(place < 0)
    let raw = motion.hold(at: 0.05)
    #expect(isNear(motion.offset(at: 9), place, 1e-9) && !motion.isMoving(at: 9))
    motion.drag(to: raw + 1)
    #expect(motion.offset(at: 9) > place)
  }

  @Test("thrown inwards from beyond an end it passes the end and goes on as a fling")
  func thrownInwards() {
    var motion = motion()
    motion.drag(to: motion.hold(at: 0) - 100)
    motion.release(speed: 6000, at: 0)
    let offsets = stride(from: 0.0, through: 4, by: 0.01).map { motion.offset(at: $0) }
    for (before, after) in zip(offsets, offsets.dropFirst()) { #expect(after >= before) }
    #expect((offsets.last ?? 0) > 200 && !motion.isMoving(at: 4))
  }

  @Test("a glide reaches its target and never passes it, whatever was going on")
  func glides() {
    for speed in [0.0, 900, -900, 8000] {
      for target in [0.0, 299, 301, 1000] {
        var motion = flung(speed)
        motion.glide(to: target, at: 0.05)
        let start = motion.offset(at: 0.05)
        for step in 0...60 {
          let offset = motion.offset(at: 0.05 + Double(step) / 60)
          #expect(offset >= min(start, target) - 1e-9 && offset <= max(start, target) + 1e-9)
        }
        #expect(motion.destination(at: 0.05) == target && motion.offset(at: 1.2) == target)
      }
    }
    var outside = motion()
    outside.glide(to: 5000, at: 0)
    #expect(outside.destination(at: 0) == 1000)
  }

  @Test("with reduced motion it jumps, does not stretch, and stays where it is let go")
  func reduced() {
    var motion = motion()
    motion.reducesMotion = true
    motion.glide(to: 400, at: 0)
    #expect(motion.offset(at: 0) == 400 && !motion.isMoving(at: 0))
    motion.drag(to: motion.hold(at: 0) - 600)
    #expect(motion.offset(at: 0) == 0)
    motion.drag(to: 250)
    motion.release(speed: 4000, at: 0)
    #expect(motion.offset(at: 5) == 250 && !motion.isMoving(at: 0))
  }

  @Test("peers 82 times that stand still, run backwards or leap are harmless")
  func times() {
    let motion = flung(3000)
    for time in [-1e300, -5, 0, 0, 1e-300, 1e9, 1e300] as [Double] {
      #expect(motion.offset(at: time).isFinite && motion.speed(at: time).isFinite)
    }
    #expect(motion.offset(at: -5) == 300 && motion.offset(at: 1e300) == 1000)
    var late = motion
    late.glide(to: 10, at: 1e12)
    #expect(late.offset(at: 1e12) == 1000 && late.offset(at: 0) == 1000 && late.offset(at: 2e12) == 10)
  }

  @Test("a motion that an event of a clock ahead began, begins with the frame")
  func clockAhead() {
    var motion = motion()
    motion.glide(to: 400, at: 1e7)
    motion.fit(limit: 1000, extent: 200, at: 5)
    #expect(motion.offset(at: 5) == 0 && motion.offset(at: 5.1) > 100 && motion.offset(at: 7) == 400)
  }

  @Test("content that becomes shorter takes what rests beyond it to its end, and a glide with it")
  func shorter() {
    var resting = motion(at: 900)
    resting.fit(limit: 100, extent: 200, at: 1)
    #expect(resting.offset(at: 1) == 100 && !resting.isMoving(at: 1))
    var gliding = motion()
    gliding.glide(to: 900, at: 0)
    gliding.fit(limit: 500, extent: 200, at: 0.01)
    #expect(gliding.destination(at: 0.01) == 500 && gliding.offset(at: 2) == 500)
    var flying = flung(3000)
    flying.fit(limit: 350, extent: 200, at: 0.1)
    #expect(flying.offset(at: 0.1) > 400 && flying.offset(at: 5) == 350)
    var none = flung(100)
    none.fit(limit: -5, extent: -1, at: 0)
    #expect(none.limit == 0 && none.offset(at: 5) == 0)
  }

  @Test("there is room up to the place where it is going")
  func room() {
    var motion = motion(at: 990)
    #expect(motion.canMove(by: 1, at: 0) && motion.canMove(by: -1, at: 0) && !motion.canMove(by: 0, at: 0))
    motion.glide(to: 1000, at: 0)
    #expect(!motion.canMove(by: 1, at: 0) && motion.canMove(by: -1, at: 0))
  }

  @Test("any drags and throws stay finite, and end inside", arguments: 0..<200 as Range<UInt64>)
  func anything(_ seed: UInt64) {
    var random = SeededRandom(seed: seed), time = 0.0
    var motion = motion(limit: Double(random.below(3) * 700), extent: Double(random.below(3) * 150))
    for _ in 0..<40 {
      time += Double(random.below(100)) / 300 - 0.02
      let amount = Double(random.below(40_000)) - 20_000
      switch random.below(6) {
      case 0: motion.drag(to: motion.hold(at: time) + amount / 20)
      case 1: motion.release(speed: random.below(9) == 0 ? .nan : amount, at: time)
      case 2: motion.glide(to: amount / 10, at: time)
      case 3: motion.fit(limit: Double(random.below(1500)), extent: Double(random.below(300)), at: time)
      case 4: motion.drag(to: random.below(2) == 0 ? 1e300 : -.infinity)
      default: break
      }
      #expect(motion.offset(at: time).isFinite, "seed \(seed)")
      #expect(motion.offset(at: time) >= -max(motion.extent, 1e-9) - 700, "seed \(seed)")
    }
    motion.release(speed: 100, at: time)
    let rest = motion.offset(at: time + 60)
    #expect(!motion.isMoving(at: time + 60) && rest >= 0 && rest <= motion.limit, "seed \(seed): \(rest)")
  }
}
