import Knurl
import KnurlCapture
import PriceShop
import Testing

/// The shop: its model, its window, its picture in the README.
@Suite struct PriceFilterTests {
  private var root: String { String(#filePath.dropLast("/Tests/DemosTests/PriceFilterTests.swift".count)) }

  private func harness(_ scale: Double = 1) -> (Harness, ShopView) {
    let view = ShopView(text: EngravedText())
    let harness = Harness(size: Size(width: 1280, height: 720), pixelsPerPoint: scale) { view.body($0) }
    harness.step(3)
    return (harness, view)
  }

  @Test("the picture in the README is what the demo shows")
  func picture() {
    let store = GoldenStore(folder: root + "/Assets", differences: root + "/out/differences")
    let failure = store.verify(harness(2).0.pixmap, matches: "price-filter")
    #expect(failure == nil)
  }

  @Test("peers 88 the first frame is the right frame")
  func firstFrame() {
    let view = ShopView(text: EngravedText())
    let harness = Harness(size: Size(width: 1280, height: 720)) { view.body($0) }
    harness.step()
    let first = harness.pixmap.contentHash
    harness.step()
    #expect(harness.pixmap.contentHash == first && harness.paintedPixels == 0)
  }

  @Test("a narrower price leaves fewer products, in the frame of the drag")
  func filter() {
    let (harness, view) = harness()
    let before = view.shop.shown.count
    harness.drag("price/upper", by: Vector(x: -100, y: 0))
    #expect(view.shop.filter.upper < 200 && view.shop.shown.count < before)
    #expect(harness.ui.problems.isEmpty)
  }

  @Test("Reset brings the filter back")
  func reset() {
    let (harness, view) = harness()
    harness.click("in-stock")
    #expect(view.shop.filter.inStock)
    harness.click("reset")
    #expect(view.shop.filter == Filter())
  }

  @Test("the window holds together from nothing to 3000 points, at every scale", arguments: [0.0, 1, 40, 320, 3000])
  func sizes(_ side: Double) {
    let view = ShopView(text: EngravedText())
    let harness = Harness(size: Size(width: side, height: side)) { view.body($0) }
    harness.step(2)
    #expect(harness.nodes.allSatisfy { $0.frame.isFinite })
  }
}
