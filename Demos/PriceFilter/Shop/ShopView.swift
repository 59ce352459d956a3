public import Knurl

/// The shop's window: the filter on the left, the goods that it leaves on the right.
public final class ShopView {
  /// The model.
  public let shop = Shop()
  private let cards: Cards
  private static let gap = 8.0
  private static let panelWidth = 324.0

  /// Creates the window's content.
  public init(text: any TextEngine) { cards = Cards(text: text) }

  /// Calls the controls.
  public func body(_ ui: UI) {
    ui.row(.fixed(Self.panelWidth), .share(1), spacing: 24, alignment: .leading) {
      filterPanel(ui)
      ui.column { goods(ui) }
    }
  }

  private func filterPanel(_ ui: UI) {
    ui.panel("PRICE FILTER") {
      var price = RangeOptions()
      price.value.format = ValueFormat(decimals: 0, prefix: "€ ")
      price.value.tickCount = 6
      ui.rangeSlider(
        id: "price", &shop.filter, \.lower, \.upper, in: 0...500, step: 5, label: "Price", options: price)
      ui.space(8)
      var stars = ValueOptions(defaultValue: 0)
      stars.format = ValueFormat(decimals: 1, suffix: " stars")
      ui.row(alignment: .center) {
        ui.knob(id: "rating", &shop.filter.rating, in: 0...5, step: 0.1, label: "Minimum rating", options: stars)
        ui.space(16)
        ui.column {
          ui.toggle(id: "in-stock", &shop.filter.inStock, label: "In stock")
          ui.toggle(id: "on-sale", &shop.filter.onSale, label: "On sale")
        }
      }
      ui.space(8)
      shop.update()
      ui.row {
        if ui.button(id: "reset", "Reset").wasClicked { shop.filter = Filter() }
        ui.styled({ $0.button.fill = $0.accent }) {
          if ui.button(id: "show", "Show \(shop.shown.count) items").wasClicked { shop.page = 0 }
        }
      }
    }
    shop.update()
  }

  private func goods(_ ui: UI) {
    let width = ui.size.width - Self.panelWidth - 24 * 3, height = ui.size.height - 48 - 44
    let columns = max(1, Int((width + Self.gap) / (Cards.size.width + Self.gap)))
    let rows = max(1, Int((height + Self.gap) / (Cards.size.height + Self.gap)))
    let count = columns * rows
    let pages = max(1, (shop.shown.count + count - 1) / count)
    shop.page = min(shop.page, pages - 1)
    header(ui, pages: pages, first: shop.page * count, count: count)
    let size = Size(width: width, height: Double(rows) * (Cards.size.height + Self.gap))
    ui.drawing(size) { canvas, _ in
      for (place, index) in shop.shown.dropFirst(shop.page * count).prefix(count).enumerated() {
        let card = cards.picture(
          of: shop.catalogue.products[index], scale: canvas.pixelGrid.pixelsPerPoint, theme: ui.theme)
        let x = Double(place % columns) * (Cards.size.width + Self.gap)
        let y = Double(place / columns) * (Cards.size.height + Self.gap)
        let grid = canvas.pixelGrid
        canvas.image(
          card,
          in: Rect(
            x: grid.snapped(x), y: grid.snapped(y), width: card.size.width / grid.pixelsPerPoint,
            height: card.size.height / grid.pixelsPerPoint))
      }
    }
  }

  private func header(_ ui: UI, pages: Int, first: Int, count: Int) {
    let shown = shop.shown.count, last = min(shown, first + count)
    ui.row {
      ui.label(shown == 0 ? "Nothing fits" : "\(first + 1)–\(last) of \(shown)")
      ui.disabled(if: shop.page == 0) {
        if ui.button(id: "previous", "Back").wasClicked { shop.page -= 1 }
      }
      ui.disabled(if: shop.page >= pages - 1) {
        if ui.button(id: "next", "More").wasClicked { shop.page += 1 }
      }
    }
  }
}
