import KnurlCapture
import KnurlDrawing

/// Two pictures, or two folders of them, byte for byte.
struct CompareCommand {
  private let expected: String
  private let got: String
  private let output: String?
  private let isJSON: Bool

  init(_ arguments: ArraySlice<String>) throws {
    let options = try Arguments(arguments, valued: ["-o"])
    let words = try options.words(2, "two pictures or two folders")
    (expected, got) = (words[0], words[1])
    output = options.value("-o")
    isJSON = options.isJSON
  }

  /// What came of one pair.
  struct Verdict {
    var name: String
    /// What differs, in a sentence; nil for nothing.
    var difference: String?
  }

  func run(_ say: (String) -> Void) throws -> Tool.Status {
    let areFolders = Files.isFolder(expected)
    if areFolders != Files.isFolder(got) {
      throw ToolError("\(expected) and \(got) must both be pictures or both folders")
    }
    let verdicts = areFolders ? try folders() : [try pair(expected, got, name: got, output: output)]
    let differing = verdicts.filter { $0.difference != nil }
    if isJSON {
      let items = differing.map { verdict in
        JSON.object([
          (key: "name", value: .string(verdict.name)), (key: "difference", value: .string(verdict.difference ?? "")),
        ])
      }
      say(
        JSON.object([
          (key: "compared", value: .integer(verdicts.count)), (key: "differing", value: .array(items)),
        ]).text)
    } else {
      for verdict in differing { say("\(verdict.name): \(verdict.difference ?? "")") }
      say("\(verdicts.count) compared, \(differing.count) differ")
    }
    return differing.isEmpty ? .done : .differs
  }

  private func pair(_ first: String, _ second: String, name: String, output: String?) throws -> Verdict {
    let expected = try PNG.read(first), got = try PNG.read(second)
    let difference = FrameDifference(expected: expected, got: got)
    if difference == .identical { return Verdict(name: name, difference: nil) }
    if let output {
      try PNG.write(FrameDifference.picture(expected: expected, got: got), to: output, makesFolders: true)
    }
    return Verdict(name: name, difference: difference.description)
  }

  private func folders() throws -> [Verdict] {
    let first = try PictureFolder.names(expected), second = try PictureFolder.names(got)
    let names = Set(first).union(second).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var verdicts: [Verdict] = []
    for (index, name) in names.enumerated() {
      if !first.contains(name) {
        verdicts.append(Verdict(name: name, difference: "only in \(got)"))
      } else if !second.contains(name) {
        verdicts.append(Verdict(name: name, difference: "only in \(expected)"))
      } else {
        let target = output.map { $0 + "/" + name }
        verdicts.append(try pair(expected + "/" + name, got + "/" + name, name: name, output: target))
      }
      if names.count > 100, index % 50 == 49 { Files.tell("\(index + 1) of \(names.count)\n") }
    }
    return verdicts
  }
}

/// The pictures below a folder.
enum PictureFolder {
  /// Paths relative to the folder, in the order of their bytes; folders in it too, eight deep.
  static func names(_ folder: String, depth: Int = 8) throws -> [String] {
    var names: [String] = []
    for name in try Files.list(folder) {
      let path = folder + "/" + name
      if name.hasSuffix(".png") {
        names.append(name)
      } else if depth > 1, Files.isFolder(path) {
        names += try Self.names(path, depth: depth - 1).map { name + "/" + $0 }
      }
    }
    return names
  }
}
