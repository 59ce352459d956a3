public import KnurlDrawing

/// A folder of pictures that frames must equal, byte for byte.
///
/// It compares and records, and leaves the judgement to its caller. Beside `name.png` stands `name.hashes`, a hash per
/// cell of 64 x 32 pixels, which shows in text what a change touched.
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

  /// Compares a picture with a golden, and records it where the mode says so; nil where all is well.
  ///
  /// A golden that was missing, or differed, is a failure in every mode: a person has to look at what was recorded. In mode
  /// `all` a golden that was the same is written anew without a word.
  public func verify(_ picture: Pixmap, matches name: String) -> GoldenFailure? {
    do {
      guard Files.exists(path(of: name)) else { return try missing(name, picture) }
      let golden = try PNG.read(path(of: name))
      let difference = FrameDifference(expected: golden, got: picture)
      if difference != .identical { return try differing(name, golden, picture, difference) }
      Files.delete(differencePath(of: name))
      if mode == .all { try record(picture, name) }
      return stale(name, picture)
    } catch {
      return GoldenFailure(text: "\(name): \(error)", picture: picture)
    }
  }

  private func missing(_ name: String, _ picture: Pixmap) throws(CaptureError) -> GoldenFailure {
    if mode == .never {
      let place = differencePath(of: name)
      try PNG.write(picture, to: place, makesFolders: true)
      return GoldenFailure(
        text: "\(name) has no golden. Look at \(place); if it is right, run with \(RecordMode.variable)=missing "
          + "to write \(path(of: name)), and commit that.", picture: picture)
    }
    try record(picture, name)
    return GoldenFailure(
      text: "\(name) had no golden. \(path(of: name)) is written now: look at it, and commit it if it is right. "
        + "The next run compares.", picture: picture)
  }

  private func differing(
    _ name: String, _ golden: Pixmap, _ picture: Pixmap, _ difference: FrameDifference
  ) throws(CaptureError) -> GoldenFailure {
    let sheet = FrameDifference.picture(expected: golden, got: picture)
    let place = differencePath(of: name)
    try PNG.write(sheet, to: place, makesFolders: true)
    let facts = "\(name) differs from its golden: \(difference). Expected, got and difference are in \(place)"
    if mode == .all || mode == .failed {
      try record(picture, name)
      return GoldenFailure(
        text: "\(facts). \(path(of: name)) is written anew: commit it if the change is meant. The next run compares.",
        picture: sheet)
    }
    return GoldenFailure(
      text: "\(facts); if the change is meant, run with \(RecordMode.variable)=failed to write the golden anew.",
      picture: sheet)
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

  private func record(_ picture: Pixmap, _ name: String) throws(CaptureError) {
    try PNG.write(picture, to: path(of: name), makesFolders: true)
    try Files.write(Array(CellHashes(picture).text.utf8), to: hashesPath(of: name))
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
