import KnurlDrawing
import Testing

@testable import KnurlRaster

@Suite final class BandJobsTests {
  private let grid = DamageGrid()
  private var table = CommandTable()
  private let bands = BandLists()
  private let jobs = BandJobs()

  private func prepare(width: Int, height: Int, _ body: (Canvas) -> Void) {
    let canvas = Canvas(pixelsPerPoint: 1)
    body(canvas)
    Frame.with(canvas.list, width: width, height: height) { frame in
      table.prepare(frame)
      _ = grid.update(table)
      bands.prepare(table.commands, bands: grid.rows)
      jobs.prepare(grid)
      grid.finish()
    }
  }

  @Test("a job is what is dirty in one band, and all jobs together are all that is dirty")
  func partition() {
    grid.resize(width: 1500, height: 100)
    prepare(width: 1500, height: 100) { _ in }
    #expect(jobs.jobs.map(\.band) == [0, 1, 2, 3])
    #expect(jobs.jobs.map(\.boxes) == [0..<2, 2..<4, 4..<6, 6..<8])
    #expect(jobs.pixels == 1500 * 100)
    prepare(width: 1500, height: 100) { $0.fill(.rect(Rect(x: 70, y: 40, width: 1000, height: 2)), white) }
    #expect(jobs.jobs.map(\.band) == [1])
    #expect(jobs.boxes.map(\.left) == [64])
    #expect(jobs.boxes.map(\.right) == [1088])
    prepare(width: 1500, height: 100) { $0.fill(.rect(Rect(x: 70, y: 40, width: 1000, height: 2)), white) }
    #expect(jobs.jobs.isEmpty && jobs.pixels == 0)
  }

  @Test("a full window costs milliseconds, a button microseconds")
  func costs() {
    grid.resize(width: 1920, height: 1080)
    func frame(_ x: Double) -> Int {
      prepare(width: 1920, height: 1080) { canvas in
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 1920, height: 1080)), .color(.black))
        canvas.fill(.rect(Rect(x: 0, y: 0, width: 1920, height: 1080)), .color(Color(white: 1, alpha: 0.5)))
        canvas.fill(.rect(Rect(x: x, y: 100, width: 100, height: 30)), white)
      }
      return jobs.cost(table, bands, limit: .max)
    }
    let whole = frame(10)
    #expect((1_000_000...10_000_000).contains(whole))
    #expect((1000...100_000).contains(frame(11)))
    #expect(jobs.cost(table, bands, limit: 10) == 10)
  }
}
