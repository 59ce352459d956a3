import KnurlDrawing
import KnurlText

/// The built-in face with a memory of its layouts, as an engine should have one.
final class RememberingText: TextEngine {
  private struct Line: Hashable {
    let text: String
    let style: TextStyle
  }
  private let face = EngravedText()
  private var layouts: [Line: TextLayout] = [:]

  func metrics(_ style: TextStyle) -> TextMetrics { face.metrics(style) }

  func layout(_ text: String, _ style: TextStyle) -> TextLayout {
    let line = Line(text: text, style: style)
    if let known = layouts[line] { return known }
    let layout = face.layout(text, style)
    layouts[line] = layout
    return layout
  }
}
