import KnurlDrawing
import KnurlText
import Testing

@testable import KnurlCapture

/// Pictures of everything that the rasterizer can do have the same bytes on every machine, in debug and in release.
@Suite struct SceneHashesTests {
  private static let scales: [(name: String, pixelsPerPoint: Double)] = [("1x", 1), ("1.25x", 1.25), ("2x", 2)]

  @Test("peers 125 each scene has the hash that the list says, at each scale, in every build")
  func hashes() throws {
    let store = try #require(GoldenStore(ofPackageAround: #filePath))
    let text = EngravedText()
    var pictures: [(name: String, picture: Pixmap)] = []
    for scene in RasterScene.all {
      for scale in Self.scales {
        let picture = scene.picture(pixelsPerPoint: scale.pixelsPerPoint, text: text)
        pictures.append(("\(scene.name) \(scale.name)", picture))
      }
    }
    #expect(Set(pictures.map(\.name)).count == pictures.count, "no two scenes have one name")
    if let failure = SceneList(store).verify(pictures) { Issue.record(Comment(rawValue: failure)) }
  }

  @Test("a list tells what changed, came and went, and is written only where the mode says so")
  func list() throws {
    let folder = TemporaryFolder()
    defer {
      folder.remove(["scenes.txt"] + ["a", "b"].map { "out/scenes/\($0)-1x.png" }, folders: ["out/scenes", "out"])
    }
    func verify(_ mode: RecordMode, _ names: [String], shade: Int = 0) -> String? {
      let store = GoldenStore(folder: folder.path, differences: folder.path + "/out", mode: mode)
      return SceneList(store).verify(names.enumerated().map { ("\($1) 1x", pattern(4 + $0, 4 + shade)) })
    }
    #expect(try #require(verify(.never, ["a", "b"])).contains("new: a 1x, b 1x"))
    #expect(try #require(verify(.missing, ["a", "b"])).contains("is written anew"))
    #expect(verify(.never, ["a", "b"]) == nil)
    let changed = try #require(verify(.missing, ["a", "b"], shade: 1))
    #expect(changed.contains("changed: a 1x, b 1x") && changed.contains("run with KNURL_RECORD=failed"))
    #expect(try #require(verify(.never, ["a"])).contains("gone: b 1x"))
    #expect(try #require(verify(.failed, ["a"], shade: 1)).contains("is written anew"))
    #expect(verify(.never, ["a"], shade: 1) == nil)
  }
}

/// The list of the scenes' hashes, `scenes.txt` among the goldens: a line with name, scale and hash for each.
private struct SceneList {
  let store: GoldenStore

  init(_ store: GoldenStore) { self.store = store }

  private var path: String { store.folder + "/scenes.txt" }

  /// Compares pictures with the list, and records them where the mode says so; nil where all is well. Pictures that
  /// changed or are new go to the folder of differences.
  func verify(_ pictures: [(name: String, picture: Pixmap)]) -> String? {
    let known = lines(), names = Set(pictures.map(\.name))
    let changed = pictures.filter { known[$0.name] != nil && known[$0.name] != Self.digits($0.picture) }
    let new = pictures.filter { known[$0.name] == nil }
    let gone = known.keys.filter { !names.contains($0) }.sorted()
    if changed.isEmpty && new.isEmpty && gone.isEmpty { return nil }
    var facts: [String] = []
    if !changed.isEmpty { facts.append("changed: " + changed.map(\.name).joined(separator: ", ")) }
    if !new.isEmpty { facts.append("new: " + new.map(\.name).joined(separator: ", ")) }
    if !gone.isEmpty { facts.append("gone: " + gone.joined(separator: ", ")) }
    for scene in changed + new {
      let file = scene.name.split(separator: " ").joined(separator: "-")
      try? PNG.write(scene.picture, to: "\(store.differences)/scenes/\(file).png", makesFolders: true)
    }
    return facts.joined(separator: "; ") + ". Pictures are in \(store.differences)/scenes. "
      + record(pictures, changed.isEmpty)
  }

  private func record(_ pictures: [(name: String, picture: Pixmap)], _ isOnlyMissing: Bool) -> String {
    guard store.mode == .all || store.mode == .failed || (store.mode == .missing && isOnlyMissing) else {
      return "If that is meant, run with \(RecordMode.variable)=failed to write \(path) anew."
    }
    let text = pictures.map { "\($0.name) \(Self.digits($0.picture))\n" }.joined()
    do {
      try Files.write(Array(text.utf8), to: path, makesFolders: true)
    } catch {
      return "\(error)"
    }
    return "\(path) is written anew: look at the pictures, and commit it if they are right. The next run compares."
  }

  /// The hashes by name and scale.
  private func lines() -> [String: String] {
    guard let bytes = try? Files.read(path) else { return [:] }
    var result: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 3 { result["\(words[0]) \(words[1])"] = String(words[2]) }
    }
    return result
  }

  private static func digits(_ picture: Pixmap) -> String {
    let text = String(picture.contentHash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
