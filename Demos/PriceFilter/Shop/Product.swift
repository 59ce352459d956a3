import DemoSupport
import Knurl

/// A thing to sell.
struct Product {
  enum Kind: Int, CaseIterable { case mug, lamp, chair, plant, clock, book, bottle, headset }

  let number: Int
  let kind: Kind
  let name: String
  /// In whole euros, 5...500.
  let price: Int
  /// In tenths of a star, 10...50.
  let rating: Int
  let isInStock: Bool
  let isOnSale: Bool
  let hue: Double
}

/// Two hundred invented products, the same on every machine.
struct Catalogue {
  let products: [Product]

  init() {
    var dice = Dice(seed: 2026)
    products = (0..<200).map { Self.product($0, &dice) }
  }

  private static let makers = [
    "Aalto", "Birch", "Cobalt", "Dune", "Ember", "Fjord", "Grove", "Halo", "Indigo", "Juno", "Kelp", "Loom", "Moss",
    "Nord", "Onyx", "Pine",
  ]

  private static func product(_ number: Int, _ dice: inout Dice) -> Product {
    let kind = Product.Kind.allCases[dice.roll(Product.Kind.allCases.count)]
    let maker = makers[dice.roll(makers.count)]
    let base = [18, 90, 180, 35, 70, 15, 25, 160][kind.rawValue]
    let price = min(500, max(5, base * (40 + dice.roll(200)) / 100))
    return Product(
      number: number, kind: kind, name: "\(maker) \(kind)", price: price, rating: 10 + dice.roll(21) + dice.roll(21),
      isInStock: dice.roll(100) < 70, isOnSale: dice.roll(100) < 25, hue: Double(dice.roll(360)))
  }
}
