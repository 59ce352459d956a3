extension Harness {
  /// Compares the last frame, or the crop of one control, with its golden in the package of the calling file; nil where all
  /// is well.
  ///
  /// For XCTest and for plain programs; with Swift Testing `expectFrame` says and attaches the same:
  ///
  ///     XCTAssertNil(harness.verify(matches: "mixer"))
  /// - Parameters:
  ///   - name: The golden is `Tests/Goldens/<name>.png` beside the nearest `Package.swift` above the file.
  ///   - path: The control to compare; nil: the whole picture.
  ///   - margin: The margin around the control, in points.
  ///   - mode: When the golden is written; what `KNURL_RECORD` says unless given.
  ///   - filePath: The test's file.
  public func verify(
    matches name: String, of path: String? = nil, margin: Double = 8, record mode: RecordMode = .requested,
    filePath: String = #filePath
  ) -> GoldenFailure? {
    guard let store = GoldenStore(ofPackageAround: filePath, mode: mode) else {
      return GoldenFailure(
        text: "No Package.swift stands above \(filePath), so it is unknown where the goldens are.", picture: nil)
    }
    guard let path else { return store.verify(pixmap, matches: name, tree: tree) }
    guard let crop = crop(path, margin: margin) else {
      let paths = nodes.map(\.path).filter { !$0.isEmpty }.joined(separator: ", ")
      return GoldenFailure(
        text: "\(name): the last frame showed no control \"\(path)\"; there were: \(paths.isEmpty ? "none" : paths).",
        picture: pixmap)
    }
    return store.verify(crop, matches: name)
  }
}
