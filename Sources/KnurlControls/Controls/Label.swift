extension UI {
  /// Shows a line of text.
  public func label(_ text: String) {
    let style = TextStyle(size: theme.textSize)
    let metrics = engine.metrics(style)
    let placement = place(NaturalSize(width: engine.layout(text, style).width, height: metrics.lineHeight + 4))
    let baseline = (placement.frame.height + metrics.capHeight) / 2
    let isMirrored = layoutDirection == .rightToLeft
    paint(placement, isEnabled: disabledDepth == 0) { canvas, bounds in
      Lettering(self).draw(
        canvas, text, style, at: isMirrored ? bounds.width : 0, baseline: baseline, theme.text,
        isMirrored ? .trailing : .leading, within: bounds.width)
    }
    records.nodes.append(
      NodeRecord(role: "label", label: text, text: text, frame: placement.frame, isEnabled: disabledDepth == 0))
  }
}
