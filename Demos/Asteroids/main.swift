import DemoSupport
import Knurl
import KnurlCapture

Demo.main("Asteroids", size: Size(width: 1280, height: 720)) { options in
  let screen = try GameScreen(
    size: options.size, scale: options.scale, isBorderless: options.isBorderless, isHidden: options.capture != nil)
  let game = try Game(screen, size: options.size)
  var frames = options.frames ?? (options.capture == nil ? .max : 90)
  while game.isRunning && frames > 0 {
    try game.step()
    frames -= 1
    if frames == 0, let file = options.capture { try PNG.write(screen.capture(), to: file) }
    game.present()
  }
  Demo.report(options, values: game.world.values, ui: game.ui)
}
