import KnurlGeometry
import Testing

@testable import DemoSupport

/// What the demos can be told.
@Suite struct DemoOptionsTests {
  private func options(_ words: String, pages: [String] = []) throws -> DemoOptions {
    try DemoOptions(words.split(separator: " ").map { String($0) }, size: Size(width: 8, height: 6), pages: pages)
  }

  @Test("a demo with pages is told which one, and in which looks")
  func pages() throws {
    let options = try options("--page two --theme paper", pages: ["one", "two"])
    #expect(options.page == "two" && options.theme == .paper)
    let none = try self.options("", pages: ["one"])
    #expect(none.page == nil && none.theme == nil && none.size == Size(width: 8, height: 6))
  }

  @Test(
    "what is no page and no theme is named, with those that there are",
    arguments: [("--page three", "three is none of one, two"), ("--theme dark", "classic, studio, paper, contrast")])
  func refused(_ words: String, _ says: String) {
    let error = #expect(throws: DemoError.self) { try options(words, pages: ["one", "two"]) }
    #expect(error?.description.contains(says) == true)
  }

  @Test("a demo without pages knows neither option", arguments: ["--page one", "--theme paper", "--page"])
  func unknown(_ words: String) {
    let error = #expect(throws: DemoError.self) { try options(words) }
    #expect(error?.description.contains("unknown option") == true)
  }
}
