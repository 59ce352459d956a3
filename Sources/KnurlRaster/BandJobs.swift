import KnurlDrawing

/// What a frame has to paint, band by band: fixed before anything is painted.
@safe
final class BandJobs {
  /// The dirty boxes of one band, from left to right.
  struct Job {
    var band: Int
    var boxes: Range<Int>
  }

  private(set) var jobs: [Job] = []
  private(set) var boxes: [PixelBox] = []
  /// The number of pixels in all boxes.
  private(set) var pixels = 0

  /// What a box costs, and each command in it and each pixel of the command, in nanoseconds: rough means over the kinds
  /// of drawing on a machine of 2020, good enough to tell a hover from a new page.
  private static let boxCost = 200, commandCost = 150
  private static func cost(ofPixels count: Int) -> Int { count / 2 }

  /// Collects the dirty boxes of a frame.
  func prepare(_ grid: DamageGrid) {
    jobs.removeAllKeepingRoom(atLeast: grid.rows)
    boxes.removeAllKeepingRoom(atLeast: grid.rows * ((grid.columns + 1) / 2))
    pixels = 0
    for band in 0..<grid.rows {
      let start = boxes.count
      grid.forEachDirtyBox(inRow: band) { box in
        boxes.append(box)
        pixels += box.area
      }
      if boxes.count > start { jobs.append(Job(band: band, boxes: start..<boxes.count)) }
    }
  }

  /// About how long the work takes one thread, in nanoseconds; no longer than `limit` is looked for.
  func cost(_ table: CommandTable, _ bands: BandLists, limit: Int) -> Int {
    var cost = 0
    for job in jobs {
      unsafe bands.with(band: job.band) { items in
        for box in boxes[job.boxes] {
          cost += Self.boxCost
          for index in 0..<items.count {
            let part = unsafe table.commands[Int(items[index])].box.intersection(box)
            if !part.isEmpty { cost += Self.commandCost + Self.cost(ofPixels: part.area) }
          }
        }
      }
      if cost >= limit { return limit }
    }
    return cost
  }
}

extension PixelBox {
  /// The number of pixels in a box that is not empty.
  var area: Int { (Int(right) - Int(left)) * (Int(bottom) - Int(top)) }
}
