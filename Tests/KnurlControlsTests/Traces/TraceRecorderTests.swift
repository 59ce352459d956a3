import KnurlCapture
import KnurlGeometry
import Testing

@testable import KnurlControls

@Suite("A recorder") struct TraceRecorderTests {
  private let size = Size(width: 200, height: 100)

  private func harness() -> Harness {
    var gain = 0.5
    return Harness(size: size) { ui in _ = ui.slider(id: "gain", &gain) }
  }

  @Test("keeps every event before its frame, and what it recorded shows the same pictures")
  func whole() {
    let first = harness()
    first.startRecording()
    first.step()
    first.drag("gain/thumb", by: Vector(x: 40, y: 0), over: 4)
    first.rescale(to: 1.5)
    first.step(2)
    let trace = first.stopRecording()
    #expect(trace.frames.count == 10 && trace.frames[0].events.isEmpty && trace.frames[1].events.count == 1)
    #expect(trace.frames[9].pixelsPerPoint == 1.5)
    let hashes = harness().play(trace)
    #expect(trace.firstDifference(hashes) == nil && trace.frames.allSatisfy { $0.hash != nil })
    // Recorded while it is played, it is the same trace.
    let again = harness()
    again.startRecording()
    again.play(trace)
    #expect(again.stopRecording() == trace)
  }

  @Test("a UI without a recorder keeps nothing")
  func off() {
    let harness = harness()
    harness.step()
    #expect(harness.ui.recorder == nil && harness.stopRecording() == Trace())
  }

  @Test("of the last seconds forgets what is older")
  func recent() {
    let recorder = TraceRecorder(.last(seconds: 1)), harness = harness()
    harness.ui.recorder = recorder
    for index in 0..<300 {
      harness.mouse.move(to: Point(x: Double(index), y: 5))
      harness.step()
    }
    let trace = recorder.trace
    #expect((60...61).contains(trace.frames.count) && trace.frames.allSatisfy { $0.events.count == 1 })
    #expect(trace.frames.last?.events[0].kind == .moved(.mouse, Point(x: 299, y: 5), heldButtons: []))
    #expect(trace.duration <= 1.0001)
  }

  @Test("of the last seconds has room for 16384 events and 8192 frames, the newest")
  func bounded() {
    let recorder = TraceRecorder(.last(seconds: 1e9)), ui = UI(text: harness().ui.engine)
    ui.recorder = recorder
    for frame in 0..<10_000 {
      for _ in 0..<3 { ui.handle(InputEvent(.padRemoved(pad: frame), time: Double(frame))) }
      ui.frame(size: size, time: Double(frame)) { _ in }
    }
    let frames = recorder.trace.frames
    #expect(frames.count == 16_384 / 3 && frames.last?.events.last?.kind == .padRemoved(pad: 9999))
    for _ in 0..<20_000 { ui.handle(InputEvent(.focusLost, time: 0)) }
    ui.frame(size: size, time: 10_000) { _ in }
    #expect(recorder.trace.frames.last?.events.count == 16_384)
  }

  @Test("with a sink hands out whole groups, so that a program that ends leaves a trace")
  func sink() throws {
    var text = ""
    let recorder = TraceRecorder { text += $0 }, harness = harness()
    harness.ui.recorder = recorder
    harness.step(3)
    recorder.note(hash: 255)
    harness.mouse.move(to: Point(x: 1, y: 2))
    let before = try Trace(text)
    #expect(before.frames.count == 3 && before.frames[2].hash == 255)
    harness.step()
    let trace = try Trace(text)
    #expect(trace.frames.count == 4 && trace.frames[3].events.count == 1 && recorder.trace == Trace())
  }

  @Test("what is typed into a secret control reaches no trace")
  func secret() {
    let harness = Harness(size: size) { ui in
      let state = ui.identify("password", "here", 1)
      ui.records.hits.append(HitRecord(state: state, frame: Rect(x: 0, y: 0, width: 100, height: 20)))
      ui.focusStop(state, .body, .activation, isSecret: true)
    }
    harness.startRecording(hashes: false)
    harness.step()
    harness.keyboard.type("free")
    harness.finger(1).press(at: Point(x: 10, y: 10))
    #expect(harness.ui.isTextInputSecret)
    harness.keyboard.type("hunter2")
    harness.keyboard.compose("hunter2", caret: 3)
    for letter in "hunter2" { harness.keyboard.press(.character(letter)) }
    harness.step()
    let text = harness.stopRecording().text
    #expect(text.contains("free") && !text.contains("hunter2"))
    for letter in "hunter2" { #expect(!text.contains("\"\(letter)\"")) }
  }

  @Test("a ring goes round")
  func ring() {
    var ring = Ring<Int>(capacity: 3, reserved: 3)
    for number in 0..<10 {
      if ring.count == 3 { ring.removeFirst(1) }
      ring.append(number)
    }
    #expect((0..<3).map { ring[$0] } == [7, 8, 9])
    ring.removeLast(1)
    ring[0] = 70
    #expect(ring.count == 2 && ring[0] == 70 && ring[1] == 8)
    ring.removeFirst(9)
    #expect(ring.count == 0)
  }
}
