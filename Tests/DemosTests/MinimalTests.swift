import KnurlCapture
import KnurlTesting
import Testing

/// The README's program and its picture.
@Suite struct MinimalTests {
  private var root: String { String(#filePath.dropLast("/Tests/DemosTests/MinimalTests.swift".count)) }

  @Test("the picture in the README is that of its program")
  func picture() throws {
    var lower = 120.0, upper = 380.0, gain = 0.5
    func body(_ ui: UI) {
      // The program's lines, byte for byte.
      ui.panel("PRICE FILTER") {
        ui.rangeSlider(id: "price", &lower, &upper, in: 0...500, step: 5, label: "Price")
        if ui.knob(id: "gain", &gain, label: "Gain").didCommit { print("gain is now \(gain)") }
      }
    }
    let program = try text("Demos/Minimal/main.swift").split(separator: "\n")
    let lines = program.drop { !$0.contains("Application.main") }.dropFirst().dropLast()
    let own = try text("Tests/DemosTests/MinimalTests.swift")
    #expect(lines.count == 4 && own.contains(lines.map { "    " + $0 }.joined(separator: "\n")))

    let harness = Harness(size: Size(width: 640, height: 360), pixelsPerPoint: 2, body)
    // peers 88: the first frame is the right frame.
    harness.step()
    let first = harness.pixmap.contentHash
    harness.step()
    #expect(harness.pixmap.contentHash == first)
    let store = GoldenStore(folder: root + "/Assets", differences: root + "/out/differences")
    let failure = store.verify(harness.pixmap, matches: "minimal")
    #expect(failure == nil)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Files.read(root + "/" + path), as: UTF8.self)
  }
}
