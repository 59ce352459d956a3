import Knurl

/// What the user has set.
public struct Filter: Equatable {
  /// The lowest price shown, in euros.
  public var lower = 40.0
  /// The highest price shown, in euros.
  public var upper = 320.0
  /// The lowest rating shown, in stars.
  public var rating = 2.0
  /// Whether only what can be had at once is shown.
  public var inStock = false
  /// Whether only reduced goods are shown.
  public var onSale = false

  /// The filter that the shop opens with.
  public init() {}

  func accepts(_ product: Product) -> Bool {
    let price = Double(product.price)
    return price >= lower && price <= upper && Double(product.rating) >= rating * 10
      && (!inStock || product.isInStock) && (!onSale || product.isOnSale)
  }
}

/// The shop: goods, the filter on them, and what it leaves.
public final class Shop {
  let catalogue = Catalogue()
  /// What the user has set.
  public var filter = Filter()
  var page = 0
  /// Indices of the products that the filter leaves, cheapest first.
  public private(set) var shown: [Int] = []
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
  public var values: [(String, String)] {
    [
      ("price.lower", "\(filter.lower)"), ("price.upper", "\(filter.upper)"), ("rating", "\(filter.rating)"),
      ("inStock", "\(filter.inStock)"), ("onSale", "\(filter.onSale)"), ("shown", "\(shown.count)"),
    ]
  }
}
