import KnurlDrawing
import Testing

@testable import KnurlSDL

@Suite("What goes up to a texture")
struct UploadTests {
  private let all = PixelRect(x: 0, y: 0, width: 100, height: 50)

  private func plan(_ changed: [PixelRect], everything: Bool = false) -> [PixelRect] {
    UploadPlan.rects(changed: changed, width: 100, height: 50, everything: everything)
  }

  @Test("Changed rectangles alone; what holds them all where they are many, all where everything was lost")
  func plans() {
    let small = PixelRect(x: 10, y: 10, width: 5, height: 5)
    #expect(plan([]) == [])
    #expect(plan([small]) == [small])
    let other = PixelRect(x: 40, y: 20, width: 5, height: 5), outside = PixelRect(x: 99, y: 49, width: 64, height: 32)
    #expect(plan(Array(repeating: small, count: 32)).count == 32)
    let hull = PixelRect(x: 10, y: 10, width: 35, height: 15)
    #expect(plan(Array(repeating: small, count: 32) + [other]) == [hull])
    #expect(plan(Array(repeating: small, count: 32) + [outside]) == [PixelRect(x: 10, y: 10, width: 90, height: 40)])
    #expect(plan(Array(repeating: outside, count: 40)) == [PixelRect(x: 99, y: 49, width: 1, height: 1)])
    #expect(plan([], everything: true) == [all])
    #expect(UploadPlan.rects(changed: [small], width: 0, height: 50, everything: true) == [])
  }

  @Test("Nothing outside the picture goes up")
  func outside() {
    #expect(plan([PixelRect(x: 90, y: 40, width: 64, height: 32)]) == [PixelRect(x: 90, y: 40, width: 10, height: 10)])
    #expect(plan([PixelRect(x: 200, y: 0, width: 5, height: 5)]) == [])
  }

  @Test("Straight colours give back at least the premultiplied ones, and less than a step more")
  func straight() {
    for alpha in 1...255 as ClosedRange<UInt32> {
      for value in 0...alpha {
        let straight = Straight.pixel(alpha << 24 | value << 16)
        let back = Double(straight & 255) * Double(alpha) / 255
        #expect(straight >> 24 == alpha)
        #expect(back >= Double(value) - 1e-9 && back < Double(value) + 1)
      }
    }
    #expect(Straight.pixel(0) == 0)
    #expect(Straight.pixel(0xff01_0203) == 0xff03_0201)
  }

  @Test(
    "OpenGL on the processor is known by its name",
    arguments: [
      ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true), ("ANGLE (Google, Vulkan (SwiftShader))", true),
      ("Mesa Intel(R) UHD Graphics 620", false), ("Apple M2", false),
    ])
  func openGL(_ name: String, _ isSoftware: Bool) {
    #expect(OpenGLDevice.isSoftware(named: name) == isSoftware)
  }
}
