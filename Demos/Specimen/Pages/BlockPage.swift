import DemoSupport
import Knurl

/// A block of the engraved face at 10, 12, 16, 24 and 48 points, each glyph at its own advance.
struct BlockPage {
  private static let sizes = [10.0, 12, 16, 24, 48]
  private static let label = 44.0

  let letters: [Unicode.Scalar]
  private let engine: EngravedText

  init(_ page: SpecimenView.Page, _ engine: EngravedText) {
    self.engine = engine
    letters = EngravedText.characters.filter { Self.page(of: $0) == page && !$0.properties.isWhitespace }
  }

  private static func page(of scalar: Unicode.Scalar) -> SpecimenView.Page {
    switch scalar.value {
    case 0..<0x80: .latin
    case 0x80...0xFF: .accents
    case 0x100...0x24F: .extended
    case 0x370...0x3FF: .greek
    case 0x400...0x4FF: .cyrillic
    default: .signs
    }
  }

  func body(_ ui: UI) {
    for size in Self.sizes { row(ui, size) }
  }

  private func row(_ ui: UI, _ size: Double) {
    let width = PageFrame.content(ui).width - 64, style = TextStyle(size: size)
    let lines = lines(style, width - Self.label)
    let pitch = (size * 1.5).rounded()
    ui.drawing(Size(width: width, height: Double(lines.count) * pitch + 6)) { canvas, _ in
      let dim = Paint.color(ui.theme.dimText), ink = Paint.color(ui.theme.text)
      canvas.text("\(Int(size))", at: Point(x: 0, y: (pitch * 0.75).rounded()), size: 10, dim)
      for (number, line) in lines.enumerated() {
        var x = Self.label
        for letter in line {
          let layout = canvas.layout(String(letter), style)
          canvas.text(layout, at: Point(x: x, y: (Double(number) * pitch + pitch * 0.75).rounded()), ink)
          x += layout.width + Self.gap(size)
        }
      }
    }
  }

  /// A little air between letters that are no word.
  private static func gap(_ size: Double) -> Double { size * 0.12 }

  private func lines(_ style: TextStyle, _ width: Double) -> [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = [[]], x = 0.0
    for letter in letters {
      let advance = engine.layout(String(letter), style).width + Self.gap(style.size)
      if x + advance > width, x > 0 {
        lines.append([])
        x = 0
      }
      lines[lines.count - 1].append(letter)
      x += advance
    }
    return lines
  }
}
