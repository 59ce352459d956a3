public import KnurlCapture
public import KnurlDrawing
public import Testing

/// Expects the last frame of a harness to equal its golden, byte for byte.
///
/// On failure expected, got and difference go to `out/differences/<name>.png` and into the test's attachments. A golden
/// that is missing is a failure too.
/// - Parameters:
///   - harness: Its picture is compared; no frame is run.
///   - name: The golden is `Tests/Goldens/<name>.png` beside the nearest `Package.swift` above the test's file.
///   - mode: When the golden is written; what `KNURL_RECORD` says unless given.
///   - filePath: The test's file.
///   - sourceLocation: Where a failure is shown.
public func expectFrame(
  _ harness: Harness, matches name: String, record mode: RecordMode = .requested, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectPicture(harness.pixmap, matches: name, record: mode, filePath: filePath, sourceLocation: sourceLocation)
}

/// Expects a picture to equal its golden, byte for byte; for crops and for pictures made without a harness.
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
  guard let failure = store.verify(picture, matches: name) else { return }
  if let picture = failure.picture, let bytes = try? PNG.encode(picture) {
    let file = name.split(separator: "/").joined(separator: "-") + ".png"
    Attachment.record(bytes, named: file, sourceLocation: sourceLocation)
  }
  Issue.record(Comment(rawValue: failure.text), sourceLocation: sourceLocation)
}
