import DemoSupport
import Knurl
import PriceShop

Demo.main("PriceFilter", size: Size(width: 1280, height: 720)) { options in
  let view = ShopView(text: EngravedText())
  let ui: UI
  if let file = options.capture {
    ui = try Demo.capture(options, to: file) { view.body($0) }
  } else {
    let host = ApplicationOptions(
      isBorderless: options.isBorderless, position: options.isBorderless ? .zero : nil, scale: options.scale,
      frameLimit: options.frames)
    let application = try Application("Price filter", size: options.size, options: host)
    while try application.step({ view.body($0) }) {}
    ui = application.ui
  }
  Demo.report(options, values: view.shop.values, ui: ui)
}
