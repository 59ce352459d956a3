public import Knurl

/// The shop's window: the filter on the left, the goods that it leaves on the right.
public final class ShopView {
  /// The model.
  public let shop = Shop()
  private let cards: Cards
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
    let size = Size(width: ui.size.width - Self.panelWidth - 24 * 3, height: ui.size.height - 48 - 44)
    let shelves = Shelves(size)
    let pages = max(1, (shop.shown.count + shelves.count - 1) / shelves.count)
    shop.page = min(shop.page, pages - 1)
    let first = shop.page * shelves.count
    header(ui, pages: pages, first: first, count: shelves.count)
    ui.drawing(size) { canvas, _ in
      for (place, index) in shop.shown.dropFirst(first).prefix(shelves.count).enumerated() {
        draw(shop.catalogue.products[index], at: shelves.place(place), canvas, ui.theme)
      }
    }
  }

  /// Copies a product's card to a place, pixel for pixel.
  private func draw(_ product: Product, at place: Point, _ canvas: Canvas, _ theme: Theme) {
    let grid = canvas.pixelGrid
    let card = cards.picture(of: product, scale: grid.pixelsPerPoint, theme: theme)
    canvas.image(
      card,
      in: Rect(
        x: grid.snapped(place.x), y: grid.snapped(place.y), width: card.size.width / grid.pixelsPerPoint,
        height: card.size.height / grid.pixelsPerPoint))
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

/// The places of the cards: as many columns and rows as fit, spread over the whole area.
private struct Shelves {
  private let columns: Int
  private let rows: Int
  private let step: Vector

  init(_ size: Size) {
    let gap = 8.0, card = Cards.size
    columns = max(1, Int((size.width + gap) / (card.width + gap)))
    rows = max(1, Int((size.height + gap) / (card.height + gap)))
    step = Vector(
      x: columns > 1 ? (size.width - card.width) / Double(columns - 1) : 0,
      y: rows > 1 ? (size.height - card.height) / Double(rows - 1) : 0)
  }

  var count: Int { columns * rows }

  func place(_ index: Int) -> Point {
    Point(x: Double(index % columns) * step.x, y: Double(index / columns) * step.y)
  }
}
