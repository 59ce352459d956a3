public import KnurlDrawing
import KnurlGeometry
import KnurlRaster
import KnurlText

/// Many pictures on one, each with its name: to look at a folder of goldens at once.
public enum ContactSheet {
  /// The sheet of pictures in the order given; smaller copies of those wider or higher than a cell.
  /// - Parameters:
  ///   - pictures: Names and pictures.
  ///   - columns: How many stand in a row, from 1.
  ///   - cell: The size of a cell without its name, in pixels.
  public static func picture(
    _ pictures: [(name: String, picture: Pixmap)], columns: Int = 4, cell: (width: Int, height: Int) = (300, 200)
  ) -> Pixmap {
    let columns = max(1, min(columns, max(1, pictures.count))), margin = 16, lettering = 24
    let rows = (pictures.count + columns - 1) / columns
    let sheet = Pixmap(
      width: margin + columns * (cell.width + margin), height: margin + rows * (cell.height + lettering + margin))
    sheet.paint(background: Color(hex: 0x14161b), text: EngravedText()) { canvas in
      for (index, (name, picture)) in pictures.enumerated() {
        let x = margin + index % columns * (cell.width + margin)
        let y = margin + index / columns * (cell.height + lettering + margin)
        let frame = Rect(x: Double(x), y: Double(y), width: Double(cell.width), height: Double(cell.height))
        draw(canvas, name, picture, frame, lettering: Double(lettering))
      }
    }
    return sheet
  }

  private static func draw(_ canvas: Canvas, _ name: String, _ picture: Pixmap, _ frame: Rect, lettering: Double) {
    canvas.fill(.rect(frame), .color(Color(hex: 0x1e2128)))
    if picture.width > 0, picture.height > 0 {
      let share = min(1, frame.width / Double(picture.width), frame.height / Double(picture.height))
      let width = (Double(picture.width) * share).rounded(), height = (Double(picture.height) * share).rounded()
      let place = Rect(
        x: frame.minX + ((frame.width - width) / 2).rounded(), y: frame.minY + ((frame.height - height) / 2).rounded(),
        width: max(1, width), height: max(1, height))
      canvas.image(Image(copying: picture), in: place)
    }
    canvas.snappedBorder(frame, width: 1, .color(Color(white: 1, alpha: 0.12)))
    let letters = name.count > 44 ? "\u{2026}" + name.suffix(43) : name
    canvas.text(
      String(letters), at: Point(x: frame.minX, y: frame.maxY + lettering - 8), size: 12, .color(Color(hex: 0xc9ced8)))
  }

  /// The same as a web page: names and files relative to where the page stands, all pictures at their own size.
  public static func page(title: String, _ names: [(name: String, file: String)]) -> String {
    var page = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(escaped(title))</title>
      <style>
      body { background: #14161b; color: #c9ced8; font: 14px sans-serif; margin: 24px; }
      main { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-end; }
      figure { margin: 0; }
      img { display: block; border: 1px solid #343842; max-width: 640px; }
      figcaption { margin-top: 6px; }
      </style></head><body><h1>\(escaped(title))</h1><p>\(names.count) pictures</p><main>

      """
    for (name, file) in names {
      page +=
        "<figure><a href=\"\(escaped(file))\"><img src=\"\(escaped(file))\" alt=\"\(escaped(name))\"></a>"
        + "<figcaption>\(escaped(name))</figcaption></figure>\n"
    }
    return page + "</main></body></html>\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
