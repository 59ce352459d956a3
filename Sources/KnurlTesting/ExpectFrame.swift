public import KnurlCapture
public import KnurlDrawing
public import Testing

/// Expects the last frame of a harness, or the crop of one control in it, to equal its golden, byte for byte.
///
/// On failure expected, got and difference go to `out/differences/<name>.png` and into the test's attachments, and the
/// semantic tree beside them. A golden that is missing is a failure too.
/// - Parameters:
///   - harness: Its picture is compared; no frame is run.
///   - path: The control to compare, with a margin around it; nil: the whole picture.
///   - margin: The margin, in points.
///   - name: The golden is `Tests/Goldens/<name>.png` beside the nearest `Package.swift` above the test's file.
///   - mode: When the golden is written; what `KNURL_RECORD` says unless given.
///   - filePath: The test's file.
///   - sourceLocation: Where a failure is shown.
public func expectFrame(
  _ harness: Harness, of path: String? = nil, margin: Double = 8, matches name: String,
  record mode: RecordMode = .requested, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let failure = harness.verify(matches: name, of: path, margin: margin, record: mode, filePath: filePath)
  guard let failure else { return }
  if path == nil {
    Attachment.record(Array(harness.tree.utf8), named: file(name, "json"), sourceLocation: sourceLocation)
  }
  report(failure, name, sourceLocation)
}

/// Expects a picture to equal its golden, byte for byte; for pictures made without a harness.
public func expectPicture(
  _ picture: Pixmap, matches name: String, record mode: RecordMode = .requested, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let store = GoldenStore(ofPackageAround: filePath, mode: mode) else {
    Issue.record(
      "No Package.swift stands above \(filePath), so it is unknown where the goldens are.",
      sourceLocation: sourceLocation)
    return
  }
  if let failure = store.verify(picture, matches: name) { report(failure, name, sourceLocation) }
}

private func report(_ failure: GoldenFailure, _ name: String, _ sourceLocation: SourceLocation) {
  if let picture = failure.picture, let bytes = try? PNG.encode(picture) {
    Attachment.record(bytes, named: file(name, "png"), sourceLocation: sourceLocation)
  }
  Issue.record(Comment(rawValue: failure.text), sourceLocation: sourceLocation)
}

private func file(_ name: String, _ ending: String) -> String {
  name.split(separator: "/").joined(separator: "-") + "." + ending
}
