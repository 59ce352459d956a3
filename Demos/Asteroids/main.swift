import DemoSupport
import Knurl
import KnurlCapture

Demo.main("Asteroids", size: Size(width: 1280, height: 720)) { options in
  let screen = try GameScreen(
    size: options.size, scale: options.scale, isBorderless: options.isBorderless, isHidden: options.headless.isWanted)
  let game = try Game(screen, size: options.size)
  if let file = options.headless.play { game.play(try Trace.read(file)) }
  if options.record != nil { game.record() }
  let isEndless = options.headless.play != nil || options.capture == nil
  var frames = options.frames ?? (isEndless ? .max : 90), number = 0
  while game.isRunning && frames > 0 {
    try game.step()
    if !game.isRunning { break }
    if options.headless.printsHashes { print(number, game.hash.digits) }
    (frames, number) = (frames - 1, number + 1)
    if frames == 0, let file = options.capture { try PNG.write(screen.capture(), to: file) }
    game.present()
  }
  if let file = options.record { try game.ui.recorder?.trace.write(to: file) }
  if let difference = game.playedDifference { throw DemoDifference(sentence: difference) }
  Demo.report(options, values: game.world.values, ui: game.ui)
}
