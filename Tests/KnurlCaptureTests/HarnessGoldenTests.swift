import KnurlControls
import KnurlGeometry
import Testing

@testable import KnurlCapture

@Suite("A golden of a harness") struct HarnessGoldenTests {
  private let folder = TemporaryFolder()

  private func harness(_ label: String = "Gain") -> Harness {
    var gain = 0.5
    let harness = Harness(size: Size(width: 120, height: 60)) { ui in
      ui.place(Rect(x: 10, y: 10, width: 60, height: 30)) { _ = ui.slider(id: "gain", &gain, label: label) }
    }
    harness.step()
    return harness
  }

  /// A package of its own in the temporary folder.
  private func package() throws -> String {
    try Files.write([], to: folder.path + "/Package.swift")
    return folder.path + "/Tests/T.swift"
  }

  private func clean() {
    folder.remove(
      [
        "Package.swift", "Tests/Goldens/a.png", "Tests/Goldens/a.hashes", "Tests/Goldens/a.json",
        "Tests/Goldens/c.png", "Tests/Goldens/c.hashes", "out/differences/a.png", "out/differences/a.json",
        "out/differences/c.png",
      ], folders: ["Tests/Goldens", "Tests", "out/differences", "out"])
  }

  @Test("is recorded with its tree, and compared with it")
  func tree() throws {
    let file = try package(), harness = harness()
    defer { clean() }
    #expect(harness.verify(matches: "a", record: .missing, filePath: file) != nil)
    #expect(harness.verify(matches: "a", record: .never, filePath: file) == nil)
    #expect(try Files.read(folder.path + "/Tests/Goldens/a.json") == Array(harness.tree.utf8))
    // The same picture with another meaning.
    var tree = harness.tree
    tree = tree.replacing("\"slider\"", with: "\"knob\"")
    let store = GoldenStore(
      folder: folder.path + "/Tests/Goldens", differences: folder.path + "/out/differences", mode: .never)
    let failure = store.verify(harness.pixmap, matches: "a", tree: tree)
    #expect(failure?.text.contains("semantic tree differs") == true && failure?.text.contains("knob") == true)
    #expect(try Files.read(folder.path + "/out/differences/a.json") == Array(tree.utf8))
  }

  @Test("of one control is its crop; one that is not there is named with those that are")
  func crop() throws {
    let file = try package(), harness = harness()
    defer { clean() }
    #expect(harness.verify(matches: "c", of: "gain", margin: 4, record: .missing, filePath: file) != nil)
    #expect(harness.verify(matches: "c", of: "gain", margin: 4, record: .never, filePath: file) == nil)
    #expect(try PNG.read(folder.path + "/Tests/Goldens/c.png").width == 68)
    let failure = harness.verify(matches: "c", of: "pain", record: .never, filePath: file)
    #expect(failure?.text.contains("no control \"pain\"; there were: gain") == true)
  }

  @Test("peers 128: a typing error in the name fails, with the next step")
  func typingError() throws {
    let file = try package()
    defer { clean() }
    let failure = harness().verify(matches: "a", record: .never, filePath: file)
    #expect(failure?.text.contains("has no golden") == true && failure?.text.contains("KNURL_RECORD=missing") == true)
  }
}
