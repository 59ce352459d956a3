import EntryPages
import Knurl
import LayerPages
import ListPages
import MixerDesk
import PriceShop
import SpecimenPages

@testable import Asteroids
@testable import DemoSupport
@testable import KnobPages
@testable import SeedPages

/// A demo without a window: its controls, and the game below them.
struct DemoStage {
  var size: Size
  var theme = Theme.studio
  /// Whether the controls lie over a game, as in an `Overlay`.
  var isGuest = false
  var body: (UI) -> Void
  /// Gets what nobody claims.
  var game: (InputEvent) -> Void = { _ in }
  /// What the game has come to.
  var state: () -> [String] = { [] }

  enum Name: String, CaseIterable {
    case asteroids, entry, knobs, layers, lists, minimal, mixer, priceFilter = "price-filter", seeds, specimen
  }

  static func named(_ demo: Name) -> DemoStage {
    switch demo {
    case .asteroids: asteroids()
    case .entry: { view in DemoStage(size: Size(width: 240, height: 180), body: view.body) }(EntryView())
    case .knobs:
      { view in DemoStage(size: Size(width: 320, height: 240), body: view.body) }(KnobsView(theme: .studio))
    case .layers: { view in layered(view) }(LayersView())
    case .lists: { view in listed(view) }(ListsView(theme: .studio))
    case .minimal: minimal()
    case .mixer: { view in mixer(view) }(MixerView(isKiosk: true))
    case .priceFilter:
      { view in
        DemoStage(size: Size(width: 400, height: 250), body: view.body, state: { view.shop.values.map { "\($0)" } })
      }(ShopView(text: EngravedText()))
    case .seeds:
      { view in DemoStage(size: Size(width: 240, height: 180), theme: .classic, body: view.body) }(
        SeedsView(theme: .classic))
    case .specimen: { view in specimen(view) }(SpecimenView())
    }
  }

  /// Without the page of samples, whose fonts are the machine's.
  private static func specimen(_ view: SpecimenView) -> DemoStage {
    DemoStage(size: Size(width: 280, height: 200)) { ui in
      view.body(ui)
      if view.page == .samples { view.page = .latin }
    } state: {
      [view.page.rawValue]
    }
  }

  private static func listed(_ view: ListsView) -> DemoStage {
    DemoStage(size: Size(width: 240, height: 180), body: view.body, state: { view.values.map { "\($0)" } })
  }

  private static func layered(_ view: LayersView) -> DemoStage {
    DemoStage(size: Size(width: 480, height: 360), body: view.body, state: { view.values.map { "\($0)" } })
  }

  private static func mixer(_ view: MixerView) -> DemoStage {
    DemoStage(size: Size(width: 320, height: 180), body: view.body, state: { view.values.map { "\($0)" } })
  }

  private static func minimal() -> DemoStage {
    var lower = 120.0, upper = 380.0, gain = 0.5
    return DemoStage(size: Size(width: 240, height: 160)) { ui in
      ui.panel("PRICE FILTER") {
        ui.rangeSlider(id: "price", &lower, &upper, in: 0...500, step: 5, label: "Price")
        ui.knob(id: "gain", &gain, label: "Gain")
      }
    } state: {
      ["\(lower) \(upper) \(gain)"]
    }
  }

  private static func asteroids() -> DemoStage {
    let size = Size(width: 320, height: 200)
    var world = World(size: size), isPaused = false
    return DemoStage(size: size, isGuest: true) { ui in
      if !isPaused { world.advance(by: 1.0 / 60) }
      Hud.body(ui, &world.settings, isPaused: &isPaused)
    } game: { event in
      world.take(event)
    } state: {
      world.values.map { "\($0)" }
    }
  }
}
