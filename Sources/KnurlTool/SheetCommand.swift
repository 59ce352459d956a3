import KnurlCapture
import KnurlDrawing

/// All pictures of a folder on one picture and on one web page.
struct SheetCommand {
  private let folder: String
  private let output: String
  private let columns: Int
  private let isJSON: Bool

  /// The most pictures on one sheet.
  static let limit = 400

  init(_ arguments: ArraySlice<String>) throws {
    let options = try Arguments(arguments, valued: ["-o", "--columns"])
    folder = try options.words(1, "a folder")[0]
    guard let output = options.value("-o"), output.hasSuffix(".png") else {
      throw ToolError("where does the sheet go? Say -o FILE.png")
    }
    self.output = output
    guard let columns = Int(options.value("--columns") ?? "4"), (1...20).contains(columns) else {
      throw ToolError("--columns is a number from 1 to 20")
    }
    self.columns = columns
    isJSON = options.isJSON
  }

  func run(_ say: (String) -> Void) throws -> Tool.Status {
    let names = try PictureFolder.names(folder)
    if names.isEmpty { throw ToolError("there is no PNG picture in \(folder)") }
    if names.count > Self.limit {
      throw ToolError("\(folder) has \(names.count) pictures; \(Self.limit) are the most on one sheet")
    }
    var pictures: [(name: String, picture: Pixmap)] = []
    for (index, name) in names.enumerated() {
      pictures.append((String(name.dropLast(4)), try PNG.read(folder + "/" + name)))
      if names.count > 100, index % 50 == 49 { Files.tell("\(index + 1) of \(names.count)\n") }
    }
    try PNG.write(ContactSheet.picture(pictures, columns: columns), to: output, makesFolders: true)
    let page = String(output.dropLast(4)) + ".html"
    let files = names.map { (name: String($0.dropLast(4)), file: Self.relative(folder + "/" + $0, to: output)) }
    try Files.write(Array(ContactSheet.page(title: folder, files).utf8), to: page)
    say(
      isJSON
        ? JSON.object([
          (key: "pictures", value: .integer(names.count)), (key: "sheet", value: .string(output)),
          (key: "page", value: .string(page)),
        ]).text : "\(names.count) pictures on \(output) and \(page)")
    return .done
  }

  /// A path as a page finds it that stands beside a file: up by each folder of the page, unless it begins at the root.
  static func relative(_ path: String, to file: String) -> String {
    if path.hasPrefix("/") || file.hasPrefix("/") { return path }
    let ups = file.split(separator: "/").dropLast().filter { $0 != "." }.count
    return String(repeating: "../", count: ups) + path
  }
}
