import KnurlControls
import KnurlGeometry
import Testing

@Suite("A trace") struct TraceTests {
  private let short = """
    knurl-trace 1
    # two fingers on one range

    frame step 0.25 size 320 200 scale 2
    press finger:1 40 100
    press finger:2 200 100 at 0.125
    frame
    move finger:1 60.5 100   # a comment
    frames 3
    frame time 9 size 100 50
    release finger:1 60.5 100
    hash 00000000000000ff

    """

  @Test("reads as it is written by hand")
  func reads() throws {
    let trace = try Trace(short)
    #expect(trace.frames.map(\.time) == [0.25, 0.5, 0.75, 1, 1.25, 9] && trace.duration == 8.75)
    #expect(trace.frames[0].size == Size(width: 320, height: 200) && trace.frames.allSatisfy { $0.pixelsPerPoint == 2 })
    #expect(trace.frames[5].size == Size(width: 100, height: 50) && trace.frames[5].hash == 255)
    let first = trace.frames[0].events
    #expect(first.map(\.time) == [0, 0.125])
    #expect(first[0].kind == .pressed(.finger(device: 1, finger: 1), Point(x: 40, y: 100), .left))
    // An event without a time of its own has that of the frame before.
    #expect(trace.frames[1].events.map(\.time) == [0.25] && trace.frames[5].events.map(\.time) == [1.25])
  }

  @Test("is written as short as it reads back")
  func writes() throws {
    let trace = try Trace(short)
    let text = trace.text
    #expect(try Trace(text) == trace)
    #expect(
      text == """
        knurl-trace 1
        frame step 0.25 size 320 200 scale 2
        press finger:1 40 100
        press finger:2 200 100 at 0.125
        frame
        move finger:1 60.5 100
        frames 3
        frame step 7.75 size 100 50
        release finger:1 60.5 100
        hash 00000000000000ff

        """)
  }

  @Test("of any events reads back the same, to the bit; 400 seeds")
  func property() throws {
    for seed in UInt64(0)..<400 {
      var dice = TraceDice(seed)
      let text = dice.trace().text
      let again = try Trace(text).text
      #expect(again == text, "seed \(seed)")
    }
  }

  @Test("keeps every bit of every number")
  func numbers() throws {
    var dice = TraceDice(7)
    for _ in 0..<2000 {
      let number = Double(bitPattern: dice.next())
      let event = InputEvent(.padAxis(pad: 0, .leftX, number), time: number)
      let trace = Trace(frames: [Trace.Frame(time: number, size: Size(width: number, height: 1), events: [event])])
      let frame = try Trace(trace.text).frames[0]
      guard case .padAxis(_, _, let back) = frame.events[0].kind else { continue }
      for other in [back, frame.time, frame.size.width, frame.events[0].time] {
        #expect(other.bitPattern == number.bitPattern || other.isNaN && number.isNaN)
      }
    }
  }

  @Test("without frames is one line")
  func empty() throws {
    #expect(Trace().text == "knurl-trace 1\n" && Trace().duration == 0)
    #expect(try Trace("knurl-trace 1") == Trace())
  }
}
