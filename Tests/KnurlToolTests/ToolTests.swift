import KnurlCapture
import KnurlControls
import KnurlDrawing
import KnurlGeometry
import KnurlRaster
import Testing

@testable import KnurlTool

@Suite("The command knurl", .serialized) struct ToolTests {
  private let folder: String

  init() throws {
    folder = "out/tool-tests"
    for (name, value) in [("a/x.png", UInt8(1)), ("a/y.png", 2), ("a/z/w.png", 3), ("b/x.png", 1), ("b/y.png", 9)] {
      try PNG.write(picture(value), to: "\(folder)/\(name)", makesFolders: true)
    }
  }

  private func picture(_ value: UInt8) -> Pixmap {
    let pixmap = Pixmap(width: 70, height: 40)
    pixmap.paint(background: Color(hex: UInt32(value) << 12)) { _ in }
    return pixmap
  }

  private func run(_ words: String...) throws -> (status: Tool.Status, output: String) {
    var output = ""
    let status = try Tool.run(words) { output += $0 + "\n" }
    return (status, output)
  }

  @Test("compare says 0 for the same, 1 for what differs, and writes the difference")
  func comparePictures() throws {
    #expect(try run("compare", folder + "/a/x.png", folder + "/b/x.png").status == .done)
    let differing = try run("compare", folder + "/a/y.png", folder + "/b/y.png", "-o", folder + "/d.png")
    #expect(differing.status == .differs && differing.output.contains("2800 pixels differ"))
    #expect(try PNG.read(folder + "/d.png").width == 3 * 70 + 4)
  }

  @Test("compare of folders names every picture that differs or stands in one only")
  func compareFolders() throws {
    let result = try run("compare", folder + "/a", folder + "/b", "-o", folder + "/d")
    #expect(result.status == .differs)
    #expect(result.output.contains("y.png: 2800 pixels differ") && result.output.contains("z/w.png: only in"))
    #expect(result.output.hasSuffix("3 compared, 2 differ\n"))
    let json = try run("compare", folder + "/a", folder + "/b", "--json").output
    #expect(json.hasPrefix("{\"compared\": 3, \"differing\": [{\"name\": \"y.png\""))
    #expect(try run("compare", folder + "/a", folder + "/a").status == .done)
  }

  @Test("doctor says a line for each finding, in words or as JSON, and 1 where one is a problem")
  func doctor() throws {
    let words = try run("doctor"), json = try run("doctor", "--json")
    #expect(words.output.split(separator: "\n").count == json.output.split(separator: "isFine").count - 1)
    #expect(json.output.hasPrefix("[{\"line\": \"") && words.status == json.status)
    #expect(json.output.contains("\"isFine\": false") == (json.status == .differs))
    #expect(throws: (any Error).self) { try run("doctor", "now") }
  }

  @Test("sheet writes a picture and a page")
  func sheet() throws {
    let result = try run("sheet", folder + "/a", "-o", folder + "/sheet.png", "--columns", "2")
    #expect(result.status == .done && result.output.hasPrefix("3 pictures"))
    #expect(try PNG.read(folder + "/sheet.png").width == 16 + 2 * 316)
    let page = String(decoding: try Files.read(folder + "/sheet.html"), as: UTF8.self)
    #expect(page.contains("../../out/tool-tests/a/z/w.png"))
    #expect(SheetCommand.relative("/a/b.png", to: "c/d.png") == "/a/b.png")
  }

  @Test(
    "what can't be done is an error in one sentence",
    arguments: [
      ([], "which command"), (["dance"], "no command dance"), (["compare", "x"], "two pictures"),
      (["compare", "none.png", "none.png"], "can't be opened"), (["sheet", "Docs", "-o", "s.png"], "no PNG picture"),
      (["sheet", "Docs"], "-o FILE.png"), (["sheet", "Docs", "-o", "s.png", "--columns", "0"], "--columns"),
      (["render", "Minimal"], "where do the pictures go"), (["render"], "a program"),
      (["render", "no-such-program", "-o", "x.png"], "no program no-such-program"),
      (["replay", "Minimal"], "which trace"),
      (["replay", "Minimal", "none.trace"], "can't be opened"), (["compare", "a", "b", "--fast"], "no option --fast"),
      (["compare", "a", "b", "-o"], "-o needs a value"),
    ] as [([String], String)])
  func refused(_ words: [String], _ sentence: String) {
    let error = #expect(throws: (any Error).self) { _ = try Tool.run(words) { _ in } }
    #expect(error.map { "\($0)" }?.contains(sentence) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test("a program is started, and its end is the command's")
  func launcher() throws {
    #expect(try Launcher.run("true", []) == .done && Launcher.run("false", []) == .differs)
    #expect(try Launcher.run("/bin/sh", ["-c", "exit 7"]) == .cannot)
    #expect(throws: ToolError.self) { try Launcher.run("/bin/sh", ["-c", "kill -9 $$"]) }
    #expect(throws: ToolError.self) { try Launcher.run("/no/such/program", []) }
  }

  @Test("help is help")
  func help() throws {
    #expect(try run("help").output.contains("knurl COMMAND") && run("help").status == .done)
  }
}
