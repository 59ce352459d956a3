import DemoSupport
import Knurl
import PriceShop

Demo.main("PriceFilter", size: Size(width: 1280, height: 720)) { options in
  let view = ShopView(text: EngravedText())
  let ui = try Demo.show("Price filter", options) { view.body($0) }
  Demo.report(options, values: view.shop.values, ui: ui)
}
