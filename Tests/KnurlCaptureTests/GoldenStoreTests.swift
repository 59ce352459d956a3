import KnurlDrawing
import Testing

@testable import KnurlCapture

@Suite struct GoldenStoreTests {
  private let folder = TemporaryFolder()
  private let right = pattern(70, 40)

  private func store(_ mode: RecordMode) -> GoldenStore {
    GoldenStore(folder: folder.path + "/goldens", differences: folder.path + "/differences", mode: mode)
  }

  private func clean() {
    folder.remove(
      ["goldens/a.png", "goldens/a.hashes", "differences/a.png"], folders: ["goldens", "differences"])
  }

  private var golden: Pixmap? { try? PNG.read(store(.never).path(of: "a")) }

  @Test("a missing golden fails in every mode, and is written in all but never", arguments: RecordMode.allCases)
  func missing(mode: RecordMode) throws {
    defer { clean() }
    let failure = try #require(store(mode).verify(right, matches: "a"))
    #expect(failure.text.contains(mode == .never ? "run with KNURL_RECORD=missing" : "is written now"))
    #expect(failure.picture?.contentHash == right.contentHash)
    #expect(golden?.contentHash == (mode == .never ? nil : right.contentHash))
    #expect(Files.exists(store(mode).differencePath(of: "a")) == (mode == .never))
    #expect((store(.never).verify(right, matches: "a") == nil) == (mode != .never))
  }

  @Test("a golden that differs fails in every mode, and is written in all and failed", arguments: RecordMode.allCases)
  func differing(mode: RecordMode) throws {
    defer { clean() }
    _ = store(.missing).verify(right, matches: "a")
    let wrong = right.changed(65, 33, 0)
    let failure = try #require(store(mode).verify(wrong, matches: "a"))
    let isWritten = mode == .all || mode == .failed
    #expect(failure.text.contains("1 pixel differs by up to"))
    #expect(failure.text.contains(isWritten ? "is written anew" : "run with KNURL_RECORD=failed"))
    #expect(failure.picture?.width == 3 * 70 + 4)
    #expect(golden?.contentHash == (isWritten ? wrong : right).contentHash)
    #expect(try PNG.read(store(mode).differencePath(of: "a")).width == 3 * 70 + 4)
  }

  @Test("a golden that is the same passes in every mode, and clears an old difference", arguments: RecordMode.allCases)
  func same(mode: RecordMode) {
    defer { clean() }
    _ = store(.missing).verify(right, matches: "a")
    _ = store(.never).verify(right.changed(0, 0, 0), matches: "a")
    #expect(store(mode).verify(right, matches: "a") == nil)
    #expect(!Files.exists(store(mode).differencePath(of: "a")))
  }

  @Test("a golden that can't be read fails with the reason")
  func damaged() throws {
    defer { clean() }
    try Files.write([1, 2, 3], to: store(.never).path(of: "a"), makesFolders: true)
    let failure = try #require(store(.all).verify(right, matches: "a"))
    #expect(failure.text.contains("is no PNG picture"))
  }

  @Test("a list of hashes that belongs to another picture fails")
  func staleHashes() throws {
    defer { clean() }
    _ = store(.missing).verify(right, matches: "a")
    try Files.write(Array("70 x 40\n".utf8), to: folder.path + "/goldens/a.hashes", makesFolders: true)
    #expect(try #require(store(.failed).verify(right, matches: "a")).text.contains("KNURL_RECORD=all"))
    #expect(store(.all).verify(right, matches: "a") == nil)
    #expect(store(.never).verify(right, matches: "a") == nil)
  }

  @Test("hashes tell which cells differ")
  func cells() {
    let before = CellHashes(right).text.split(whereSeparator: { $0 == "\n" || $0 == " " })
    let after = CellHashes(right.changed(65, 33, 0)).text.split(whereSeparator: { $0 == "\n" || $0 == " " })
    // "70", "x", "40", then two rows of two cells.
    #expect(before.count == 7 && zip(before, after).map { $0 == $1 } == [true, true, true, true, true, true, false])
  }

  @Test("the mode comes from the environment, and servers never record")
  func modes() {
    #expect(RecordMode.requested(record: nil, continuousIntegration: nil) == .never)
    #expect(RecordMode.requested(record: "failed", continuousIntegration: nil) == .failed)
    #expect(RecordMode.requested(record: "everything", continuousIntegration: nil) == .never)
    #expect(RecordMode.requested(record: "all", continuousIntegration: "true") == .never)
    #expect(RecordMode.requested(record: "all", continuousIntegration: "false") == .all)
  }

  @Test("the store of a source file stands beside the nearest manifest")
  func place() throws {
    let store = try #require(GoldenStore(ofPackageAround: #filePath, mode: .never))
    #expect(store.folder.hasSuffix("/Tests/Goldens"))
    #expect(Files.exists(store.folder.dropLast("/Tests/Goldens".count) + "/Package.swift"))
    #expect(GoldenStore(ofPackageAround: "/nowhere/at/all.swift") == nil)
  }
}
