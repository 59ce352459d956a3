import KnurlDrawing
import Testing

@testable import KnurlControls

@Suite struct SoftArcTests {
  private func shadows(top: Color, bottom: Color, blur: Double, sweep: Double = 180, scale: Double = 1) -> [Substring] {
    let canvas = Canvas(pixelsPerPoint: scale)
    let arc = Arc(center: Point(x: 60, y: 60), radius: 40, start: .zero, sweep: .degrees(sweep))
    SoftArc(arc: arc, width: 10, top: top, bottom: bottom, blur: blur).draw(canvas)
    return canvas.list.dump.split(separator: "\n").filter { $0.contains("shadow") }
  }

  private let blue = Color(red: 0, green: 0, blue: 1), violet = Color(red: 1, green: 0, blue: 1)

  @Test("one colour is one blurred copy; changing ones are strips of many")
  func strips() {
    #expect(shadows(top: blue, bottom: blue, blur: 8).count == 1)
    let strips = shadows(top: blue, bottom: violet, blur: 8)
    #expect(strips.count > 20 && strips.count <= 60 && Set(strips).count > 20)
  }

  @Test("nothing is drawn without blur or without length")
  func nothing() {
    #expect(shadows(top: blue, bottom: violet, blur: 0).isEmpty && shadows(top: blue, bottom: blue, blur: -3).isEmpty)
    #expect(shadows(top: blue, bottom: blue, blur: 8, sweep: 0).isEmpty)
  }
}
