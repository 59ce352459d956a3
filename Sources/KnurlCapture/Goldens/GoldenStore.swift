public import KnurlDrawing

/// A folder of pictures that frames must equal, byte for byte.
///
/// It compares and records, and leaves the judgement to its caller. Beside `name.png` stands `name.hashes`, a hash per
/// cell of 64 x 32 pixels, which shows in text what a change touched, and `name.json`, the semantic tree, where one was given.
public struct GoldenStore: Sendable {
  /// Where the goldens are.
  public let folder: String
  /// Where pictures of differences go.
  public let differences: String
  /// When a golden is written.
  public let mode: RecordMode

  /// Creates a store.
  public init(folder: String, differences: String, mode: RecordMode = .requested) {
    self.folder = folder
    self.differences = differences
    self.mode = mode
  }

  /// The store of the package that a source file belongs to: `Tests/Goldens` and `out/differences` beside the nearest
  /// `Package.swift` above it; nil where there is none.
  public init?(ofPackageAround sourceFile: String, mode: RecordMode = .requested) {
    var folder = sourceFile[...]
    while let slash = folder.lastIndex(where: { $0 == "/" || $0 == "\\" }) {
      folder = folder[..<slash]
      guard Files.exists(folder + "/Package.swift") else { continue }
      self.init(folder: folder + "/Tests/Goldens", differences: folder + "/out/differences", mode: mode)
      return
    }
    return nil
  }

  /// The file of a golden.
  public func path(of name: String) -> String { "\(folder)/\(name).png" }
  /// The file that the picture of a difference goes to.
  public func differencePath(of name: String) -> String { "\(differences)/\(name).png" }
  private func hashesPath(of name: String) -> String { "\(folder)/\(name).hashes" }
  private func treePath(of name: String) -> String { "\(folder)/\(name).json" }
  private func differenceTreePath(of name: String) -> String { "\(differences)/\(name).json" }

  /// Compares a picture with a golden, and records it where the mode says so; nil where all is well.
  ///
  /// A golden that was missing, or differed, is a failure in every mode: a person has to look at what was recorded. In mode
  /// `all` a golden that was the same is written anew without a word.
  /// - Parameters:
  ///   - picture: What was shown.
  ///   - name: The name of the golden.
  ///   - tree: The semantic tree of the frame as JSON. It is written beside what is recorded, and compared where a golden
  ///     has one.
  public func verify(_ picture: Pixmap, matches name: String, tree: String? = nil) -> GoldenFailure? {
    do {
      let failure = try verdict(picture, name, tree)
      if failure == nil { return nil }
      if let tree { try Files.write(Array(tree.utf8), to: differenceTreePath(of: name), makesFolders: true) }
      return failure
    } catch {
      return GoldenFailure(text: "\(name): \(error)", picture: picture)
    }
  }

  private func verdict(_ picture: Pixmap, _ name: String, _ tree: String?) throws(CaptureError) -> GoldenFailure? {
    guard Files.exists(path(of: name)) else { return try missing(name, picture, tree) }
    let golden = try PNG.read(path(of: name))
    let difference = FrameDifference(expected: golden, got: picture)
    if difference != .identical { return try differing(name, golden, picture, difference, tree) }
    Files.delete(differencePath(of: name))
    if let tree, let failure = try otherTree(name, tree) { return failure }
    Files.delete(differenceTreePath(of: name))
    if mode == .all { try record(picture, name, tree) }
    return stale(name, picture)
  }

  private func missing(_ name: String, _ picture: Pixmap, _ tree: String?) throws(CaptureError) -> GoldenFailure {
    if mode == .never {
      let place = differencePath(of: name)
      try PNG.write(picture, to: place, makesFolders: true)
      return GoldenFailure(
        text: "\(name) has no golden. Look at \(place); if it is right, run with \(RecordMode.variable)=missing "
          + "to write \(path(of: name)), and commit that.", picture: picture)
    }
    try record(picture, name, tree)
    return GoldenFailure(
      text: "\(name) had no golden. \(path(of: name)) is written now: look at it, and commit it if it is right. "
        + "The next run compares.", picture: picture)
  }

  private func differing(
    _ name: String, _ golden: Pixmap, _ picture: Pixmap, _ difference: FrameDifference, _ tree: String?
  ) throws(CaptureError) -> GoldenFailure {
    let sheet = FrameDifference.picture(expected: golden, got: picture)
    let place = differencePath(of: name)
    try PNG.write(sheet, to: place, makesFolders: true)
    let facts = "\(name) differs from its golden: \(difference). Expected, got and difference are in \(place)"
    if mode == .all || mode == .failed {
      try record(picture, name, tree)
      return GoldenFailure(
        text: "\(facts). \(path(of: name)) is written anew: commit it if the change is meant. The next run compares.",
        picture: sheet)
    }
    return GoldenFailure(
      text: "\(facts); if the change is meant, run with \(RecordMode.variable)=failed to write the golden anew.",
      picture: sheet)
  }

  /// Where the picture is the same, what it means may differ.
  private func otherTree(_ name: String, _ tree: String) throws(CaptureError) -> GoldenFailure? {
    let path = treePath(of: name)
    guard Files.exists(path) else { return nil }
    let expected = String(decoding: try Files.read(path), as: UTF8.self)
    guard let difference = Self.firstDifference(expected, tree) else { return nil }
    let facts = "\(name) looks as its golden, but its semantic tree differs from \(path): \(difference)"
    if mode == .all || mode == .failed {
      try Files.write(Array(tree.utf8), to: path)
      return GoldenFailure(
        text: "\(facts). It is written anew: commit it if the change is meant. The next run compares.", picture: nil)
    }
    return GoldenFailure(
      text: "\(facts). What came is in \(differenceTreePath(of: name)); if the change is meant, run with "
        + "\(RecordMode.variable)=failed to write it anew.", picture: nil)
  }

  /// The first line that differs, in words; nil where there is none.
  private static func firstDifference(_ expected: String, _ got: String) -> String? {
    if expected == got { return nil }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = got.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    func text(_ lines: [Substring]) -> String {
      line < lines.count ? String(lines[line].drop { $0 == " " }.prefix(120)) : "the end"
    }
    return "line \(line + 1) is \(text(new)), expected was \(text(old))"
  }

  /// A list that belongs to another picture misleads who reads it.
  private func stale(_ name: String, _ picture: Pixmap) -> GoldenFailure? {
    guard Files.exists(hashesPath(of: name)), let list = try? Files.read(hashesPath(of: name)),
      list != Array(CellHashes(picture).text.utf8)
    else { return nil }
    return GoldenFailure(
      text: "\(hashesPath(of: name)) does not belong to the picture beside it, which is as expected; run with "
        + "\(RecordMode.variable)=all to write it anew.", picture: nil)
  }

  private func record(_ picture: Pixmap, _ name: String, _ tree: String?) throws(CaptureError) {
    try PNG.write(picture, to: path(of: name), makesFolders: true)
    try Files.write(Array(CellHashes(picture).text.utf8), to: hashesPath(of: name))
    if let tree { try Files.write(Array(tree.utf8), to: treePath(of: name)) }
  }
}

/// A picture that is not as its golden says.
public struct GoldenFailure: CustomStringConvertible {
  /// What is wrong, where to look, and what to do next.
  public let text: String
  /// Expected, got and difference side by side, or the picture itself where there is no golden.
  public let picture: Pixmap?

  /// The text.
  public var description: String { text }
}
