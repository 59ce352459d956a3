import Knurl

/// What the user has set.
struct Filter: Equatable {
  var lower = 40.0
  var upper = 320.0
  /// The lowest rating shown, in stars.
  var rating = 2.0
  var inStock = false
  var onSale = false

  func accepts(_ product: Product) -> Bool {
    let price = Double(product.price)
    return price >= lower && price <= upper && Double(product.rating) >= rating * 10
      && (!inStock || product.isInStock) && (!onSale || product.isOnSale)
  }
}

/// The shop: goods, the filter on them, and what it leaves.
final class Shop {
  let catalogue = Catalogue()
  var filter = Filter()
  var page = 0
  /// Indices of the products that the filter leaves, cheapest first.
  private(set) var shown: [Int] = []
  private var appliedFilter: Filter?

  init() { update() }

  /// Filters anew if the filter has changed.
  func update() {
    if filter == appliedFilter { return }
    appliedFilter = filter
    let products = catalogue.products
    shown = products.indices.filter { filter.accepts(products[$0]) }
    shown.sort { (products[$0].price, $0) < (products[$1].price, $1) }
  }

  /// The model's values as text, for scripts.
  var values: [(String, String)] {
    [
      ("price.lower", "\(filter.lower)"), ("price.upper", "\(filter.upper)"), ("rating", "\(filter.rating)"),
      ("inStock", "\(filter.inStock)"), ("onSale", "\(filter.onSale)"), ("shown", "\(shown.count)"),
    ]
  }
}
