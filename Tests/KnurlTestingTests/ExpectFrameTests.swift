import KnurlDrawing
import KnurlGeometry
import KnurlTesting
import Testing

@Suite struct ExpectFrameTests {
  private let checker = Pixmap(width: 70, height: 40)

  init() {
    let stride = checker.stride
    unsafe checker.withUnsafePixels { pixels in
      for y in 0..<40 {
        for x in 0..<70 { unsafe pixels[y * stride + x] = (x / 10 + y / 10) % 2 == 0 ? 0xffff_ffff : 0x8040_2000 }
      }
    }
  }

  @Test("a picture that differs is an issue that tells where; one that equals its golden passes")
  func comparing() {
    withKnownIssue {
      expectPicture(Pixmap(width: 70, height: 40), matches: "expectations/checker", record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("differs from its golden: 2800 pixels differ by up to 255") }
    }
    expectPicture(checker, matches: "expectations/checker")
  }

  @Test("a test outside of any package is an issue that says so")
  func nowhere() {
    let harness = Harness(size: Size(width: 4, height: 4)) { _ in }
    withKnownIssue {
      expectFrame(harness, matches: "x", filePath: "/nowhere/Tests.swift")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("No Package.swift stands above /nowhere") }
    }
  }
}
